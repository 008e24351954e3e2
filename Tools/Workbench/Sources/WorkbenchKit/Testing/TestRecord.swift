// The result of a test.

/// A test function, with the test runner's result.
public struct TestRecord: Codable, Equatable, Sendable {
    /// The outcome of a test.
    ///
    /// Only `passed` proves anything.
    public enum Outcome: String, Codable, Sendable {
        /// It ran to its end, in all its cases, without an issue.
        case passed
        /// An issue was recorded, or it began and never ended.
        case failed
        /// It was disabled, cancelled (even in one case only), or failed with a known issue.
        case skipped
    }

    /// The test runner's identifier, for example `StoreTests.AtomicTests/keepsOld()/AtomicTests.swift:12:6`.
    public var id: String
    /// The outcome.
    public var outcome: Outcome
    /// The issues, or the reason for skipping; a line each.
    public var remarks: [String]
    /// The time from its start to its end, with all its cases; nil if it didn't run.
    public var seconds: Double?

    /// Creates the record of a test.
    public init(id: String, outcome: Outcome, remarks: [String] = [], seconds: Double? = nil) {
        self.id = id
        self.outcome = outcome
        self.remarks = remarks
        self.seconds = seconds
    }

    /// The identifier without the source location.
    public var shortName: String {
        id.replacing(/\/[^\/]+\.swift:\d+:\d+$/, with: "")
    }
}
