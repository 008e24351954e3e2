import SharedCore
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct RestorationTests {
    typealias Route = FixtureRoute<EverythingFixture>
    typealias App = FixtureApp<EverythingFixture>
    typealias Saved = SavedNavigation<Route, Int>

    let app: App
    var navigator: Navigator<Route, FixtureScreen> { app.navigator }
    private var front: NavigationEntryID { navigator.tree.front.id }

    init() throws {
        app = try App.launch()
        app.navigator.follow(.begin, to: Route(kind: .a, number: 1), from: app.navigator.tree.front.id)
    }

    private func go(_ edge: EverythingFixture.Edge, _ kind: EverythingFixture.Kind?, _ number: Int = 0) {
        #expect(
            navigator.follow(edge, to: kind.map { Route(kind: $0, number: number) }, from: front).isMoved
        )
    }

    /// Relaunches in memory without some of the content.
    private func relaunch(_ saved: Saved?, without missing: Route...) -> (App, Restoration) {
        let journal = FixtureJournal()
        let navigator = Navigator<Route, FixtureScreen>(
            graph: EverythingFixture.graph,
            root: Route(kind: .start),
            log: journal.log
        )
        let next = App(navigator: navigator, exit: .none, journal: journal)
        next.missing = Set(missing)
        let restoration = navigator.start(next, restoring: saved)
        #expect(NavigationInvariants.problems(of: navigator) == [])
        #expect(FakeHost(navigator).isInStep)
        return (next, restoration)
    }

    private func numbers(_ app: App) -> [Int] { app.navigator.tree.entries.map(\.route.number) }

    @Test(.proves("KIT-NAV-08")) func nothingSavedIsAFreshStart() {
        let (next, restoration) = relaunch(nil)
        #expect(restoration == .fresh && !restoration.isRestored)
        #expect(next.navigator.tree.front.route.kind == .start)
        #expect(next.navigator.start(next) == .refused(.alreadyStarted))
    }

    @Test(.proves("KIT-NAV-08")) func aStackIsCutAtWhatIsGone() {
        go(.toB, .b, 2)
        go(.toA, .a, 3)
        navigator.screen(of: front)?.restore(33)
        go(.sheetB, .b, 4)
        go(.ask, .alert, 5)
        let saved = navigator.saved()
        let (whole, all) = relaunch(saved)
        #expect(all == .restored && whole.navigator.saved() == saved)
        let (silent, withoutAlert) = relaunch(saved, without: Route(kind: .alert, number: 5))
        #expect(withoutAlert == .shortened(dropped: 1))
        #expect(numbers(silent) == [1, 2, 3, 4])
        let (flat, withoutSheet) = relaunch(saved, without: Route(kind: .b, number: 4))
        #expect(withoutSheet == .shortened(dropped: 2))
        #expect(numbers(flat) == [1, 2, 3])
        #expect(flat.navigator.screen(of: flat.navigator.tree.front.id)?.draft == 33)
        let (short, withoutPage) = relaunch(saved, without: Route(kind: .b, number: 2))
        #expect(withoutPage == .shortened(dropped: 4))
        #expect(numbers(short) == [1])
        #expect(short.journal.log.events.map(\.name) == ["restorationShortened"])
        #expect(
            short.navigator.follow(.toB, to: Route(kind: .b), from: short.navigator.tree.front.id).isMoved
        )
        let (fresh, withoutRoot) = relaunch(saved, without: Route(kind: .a, number: 1))
        #expect(withoutRoot == .refused(.rootGone))
        #expect(fresh.navigator.tree.entries.map(\.route.kind) == [.start])
        #expect(fresh.journal.log.events.map(\.name) == ["savedTreeRefused"])
    }

    @Test(.proves("KIT-NAV-08", "KIT-NAV-11")) func aFlowGoesWithItsLastScreen() {
        go(.flowPushed, .flow, 2)
        go(.goOn, .second, 3)
        go(.deepPushed, .deep, 4)
        go(.ask, .alert, 5)
        let saved = navigator.saved()
        #expect(numbers(app) == [1, 2, 2, 3, 4, 4, 5])
        let (first, deepGone) = relaunch(saved, without: Route(kind: .deepFirst, number: 4))
        #expect(deepGone == .shortened(dropped: 3))
        #expect(numbers(first) == [1, 2, 2, 3], "the flow that has no screen left is gone too")
        let (second, innerGone) = relaunch(saved, without: Route(kind: .second, number: 3))
        #expect(innerGone == .shortened(dropped: 4))
        #expect(numbers(second) == [1, 2, 2])
        let (third, flowGone) = relaunch(saved, without: Route(kind: .flow, number: 2))
        #expect(flowGone == .shortened(dropped: 6))
        #expect(numbers(third) == [1])
    }

    @Test(.proves("KIT-NAV-08", "KIT-NAV-11")) func aModalOfAFlowGoesWithIt() {
        go(.flowPushed, .flow, 2)
        go(.goOn, .second, 3)
        go(.sheetB, .b, 4)
        go(.flowSheet, .flow, 5)
        let saved = navigator.saved()
        #expect(saved.tree.levels.count == 3)
        let (first, restoration) = relaunch(saved, without: Route(kind: .flow, number: 2))
        #expect(restoration == .shortened(dropped: 6))
        #expect(numbers(first) == [1])
        let (second, sheetGone) = relaunch(saved, without: Route(kind: .b, number: 4))
        #expect(sheetGone == .shortened(dropped: 3))
        #expect(second.navigator.tree.levels.count == 1)
    }

    @Test(.proves("KIT-NAV-08")) func whatTurnsOutToBeGoneAfterTheLaunchGoesThen() {
        go(.toB, .b, 2)
        go(.toA, .a, 3)
        go(.sheetB, .b, 4)
        let (next, restoration) = relaunch(navigator.saved())
        #expect(restoration == .restored)
        next.navigator.removeMissingRestored()
        #expect(numbers(next) == [1, 2, 3, 4])
        // Opened since, so that the screen itself shows the state of its content.
        next.navigator.follow(
            .toA,
            to: Route(kind: .a, number: 5),
            from: next.navigator.tree.front.id
        )
        next.missing = [Route(kind: .a, number: 5)]
        next.navigator.removeMissingRestored()
        #expect(numbers(next) == [1, 2, 3, 4, 5])
        next.missing = [Route(kind: .b, number: 2)]
        next.navigator.removeMissingRestored()
        #expect(numbers(next) == [1], "with all that lies over it")
        #expect(next.journal.log.events.last?.name == "restorationShortened")
        #expect(next.journal.log.events.last?.details == ["dropped": "4"])
        next.missing = [Route(kind: .a, number: 1)]
        next.navigator.removeMissingRestored()
        #expect(numbers(next) == [1], "something has to be on screen")
        #expect(NavigationInvariants.problems(of: next.navigator) == [])
        #expect(FakeHost(next.navigator).isInStep)
    }

    @Test(.proves("KIT-NAV-08")) func aRestoredRequestThatGoesIsAnswered() {
        go(.toB, .b, 2)
        go(.share, .share)
        let (next, _) = relaunch(navigator.saved())
        next.missing = [Route(kind: .b, number: 2)]
        next.navigator.removeMissingRestored()
        #expect(numbers(next) == [1])
        #expect(next.journal.answers.map(\.answer) == [.cancelled])
    }

    @Test(.proves("KIT-NAV-08")) func aTabKeepsItsPlace() {
        navigator.followFromApp(.appRoot, to: Route(kind: .tabs, number: 6))
        go(.toB, .b, 7)
        navigator.follow(.toRight, from: navigator.tree.entries[0].id)
        go(.toA, .a, 8)
        go(.sheetB, .b, 9)
        let saved = navigator.saved()
        let (first, otherTab) = relaunch(saved, without: Route(kind: .b, number: 7))
        #expect(otherTab == .shortened(dropped: 1))
        #expect(first.navigator.tree.front.route.number == 9, "the selected tab is as it was")
        let (second, thisTab) = relaunch(saved, without: Route(kind: .a, number: 8))
        #expect(thisTab == .shortened(dropped: 2))
        #expect(second.navigator.tree.front.route.kind == .right)
        let (third, bar) = relaunch(saved, without: Route(kind: .tabs, number: 6))
        #expect(bar == .refused(.rootGone))
        #expect(third.navigator.tree.front.route.kind == .start)
        let (fourth, root) = relaunch(saved, without: Route(kind: .right, number: 6))
        #expect(root == .refused(.rootGone), "a tab can't be without its root")
        #expect(fourth.navigator.tree.front.route.kind == .start)
    }

    @Test(.proves("KIT-NAV-08")) func aDrawersStackIsCutAtWhatIsGoneAndItsPanelStays() {
        go(.drawerCover, .panel, 2)
        go(.toB, .b, 3)
        go(.toA, .a, 4)
        navigator.screen(of: front)?.restore(44)
        go(.open, nil)
        let saved = navigator.saved()
        let (whole, all) = relaunch(saved)
        #expect(all == .restored && whole.navigator.saved() == saved)
        #expect(whole.navigator.tree.front.route.kind == .panel, "the panel is open as it was")
        #expect(numbers(whole) == [1, 2, 2, 3, 4])
        let (short, topGone) = relaunch(saved, without: Route(kind: .a, number: 4))
        #expect(topGone == .shortened(dropped: 1) && numbers(short) == [1, 2, 2, 3])
        #expect(short.navigator.follow(.close, from: short.navigator.tree.front.id).isMoved)
        #expect(short.navigator.tree.front.route == Route(kind: .b, number: 3))
        let (root, pagesGone) = relaunch(saved, without: Route(kind: .b, number: 3))
        #expect(pagesGone == .shortened(dropped: 2) && numbers(root) == [1, 2, 2])
        let (under, panelGone) = relaunch(saved, without: Route(kind: .panel, number: 2))
        #expect(panelGone == .shortened(dropped: 4) && numbers(under) == [1])
        let (none, rootGone) = relaunch(saved, without: Route(kind: .inner, number: 2))
        #expect(rootGone == .shortened(dropped: 4), "a drawer can't be without its root")
        #expect(numbers(none) == [1])
    }

    @Test(.proves("KIT-NAV-08")) func aDrawerWhoseReplacedRootIsGoneBeginsAgain() {
        go(.drawerCover, .panel, 2)
        go(.open, nil)
        go(.innerOn, .inner, 7)
        go(.toB, .b, 8)
        let saved = navigator.saved()
        let (next, restoration) = relaunch(saved, without: Route(kind: .inner, number: 7))
        #expect(restoration == .shortened(dropped: 2))
        #expect(numbers(next) == [1, 2, 2], "with what its panel declares")
        #expect(next.navigator.tree.front.id.rawValue == saved.tree.nextID)
    }

    @Test(.proves("KIT-NAV-08")) func aTabWhoseReplacedRootIsGoneBeginsAgain() {
        navigator.followFromApp(.appRoot, to: Route(kind: .tabs))
        navigator.followFromApp(.appStack, to: Route(kind: .b, number: 3))
        let saved = navigator.saved()
        let (next, restoration) = relaunch(saved, without: Route(kind: .b, number: 3))
        #expect(restoration == .shortened(dropped: 1))
        #expect(next.navigator.tree.entries.map(\.route.kind) == [.tabs, .left, .right])
        #expect(next.navigator.tree.front.id.rawValue == saved.tree.nextID, "with an identifier of its own")
    }

    @Test(.proves("KIT-NAV-08")) func aTreeThatDoesntFitTheGraphStartsFresh() throws {
        let journal = FixtureJournal()
        let navigator = Navigator<Route, FixtureScreen>(
            graph: NavigationGraph(
                root: .start,
                nodes: [.init(.start)],
                edges: []
            ),
            root: Route(kind: .start),
            log: journal.log
        )
        let next = App(navigator: navigator, exit: .none, journal: journal)
        #expect(navigator.start(next, restoring: self.navigator.saved()) == .refused(.otherGraph))
        #expect(journal.log.events.first?.details == ["problem": "otherGraph"])
    }
}
