import SharedCore
import SharedNavigation
import SharedTesting
import Testing

/// A link to a covered destination removes its covers and never makes the destination again.
@MainActor @Suite struct CoveredLinkTests {
    typealias Place = FixtureRoute<EverythingFixture>

    /// The covers of a destination, each made as the user makes it.
    enum Cover: CaseIterable {
        case dialog, dialogAfterDialog, request, sheet, sheetWithDialog, modalOverModal, flow, tabs, panel
        case panelInModal, modalOverPanel
    }

    @Test(.proves("KIT-NAV-07")) func anOpenPanelClosesAndTheScreenBesideItStays() throws {
        let journal = FixtureJournal()
        let app = try FixtureApp<SkyZoneFixture>.launch(journal)
        defer { withExtendedLifetime(app) {} }
        let navigator = app.navigator
        navigator.follow(
            .leaderboardChosen,
            to: FixtureRoute(kind: .leaderboard, number: 4),
            from: navigator.tree.front.id
        )
        let before = navigator.tree
        let model = try #require(navigator.screen(of: before.front.id)?.fixture)
        model.draft = 17
        navigator.follow(.menuTapped, from: before.front.id)
        #expect(navigator.tree.front.route.kind == .sidePanel)
        let changes = navigator.changes
        #expect(navigator.open(link: "app://leaderboard/4") == .opened(before.front.id))
        #expect(navigator.tree == before && navigator.changes == changes + 1)
        #expect(navigator.screen(of: before.front.id)?.fixture === model && model.draft == 17)
        #expect(model.phases == [.inFront, .covered, .inFront])
        #expect(journal.linked == [before.front.id])
        #expect(navigator.link == "app://leaderboard/4")
        #expect(navigator.open(link: "app://leaderboard/4") == .opened(before.front.id))
        #expect(
            navigator.changes == changes + 1 && journal.linked.count == 2,
            "told also when nothing lay over it"
        )
        navigator.follow(.menuTapped, from: before.front.id)
        let open = navigator.tree
        #expect(navigator.open(link: "app://leaderboard/5").failure == .noWay)
        #expect(navigator.tree == open, "another place of that kind is another place")
        #expect(NavigationInvariants.problems(of: navigator) == [])
    }

    @Test(.proves("KIT-NAV-07"), arguments: Cover.allCases)
    func whateverLiesOverAPlaceGoesAndThePlaceStays(cover: Cover) throws {
        let journal = FixtureJournal()
        let app = try FixtureApp<EverythingFixture>.launch(journal)
        defer { withExtendedLifetime(app) {} }
        let navigator = app.navigator
        func go(_ edge: EverythingFixture.Edge, to kind: EverythingFixture.Kind? = nil, _ number: Int = 0) {
            let route = kind.map { Place(kind: $0, number: number) }
            let move = navigator.follow(edge, to: route, from: navigator.tree.front.id)
            #expect(move.isMoved, "\(edge): \(move)")
        }
        go(.begin, to: .a, 1)
        if cover == .panel || cover == .panelInModal || cover == .modalOverPanel {
            go(.drawerCover, to: .panel, 2)
            if cover != .panel { go(.toA, to: .a, 3) }
        }
        let place = navigator.tree
        let model = try #require(navigator.screen(of: place.front.id)?.fixture)
        model.draft = 5
        switch cover {
        case .dialog: go(.ask, to: .alert)
        case .dialogAfterDialog:
            go(.ask, to: .alert)
            go(.askOn, to: .alert)
        case .request: go(.share, to: .share)
        case .sheet: go(.sheetB, to: .b)
        case .sheetWithDialog:
            go(.sheetB, to: .b)
            go(.ask, to: .alert)
        case .modalOverModal:
            go(.sheetB, to: .b)
            go(.toB, to: .b, 8)
            go(.sheetC, to: .c)
        case .flow:
            go(.flowSheet, to: .flow)
            go(.goOn, to: .second)
        case .tabs: go(.tabsSheet, to: .tabs)
        case .panel, .panelInModal: go(.open)
        case .modalOverPanel:
            go(.open)
            let panel = navigator.tree.front.id
            #expect(navigator.followFromApp(.appSheet, to: Place(kind: .b)).isMoved)
            #expect(navigator.tree.levels.last?.presentation?.presenter == panel)
        }
        #expect(navigator.tree != place && navigator.tree.front.id != place.front.id)
        let link = try #require(place.front.route.link)
        let changes = navigator.changes
        #expect(navigator.open(link: link) == .opened(place.front.id))
        #expect(navigator.tree.showsSame(as: place) && navigator.changes == changes + 1)
        #expect(navigator.screen(of: place.front.id)?.fixture === model && model.draft == 5)
        #expect(model.phases == [.inFront, .covered, .inFront] && journal.linked == [place.front.id])
        #expect(journal.endings.map(\.ending) == (cover == .flow ? [.cancelled] : []))
        #expect(journal.answers.map(\.answer) == (cover == .request ? [.cancelled] : []))
        #expect(Set(journal.census.alive) == Set(place.entries.map(\.id.description)))
        #expect(NavigationInvariants.problems(of: navigator) == [])
    }

    /// A modal in the middle is uncovered like a screen at the bottom, with everything under it.
    @Test(.proves("KIT-NAV-07")) func aModalUnderAModalIsUncovered() throws {
        let app = try FixtureApp<EverythingFixture>.launch()
        defer { withExtendedLifetime(app) {} }
        let navigator = app.navigator
        for (edge, kind) in [(EverythingFixture.Edge.begin, EverythingFixture.Kind.a), (.sheetB, .b)] {
            navigator.follow(edge, to: Place(kind: kind, number: 6), from: navigator.tree.front.id)
        }
        let middle = navigator.tree
        navigator.follow(.sheetC, to: Place(kind: .c), from: middle.front.id)
        #expect(navigator.open(link: "app://b/6") == .opened(middle.front.id))
        #expect(navigator.tree.levels == middle.levels)
    }

    @Test(.proves("KIT-NAV-07")) func noReachableStateHasAPlaceThatItsLinkMakesAgain() throws {
        try Wanderer<PublisherFactsFixture>(seed: 21).go()
        try Wanderer<TaaSFixture>(seed: 22).go()
        try Wanderer<PictoneFixture>(seed: 23).go()
        try Wanderer<SkyZoneFixture>(seed: 24).go()
        try Wanderer<InterlochenFixture>(seed: 25).go()
        try Wanderer<EverythingFixture>(seed: 26).go()
        try Wanderer<LinkedFixture>(seed: 27).go()
    }
}

