import SharedCore
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct ScreenTasksTests {
    typealias Route = FixtureRoute<PictoneFixture>

    let clock = ManualClock()

    @Test(.proves("KIT-NAV-12")) func theLatestWinsAndALateAnswerIsNeverSeen() async {
        let tasks = ScreenTasks()
        let clock = clock
        var seen: [Int] = []
        for number in 1...3 {
            tasks.run(
                "load",
                .latestWins,
                { () async throws -> Int in
                    // Ignores its cancellation, as foreign code may.
                    try? await clock.sleep(for: .seconds(number))
                    return number
                }
            ) { if case .success(let value) = $0 { seen.append(value) } }
        }
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(5))
        await tasks.settled()
        #expect(seen == [3])
        #expect(tasks.isIdle)
    }

    @Test(.proves("KIT-NAV-12")) func whatRunsIsNotStartedTwice() async {
        let tasks = ScreenTasks()
        let clock = clock
        var seen: [Int] = []
        for number in 1...2 {
            let isStarted = tasks.run(
                "more",
                .ignoreWhileRunning,
                { () async throws -> Int in
                    try await clock.sleep(for: .seconds(1))
                    return number
                }
            ) { if case .success(let value) = $0 { seen.append(value) } }
            #expect(isStarted == (number == 1))
        }
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
        await tasks.settled()
        #expect(seen == [1])
    }

    @Test(.proves("KIT-NAV-05", "KIT-NAV-12")) func leavingCancelsWorkButNotASave() async throws {
        let app = try FixtureApp<PictoneFixture>.launch()
        let navigator = app.navigator
        navigator.follow(.splashEnded, to: Route(kind: .browse), from: navigator.tree.front.id)
        navigator.follow(.albumChosen, to: Route(kind: .script), from: navigator.tree.front.id)
        let clock = clock
        let done = Locked<[String]>([])
        var received: [String] = []
        do {
            let tasks = try #require(navigator.screen(of: navigator.tree.front.id)?.fixture.tasks)
            for (key, policy) in [
                ("load", WorkPolicy.latestWins), ("more", .ignoreWhileRunning), ("save", .uncancellable),
            ] {
                tasks.run(
                    key,
                    policy,
                    { () async throws -> String in
                        try await clock.sleep(for: .seconds(1))
                        done.withLock { $0.append(key) }
                        return key
                    }
                ) { if case .success(let key) = $0 { received.append(key) } }
            }
        }
        await clock.waitForSleepers(3)
        FakeHost(navigator).swipeBack()
        await clock.advance(by: .seconds(2))
        await navigator.settled()
        #expect(done.withLock { $0 } == ["save"])
        #expect(received == [], "its screen has gone")
        #expect(clock.sleeperCount == 0)
    }

    @Test(.proves("KIT-NAV-12")) func savesUnderOneKeyRunOneAfterTheOther() async {
        let tasks = ScreenTasks()
        let clock = clock
        let order = Locked<[String]>([])
        for number in 1...3 {
            tasks.run(
                "save",
                .uncancellable,
                { () async throws -> Void in
                    order.withLock { $0.append("begin \(number)") }
                    try await clock.sleep(for: .seconds(1))
                    order.withLock { $0.append("end \(number)") }
                }
            ) { _ in }
        }
        tasks.end()
        for _ in 1...3 {
            await clock.waitForSleepers(1)
            await clock.advance(by: .seconds(1))
        }
        await tasks.settled()
        #expect(order.withLock { $0 } == (1...3).flatMap { ["begin \($0)", "end \($0)"] })
        #expect(
            !tasks.run("load", .latestWins, { 1 }) { (_: Result<Int, any Error>) in },
            "nothing starts after the end"
        )
    }
}
