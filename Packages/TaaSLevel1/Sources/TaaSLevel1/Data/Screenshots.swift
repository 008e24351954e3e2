// The screenshot that is being shared, as a file for the platform's share sheet.

import Foundation
import SharedNavigation
import SharedStorage

/// Keeps the newest screenshot on disk while it is being shared.
@MainActor
public final class Screenshots: AppService {
    public let tasks: ScreenTasks? = ScreenTasks()
    /// The complete dependencies, so that their folder exists until the last file is written or deleted.
    private let dependencies: TaaSLevel1Dependencies

    init(_ dependencies: TaaSLevel1Dependencies) {
        self.dependencies = dependencies
    }

    /// The URL of a share item's file; nil if the item isn't one of these files.
    public func file(of item: ShareItem) -> URL? {
        guard case .file(let name) = item, let url = try? dependencies.files.url(of: name) else { return nil }
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    func has(_ items: [ShareItem]) -> Bool {
        items.allSatisfy { file(of: $0) != nil }
    }

    /// Writes a screenshot and passes on the item to share; nil if it couldn't be written.
    func keep(_ file: HostFile, then: @escaping (ShareItem?) -> Void) {
        let name = "screenshot." + Self.kind(of: file.name)
        let dependencies = dependencies
        tasks?.run("file", .latestWins) {
            try dependencies.files.saveFile(Data(file.bytes), as: name)
        } receive: { answer in
            if case .success = answer { then(.file(name: name)) } else { then(nil) }
        }
    }

    /// Deletes shared files.
    func discard(_ items: [ShareItem]) {
        let dependencies = dependencies
        let names = items.compactMap { if case .file(let name) = $0 { name } else { nil } }
        tasks?.run("file", .uncancellable) {
            // The next screenshot overwrites a file that can't be deleted.
            for name in names { try? dependencies.files.delete(name) }
        } receive: { _ in
        }
    }

    /// The extension of a name from outside, if it is one.
    private static func kind(of name: String) -> String {
        let last = name.split(separator: ".").last.map(String.init) ?? ""
        let isPlain = last.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
        return isPlain && (1...5).contains(last.utf8.count) ? last : "png"
    }
}
