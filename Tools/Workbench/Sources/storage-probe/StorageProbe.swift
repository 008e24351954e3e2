// A program for storage.py to kill: it saves and loads with SharedStorage, one call per run.
// Tools/Checks/storage.py runs it.

import Foundation
import SharedStorage

/// Settings that span several disk blocks, so that a partial write would show.
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
    /// Runs one of the commands.
    ///
    /// The commands are `save <folder> <label> [<times> [<schema>]]`, `settings <folder> <label> [<times>]`
    /// and `load|names|delete <folder>`.
    ///
    /// Before them `start` waits for a line of input at once, and `prepared` once the stores are made; each
    /// prints `waiting` first. Prints the result in one word or two.
    static func main() async {
        var words = Array(CommandLine.arguments.dropFirst())
        let pause = ["start", "prepared"].contains(words.first) ? words.removeFirst() : nil
        guard words.count >= 2 else {
            say("usage")
            exit(64)
        }
        do throws(StorageError) {
            try await run(words, pause: pause)
        } catch {
            say(error.code)
            exit(1)
        }
    }

    /// Waits and works on one thread, with no new thread beside it, because the check counts its calls.
    @concurrent
    private static func run(_ words: [String], pause: String?) async throws(StorageError) {
        wait(if: pause == "start")
        let store = FileStore(folder: URL(filePath: words[1]))
        let settings =
            words[0] == "settings"
            ? SettingsStore(defaults: Content("none"), store: store, name: "content") : nil
        wait(if: pause == "prepared")
        let times = words.count > 3 ? Int(words[3]) ?? 1 : 1
        switch (words[0], words.count) {
        case ("save", 3...):
            for _ in 0..<times {
                try store.save(
                    Content(words[2]),
                    as: "content",
                    schema: words.count > 4 ? Int(words[4]) ?? 1 : 1
                )
            }
            say("saved")
        case ("settings", 3...):
            let content = Content(words[2])
            for time in 1...max(1, times) {
                // An unchanged value isn't written again.
                if time > 1 { try await settings?.update { $0 = Content("none") } }
                try await settings?.update { $0 = content }
            }
            say("saved")
        case ("names", _): say("names \(try store.names().joined(separator: " "))")
        case ("delete", _):
            try store.delete("content")
            say("deleted")
        case ("load", _): tell(try store.load(Content.self, from: "content"))
        default:
            say("usage")
            exit(64)
        }
    }

    private static func tell(_ found: StoredValue<Content>) {
        switch found {
        case .absent: say("absent")
        case .value(let content) where content == Content(content.label): say("value \(content.label)")
        case .value: say("mixed")
        case .otherSchema: say("schema")
        case .damaged: say("damaged")
        }
    }

    private static func wait(if isWanted: Bool) {
        if isWanted {
            say("waiting")
            _ = readLine()
        }
    }

    private static func say(_ word: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((word + "\n").utf8))
    }
}
