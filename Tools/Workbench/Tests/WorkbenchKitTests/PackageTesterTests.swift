import Foundation
import SharedTesting
import Testing
import WorkbenchKit

/// The tester with a stand-in for the Swift tool, which writes an event stream and exits as told.
struct PackageTesterTests {
    private static let ran = #"{"kind":"test","payload":{"id":"M.a()/T.swift:1:1","kind":"function"}}"#
    private static let started = #"{"kind":"event","payload":{"kind":"runStarted","messages":[]}}"#
    private static let ended = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]}}"#

    private static func test(_ symbol: String) -> String {
        #"{"kind":"event","payload":{"kind":"testEnded","testID":"M.a()/T.swift:1:1","messages":[{"symbol":"\#(symbol)","text":"x"}]}}"#
    }

    private func run(
        _ events: [String],
        then script: String,
        build: String = "exit 0"
    ) async throws -> (isGood: Bool, said: [String]) {
        try await withTemporaryFolder { root in
            let sandbox = try TesterSandbox(root: root, packages: ["App": "let a = 1"])
            try sandbox.setBuild(build)
            try sandbox.setTests("App", events, then: script)
            let isGood = try await sandbox.test()
            #expect(sandbox.saved("App").map(\.isGood) ?? false == isGood)
            if sandbox.runs("App") > 0 {
                #expect(sandbox.saved("App")?.testsOfRow == ["A-1": ["M.a()/T.swift:1:1"]])
            }
            return (isGood, sandbox.console.lines)
        }
    }

    @Test(.proves("MONO-02"))
    func passesWhenATestPassed() async throws {
        let (isGood, said) = try await run(
            [Self.ran, Self.started, Self.test("pass"), Self.ended],
            then: "exit 0"
        )
        #expect(isGood)
        #expect(said.last == "1 passed, 0 failed, 0 skipped")
    }

    @Test(.proves("MONO-02"))
    func noTestIsAFailureThoughTheToolIsContent() async throws {
        let (isGood, said) = try await run(
            [Self.started, Self.ended],
            then: "echo No matching test cases; exit 0"
        )
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
            ([ran, started, test("pass"), "garbage", ended], "exit 0", "can't be read"),
            ([ran, started, test("skip"), ended], "exit 0", "ran no test"),
        ]
    )
    func whatIsWrongIsSaid(events: [String], script: String, words: String) async throws {
        let (isGood, said) = try await run(events, then: script)
        #expect(!isGood)
        #expect(said.joined(separator: "\n").contains(words))
        #expect(!said.joined().contains("Compiling"))
    }

    @Test(.proves("MONO-02"))
    func aPackageThatDoesNotBuildFailsWithTheCompilersWords() async throws {
        let build = "echo '[1/2] Compiling'; echo 'A.swift:1:1: error: no'; exit 1"
        let (isGood, said) = try await run(
            [Self.ran, Self.started, Self.test("pass"), Self.ended],
            then: "",
            build: build
        )
        #expect(!isGood)
        #expect(said.joined(separator: "\n").contains("A.swift:1:1: error: no"))
        #expect(!said.joined().contains("Compiling"))
        #expect(said.last == "0 passed, 1 failed, 0 skipped")
    }

    @Test
    func aTestThatFailsNowAndThenIsCounted() async throws {
        try await withTemporaryFolder { root in
            let sandbox = try TesterSandbox(root: root, packages: ["App": ""])
            try sandbox.setTests(
                "App",
                [Self.ran, Self.started, Self.test("pass"), Self.ended],
                then: """
                    n=$(cat runs 2>/dev/null || echo 0); echo $((n + 1)) > runs
                    [ "$n" = 1 ] && sed -i.bak 's/"pass"/"fail"/' "$out"
                    [ "$n" != 1 ]
                    """
            )
            #expect(try await !sandbox.tester(TestOptions(times: 3)).repeatTests(sandbox.house.packages()))
            #expect(sandbox.console.lines.contains("✘ M.a() failed in 1 of 3 runs"))
            #expect(sandbox.console.lines.last == "0 passed, 1 failed, 0 skipped")
            #expect(sandbox.saved("App") == nil, "such a run isn't the package's result")
        }
    }

    @Test
    func testsLeftToTheDailyRunAreAddedByIt() async throws {
        try await withTemporaryFolder { root in
            let other = Self.ran.replacing("M.a()", with: "M.slow()")
            let skipped = Self.test("skip").replacing("M.a()", with: "M.slow()")
                .replacing("\"x\"", with: "\"Test slow() skipped: Runs once a day: 5,000 requests\"")
            let passed = Self.test("pass").replacing("M.a()", with: "M.slow()")
            let sandbox = try TesterSandbox(root: root, packages: ["App": ""])
            try sandbox.setTests(
                "App",
                [Self.ran, other, Self.started, Self.test("pass"), skipped, Self.ended],
                then: ""
            )
            #expect(try await !sandbox.tester().testDaily(sandbox.house.packages()), "first the others")
            #expect(try await sandbox.test())
            #expect(sandbox.saved("App")?.count(.skipped) == 1)
            #expect(!sandbox.console.lines.contains { $0.hasPrefix("–") }, "it isn't skipped for good")
            try sandbox.setTests(
                "App",
                [other, Self.started, passed, Self.ended],
                then: "[ \"$DAILY_TESTS\" = 1 ] && [ \"$filter\" = '^(M\\.slow\\(\\))' ]"
            )
            #expect(try await sandbox.tester().testDaily(sandbox.house.packages()))
            #expect(sandbox.saved("App")?.count(.passed) == 2)
        }
    }

    @Test
    func theReasonOfDailyTestsIsTheTraitsOwn() throws {
        let reason = try #require(ConditionTrait.daily("x").comments.first)
        #expect(reason.rawValue.hasPrefix("Runs once a day: "))
    }
}
