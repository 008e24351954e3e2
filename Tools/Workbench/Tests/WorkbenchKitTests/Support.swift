import Foundation
import SharedCore
import WorkbenchKit

/// Runs `body` with a fresh folder that is removed afterwards.
func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "workbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

/// The same for asynchronous work.
func withTemporaryFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "workbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

extension URL {
    /// Writes a text file at a path below this folder, and creates its parent folders.
    func write(_ text: String, to path: String) throws {
        let file = appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    func text(at path: String) throws -> String {
        try String(contentsOf: appending(path: path), encoding: .utf8)
    }
}

/// A console that records its output.
final class RecordingConsole: Console {
    private let said = Locked<[String]>([])
    private let listener: AsyncStream<String>.Continuation
    /// The output, as it arrives.
    let stream: AsyncStream<String>

    init() {
        (stream, listener) = AsyncStream.makeStream()
    }

    var lines: [String] { said.withLock { $0 } }

    func say(_ line: String) {
        said.withLock { $0.append(line) }
        listener.yield(line)
    }

    func progress(_ text: String) {}
}
