// The file that maps requirement rows to the tests that name them.

import Foundation

/// The file that `SharedTesting`'s `.proves` writes when `REQUIREMENT_ROWS_FILE` names one: a line per test
/// and row.
public enum RowFile {
    /// The identifiers of the tests of each row, each once and in order; empty when there is no file.
    public static func testsOfRow(at file: URL) -> [String: [String]] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
        var tests: [String: Set<String>] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1)
            if parts.count == 2 {
                tests[String(parts[0]), default: []].insert(String(parts[1]))
            }
        }
        return tests.mapValues { $0.sorted() }
    }
}
