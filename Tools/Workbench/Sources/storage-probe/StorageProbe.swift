// A program to be killed: it saves and loads with SharedStorage, one call per run. Tools/Checks/storage.py runs it.

import Foundation
import SharedStorage

/// Settings of a size that several disk blocks hold, so that half a write would show.
struct Content: Codable, Equatable, Sendable {
    var label: String
    var filling: String

    init(_ label: String) {
        self.label = label
        filling = String(repeating: label, count: 20_000 / max(1, label.utf8.count))
    }
}

@main
enum StorageProbe {
    /// Words: `save|settings <folder> <label> [<times>]`, `load|names <folder>`; `wait` before them waits for a line of input.
    ///
    /// Says what came of it in one word or two.
    static func main() async {
        var words = Array(CommandLine.arguments.dropFirst())
        if words.first == "wait" {
            _ = readLine()
            words.removeFirst()
        }
        guard words.count >= 2 else {
            say("usage")
            exit(64)
        }
        let store = FileStore(folder: URL(filePath: words[1]))
        do throws(StorageFailure) {
            let times = words.count > 3 ? Int(words[3]) ?? 1 : 1
            switch (words[0], words.count) {
            case ("save", 3...):
                for _ in 0..<times {
                    try store.save(Content(words[2]), as: "content")
                }
                say("saved")
            case ("settings", 3...):
                let settings = SettingsStore(defaults: Content("none"), store: store, name: "content")
                let content = Content(words[2])
                for time in 1...max(1, times) {
                    // What doesn't change isn't written again.
                    if time > 1 { try await settings.update { $0 = Content("none") } }
                    try await settings.update { $0 = content }
                }
                say("saved")
            case ("names", _):
                say("names \(try store.names().joined(separator: " "))")
            case ("load", _):
                load(try store.load(Content.self, from: "content"))
            default:
                say("usage")
                exit(64)
            }
        } catch {
            say(error.code)
            exit(1)
        }
    }

    private static func load(_ found: StoredValue<Content>) {
        switch found {
        case .absent: say("absent")
        case .value(let content) where content == Content(content.label): say("value \(content.label)")
        case .value: say("mixed")
        case .otherSchema: say("schema")
        case .damaged: say("damaged")
        }
    }

    private static func say(_ word: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((word + "\n").utf8))
    }
}
