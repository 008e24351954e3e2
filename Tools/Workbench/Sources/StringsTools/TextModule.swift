// The texts of a module in all languages.

import Foundation
import SharedLocalization

/// A module's tables and sources.
///
/// The folder is `Sources/<Module>`, with tables in `Resources/<language>.lproj`.
public struct TextModule: Sendable {
    public let name: String
    /// The path of the module's folder from the root of the repository.
    public let path: String
    public let files: [TableFile]
    public let developmentLanguage: LanguageTag
    private let root: URL

    /// Finds the modules of a package, with or without tables, by name.
    ///
    /// - Parameters:
    ///   - root: the root of the repository.
    ///   - package: the path of the package from there.
    public static func all(root: URL, package: String, developmentLanguage: LanguageTag = "en")
        -> [TextModule]
    {
        let sources = "\(package)/Sources"
        return contents(of: root.appendingPathComponent(sources)).map { name in
            TextModule(root: root, path: "\(sources)/\(name)", developmentLanguage: developmentLanguage)
        }
    }

    /// Reads a module's tables.
    public init(root: URL, path: String, developmentLanguage: LanguageTag = "en") {
        self.root = root
        self.path = path
        self.developmentLanguage = developmentLanguage
        name = path.split(separator: "/").last.map(String.init) ?? path
        let resources = "\(path)/Resources"
        files = Self.contents(of: root.appendingPathComponent(resources)).flatMap { folder -> [TableFile] in
            guard folder.hasSuffix(".lproj") else {
                return []
            }
            let language =
                folder == "Base.lproj" ? developmentLanguage : LanguageTag(String(folder.dropLast(6)))
            return Self.contents(of: root.appendingPathComponent("\(resources)/\(folder)")).compactMap {
                name in
                guard name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") else {
                    return nil
                }
                let file = "\(resources)/\(folder)/\(name)"
                return TableFile(root.appendingPathComponent(file), path: file, language: language)
            }
        }
    }

    /// Whether the module has any table.
    public var hasTables: Bool { !files.isEmpty }

    /// The names of the tables.
    public var tables: [String] { Set(files.map(\.table)).sorted() }

    /// The languages with a folder, the development language first.
    public var languages: [LanguageTag] {
        let others = Set(files.map(\.language)).subtracting([developmentLanguage])
        return [developmentLanguage] + others.sorted { $0.identifier < $1.identifier }
    }

    /// The entries of a table in exactly one language; plurals win, and the last of a repeated key.
    public func entries(_ table: String, in language: LanguageTag) -> [String: (
        entry: TableFile.Entry, path: String
    )] {
        var found: [String: (entry: TableFile.Entry, path: String)] = [:]
        for file in files where file.table == table && file.language == language {
            for entry in file.entries {
                let comment = entry.comment ?? found[entry.key]?.entry.comment
                found[entry.key] = (entry, file.path)
                found[entry.key]?.entry.comment = comment
            }
        }
        return found
    }

    /// The module's Swift files, except those that `make strings` writes.
    public func sources() -> [SwiftSource] {
        let folder = root.appendingPathComponent(path)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }.sorted().compactMap {
            name in
            let file = folder.appendingPathComponent(name)
            return (try? String(contentsOf: file, encoding: .utf8)).map {
                SwiftSource(path: "\(path)/\(name)", text: $0)
            }
        }
    }

    private static func contents(of folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
