// The clock that all other tests use keeps its promises.

import SharedCore
import SharedTesting
import Testing

@MainActor @Suite struct ManualClockTests {
    private let clock = ManualClock()

    @Test func sleepersWakeInTheOrderOfTheirDeadlines() async throws {
        var woken: [String] = []
        let tasks = [("late", 3), ("early", 1), ("middle", 2)].map { name, seconds in
            Task {
                try await clock.sleep(until: .seconds(seconds))
                woken.append(name)
            }
        }
        await clock.waitForSleepers(3)
        #expect(clock.sleeperCount == 3)
        await clock.advance(by: .milliseconds(2_500))
        #expect(await eventually { woken.count == 2 })
        #expect(woken == ["early", "middle"])
        #expect(clock.sleeperCount == 1)
        await clock.advance(by: .milliseconds(500))
        for task in tasks { try await task.value }
        #expect(woken == ["early", "middle", "late"])
    }

    @Test func aDeadlineThatHasPassedIsNoWait() async throws {
        await clock.advance(by: .seconds(1))
        try await clock.sleep(until: .seconds(1))
        #expect(clock.sleeperCount == 0)
        #expect(clock.wallTime == .seconds(1_750_000_001))
    }

    @Test func aCancelledSleeperLeavesAtOnceAndAlone() async throws {
        let gone = Task { try await clock.sleep(until: .seconds(1)) }
        let staying = Task { try await clock.sleep(until: .seconds(1)) }
        await clock.waitForSleepers(2)
        gone.cancel()
        await #expect(throws: CancellationError.self) { try await gone.value }
        #expect(clock.sleeperCount == 1)
        #expect(clock.uptime == .zero)
        await clock.advance(by: .seconds(1))
        try await staying.value
    }

    @Test
    func aSleeperIsWaitedForByTheTimeItIsDue() async {
        let clock = ManualClock()
        await clock.advance(by: .seconds(5))
        let short = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers(1)
        let long = Task { try await clock.sleep(for: .seconds(60)) }
        #expect(await clock.waitForSleeper(dueIn: .seconds(60)))
        #expect(clock.sleeperCount == 2)
        for task in [short, long] { task.cancel() }
    }
}
