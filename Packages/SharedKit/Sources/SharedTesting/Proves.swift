// The trait that ties a test to the requirement rows that it proves.

import Testing

/// Names the requirement rows that a test proves: `@Test(.proves("KIT-NAV-03"))`.
///
/// The trait only says which rows; whether the test ran and passed is told by the test runner.
public struct ProvesTrait: TestTrait, SuiteTrait {
    /// The identifiers of the rows, as they stand in the requirement file.
    public let rows: [String]

    public var isRecursive: Bool { true }
}

extension Trait where Self == ProvesTrait {
    /// Says that the test proves the rows with these identifiers.
    public static func proves(_ rows: String...) -> Self {
        ProvesTrait(rows: rows)
    }
}
