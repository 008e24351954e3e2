import SharedCore
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct FlowTests {
    typealias Route = FixtureRoute<EverythingFixture>
    typealias Flow = FixtureCoordinator<EverythingFixture, Int>

    let journal = FixtureJournal()
    let app: FixtureApp<EverythingFixture>
    var navigator: Navigator<Route, FixtureScreen> { app.navigator }

    init() throws {
        app = try FixtureApp<EverythingFixture>.launch(journal)
        app.navigator.follow(.begin, to: Route(kind: .a), from: app.navigator.tree.front.id)
    }

    private var front: NavigationEntryID { navigator.tree.front.id }
    private var kinds: [EverythingFixture.Kind] { navigator.tree.entries.map(\.route.kind) }

    private func innermostFlow() throws -> Flow {
        let marker = try #require(navigator.tree.entries.last { $0.isFlow })
        return try #require(navigator.flow(of: marker.id) as? Flow)
    }

    @Test(.proves("KIT-NAV-11")) func aResultReachesTheParentBeforeTheNextTap() throws {
        navigator.follow(.flowPushed, to: Route(kind: .flow), from: front)
        navigator.follow(.goOn, to: Route(kind: .second), from: front)
        #expect(kinds == [.a, .flow, .first, .second])
        let (flow, last) = (try innermostFlow(), front)
        let navigator = navigator
        journal.onEnding = { ending in
            // The parent navigates on in the same turn, from the screen that is in front again.
            if case .finished(let number) = ending {
                navigator.follow(.toB, to: Route(kind: .b, number: number), from: navigator.tree.front.id)
            }
        }
        #expect(flow.finish(.done, with: 42, from: last).isMoved)
        #expect(kinds == [.a, .b])
        #expect(navigator.tree.front.route.number == 42)
        #expect(
            flow.finish(.done, with: 43, from: last) == .refused(.notInFront),
            "the next tap comes too late"
        )
        #expect(journal.endings.map(\.ending) == [.finished(42)])
    }

    @Test(.proves("KIT-NAV-11")) func leavingAFlowCancelsItOnce() throws {
        navigator.follow(.flowPushed, to: Route(kind: .flow), from: front)
        let host = FakeHost(navigator)
        host.swipeBack()
        #expect(kinds == [.a])
        #expect(journal.endings.map(\.ending) == [.cancelled])
        navigator.follow(.flowSheet, to: Route(kind: .flow), from: front)
        host.draw()
        host.pullDown()
        #expect(kinds == [.a])
        #expect(journal.endings.map(\.ending) == [.cancelled, .cancelled])
        navigator.follow(.flowSheet, to: Route(kind: .flow), from: front)
        navigator.follow(.back, from: front)
        #expect(journal.endings.map(\.ending) == [.cancelled, .cancelled, .cancelled])
        navigator.follow(.flowPushed, to: Route(kind: .flow), from: front)
        navigator.followFromApp(.appA, to: Route(kind: .a, number: 8))
        #expect(
            navigator.tree.entries.map(\.route.number) == [0, 8],
            "a link leaves the flow before it lands"
        )
        #expect(journal.endings.count == 4)
    }

    @Test(.proves("KIT-NAV-11")) func aFlowInAFlowEndsFromTheInsideOut() throws {
        navigator.follow(.flowSheet, to: Route(kind: .flow), from: front)
        navigator.follow(.deepPushed, to: Route(kind: .deep), from: front)
        #expect(kinds == [.a, .flow, .first, .deep, .deepFirst])
        let deep = try innermostFlow()
        #expect(deep.finish(.deepDone, with: 1, from: front).isMoved)
        #expect(kinds == [.a, .flow, .first])
        navigator.follow(.deepPushed, to: Route(kind: .deep), from: front)
        let ids = navigator.tree.entries.filter(\.isFlow).map(\.id)
        navigator.followFromApp(.appRoot, to: Route(kind: .tabs))
        #expect(journal.endings.dropFirst().map(\.flow) == ids.reversed())
        #expect(journal.endings.map(\.ending) == [.finished(1), .cancelled, .cancelled])
        #expect(NavigationInvariants.problems(of: navigator) == [])
    }

    @Test(.proves("KIT-NAV-11")) func aResultIsNeverLeftOut() throws {
        navigator.follow(.flowPushed, to: Route(kind: .flow), from: front)
        #expect(navigator.follow(.done, from: front) == .refused(.needsResult))
        #expect(kinds == [.a, .flow, .first])
        #expect(journal.endings.isEmpty)
    }

    @Test(.proves("KIT-NAV-11")) func aFlowSurvivesARelaunchAndStillReportsToItsParent() throws {
        navigator.follow(.flowSheet, to: Route(kind: .flow, number: 3), from: front)
        navigator.follow(.goOn, to: Route(kind: .second), from: front)
        navigator.screen(of: front)?.restore(77)
        let saved = navigator.saved()
        let after = FixtureJournal()
        let relaunched = try FixtureApp<EverythingFixture>.launch(after, saved: saved)
        #expect(relaunched.navigator.tree == navigator.tree)
        #expect(relaunched.navigator.screen(of: front)?.draft == 77)
        let marker = try #require(relaunched.navigator.tree.entries.first { $0.isFlow })
        let flow = try #require(relaunched.navigator.flow(of: marker.id) as? Flow)
        #expect(flow.finish(.done, with: 9, from: front).isMoved)
        #expect(after.endings.map(\.ending) == [.finished(9)])
        #expect(relaunched.navigator.tree.entries.map(\.route.kind) == [.a])
    }

    @Test(.proves("KIT-NAV-01", "KIT-NAV-05")) func flowsAndTheirScreensAreReleasedWithTheirEntries() throws {
        navigator.follow(.flowSheet, to: Route(kind: .flow), from: front)
        navigator.follow(.goOn, to: Route(kind: .second), from: front)
        #expect(journal.census.alive.count == 4)
        try innermostFlow().finish(.done, with: 0, from: front)
        #expect(journal.census.alive.count == 1)
    }

    @Test(.proves("KIT-NAV-05")) func aWindowThatIsClosedInTheMiddleOfAFlowIsReleased() throws {
        let journal = FixtureJournal()
        var window: FixtureApp<EverythingFixture>? = try .launch(journal)
        window?.navigator.follow(.begin, to: Route(kind: .a), from: NavigationEntryID(rawValue: 2))
        window?.navigator.follow(.flowSheet, to: Route(kind: .flow), from: NavigationEntryID(rawValue: 4))
        #expect(window?.navigator.tree.entries.map(\.route.kind) == [.a, .flow, .first])
        #expect(journal.census.alive.count == 3)
        window = nil
        #expect(journal.census.alive.isEmpty)
    }

    @Test(.proves("KIT-NAV-11")) func aFlowEndsItselfAndNoOther() throws {
        navigator.follow(.flowSheet, to: Route(kind: .flow), from: front)
        let outer = try innermostFlow()
        navigator.follow(.deepPushed, to: Route(kind: .deep), from: front)
        let inner = try innermostFlow()
        #expect(outer.finish(.deepDone, with: 5, from: front).isMoved, "from a screen inside it")
        #expect(journal.endings.map(\.ending) == [.cancelled, .finished(5)], "what is inside ends first")
        navigator.follow(.flowSheet, to: Route(kind: .flow), from: front)
        navigator.follow(.deepPushed, to: Route(kind: .deep), from: front)
        #expect(
            inner.finish(.deepDone, with: 6, from: front) == .refused(.wrongOrigin),
            "it has ended long ago"
        )
        #expect(journal.endings.count == 2)
    }

    @Test(.proves("KIT-NAV-05")) func aWindowThatIsClosedEndsItsWorkButNotASave() async throws {
        let clock = ManualClock()
        var window: FixtureApp<EverythingFixture>? = try .launch()
        do {
            let front = try #require(window?.navigator.tree.front.id)
            let tasks = try #require(window?.navigator.screen(of: front)?.fixture.tasks)
            for (key, policy) in [("load", WorkPolicy.latestWins), ("save", .uncancellable)] {
                tasks.run(key, policy, { () async throws -> Void in try await clock.sleep(for: .seconds(1)) })
                { _ in }
            }
        }
        await clock.waitForSleepers(2)
        window = nil
        #expect(await eventually { clock.sleeperCount == 1 }, "only the save goes on")
        await clock.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 0)
    }

    /// Launches an app that opens a flow at its own start.
    private func opening(_ edge: EverythingFixture.Edge, saved: SavedNavigation<Route, Int>? = nil) throws
        -> (journal: FixtureJournal, app: FixtureApp<EverythingFixture>)
    {
        let journal = FixtureJournal()
        let navigator = Navigator<Route, FixtureScreen>(
            graph: EverythingFixture.graph,
            root: Route(kind: .start)
        )
        journal.onStart = { [unowned navigator] in
            if saved == nil { navigator.follow(.begin, to: Route(kind: .a), from: navigator.tree.front.id) }
            #expect(
                navigator.follow(edge, to: Route(kind: .flow), from: navigator.tree.front.id).isMoved
            )
        }
        let app = FixtureApp(navigator: navigator, exit: .none, journal: journal)
        navigator.start(app, restoring: saved)
        return (journal, app)
    }

    private func flows(_ app: FixtureApp<EverythingFixture>) -> [NavigationEntryID?] {
        app.navigator.tree.entries.filter(\.isFlow).map(\.id)
    }

    @Test(.proves("KIT-NAV-01", "KIT-NAV-11")) func aFlowThatTheAppOpensAtItsOwnStartIsStartedOnce() throws {
        for edge in [EverythingFixture.Edge.flowPushed, .flowSheet] {
            let (journal, app) = try opening(edge)
            #expect(flows(app).count == 1)
            #expect(journal.starts == [nil: 1, flows(app)[0]: 1])
        }
    }

    @Test(.proves("KIT-NAV-08", "KIT-NAV-11")) func aRestoredFlowAndOneOpenedBesideItAreEachStartedOnce()
        throws
    {
        navigator.follow(.flowSheet, to: Route(kind: .flow), from: front)
        #expect(journal.starts == [nil: 1, flows(app)[0]: 1])
        let (after, relaunched) = try opening(.flowSheet, saved: navigator.saved())
        #expect(flows(relaunched).count == 2)
        #expect(after.starts == [nil: 1, flows(relaunched)[0]: 1, flows(relaunched)[1]: 1])
    }

    @Test(.proves("KIT-NAV-11")) func aRestoredFlowThatTheAppLeavesAtItsStartIsNotStarted() throws {
        navigator.follow(.flowSheet, to: Route(kind: .flow), from: front)
        let saved = navigator.saved()
        let after = FixtureJournal()
        let next = Navigator<Route, FixtureScreen>(graph: EverythingFixture.graph, root: Route(kind: .start))
        after.onStart = { [unowned next] in next.followFromApp(.appRoot, to: Route(kind: .tabs)) }
        let app = FixtureApp(navigator: next, exit: .none, journal: after)
        next.start(app, restoring: saved)
        #expect(after.starts == [nil: 1])
        #expect(after.endings.map(\.ending) == [.cancelled])
    }
}
