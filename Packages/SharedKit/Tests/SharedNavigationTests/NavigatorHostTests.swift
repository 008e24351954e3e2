import SharedCore
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct NavigatorHostTests {
    typealias Route = FixtureRoute<EverythingFixture>

    let journal = FixtureJournal()
    let app: FixtureApp<EverythingFixture>
    let host: FakeHost<Route, FixtureScreen>
    var navigator: Navigator<Route, FixtureScreen> { app.navigator }

    init() throws {
        app = try FixtureApp<EverythingFixture>.launch(journal)
        app.navigator.follow(.begin, to: Route(kind: .a), from: app.navigator.tree.front.id)
        host = FakeHost(app.navigator)
    }

    private var numbers: [Int] { navigator.tree.entries.map(\.route.number) }

    private func push(_ number: Int) {
        navigator.follow(.toA, to: Route(kind: .a, number: number), from: navigator.tree.front.id)
    }

    @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func aSwipeBackWhileAPushIsUnderWayEndsInOneState() {
        push(1)
        host.draw()
        host.swipeBackBegan()
        push(2)
        host.swipeBackCompleted()
        #expect(numbers == [0], "what came from the swiped screen goes with it")
        host.draw()
        #expect(host.isInStep)
        #expect(NavigationInvariants.problems(of: navigator) == [])
    }

    @Test(.proves("KIT-NAV-06", "KIT-NAV-13")) func aSwipeBegunAndCancelledChangesNothing() {
        push(1)
        host.draw()
        let before = navigator.tree
        let changes = navigator.changes
        host.swipeBackBegan()
        host.swipeBackCancelled()
        #expect(navigator.tree == before)
        #expect(navigator.changes == changes, "nobody is told of nothing")
    }

    @Test(.proves("KIT-NAV-06")) func reportsAreIdempotentAndOldOnesUndoNothing() {
        push(1)
        host.draw()
        let report = VisibleEntries(host.drawn).without(navigator.tree.front.id)
        #expect(navigator.reconcile(visible: report))
        #expect(!navigator.reconcile(visible: report))
        push(2)
        #expect(!navigator.reconcile(visible: report), "entries that came after the drawing aren't missing")
        #expect(numbers == [0, 2])
    }

    @Test(.proves("KIT-NAV-13")) func aSheetSwappedForAnotherWhileItIsPulledDown() {
        navigator.follow(.sheetB, to: Route(kind: .b, number: 1), from: navigator.tree.front.id)
        host.draw()
        navigator.follow(.swapC, to: Route(kind: .c, number: 2), from: navigator.tree.front.id)
        host.pullDown()
        #expect(numbers == [0, 2], "the sheet that was pulled down had gone already")
        host.draw()
        host.pullDown()
        #expect(numbers == [0])
    }

    @Test(.proves("KIT-NAV-13")) func aTabSwitchedInTheMiddleOfAPush() {
        navigator.followFromApp(.appRoot, to: Route(kind: .tabs))
        host.draw()
        push(3)
        host.switchTab(1)
        #expect(navigator.tree.front.route.kind == .right)
        host.draw()
        host.switchTab(0)
        #expect(navigator.tree.front.route.number == 3, "the push arrived in its own tab")
        host.draw()
        #expect(host.isInStep)
    }

    @Test(.proves("KIT-NAV-06")) func aModalThatMustStayCanNotBePulledDown() {
        navigator.follow(.coverC, to: Route(kind: .c, number: 1), from: navigator.tree.front.id)
        host.draw()
        let before = navigator.tree
        host.pullDown()
        #expect(navigator.tree == before)
        #expect(journal.log.events.last?.name == "reportRefused")
    }

    @Test(.proves("KIT-NAV-12")) func aRequestIsAnsweredOnceInTheSameTurn() {
        navigator.follow(.share, to: Route(kind: .share, number: 1), from: navigator.tree.front.id)
        let request = navigator.tree.front.id
        guard case .request(.share(let items))? = navigator.tree.overlay?.content else {
            Issue.record("no request")
            return
        }
        #expect(items == [.text("1")])
        #expect(navigator.answer(.completed, to: request).isMoved)
        #expect(journal.answers.map(\.answer) == [.completed])
        #expect(navigator.tree.overlay == nil)
        #expect(navigator.answer(.completed, to: request) == .refused(.notInFront))
        #expect(journal.answers.count == 1)
    }

    @Test(.proves("KIT-NAV-12")) func aRequestThatIsSweptAwayCountsAsCancelled() {
        navigator.follow(.share, to: Route(kind: .share), from: navigator.tree.front.id)
        navigator.followFromApp(.appStack, to: Route(kind: .b))
        #expect(journal.answers.map(\.answer) == [.cancelled])
        navigator.follow(.share, to: Route(kind: .share), from: navigator.tree.front.id)
        host.draw()
        host.pullDown()
        #expect(journal.answers.map(\.answer) == [.cancelled, .cancelled])
        #expect(navigator.tree.front.route.kind == .b)
    }

    @Test(.proves("KIT-NAV-12")) func appEventsReachServicesAndThenEveryModel() throws {
        @MainActor final class Playback: AppService {
            var heard: [AppEvent] = []
            func appEventReceived(_ event: AppEvent) { heard.append(event) }
        }
        let playback = Playback()
        navigator.services.append(playback)
        push(1)
        let viewport = Viewport(width: 667, height: 375, scale: 2)
        let events: [AppEvent] = [
            .enteredBackground, .viewportChanged(viewport), .traitsChanged(HostTraits(isDark: true)),
            .memoryWarning,
        ]
        for event in events { navigator.receive(event) }
        #expect(playback.heard == events)
        for entry in navigator.tree.entries {
            #expect(navigator.screen(of: entry.id)?.fixture.events == events)
        }
        #expect(!navigator.environment.isActive)
        #expect(navigator.environment.viewport == viewport)
        #expect(navigator.environment.traits.isDark)
    }

    @Test(.proves("KIT-NAV-12")) func nonsenseViewportsAndTraitsAreTakenAsTheNearestSane() {
        #expect(Viewport(width: .nan, height: -3, scale: 0) == Viewport(width: 0, height: 0, scale: 1))
        #expect(HostTraits(textScale: .infinity).textScale == 1)
        #expect(HostTraits(textScale: 100).textScale == 4)
    }

    @Test(.proves("KIT-NAV-12")) func phasesFollowTheTree() throws {
        let first = try #require(navigator.screen(of: navigator.tree.front.id)?.fixture)
        push(1)
        let second = try #require(navigator.screen(of: navigator.tree.front.id)?.fixture)
        navigator.follow(.ask, to: Route(kind: .alert), from: navigator.tree.front.id)
        navigator.follow(.answered, from: navigator.tree.front.id)
        host.draw()
        host.swipeBack()
        #expect(first.phases == [.inFront, .covered, .inFront])
        #expect(second.phases == [.inFront, .covered, .inFront, .ended])
    }

    @Test(.proves("KIT-NAV-06", "KIT-NAV-12")) func aModelThatMovesOnFromItsPhaseLeavesOneConsistentState()
        throws
    {
        let first = try #require(navigator.screen(of: navigator.tree.front.id)?.fixture)
        let root = navigator.tree.front.id
        push(1)
        host.draw()
        let navigator = navigator
        first.onPhase = { phase in
            if phase == .inFront { navigator.follow(.toB, to: Route(kind: .b, number: 9), from: root) }
        }
        host.swipeBack()
        #expect(numbers == [0, 9])
        #expect(first.phases.last == .covered)
        #expect(NavigationInvariants.problems(of: navigator) == [])
    }

    @Test(.proves("KIT-NAV-05", "KIT-NAV-06")) func aModelThatMovesTheAppWhenItEndsLeavesNoModelBehind()
        throws
    {
        push(1)
        let leaving = try #require(navigator.screen(of: navigator.tree.front.id)?.fixture)
        let navigator = navigator
        leaving.onPhase = { phase in
            if phase == .ended { navigator.followFromApp(.appRoot, to: Route(kind: .tabs)) }
        }
        navigator.follow(.replaced, to: Route(kind: .c, number: 2), from: navigator.tree.front.id)
        #expect(navigator.tree.entries.map(\.route.kind) == [.tabs, .left, .right])
        #expect(NavigationInvariants.problems(of: navigator) == [])
        #expect(
            journal.census.alive.count == 4,
            "the tabs and, as long as this test holds it, the one that left"
        )
    }

    @Test(.proves("KIT-NAV-12")) func aScreenThatIsCoveredAgainAtOnceNeverBelievesItIsInFront() throws {
        push(1)
        let covered = try #require(navigator.screen(of: navigator.tree.front.id)?.fixture)
        let navigator = navigator
        covered.onPhase = { phase in
            if phase == .covered { navigator.followFromApp(.appSheet, to: Route(kind: .b, number: 3)) }
        }
        navigator.follow(.toB, to: Route(kind: .b, number: 2), from: navigator.tree.front.id)
        let pushed = try #require(navigator.tree.levels[0].container.frontStack.entries.last)
        #expect(pushed.route.number == 2)
        #expect(navigator.screen(of: pushed.id)?.fixture.phases.last == .covered)
    }
}
