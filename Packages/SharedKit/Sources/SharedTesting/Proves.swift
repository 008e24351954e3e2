// The trait that ties a test to the requirement rows that it proves.

import Foundation
import Testing

/// Names the requirement rows that a test proves: `@Test(.proves("KIT-NAV-03"))`.
///
/// The trait only names the rows; the test runner tells whether the test ran and passed. If the environment's
/// `REQUIREMENT_ROWS_FILE` names a file, a line with the row, a tab and the test's identifier is added to it
/// for every test that is about to run or be skipped; `make test` reads it.
public struct ProvesTrait: TestTrait, SuiteTrait {
    /// The identifiers of the rows, as written in the requirement file.
    public let rows: [String]

    public var isRecursive: Bool { true }

    public func prepare(for test: Test) async throws {
        guard !test.isSuite, let path = ProcessInfo.processInfo.environment["REQUIREMENT_ROWS_FILE"] else {
            return
        }
        try record(test: String(describing: test.id), in: path)
    }

    /// Adds a line per row to the file at `path`, in one write, since tests run side by side.
    func record(test: String, in path: String) throws {
        guard let file = fopen(path, "a") else { throw CocoaError(.fileWriteUnknown) }
        defer { fclose(file) }
        fputs(rows.map { "\($0)\t\(test)\n" }.joined(), file)
    }
}

extension Trait where Self == ProvesTrait {
    /// Declares that the test proves the rows with these identifiers.
    public static func proves(_ rows: String...) -> Self {
        ProvesTrait(rows: rows)
    }
}
