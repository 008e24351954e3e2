// What a person reads after the tests: what failed, what was skipped, and the table.

import Foundation

/// Words for the results of packages.
public enum TestReport {
    /// What was wrong with a package; nothing when all is well.
    public static func failures(of result: PackageResult) -> [String] {
        var lines = result.tests.filter { $0.outcome == .failed }.flatMap { test in
            ["✘ \(test.shortName)"] + test.remarks.map { "    \($0)" }
        }
        if let trouble = result.trouble {
            lines.append("✘ \(result.package) \(trouble)")
        }
        return lines
    }

    /// A test that takes longer is listed.
    private static let slowTest = 2.0

    /// What was skipped and why, a table of the packages, slow tests, what failed, and the sum.
    ///
    /// Failures are said here once more: where they were said first, minutes and pages lie in between.
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

    /// How many tests failed; a package that is in trouble without one counts as one, or the sum would look fine.
    private static func failures(in result: PackageResult) -> Int {
        max(result.count(.failed), result.trouble == nil ? 0 : 1)
    }
}
