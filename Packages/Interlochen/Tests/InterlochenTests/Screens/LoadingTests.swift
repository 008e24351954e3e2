import SharedScreens
import Interlochen
import SharedLocalization
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct LoadingTests {
    private let load = ControlledLoad()

    private func started() -> InterlochenCoordinator {
        var dependencies = InterlochenDependencies.ready(SampleSections())
        dependencies.initialLoad = load
        return InterlochenApp.start(dependencies)
    }

    @Test(.proves("INT-01")) func itStartsAsTheSplash() throws {
        let app = started()
        let loading = try #require(app.loading)
        #expect(loading.progress.fraction == 0)
        #expect(loading.state.logoColour == .splashLogo && loading.state.background == .splashBackground)
        #expect(loading.state.gradient.count > 1 && loading.state.notice == nil)
        #expect(app.navigator.tree.entries.count == 1)
    }

    @Test(.proves("INT-01")) func progressOnlyRises() async throws {
        let loading = try #require(started().loading)
        // Progress arrives later, so each value that must not be shown comes before one that must be.
        for (told, shown) in [([0.3], 0.3), ([0.2, -1, .nan, 0.5], 0.5), ([0.4, 7], 1), ([0.9, 0], 1)] {
            for fraction in told { await load.advance(to: fraction) }
            var seen = [loading.progress.fraction]
            let isShown = await eventually {
                seen.append(loading.progress.fraction)
                return seen.last == shown
            }
            #expect(isShown && seen == seen.sorted())
        }
        for _ in 0..<100 { await Task.yield() }
        #expect(loading.progress.fraction == 1)
    }

    @Test(.proves("INT-01")) func aFailureOffersARetryAndKeepsTheColour() async throws {
        let app = started()
        let loading = try #require(app.loading)
        await load.advance(to: 0.6)
        #expect(await eventually { loading.progress.fraction == 0.6 })
        await load.answer(.failure(.offline))
        #expect(await eventually { loading.state.notice != nil })
        let notice = try #require(loading.state.notice)
        #expect(notice.code == "content.offline" && say(notice.action) == "Try again")
        loading.send(.retryTapped)
        loading.send(.retryTapped)
        #expect(loading.state.notice == nil && loading.progress.fraction == 0.6)
        await load.advance(to: 0.1)
        await load.answer(.success(()))
        await app.navigator.settled()
        #expect(await load.loads == 2, "two taps are one load")
        #expect(loading.progress.fraction == 1)
        #expect(app.list != nil && app.bar != nil)
    }

    @Test(.proves("INT-01", "INT-04")) func whatFailedWithTheFirstAttemptIsLoadedWithTheSecond() async throws
    {
        let connection = SimulatedConnection()
        connection.isOnline = false
        var dependencies = InterlochenDependencies.ready(SampleSections(connection: connection))
        dependencies.initialLoad = load
        let app = InterlochenApp.start(dependencies)
        await load.answer(.failure(.offline))
        await app.navigator.settled()
        connection.isOnline = true
        app.loading?.send(.retryTapped)
        await load.answer(.success(()))
        await app.navigator.settled()
        #expect(app.list?.state.phase == .loaded)
    }
}