/// Follows random edges from the front, and now and then the link of a covered destination.
@MainActor
private final class Wanderer<App: Fixture> {
    typealias Route = FixtureRoute<App>

    private var random: SeededGenerator
    private var navigator: Navigator<Route, FixtureScreen> { app.navigator }
    private var app: FixtureApp<App>
    private var uncovered = 0

    init(seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        app = try .launch()
    }

    func go() throws {
        // Graphs with few coverable destinations walk longer.
        for step in 0..<15_000 where step < 1_500 || uncovered <= 20 {
            if step % 60 == 59 { app = try .launch() }
            let tree = navigator.tree
            let usable = tree.entries.filter { tree.isInFront($0.id) }
            guard let entry = usable.randomElement(using: &random) else { continue }
            let edges = App.graph.edges.filter { $0.starts(from: entry.route.kind) }
            if let edge = edges.randomElement(using: &random) {
                let kind = edge.transition.makesEntry ? edge.target : nil
                let route = kind.map { Route(kind: $0, number: Int.random(in: 1..<100_000, using: &random)) }
                navigator.follow(edge.edge, to: route, from: entry.id)
            }
            if step % 4 == 3 { try uncover() }
        }
        #expect(uncovered > 20, "only \(uncovered) places of \(App.self) were uncovered")
    }

    private func uncover() throws {
        let tree = navigator.tree
        guard let index = tree.levels.indices.randomElement(using: &random),
            let place = tree.levels[index].container.frontStack.entries.last, place.id != tree.front.id,
            let link = place.route.link, tree.entries.filter({ $0.route == place.route }).count == 1
        else { return }
        let model = navigator.screen(of: place.id)?.fixture
        let answer = navigator.open(link: link)
        if tree.levels.contains(where: { $0.presentation?.isDismissable == false }) {
            #expect(answer == .waiting && navigator.tree == tree)
            app = try .launch()
            return
        }
        var expected = Array(tree.levels[...index])
        if case .drawer(var drawer) = expected[index].container {
            drawer.isOpen = false
            expected[index].container = .drawer(drawer)
        }
        #expect(answer == .opened(place.id))
        #expect(navigator.tree.levels == expected && navigator.tree.overlay == nil)
        #expect(navigator.screen(of: place.id)?.fixture === model)
        #expect(NavigationInvariants.problems(of: navigator) == [])
        uncovered += 1
    }
}
