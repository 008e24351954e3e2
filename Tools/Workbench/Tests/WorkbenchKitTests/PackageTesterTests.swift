import Foundation
import SharedTesting
import Testing
import WorkbenchKit

/// The tester with a stand-in for the Swift tool, which writes an event stream and ends as it is told.
struct PackageTesterTests {
    private static let ran = #"{"kind":"test","payload":{"id":"M.a()/T.swift:1:1","kind":"function"}}"#
    private static let started = #"{"kind":"event","payload":{"kind":"runStarted","messages":[]}}"#
    private static let ended = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]}}"#

    private static func test(_ symbol: String) -> String {
        #"{"kind":"event","payload":{"kind":"testEnded","testID":"M.a()/T.swift:1:1","messages":[{"symbol":"\#(symbol)","text":"x"}]}}"#
    }

    private func run(_ events: [String], then script: String) throws -> (isGood: Bool, said: [String]) {
        try withTemporaryFolder { root in
            try root.write("", to: "Packages/App/Package.swift")
            let fake = """
                #!/bin/sh
                while [ $# -gt 1 ]; do
                  [ "$1" = --event-stream-output-path ] && out="$2"
                  shift
                done
                printf 'A-1\\tM.a()/T.swift:1:1\\n' > "$REQUIREMENT_ROWS_FILE"
                cat > "$out" <<'EVENTS'
                \(events.joined(separator: "\n"))
                EVENTS
                \(script)
                """
            try root.write(fake, to: "swift")
            chmod(root.appending(path: "swift").path, 0o755)
            let house = House(root: root)
            let console = RecordingConsole()
            let tester = PackageTester(
                house: house,
                console: console,
                interruption: Interruption(),
                swift: root.appending(path: "swift").path
            )
            let isGood = try tester.test(house.packages())
            let saved = PackageResult.saved(at: PackageTester.resultFile(of: house.packages()[0], in: house))
            #expect(saved?.testsOfRow == ["A-1": ["M.a()/T.swift:1:1"]])
            #expect(saved?.isGood == isGood)
            return (isGood, console.lines)
        }
    }

    @Test(.proves("MONO-02"))
    func passesWhenATestPassed() throws {
        let (isGood, said) = try run([Self.ran, Self.started, Self.test("pass"), Self.ended], then: "exit 0")
        #expect(isGood)
        #expect(said.last == "1 passed, 0 failed, 0 skipped")
    }

    @Test(.proves("MONO-02"))
    func noTestIsAFailureThoughTheToolIsContent() throws {
        let (isGood, said) = try run([Self.started, Self.ended], then: "echo No matching test cases; exit 0")
        #expect(!isGood)
        #expect(said.contains("✘ App ran no test"))
        #expect(said.last == "0 passed, 1 failed, 0 skipped")
    }

    @Test(
        .proves("MONO-02"),
        arguments: [
            ([ran, started, test("fail"), ended], "exit 1", "✘ M.a()"),
            ([ran, started, test("fail"), ended], "exit 0", "✘ M.a()"),
            ([ran, started], "echo Fatal error: boom; exit 1", "Fatal error: boom"),
            ([ran, started, test("pass")], "exit 0", "did not run its tests to the end"),
            ([ran, started, test("pass"), ended], "exit 3", "although no test failed"),
            ([], "echo '[1/2] Compiling'; echo 'A.swift:1:1: error: no'; exit 1", "A.swift:1:1: error: no"),
            ([ran, started, test("pass"), "garbage", ended], "exit 0", "can't be read"),
            ([ran, started, test("skip"), ended], "exit 0", "ran no test"),
        ]
    )
    func whatIsWrongIsSaid(events: [String], script: String, words: String) throws {
        let (isGood, said) = try run(events, then: script)
        #expect(!isGood)
        #expect(said.joined(separator: "\n").contains(words))
        #expect(!said.joined().contains("Compiling"))
    }
}
