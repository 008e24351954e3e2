// The build and test runs of packages, with stored results.

import Foundation
import SharedCore

/// Builds packages one after the other, and runs the tests of one while the next is built.
public struct PackageTester: Sendable {
    let house: House
    let console: any Console
    let interruption: Interruption
    let options: TestOptions
    let swift: String

    /// Creates a tester that calls the tool `swift`.
    public init(
        house: House,
        console: any Console,
        interruption: Interruption,
        options: TestOptions = TestOptions(),
        swift: String = "swift"
    ) {
        self.house = house
        self.console = console
        self.interruption = interruption
        self.options = options
        self.swift = swift
    }

    /// Tests the packages, and prints the failures and a table at the end.
    ///
    /// A package that last passed with the same inputs is not tested again, unless the options say so.
    ///
    /// - Returns: Whether every package ran at least one test and nothing failed.
    public func test(_ packages: [PackageFolder]) async throws -> Bool {
        let results = try await forEachBuilt(packages) { package, fingerprint, seconds in
            let outcome = try run.run(package, filter: options.filter, swift: swift)
            let result = PackageResult(
                package: package.name,
                tests: outcome.tests,
                testsOfRow: outcome.testsOfRow,
                trouble: outcome.trouble,
                buildSeconds: seconds,
                seconds: outcome.seconds,
                fingerprint: fingerprint
            )
            if options.filter == nil || result.trouble != TestRun.ranNone {
                TestReport.failures(of: result).forEach(console.say)
            }
            return result
        }
        // A filter picks tests of some packages; the others have none to run.
        let chosen = results.filter {
            options.filter == nil || !$0.tests.isEmpty || $0.trouble != TestRun.ranNone
        }
        TestReport.table(chosen).forEach(console.say)
        return results.count == packages.count && !chosen.isEmpty && chosen.allSatisfy(\.isGood)
    }

    /// Runs all tests of the packages several times, and prints the tests that failed with their failure
    /// counts.
    ///
    /// - Returns: Whether every test passed every time.
    public func repeatTests(_ packages: [PackageFolder]) async throws -> Bool {
        let times = options.times
        let results = try await forEachBuilt(packages) { package, _, seconds in
            var steadiness = TestSteadiness(package: package.name)
            let clock = SystemClock()
            let start = clock.uptime
            for time in 1...max(times, 1) where !interruption.isRequested {
                console.progress("\(package.name): run \(time) of \(times)")
                steadiness.add(
                    try run.run(package, filter: options.filter, isParallel: true, swift: swift)
                )
            }
            steadiness.lines.forEach(console.say)
            return PackageResult(
                package: package.name,
                tests: steadiness.records,
                trouble: steadiness.trouble,
                buildSeconds: seconds,
                seconds: (clock.uptime - start) / .seconds(1)
            )
        }
        // A filter may match no test of a package, which then has nothing to repeat.
        let chosen = results.filter { options.filter == nil || !$0.tests.isEmpty }
        TestReport.table(chosen).forEach(console.say)
        return !chosen.isEmpty && chosen.allSatisfy(\.isGood)
    }

    /// Runs the skipped daily tests, and adds their results to the packages' results.
    ///
    /// - Returns: Whether all of them passed.
    public func testDaily(_ packages: [PackageFolder]) async throws -> Bool {
        var results: [PackageResult] = []
        for package in packages where !interruption.isRequested {
            guard let kept = keptResult(of: package, fingerprint: inputs.fingerprint(of: package)) else {
                console.say("\(package.name) hasn't passed its tests as it is now: `make test` first.")
                return false
            }
            guard let filter = DailyTests.filter(for: kept.tests) else { continue }
            guard let seconds = try build(package).seconds else { return false }
            let outcome = try await onOwnThread {
                try run.run(package, filter: filter, environment: DailyTests.environment, swift: swift)
            }
            var result = PackageResult(
                package: package.name,
                tests: outcome.tests.filter { $0.outcome != .skipped },
                trouble: outcome.trouble,
                buildSeconds: seconds,
                seconds: outcome.seconds
            )
            results.append(result)
            TestReport.failures(of: result).forEach(console.say)
            result = kept.replacing(result.tests)
            try result.save(to: Self.resultFile(of: package, in: house))
        }
        TestReport.table(results).forEach(console.say)
        return results.allSatisfy(\.isGood)
    }

    /// The file of a package's result.
    public static func resultFile(of package: PackageFolder, in house: House) -> URL {
        house.workFolderPath("tests", file: "\(package.name).json")
    }

    /// Builds each package and calls `body` for it while the next one is built.
    ///
    /// - Returns: The results in the order of the packages.
    private func forEachBuilt(
        _ packages: [PackageFolder],
        _ body: @escaping @Sendable (PackageFolder, String, Double) throws -> PackageResult
    ) async throws -> [PackageResult] {
        let inputs = inputs
        let slots = Slots(1)
        var results: [String: PackageResult] = [:]
        try await withThrowingTaskGroup(of: PackageResult.self) { group in
            for package in packages where !interruption.isRequested {
                let fingerprint = inputs.fingerprint(of: package)
                if options.isComplete, !options.testsUnchanged,
                    var kept = keptResult(of: package, fingerprint: fingerprint)
                {
                    kept.isUnchanged = true
                    results[package.name] = kept
                    continue
                }
                if options.isComplete {
                    try? FileManager.default.removeItem(at: Self.resultFile(of: package, in: house))
                }
                let (seconds, trouble) = try await onOwnThread { try build(package) }
                guard let seconds else {
                    let result = PackageResult(package: package.name, tests: [], trouble: trouble)
                    TestReport.failures(of: result).forEach(console.say)
                    results[package.name] = result
                    continue
                }
                group.addTask {
                    await slots.acquire()
                    let result = try await onOwnThread { () throws -> PackageResult in
                        let result = try body(package, fingerprint, seconds)
                        if options.isComplete {
                            try result.save(to: Self.resultFile(of: package, in: house))
                        }
                        return result
                    }
                    await slots.release()
                    return result
                }
            }
            // The core that built is free for tests now.
            await slots.release()
            for try await result in group {
                results[result.package] = result
            }
        }
        return packages.compactMap { results[$0.name] }
    }

    /// Builds the package with its tests; returns the build time, or the reason why it failed.
    private func build(_ package: PackageFolder) throws -> (seconds: Double?, trouble: String?) {
        let clock = SystemClock()
        let start = clock.uptime
        let (end, lines) = try PackageBuilder(house: house, console: console, interruption: interruption)
            .run(package, swift: swift, arguments: ["--build-tests"])
        switch end {
        case .exited(0): return ((clock.uptime - start) / .seconds(1), nil)
        case .interrupted: return (nil, "was interrupted")
        default: return (nil, "did not build (\(end)):\n\(lines.joined(separator: "\n"))")
        }
    }

    /// The stored result, if the package passed with exactly these inputs.
    private func keptResult(of package: PackageFolder, fingerprint: String) -> PackageResult? {
        let kept = PackageResult.saved(at: Self.resultFile(of: package, in: house))
        return kept.flatMap { $0.isGood && $0.fingerprint == fingerprint ? $0 : nil }
    }

    private var run: TestRun { TestRun(house: house, console: console, interruption: interruption) }

    private var inputs: PackageInputs {
        let command = Command([swift, "--version"], in: house.root)
        let version = try? command.output(interruption: interruption).text
        return PackageInputs(house: house, toolchain: version ?? "", environment: options.environment)
    }
}
