// The results of the same tests in several runs.

/// Counts in how many runs each test failed: a test that passes in one run and fails in another has a race.
struct TestSteadiness {
    private let package: String
    private var runs = 0
    private var failures: [String: Int] = [:]
    private var last: [String: TestRecord] = [:]
    /// The first problem of a run apart from single tests.
    private(set) var trouble: String?

    /// Creates the count of a package without runs.
    init(package: String) {
        self.package = package
    }

    /// Adds a run.
    mutating func add(_ outcome: TestRun.Outcome) {
        runs += 1
        trouble = trouble ?? outcome.trouble
        for test in outcome.tests {
            if test.outcome == .failed {
                failures[test.id, default: 0] += 1
            } else if failures[test.id] != nil {
                continue
            }
            last[test.id] = test
        }
    }

    /// Every test once, failed if it ever failed.
    var records: [TestRecord] {
        last.values.sorted { $0.id < $1.id }
    }

    /// The tests that failed, with their failure counts.
    var lines: [String] {
        failures.sorted { $0.key < $1.key }.map { id, count in
            "✘ \(last[id]?.shortName ?? id) failed in \(count) of \(runs) runs"
        }
    }
}
