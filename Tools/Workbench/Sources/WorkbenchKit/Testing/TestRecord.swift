// What became of one test.

/// One test function, with what the test runner said about it.
public struct TestRecord: Codable, Equatable, Sendable {
    /// What the test did.
    ///
    /// Only `passed` proves anything.
    public enum Outcome: String, Codable, Sendable {
        /// It ran to its end, in all its cases, and nothing was wrong.
        case passed
        /// Something was wrong, or it began and never ended.
        case failed
        /// It was disabled, cancelled (be it in one case only), or failed in a way that is declared to be known.
        case skipped
    }

    /// The test runner's identifier, for example `StoreTests.AtomicTests/keepsOld()/AtomicTests.swift:12:6`.
    public var id: String
    /// What became of it.
    public var outcome: Outcome
    /// What was wrong, or why it was skipped; a line each.
    public var remarks: [String]
    /// The time from its start to its end, with all its cases; nil if it didn't run.
    public var seconds: Double?

    /// Tells what became of a test.
    public init(id: String, outcome: Outcome, remarks: [String] = [], seconds: Double? = nil) {
        self.id = id
        self.outcome = outcome
        self.remarks = remarks
        self.seconds = seconds
    }

    /// The identifier without the place in the source.
    public var shortName: String {
        id.replacing(/\/[^\/]+\.swift:\d+:\d+$/, with: "")
    }
}
