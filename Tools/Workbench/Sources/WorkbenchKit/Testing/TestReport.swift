// The report after the tests: failures, skipped tests, and the table.

import Foundation

/// The texts of the packages' results.
public enum TestReport {
    /// The failures of a package; empty when all is well.
    public static func failures(of result: PackageResult) -> [String] {
        var lines = result.tests.filter { $0.outcome == .failed }.flatMap { test in
            ["✘ \(test.shortName)"] + test.remarks.map { "    \($0)" }
        }
        if let trouble = result.trouble {
            lines.append("✘ \(result.package) \(trouble)")
        }
        return lines
    }

    /// The time in seconds above which a test is listed as slow.
    private static let slowTest = 2.0

    /// The skipped tests with reasons, a table of the packages, slow tests, failures, and the totals.
    ///
    /// Failures are repeated here, because minutes and pages of output may follow their first mention.
    public static func table(_ results: [PackageResult]) -> [String] {
        var table = TextTable("Package", "passed", "failed", "skipped", "daily", "built", "tested")
        for result in results {
            table.add(
                result.package,
                "\(result.count(.passed))",
                "\(failures(in: result))",
                "\(skipped(in: result).count)",
                "\(result.tests.count(where: \.isDaily))",
                result.isUnchanged ? "-" : "\(Int(result.buildSeconds.rounded())) s",
                result.isUnchanged ? "-" : "\(Int(result.seconds.rounded())) s",
                note: result.isUnchanged
                    ? "unchanged"
                    : result.trouble.map { String($0.prefix { $0 != "\n" && $0 != ":" && $0 != ";" }) } ?? ""
            )
        }
        let skipped = results.flatMap(skipped(in:)).map { test in
            "– \(test.shortName): \(test.remarks.last ?? "skipped")"
        }
        let slow = results.filter { !$0.isUnchanged }.flatMap(\.tests)
            .filter { $0.seconds ?? 0 > slowTest }
            .sorted { $0.seconds ?? 0 > $1.seconds ?? 0 }
            .map { "slow: \(Int(($0.seconds ?? 0).rounded())) s \($0.shortName)" }
        let sums = [
            results.reduce(0) { $0 + $1.count(.passed) }, results.reduce(0) { $0 + failures(in: $1) },
            results.reduce(0) { $0 + $1.count(.skipped) },
        ]
        return skipped + table.lines + slow + results.flatMap(failures(of:))
            + ["\(sums[0]) passed, \(sums[1]) failed, \(sums[2]) skipped"]
    }

    /// The tests that were skipped, apart from those that only the daily run runs.
    private static func skipped(in result: PackageResult) -> [TestRecord] {
        result.tests.filter { $0.outcome == .skipped && !$0.isDaily }
    }

    /// The number of failed tests; a package in trouble without one counts as one, or the total would look
    /// fine.
    private static func failures(in result: PackageResult) -> Int {
        max(result.count(.failed), result.trouble == nil ? 0 : 1)
    }
}
