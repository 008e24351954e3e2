import SharedNavigation
import SharedTesting
import Testing

/// The calls of a platform host that reports one thing each.
@MainActor @Suite struct HostCallTests {
    typealias Route = FixtureRoute<EverythingFixture>

    let app: FixtureApp<EverythingFixture>
    var navigator: Navigator<Route, FixtureScreen> { app.navigator }
    private var tree: NavigationTree<Route> { navigator.tree }
    private var root: NavigationEntryID { tree.levels[0].id }

    init() throws {
        app = try FixtureApp<EverythingFixture>.launch(FixtureJournal())
        app.navigator.follow(.begin, to: Route(kind: .a), from: app.navigator.tree.front.id)
    }

    private func push(_ number: Int) {
        navigator.follow(.toA, to: Route(kind: .a, number: number), from: tree.front.id)
    }

    @Test(.proves("KIT-NAV-14")) func aPathHasTheScreensOfALevel() {
        push(1)
        #expect(tree.path(of: root).map(\.route.number) == [0, 1])
        navigator.follow(.sheetB, to: Route(kind: .b, number: 5), from: tree.front.id)
        #expect(tree.path(of: tree.levels[1].id).map(\.route.number) == [5])
        #expect(tree.path(of: root).map(\.route.number) == [0, 1], "the sheet is a level of its own")
        #expect(tree.path(of: NavigationEntryID(rawValue: 999)).isEmpty)
    }

    @Test(.proves("KIT-NAV-14", "KIT-NAV-05")) func aPopRemovesEverythingAboveItsEntry() {
        for number in 1...3 { push(number) }
        let path = tree.path(of: root)
        #expect(navigator.didPop(to: path[1].id))
        #expect(tree.path(of: root) == Array(path[...1]))
        #expect(navigator.screen(of: path[3].id) == nil, "models of popped screens are released")
        #expect(!navigator.didPop(to: path[1].id), "the same report again changes nothing")
        #expect(!navigator.didPop(to: path[3].id), "an entry that has left is unknown")
        #expect(NavigationInvariants.problems(of: navigator) == [])
    }

    @Test(.proves("KIT-NAV-14")) func aPopUnderASheetClosesTheSheet() {
        push(1)
        navigator.follow(.sheetB, to: Route(kind: .b, number: 5), from: tree.front.id)
        #expect(navigator.didPop(to: tree.path(of: root)[0].id))
        #expect(tree.levels.count == 1 && tree.path(of: root).count == 1)
    }

    @Test(.proves("KIT-NAV-14", "KIT-NAV-06")) func aDismissalClosesAModalWithAllOverIt() {
        navigator.follow(.sheetB, to: Route(kind: .b, number: 1), from: tree.front.id)
        let sheet = tree.levels[1].id
        navigator.follow(.sheetC, to: Route(kind: .c, number: 2), from: tree.front.id)
        #expect(tree.levels.count == 3)
        #expect(navigator.didDismiss(sheet))
        #expect(tree.levels.count == 1)
        #expect(!navigator.didDismiss(sheet))
    }

    @Test(.proves("KIT-NAV-14")) func aDialogCanBeDismissedAndARootOrHeldModalCanNot() {
        navigator.follow(.ask, to: Route(kind: .alert), from: tree.front.id)
        #expect(navigator.didDismiss(tree.front.id))
        #expect(tree.overlay == nil)
        #expect(!navigator.didDismiss(root))
        navigator.follow(.coverC, to: Route(kind: .c, number: 1), from: tree.front.id)
        let before = tree
        #expect(!navigator.didDismiss(tree.levels[1].id), "it isn't dismissable")
        #expect(tree == before)
    }

    @Test(.proves("KIT-NAV-14")) func aSelectedTabIsTakenOver() {
        #expect(!navigator.didSelectTab(1), "there is no tab bar")
        navigator.followFromApp(.appRoot, to: Route(kind: .tabs))
        push(3)
        #expect(navigator.didSelectTab(1))
        #expect(tree.front.route.kind == .right)
        #expect(!navigator.didSelectTab(1))
        #expect(!navigator.didSelectTab(7), "there is no such tab")
        #expect(navigator.didSelectTab(0))
        #expect(tree.front.route.number == 3, "a tab keeps its stack")
    }

    @Test(.proves("KIT-NAV-14")) func aDrawerIsOpenedAndClosed() {
        #expect(!navigator.didSetDrawer(isOpen: true), "there is no drawer")
        navigator.follow(.drawerCover, to: Route(kind: .panel), from: tree.front.id)
        #expect(navigator.didSetDrawer(isOpen: true))
        #expect(tree.front.route.kind == .panel)
        #expect(!navigator.didSetDrawer(isOpen: true))
        #expect(navigator.didSetDrawer(isOpen: false))
        #expect(tree.front.route.kind == .inner)
    }
}
