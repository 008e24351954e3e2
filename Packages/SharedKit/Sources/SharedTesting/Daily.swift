// The trait of tests that take too long for every run.

import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Leaves a test to the daily run: `@Test(.daily("5,000 requests"))`.
    ///
    /// `make test` skips it; `make check` runs it, by setting `DAILY_TESTS` to 1 in the environment.
    ///
    /// - Parameter reason: The part of the test that takes so long.
    public static func daily(_ reason: String) -> Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["DAILY_TESTS"] == "1",
            "Runs once a day: \(reason)"
        )
    }
}
