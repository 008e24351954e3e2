import Foundation
import SharedTesting
import Testing
import WorkbenchKit

struct CommandTests {
    private let folder = FileManager.default.temporaryDirectory

    @Test(arguments: [
        ("exit 0", Command.End.exited(0)), ("exit 7", .exited(7)), ("kill -9 $$", .signalled(9)),
    ])
    func endIsTold(script: String, end: Command.End) throws {
        let (told, text) = try Command(["sh", "-c", "echo said; echo so >&2; \(script)"], in: folder)
            .output(interruption: Interruption())
        #expect(told == end)
        #expect(text == "said\nso\n")
    }

    @Test
    func silenceEndsIt() throws {
        let end = try Command(["sleep", "1000"], in: folder, silenceLimit: 0.1, grace: 0.1).run(
            interruption: Interruption()
        ) { _ in }
        #expect(end == .hung)
    }

    @Test
    func interruptionEndsItAndItsChildren() throws {
        let interruption = Interruption()
        let command = Command(["sh", "-c", "echo ready; sleep 1000 & wait"], in: folder, grace: 0.1)
        let end = try command.run(interruption: interruption) { _ in interruption.request() }
        #expect(end == .interrupted)
    }

    @Test
    func linesAreCutWhereverTheBytesAre() {
        let bytes = Array("één\n\nzwei\nrest".utf8)
        for cut in bytes.indices {
            var splitter = LineSplitter()
            var lines = splitter.lines(adding: Data(bytes[..<cut]))
            lines += splitter.lines(adding: Data(bytes[cut...]))
            #expect(lines == ["één", "", "zwei"])
            #expect(splitter.remainder() == "rest")
        }
    }

    @Test
    func wordsAreRead() throws {
        let words = try CommandWords(
            ["test", "--filter", "", "--build", "/b", "--check", "Kit"],
            switches: ["--check"]
        )
        #expect(words.names == ["Kit"])
        #expect(words["--filter"] == nil)
        #expect(words["--build"] == "/b")
        #expect(words["--check"] != nil)
        #expect(throws: UsageError.self) { try CommandWords([], switches: []) }
        #expect(throws: UsageError.self) { try CommandWords(["run", "--port"], switches: []) }
    }
}
