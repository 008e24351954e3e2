// Fixtures of the storage tests.

import Foundation

/// A folder of its own on the real disk, removed with the value.
final class ScratchFolder: Sendable {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("storage-" + UUID().uuidString, isDirectory: true)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func file(_ name: String) -> URL {
        url.appendingPathComponent(name)
    }

    /// The names of all files in the folder, hidden ones too.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}
