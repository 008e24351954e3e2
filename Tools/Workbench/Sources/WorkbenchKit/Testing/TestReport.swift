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

    /// What was skipped and why, a table of the packages, what failed, and the sum.
    ///
    /// Failures are said here once more: where they were said first, minutes and pages lie in between.
    public static func table(_ results: [PackageResult]) -> [String] {
        var table = TextTable("Package", "passed", "failed", "skipped", "time")
        for result in results {
            table.add(
                result.package,
                "\(result.count(.passed))",
                "\(failures(in: result))",
                "\(result.count(.skipped))",
                "\(Int(result.seconds.rounded())) s",
                note: result.trouble.map { String($0.prefix { $0 != "\n" && $0 != ":" && $0 != ";" }) } ?? ""
            )
        }
        let skipped = results.flatMap(\.tests).filter { $0.outcome == .skipped }.map { test in
            "– \(test.shortName): \(test.remarks.last ?? "skipped")"
        }
        let sums = [
            results.reduce(0) { $0 + $1.count(.passed) }, results.reduce(0) { $0 + failures(in: $1) },
            results.reduce(0) { $0 + $1.count(.skipped) },
        ]
        return skipped + table.lines + results.flatMap(failures(of:))
            + ["\(sums[0]) passed, \(sums[1]) failed, \(sums[2]) skipped"]
    }

    /// How many tests failed; a package that is in trouble without one counts as one, or the sum would look fine.
    private static func failures(in result: PackageResult) -> Int {
        max(result.count(.failed), result.trouble == nil ? 0 : 1)
    }
}
