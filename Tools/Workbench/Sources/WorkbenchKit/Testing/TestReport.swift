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

    /// What was skipped and why, a table of the packages, and the sum.
    public static func table(_ results: [PackageResult]) -> [String] {
        var table = TextTable("Package", "passed", "failed", "skipped", "time")
        for result in results {
            table.add(
                result.package,
                "\(result.count(.passed))",
                "\(result.count(.failed))",
                "\(result.count(.skipped))",
                "\(Int(result.seconds.rounded())) s",
                result.trouble.map { "  " + ($0.split(separator: "\n").first ?? "") } ?? ""
            )
        }
        let skipped = results.flatMap(\.tests).filter { $0.outcome == .skipped }.map { test in
            "– \(test.shortName): \(test.remarks.last ?? "skipped")"
        }
        func sum(_ outcome: TestRecord.Outcome) -> Int {
            results.reduce(0) { $0 + $1.count(outcome) }
        }
        return skipped + table.lines + [
            "\(sum(.passed)) passed, \(sum(.failed)) failed, \(sum(.skipped)) skipped"
        ]
    }
}
