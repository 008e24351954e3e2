import Foundation
import Testing
import WorkbenchKit

/// A package is tested again only if a file that its tests depend on has changed.
struct UnchangedPackageTests {
    private let passing = [
        #"{"kind":"test","payload":{"id":"M.a()/T.swift:1:1","kind":"function"}}"#,
        #"{"kind":"event","payload":{"kind":"runStarted","messages":[]}}"#,
        #"{"kind":"event","payload":{"kind":"testEnded","testID":"M.a()/T.swift:1:1","messages":[{"symbol":"pass","text":"x"}]}}"#,
        #"{"kind":"event","payload":{"kind":"runEnded","messages":[]}}"#,
    ]

    /// The app depends on the kit; the other app on nothing.
    private func sandbox(_ root: URL) throws -> TesterSandbox {
        let sandbox = try TesterSandbox(root: root, packages: ["SharedKit": "1", "App": "1", "Other": "1"])
        try root.write(
            #"let package = Package(dependencies: [.package(path: "../SharedKit")])"#,
            to: "Packages/App/Package.swift"
        )
        for name in ["SharedKit", "App", "Other"] { try sandbox.setTests(name, passing, then: "") }
        return sandbox
    }

    private func runs(_ sandbox: TesterSandbox) -> [Int] {
        ["SharedKit", "App", "Other"].map(sandbox.runs)
    }

    @Test func withoutAChangeNothingIsBuiltOrRun() async throws {
        try await withTemporaryFolder { root in
            let sandbox = try sandbox(root)
            #expect(try await sandbox.test())
            #expect(runs(sandbox) == [1, 1, 1])
            try sandbox.setBuild("exit 1")
            #expect(try await sandbox.test())
            #expect(runs(sandbox) == [1, 1, 1])
            #expect(sandbox.console.lines.suffix(4).dropLast().allSatisfy { $0.hasSuffix("unchanged") })
            #expect(sandbox.console.lines.last == "3 passed, 0 failed, 0 skipped")
            try sandbox.setBuild("exit 0")
            #expect(try await sandbox.test(TestOptions(testsUnchanged: true)))
            #expect(runs(sandbox) == [2, 2, 2])
        }
    }

    @Test(arguments: [
        ("Packages/SharedKit/Sources/SharedKit/A.swift", [2, 2, 1]),
        ("Packages/SharedKit/Sources/SharedKit/New.swift", [2, 2, 1]),
        ("Packages/SharedKit/Tests/SharedKitTests/New.swift", [2, 1, 1]),
        ("Packages/App/Sources/App/Resources/a.json", [1, 2, 1]),
        ("Packages/Other/Package.swift", [1, 1, 2]),
        ("README.md", [1, 1, 1]),
    ]) func aChangeIsTestedInAllThatIsBuiltFromIt(path: String, expected: [Int]) async throws {
        try await withTemporaryFolder { root in
            let sandbox = try sandbox(root)
            #expect(try await sandbox.test())
            try root.write("changed", to: path)
            #expect(try await sandbox.test())
            #expect(runs(sandbox) == expected)
        }
    }

    @Test func aFailureIsTestedAgain() async throws {
        try await withTemporaryFolder { root in
            let sandbox = try sandbox(root)
            try sandbox.setTests("App", passing, then: "exit 3")
            #expect(try await !sandbox.test())
            #expect(try await !sandbox.test())
            #expect(runs(sandbox) == [1, 2, 1])
        }
    }

    @Test func otherFlagsAreAnotherInput() async throws {
        try await withTemporaryFolder { root in
            let sandbox = try sandbox(root)
            #expect(try await sandbox.test(TestOptions(environment: ["WARNINGS_AS_ERRORS": "1"])))
            #expect(try await sandbox.test(TestOptions(environment: ["WARNINGS_AS_ERRORS": "0"])))
            #expect(runs(sandbox) == [2, 2, 2])
        }
    }

    @Test func aFilterTestsButKeepsNothing() async throws {
        try await withTemporaryFolder { root in
            let sandbox = try sandbox(root)
            #expect(try await sandbox.test(TestOptions(filter: "a")))
            #expect(sandbox.saved("App") == nil)
            #expect(try await sandbox.test())
            #expect(try await sandbox.test(TestOptions(filter: "a")))
            #expect(runs(sandbox) == [3, 3, 3])
        }
    }

    @Test func aFilterThatMatchesInOnePackageIsEnoughAndInNoneIsNot() async throws {
        try await withTemporaryFolder { root in
            let sandbox = try sandbox(root)
            for name in ["SharedKit", "Other"] { try sandbox.setTests(name, [], then: "exit 69") }
            #expect(try await sandbox.test(TestOptions(filter: "a")))
            #expect(sandbox.console.lines.last == "1 passed, 0 failed, 0 skipped")
            try sandbox.setTests("App", [], then: "exit 69")
            #expect(try await !sandbox.test(TestOptions(filter: "typo")))
        }
    }

    @Test func gitSaysWhichPackagesAChangeAffects() throws {
        try withTemporaryFolder { root in
            let sandbox = try sandbox(root)
            let git = "git -c user.name=a -c user.email=a@b.example"
            let commit = "git init -q && echo .build > .gitignore && git add -A && \(git) commit -qm first"
            let (end, text) = try Command(["sh", "-c", commit], in: root).output(interruption: Interruption())
            #expect(end == .exited(0), "\(text)")
            let changes = ChangedPackages(house: sandbox.house, interruption: Interruption())
            #expect(try changes.since("HEAD").isEmpty)
            try root.write("2", to: "Packages/SharedKit/Tests/SharedKitTests/New file.swift")
            #expect(try changes.since("HEAD").map(\.name) == ["SharedKit"])
            try root.write("2", to: "Packages/SharedKit/Sources/SharedKit/A.swift")
            #expect(try changes.since("HEAD").map(\.name) == ["SharedKit", "App"])
            #expect(throws: HouseError.self) { try changes.since("nowhere") }
        }
    }
}
