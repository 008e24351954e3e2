// `workbench test` and its relatives.

import Foundation
import WorkbenchKit

extension Session {
    /// A tester with the command line's options.
    func tester(_ words: CommandWords) throws -> PackageTester {
        let times = words["--times"].map { Int($0) } ?? 1
        guard let times, (1...10_000).contains(times) else {
            throw UsageError(problem: "TIMES is a number from 1 to 10,000.")
        }
        // Other environment variables that a build or a test may read.
        let names = ["WARNINGS_AS_ERRORS", "GOLDENS"]
        let options = TestOptions(
            filter: words["--filter"],
            testsUnchanged: words["--all"] != nil,
            times: times,
            environment: ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
        )
        return PackageTester(house: house, console: console, interruption: interruption, options: options)
    }

    /// Tests the packages that differ from `--base`, and those built from them.
    func testChanged(_ words: CommandWords) async throws -> Bool {
        let base = words["--base"] ?? "HEAD"
        let packages = try ChangedPackages(house: house, interruption: interruption).since(base)
        guard !packages.isEmpty else {
            console.say("no package differs from \(base), so nothing was tested")
            return true
        }
        return try await tester(words).test(packages)
    }
}
