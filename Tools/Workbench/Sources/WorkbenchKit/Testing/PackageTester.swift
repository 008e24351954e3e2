// Builds and tests packages one after the other, and keeps what became of each test.

import Foundation
import SharedCore

/// Runs `swift test` in each package and believes the test runner's event stream only.
public struct PackageTester: Sendable {
    let house: House
    let console: any Console
    let interruption: Interruption
    let filter: String?
    let swift: String

    /// Makes a tester; `filter` is passed on to `swift test`, and `swift` is the tool that is called.
    public init(
        house: House,
        console: any Console,
        interruption: Interruption,
        filter: String? = nil,
        swift: String = "swift"
    ) {
        self.house = house
        self.console = console
        self.interruption = interruption
        self.filter = filter
        self.swift = swift
    }

    /// Tests the packages, says what failed and a table at the end.
    ///
    /// - Returns: whether every package ran at least one test and nothing was wrong.
    public func test(_ packages: [PackageFolder]) throws -> Bool {
        var results: [PackageResult] = []
        for package in packages where !interruption.isRequested {
            let result = try test(package)
            results.append(result)
            TestReport.failures(of: result).forEach(console.say)
        }
        TestReport.table(results).forEach(console.say)
        return results.count == packages.count && !results.isEmpty && results.allSatisfy(\.isGood)
    }

    /// Where the result of a package is kept.
    public static func resultFile(of package: PackageFolder, in house: House) -> URL {
        house.workFolderPath("tests", file: "\(package.name).json")
    }

    /// Builds and tests one package.
    public func test(_ package: PackageFolder) throws -> PackageResult {
        _ = try house.workFolder("tests")
        let events = house.workFolderPath("tests", file: "\(package.name).events.jsonl")
        let rows = house.workFolderPath("tests", file: "\(package.name).rows.txt")
        let log = house.workFolderPath("tests", file: "\(package.name).log")
        let resultFile = Self.resultFile(of: package, in: house)
        // A filtered run says nothing about the package, so it neither replaces nor adds a result.
        for file in [events, rows] + (filter == nil ? [resultFile] : []) {
            try? FileManager.default.removeItem(at: file)
        }
        let command = Command(
            [swift, "test", "--scratch-path", house.buildFolder.path]
                + ["--event-stream-version", "0", "--event-stream-output-path", events.path]
                + (filter.map { ["--filter", $0] } ?? []),
            in: house.url(package.path),
            environment: [
                "REQUIREMENT_ROWS_FILE": rows.path,
                "WORKBENCH_BUILD": house.buildFolder.path,
                // What newer test runners do on their own. All tests at once would progress in lockstep, so that on two
                // cores one that waits for a few turns waits for the work of hundreds.
                "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH":
                    "\(2 * ProcessInfo.processInfo.activeProcessorCount)",
            ]
        )
        house.forgetBuildPlans()
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
        let result = PackageResult(
            package: package.name,
            tests: reader.records,
            testsOfRow: RowFile.testsOfRow(at: rows),
            trouble: Self.trouble(end: end, reader: reader, lines: lines, log: log),
            seconds: seconds
        )
        if filter == nil {
            try result.save(to: resultFile)
        }
        return result
    }

    static func trouble(end: Command.End, reader: TestEventReader, lines: [String], log: URL) -> String? {
        let hasFailures = reader.records.contains { $0.outcome == .failed }
        switch end {
        case .interrupted: return "was interrupted"
        case .hung: return "printed nothing for so long that it was ended; log: \(log.path)"
        case .exited(0) where reader.unreadableLines > 0: return "left an event stream that can't be read"
        case .exited(0) where !reader.runEnded: return "did not run its tests to the end; log: \(log.path)"
        case .exited(0): return reader.records.contains { $0.outcome != .skipped } ? nil : "ran no test"
        case .exited, .signalled:
            if !reader.runStarted {
                let said = lines.filter { !$0.isBuildProgress }.joined(separator: "\n")
                return "did not build, or crashed before its first test (\(end)):\n\(said)"
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
