// Tests that take too long for every run.

/// Tests with the trait `.daily`, which are skipped unless the environment asks for them.
enum DailyTests {
    /// The environment variables that enable them.
    static let environment = ["DAILY_TESTS": "1"]
    /// The prefix of the trait's reason.
    static let reason = "Runs once a day"

    /// A filter for exactly the tests that were skipped until the daily run; nil when there are none.
    static func filter(for tests: [TestRecord]) -> String? {
        let names = tests.filter(\.isDaily).map { test in
            test.shortName.replacing(/[.()\[\]{}|*+?^$\\]/) { "\\" + $0.output }
        }
        return names.isEmpty ? nil : "^(" + names.joined(separator: "|") + ")"
    }
}

extension TestRecord {
    /// Whether the test was left to the daily run.
    var isDaily: Bool {
        outcome == .skipped && remarks.contains { $0.contains(DailyTests.reason) }
    }
}
