// One run of a package's built tests.

import Foundation
import SharedCore

/// Runs a package's test bundle and trusts only the test runner's event stream.
struct TestRun: Sendable {
    let house: House
    let console: any Console
    let interruption: Interruption

    /// The result of the run.
    struct Outcome: Sendable {
        var tests: [TestRecord]
        var testsOfRow: [String: [String]]
        var trouble: String?
        var seconds: Double
    }

    /// The trouble of a run in which no test ran.
    static let ranNone = "ran no test"

    /// Runs the tests of `package`, which are built.
    ///
    /// - Parameters:
    ///   - filter: A regular expression for the tests to run.
    ///   - isParallel: Whether the tests run in parallel. In sequence they take as long, because packages run
    ///     in parallel, and the time of each is its own; in parallel they show more races.
    ///   - environment: Variables for the tests.
    func run(
        _ package: PackageFolder,
        filter: String?,
        isParallel: Bool = false,
        environment: [String: String] = [:],
        swift: String
    ) throws -> Outcome {
        _ = try house.workFolder("tests")
        let events = house.workFolderPath("tests", file: "\(package.name).events.jsonl")
        let rows = house.workFolderPath("tests", file: "\(package.name).rows.txt")
        let log = house.workFolderPath("tests", file: "\(package.name).log")
        for file in [events, rows] {
            try? FileManager.default.removeItem(at: file)
        }
        let command = Command(
            words(of: package, swift: swift)
                + ["--event-stream-version", "0", "--event-stream-output-path", events.path]
                + (filter.map { ["--filter", $0] } ?? []) + (isParallel ? [] : ["--no-parallel"]),
            in: house.url(package.path),
            environment: [
                "REQUIREMENT_ROWS_FILE": rows.path,
                "WORKBENCH_BUILD": house.buildFolder.path,
                // As in newer test runners. All tests at once would progress in lockstep, so that on two
                // cores a test that waits for a few turns would wait for the work of hundreds.
                "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH":
                    "\(2 * ProcessInfo.processInfo.activeProcessorCount)",
            ].merging(environment) { $1 }
        )
        let clock = SystemClock()
        let start = clock.uptime
        let (end, lines) = try command.run(
            logging: log,
            as: package.name,
            console: console,
            interruption: interruption
        )
        let seconds = (clock.uptime - start) / .seconds(1)
        var reader = TestEventReader()
        try Self.feed(events, to: &reader)
        return Outcome(
            tests: reader.records,
            testsOfRow: RowFile.testsOfRow(at: rows),
            trouble: Self.trouble(end: end, reader: reader, lines: lines, log: log),
            seconds: seconds
        )
    }

    /// The command that runs the package's tests.
    ///
    /// On Linux the bundle is a program. It is run directly, because `swift test` would wait for the build of
    /// the next package in the shared build directory.
    private func words(of package: PackageFolder, swift: String) -> [String] {
        #if os(macOS)
            [swift, "test", "--skip-build", "--scratch-path", house.buildFolder.path]
        #else
            [
                house.executable("\(package.name)PackageTests.xctest").path, "--testing-library",
                "swift-testing",
            ]
        #endif
    }

    private static func trouble(
        end: Command.End,
        reader: TestEventReader,
        lines: [String],
        log: URL
    ) -> String? {
        let hasFailures = reader.records.contains { $0.outcome == .failed }
        switch end {
        case .interrupted: return "was interrupted"
        case .hung: return "printed nothing for so long that it was ended; log: \(log.path)"
        // The runner exits with 69 when no test matches the filter.
        case .exited(69): return ranNone
        case .exited(0) where reader.unreadableLines > 0: return "left an event stream that can't be read"
        case .exited(0) where !reader.runEnded: return "did not run its tests to the end; log: \(log.path)"
        case .exited(0): return reader.records.contains { $0.outcome != .skipped } ? nil : ranNone
        case .exited, .signalled:
            if !reader.runStarted {
                return "crashed before its first test (\(end)):\n\(lines.joined(separator: "\n"))"
            }
            if !reader.runEnded {
                let fatal = lines.drop { !$0.contains("Fatal error") && !$0.contains("crashed") }.prefix(12)
                return "crashed (\(end)):\n\(fatal.joined(separator: "\n"))\nlog: \(log.path)"
            }
            return hasFailures ? nil : "ended with \(end) although no test failed; log: \(log.path)"
        }
    }

    private static func feed(_ file: URL, to reader: inout TestEventReader) throws {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return }
        defer { try? handle.close() }
        var splitter = LineSplitter()
        while let data = try handle.read(upToCount: 1 << 20), !data.isEmpty {
            for line in splitter.lines(adding: data) {
                reader.read(line)
            }
        }
        if let rest = splitter.remainder() {
            reader.read(rest)
        }
    }
}
