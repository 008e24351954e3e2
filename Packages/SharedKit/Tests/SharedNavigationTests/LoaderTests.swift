import Observation
import SharedCore
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct LoaderTests {
    enum Trouble: Error {
        case offline
    }

    /// A source that responds after a second, with the value prepared by a test.
    final class Source: Sendable {
        private let clock: ManualClock
        private let answers: Locked<[Result<Int, Trouble>]>

        init(_ clock: ManualClock, _ answers: [Result<Int, Trouble>]) {
            self.clock = clock
            self.answers = Locked(answers)
        }

        var left: Int { answers.withLock { $0.count } }

        @concurrent
        func load() async throws(Trouble) -> Int {
            let answer = answers.withLock { $0.removeFirst() }
            try? await clock.sleep(for: .seconds(1))
            return try answer.get()
        }
    }

    let clock = ManualClock()

    private func pass(_ time: Duration, sleepers: Int = 1) async {
        await clock.waitForSleepers(sleepers)
        await clock.advance(by: time)
    }

    @Test(.proves("KIT-NAV-12")) func theOldValueStaysUntilTheNextHasComeAndIfItDoesnt() async {
        let loader = Loader<Int, Trouble>()
        let source = Source(clock, [.failure(.offline), .success(1), .failure(.offline), .success(2)])
        #expect(loader.value == nil && !loader.isLoading && loader.failure == nil)
        var ended: [Result<Int, Trouble>] = []
        var seen: [[Int?]] = []
        for _ in 1...4 {
            loader.load(from: source.load) { [weak loader] in
                ended.append($0)
                seen.append([loader?.value])
            }
            #expect(loader.isLoading && loader.failure == nil, "a new attempt forgives the last one")
            loader.load(from: source.load)
            await pass(.seconds(1))
            await loader.tasks.settled()
            #expect(!loader.isLoading)
        }
        #expect(source.left == 0, "what runs isn't started twice")
        #expect(ended == [.failure(.offline), .success(1), .failure(.offline), .success(2)])
        #expect(seen == [[nil], [1], [1], [2]], "the result is in place when it is told")
        #expect(loader.failure == nil)
    }

    @Test(.proves("KIT-NAV-12")) func aFailureStandsBesideTheOldValueUntilItIsForgiven() async {
        let loader = Loader<Int, Trouble>()
        let source = Source(clock, [.failure(.offline), .failure(.offline)])
        loader.set(7)
        loader.load(from: source.load)
        await pass(.seconds(1))
        await loader.tasks.settled()
        #expect(loader.value == 7 && loader.failure == .offline)
        loader.dismissError()
        #expect(loader.value == 7 && loader.failure == nil)
        loader.load(from: source.load)
        await pass(.seconds(1))
        await loader.tasks.settled()
        #expect(loader.failure == .offline)
        loader.set(8)
        #expect(loader.value == 8 && loader.failure == nil)
    }

    @Test(.proves("KIT-NAV-12")) func theLatestLoadWinsAndAClearedOneIsNeverSeen() async {
        let loader = Loader<Int, Trouble>()
        let source = Source(clock, [.success(1), .success(2), .success(3)])
        var ended = 0
        loader.load(restarts: true, from: source.load) { _ in ended += 1 }
        await clock.waitForSleepers(1)
        loader.load(restarts: true, from: source.load) { _ in ended += 1 }
        await pass(.seconds(1))
        await loader.tasks.settled()
        #expect(loader.value == 2 && ended == 1)
        loader.load(from: source.load) { _ in ended += 1 }
        await clock.waitForSleepers(1)
        loader.reset()
        #expect(loader.value == nil && !loader.isLoading)
        await clock.advance(by: .seconds(1))
        await loader.tasks.settled()
        #expect(loader.value == nil && ended == 1)
    }

    @Test(.proves("KIT-NAV-12")) func aValueThatIsTakenIsNewerThanTheLoadThatRuns() async {
        let loader = Loader<Int, Trouble>()
        let source = Source(clock, [.success(1)])
        loader.load(from: source.load)
        await clock.waitForSleepers(1)
        loader.set(2)
        #expect(loader.value == 2 && !loader.isLoading)
        await clock.advance(by: .seconds(1))
        await loader.tasks.settled()
        #expect(loader.value == 2)
    }

    @Test(.proves("KIT-NAV-12")) func anEqualValueRedrawsNothing() {
        let loader = Loader<Int, Trouble>()
        loader.set(1)
        let redraws = Locked(0)
        func watch() {
            withObservationTracking {
                _ = loader.value
            } onChange: {
                redraws.withLock { $0 += 1 }
            }
        }
        watch()
        loader.set(1)
        #expect(redraws.withLock { $0 } == 0)
        loader.set(2)
        #expect(redraws.withLock { $0 } == 1)
    }

    @Test(.proves("KIT-NAV-12")) func loadsOfOneWorkEndWithIt() async {
        let tasks = ScreenTasks()
        let (one, other) = (
            Loader<Int, Trouble>("one", tasks: tasks), Loader<Int, Trouble>("other", tasks: tasks)
        )
        let source = Source(clock, [.success(1), .success(2)])
        one.load(from: source.load)
        other.load(from: source.load)
        await clock.waitForSleepers(2)
        tasks.end()
        await clock.advance(by: .seconds(1))
        await tasks.settled()
        #expect(one.value == nil && other.value == nil)
    }

    @Test(.proves("KIT-NAV-12")) func whatTakesLongIsSlowUntilItEndsOrBeginsAnew() async {
        let slowThreshold = SlowThreshold(clock: clock, duration: .milliseconds(400))
        let loader = Loader<Int, Trouble>(slowThreshold: slowThreshold)
        let source = Source(clock, [.success(1), .success(2)])
        loader.load(restarts: true, from: source.load)
        await pass(.milliseconds(300), sleepers: 2)
        #expect(!loader.isSlow)
        await clock.advance(by: .milliseconds(100))
        #expect(await eventually { loader.isSlow })
        loader.load(restarts: true, from: source.load)
        #expect(!loader.isSlow && loader.isLoading)
        await pass(.milliseconds(400), sleepers: 2)
        #expect(await eventually { loader.isSlow })
        await clock.advance(by: .milliseconds(600))
        await loader.tasks.settled()
        #expect(loader.value == 2 && !loader.isSlow && loader.tasks.isIdle)
    }
}
