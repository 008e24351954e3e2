// Files that show the form in which values are kept on users' devices.

import Foundation
import SharedNavigation

/// The form in which a saved value was once written, kept beside the test that reads it.
///
///     #expect(GoldenFile("SavedNavigation.json").problems(with: saved) == [])
///
/// A change of the form is a change of the files on users' devices: raise the schema and migrate. If that is
/// intended, `GOLDENS=new swift test --filter <the test>` writes the new form; read the difference before you
/// commit it.
public struct GoldenFile: Sendable {
    /// The file's URL.
    public let url: URL

    /// Names a file in the folder `Goldens` beside the source file of the test.
    public init(_ name: String, beside source: String = #filePath) {
        url = URL(filePath: source).deletingLastPathComponent().appending(path: "Goldens/\(name)")
    }

    /// The errors, one sentence each: the value is written in another form, or the file isn't read as the
    /// value.
    public func problems<Value: Codable & Equatable>(with value: Value) -> [String] {
        do {
            let found = problems(withBytes: try Self.bytes(of: value))
            return found.isEmpty ? try problemsReading(value) : found
        } catch {
            return ["\(name) and the value don't fit: \(error)"]
        }
    }

    /// The same for the user's actions on the screens of an app, as hosts send them: each list under its
    /// type's name.
    ///
    ///     let file = GoldenFile("Actions.json")
    ///     #expect(file.problems(withActions: [ListAction.tapped], [PageAction.closed]) == [])
    public func problems<each Action: Codable & Equatable>(withActions lists: repeat [each Action])
        -> [String]
    {
        do {
            var all: [String: WrittenList] = [:]
            var found: [String] = []
            for list in repeat each lists {
                all[Self.element(of: list)] = WrittenList(write: list.encode)
                found += try problemsReading(list)
            }
            return problems(withBytes: try Self.bytes(of: all)) + found
        } catch {
            return ["\(name) and the actions don't fit: \(error)"]
        }
    }

    /// The same for a file that is kept byte for byte.
    public func problems(withBytes bytes: Data) -> [String] {
        if ProcessInfo.processInfo.environment["GOLDENS"] == "new" {
            do {
                let folder = url.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try bytes.write(to: url)
            } catch {
                return ["\(name) can't be written: \(error)"]
            }
        }
        guard let kept = try? Data(contentsOf: url) else { return ["\(name) is missing; \(renewal)"] }
        guard kept != bytes else { return [] }
        let (old, new) = (lines(kept), lines(bytes))
        let first = zip(old, new).prefix { $0 == $1 }.count
        func line(_ lines: [Substring]) -> String { first < lines.count ? "“\(lines[first])”" : "nothing" }
        return ["line \(first + 1) of \(name) is \(line(old)), now it would be \(line(new)); \(renewal)"]
    }

    /// The errors, one sentence each, of an app that starts with the navigation in the file.
    ///
    /// All of it must be on screen at once, and still when the app is at rest.
    ///
    ///     #expect(await GoldenFile("SavedNavigation.json").problems { MyApp.start(restoring: $0) } == [])
    ///
    /// - Parameter start: Starts the app as after a relaunch, with the content that the file names.
    @MainActor
    public func problems<App: Coordinator>(
        restoring start: (SavedNavigation<App.Route, App.Screen.Draft>) throws -> App
    ) async -> [String] {
        do {
            let kept = try JSONDecoder().decode(
                SavedNavigation<App.Route, App.Screen.Draft>.self,
                from: Data(contentsOf: url)
            )
            let app = try start(kept)
            var found: [String] = []
            for moment in ["at once", "at rest"] {
                let now = app.navigator.saved()
                if now != kept { found.append("\(name) isn't what is there \(moment): \(now)") }
                found += NavigationInvariants.problems(of: app.navigator)
                await app.navigator.settled()
            }
            return found
        } catch {
            return ["\(name) can't be restored: \(error)"]
        }
    }

    /// A list of any type.
    private struct WrittenList: Encodable {
        let write: (any Encoder) throws -> Void

        func encode(to encoder: any Encoder) throws { try write(encoder) }
    }

    private static func element<Element>(of list: [Element]) -> String { String(describing: Element.self) }

    private static func bytes(of value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(value) + Data("\n".utf8)
    }

    /// The errors in reading the file as the value.
    private func problemsReading<Value: Codable & Equatable>(_ value: Value) throws -> [String] {
        let read = try JSONDecoder().decode(Value.self, from: Self.bytes(of: value))
        return read == value ? [] : ["\(name) is read as something else: \(read)"]
    }

    private var name: String { url.lastPathComponent }

    private var renewal: String {
        "if that is intended, raise the schema and keep the new form with: GOLDENS=new swift test --filter …"
    }

    private func lines(_ bytes: Data) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
