import Foundation
import SharedCore
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct NavigatorMoveTests {
    typealias App = FixtureApp<EverythingFixture>
    typealias Route = FixtureRoute<EverythingFixture>

    let journal = FixtureJournal()
    let app: App
    var navigator: Navigator<Route, FixtureScreen> { app.navigator }

    init() throws {
        app = try App.launch(journal)
        app.navigator.follow(.begin, to: Route(kind: .a), from: app.navigator.tree.front.id)
    }

    private var front: NavigationEntryID { navigator.tree.front.id }
    private var kinds: [EverythingFixture.Kind] { navigator.tree.entries.map(\.route.kind) }

    @discardableResult
    private func go(_ edge: EverythingFixture.Edge, _ kind: EverythingFixture.Kind? = nil, _ number: Int = 0)
        -> MoveResult
    {
        navigator.follow(edge, to: kind.map { Route(kind: $0, number: number) }, from: front)
    }

    @Test(.proves("KIT-NAV-06")) func theSecondOfTwoTapsInOneTurnDoesNothing() {
        let list = front
        #expect(navigator.follow(.toB, to: Route(kind: .b, number: 1), from: list).isMoved)
        #expect(navigator.follow(.toB, to: Route(kind: .b, number: 2), from: list) == .refused(.notInFront))
        #expect(navigator.tree.entries.map(\.route.number) == [0, 1])
    }

    @Test(.proves("KIT-NAV-06")) func honestTapsOnTheSameScreensAreLevelsEach() {
        go(.toB, .b, 1)
        go(.toA, .a, 2)
        go(.toB, .b, 3)
        #expect(navigator.tree.entries.map(\.route.number) == [0, 1, 2, 3])
        #expect(kinds == [.a, .b, .a, .b])
    }

    @Test(.proves("KIT-NAV-03")) func undeclaredMovesAreRefusedAndReportedAndChangeNothing() {
        let before = navigator.tree
        #expect(go(.undeclared) == .refused(.undeclared))
        #expect(go(.goOn, .second) == .refused(.wrongOrigin))
        #expect(go(.toB, .c) == .refused(.wrongTarget))
        #expect(go(.toB) == .refused(.wrongTarget))
        #expect(go(.appA, .a) == .refused(.wrongOrigin))
        #expect(navigator.followFromApp(.toB, to: Route(kind: .b)) == .refused(.wrongOrigin))
        #expect(
            navigator.follow(.toB, to: Route(kind: .b), from: NavigationEntryID(rawValue: 99))
                == .refused(.notInFront)
        )
        #expect(go(.done) == .refused(.wrongOrigin))
        #expect(navigator.tree == before)
        #expect(journal.log.events.filter { $0.name == "moveRefused" }.count == 8)
    }

    @Test(.proves("KIT-NAV-06")) func swappingModalBForCOverALeavesAAndC() {
        go(.sheetB, .b)
        #expect(kinds == [.a, .b])
        go(.swapC, .c)
        #expect(kinds == [.a, .c])
        #expect(navigator.tree.levels.count == 2)
        #expect(
            navigator.tree.levels[1].presentation?.presenter
                == navigator.tree.levels[0].container.frontStack.entries[0].id
        )
    }

    @Test(.proves("KIT-NAV-06")) func dismissingUnderASecondModalClosesBoth() {
        let host = FakeHost(navigator)
        go(.sheetB, .b)
        go(.sheetC, .c)
        host.draw()
        let lower = navigator.tree.levels[1].container.frontStack.entries[0].id
        #expect(navigator.reconcile(visible: VisibleEntries(host.drawn).without(lower)))
        #expect(kinds == [.a])
        #expect(journal.census.alive.count == 1)
    }

    @Test(.proves("KIT-NAV-06")) func theRootCanNotBePopped() {
        let root = front
        #expect(go(.back) == .refused(.atRoot))
        #expect(go(.toRoot) == .refused(.atRoot))
        #expect(!navigator.reconcile(visible: VisibleEntries(navigator.tree).without(root)))
        #expect(kinds == [.a])
        #expect(journal.log.events.last?.name == "reportRefused")
    }

    @Test(.proves("KIT-NAV-06")) func selectingTheSelectedTabReturnsToItsRoot() {
        navigator.followFromApp(.appRoot, to: Route(kind: .tabs))
        guard case .tabs(let tabs) = navigator.tree.levels[0].container else {
            Issue.record("no tabs")
            return
        }
        go(.toA, .a)
        go(.toB, .b)
        #expect(navigator.follow(.toLeft, from: tabs.bar.id).isMoved)
        #expect(kinds == [.tabs, .left, .right])
        navigator.follow(.toRight, from: tabs.bar.id)
        go(.toA, .a, 7)
        navigator.follow(.toLeft, from: tabs.bar.id)
        #expect(kinds == [.tabs, .left, .right, .a], "the other tab keeps its stack")
        #expect(navigator.tree.front.route.kind == .left)
        #expect(navigator.phase(of: tabs.bar.id) == .inFront)
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-06")) func aTabBarUnderAnOverlayCanNotBeUsed() {
        navigator.followFromApp(.appRoot, to: Route(kind: .tabs))
        let bar = navigator.tree.entries[0].id
        navigator.followFromApp(.appAlert, to: Route(kind: .alert))
        #expect(navigator.follow(.toRight, from: bar) == .refused(.notInFront))
        #expect(navigator.phase(of: bar) == .covered)
    }

    @Test(.proves("KIT-NAV-02")) func movingOnFromAnOpenPanelClosesIt() {
        go(.drawerCover, .panel)
        go(.open, .panel)
        #expect(navigator.tree.front.route.kind == .inner, "opening makes no entry, so it takes no route")
        navigator.follow(.open, from: front)
        #expect(navigator.tree.front.route.kind == .panel)
        go(.toA, .a)
        #expect(navigator.tree.front.route.kind == .a)
        guard case .drawer(let drawer) = navigator.tree.levels[1].container else {
            Issue.record("no drawer")
            return
        }
        #expect(!drawer.isOpen && drawer.stack.entries.count == 2)
    }

    @Test(.proves("KIT-NAV-06")) func theAppsOwnMovesCloseModalsButNotOneThatMustStay() {
        go(.sheetB, .b)
        go(.ask, .alert)
        #expect(navigator.followFromApp(.appA, to: Route(kind: .a, number: 5)).isMoved)
        #expect(navigator.tree.entries.map(\.route.number) == [0, 5])
        go(.coverC, .c)
        #expect(navigator.followFromApp(.appA, to: Route(kind: .a)) == .refused(.heldByModal))
        #expect(navigator.followFromApp(.appSheet, to: Route(kind: .b)).isMoved, "a modal may lie over it")
        #expect(navigator.followFromApp(.appRoot, to: Route(kind: .tabs)).isMoved)
        #expect(navigator.tree.levels.count == 1)
    }

    @Test(.proves("KIT-NAV-09")) func orientationBelongsToTheScreenThatIsSeen() throws {
        let app = try FixtureApp<InterlochenFixture>.launch()
        typealias Place = FixtureRoute<InterlochenFixture>
        #expect(app.navigator.orientations == .portrait)
        app.navigator.follow(.loaded, to: Place(kind: .home), from: app.navigator.tree.front.id)
        app.navigator.follow(.mediaChosen, to: Place(kind: .mediaPlayer), from: app.navigator.tree.front.id)
        #expect(app.navigator.orientations == .any)
        #expect(app.navigator.orientations.allows(landscape: true))
        FakeHost(app.navigator).swipeBack()
        #expect(app.navigator.orientations == .portrait)
        #expect(!app.navigator.orientations.allows(landscape: true))
    }

    @Test(.proves("KIT-NAV-02")) func aDialogThatLeadsOnClosesByItself() {
        go(.ask, .alert)
        let dialog = front
        #expect(navigator.follow(.answerOn, to: Route(kind: .b, number: 4), from: dialog).isMoved)
        #expect(navigator.tree.overlay == nil)
        #expect(navigator.tree.front.route == Route(kind: .b, number: 4))
        #expect(navigator.phase(of: dialog) == .ended)
    }

    @Test(
        .proves("KIT-NAV-08"),
        arguments: [
            (#""nextID":4"#, #""nextID":9223372036854775807"#), (#""nextID":4"#, #""nextID":2"#),
            (#""levels":["#, #""levels":[],"was":["#), (#""isFlow":false"#, #""isFlow":true"#),
        ]
    )
    func aSavedTreeThatBreaksARuleIsNotLetIn(sound: String, broken: String) throws {
        navigator.followFromApp(.appRoot, to: Route(kind: .tabs))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(navigator.tree), as: UTF8.self)
        let next = #""nextID":\#(navigator.tree.nextID)"#
        let damaged = text.replacingOccurrences(of: sound == #""nextID":4"# ? next : sound, with: broken)
        #expect(damaged != text)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationTree<Route>.self, from: Data(damaged.utf8))
        }
    }
}
