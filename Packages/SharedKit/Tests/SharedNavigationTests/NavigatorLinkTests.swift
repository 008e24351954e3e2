import Observation
import SharedCore
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct NavigatorLinkTests {
    typealias Route = FixtureRoute<LinkedFixture>
    typealias App = FixtureApp<LinkedFixture>

    let journal = FixtureJournal()
    let app: App
    var navigator: Navigator<Route, FixtureScreen> { app.navigator }
    private var front: NavigationEntryID { navigator.tree.front.id }
    private var link: String? { navigator.link }

    init() throws { app = try App.launch(journal) }

    @discardableResult
    private func open(_ link: String) -> LinkResult { navigator.open(link: link) }

    @Test(.proves("KIT-NAV-07")) func theFixtureIsSound() {
        #expect(LinkedFixture.graph.validationErrors == [])
    }

    @Test(.proves("KIT-NAV-07")) func aLinkLeadsToItsPlaceAndTheyShowTheirLink() {
        #expect(link == "app://news")
        #expect(open("app://album/12") == .opened(front))
        #expect(link == "app://album/12")
        #expect(navigator.tree.entries.map(\.route.kind) == [.home, .news, .album, .albums])
        #expect(open("app://albums") == .opened(front))
        #expect(link == "app://albums")
        navigator.follow(.toAlbum, to: Route(kind: .album, number: 1), from: front)
        #expect(open("app://news") == .opened(front))
        #expect(link == "app://news", "a tab that was left deep inside returns to its root")
        #expect(open("app://settings") == .opened(front))
        #expect(link == "app://settings" && navigator.tree.levels.count == 2)
        let changes = navigator.changes
        #expect(open("app://settings") == .opened(front))
        #expect(navigator.changes == changes, "what is in front already isn't put there twice")
    }

    @Test(.proves("KIT-NAV-07")) func modalsDialogsAndFlowsGiveWay() {
        navigator.follow(.ordered, to: Route(kind: .order), from: front)
        #expect(open("app://settings/3") == .opened(front))
        #expect(navigator.tree.levels.count == 2, "the flow's modal is gone, the link's is there")
        #expect(journal.endings.map(\.ending) == [.cancelled])
        navigator.follow(.ask, to: Route(kind: .notice), from: front)
        #expect(open("app://photo/7") == .opened(front))
        #expect(navigator.tree.levels.count == 1 && navigator.tree.overlay == nil)
        #expect(link == "app://photo/7")
        #expect(NavigationInvariants.problems(of: navigator) == [])
    }

    @Test(.proves("KIT-NAV-07")) func aPlaceThatIsCoveredIsUncoveredAndNotMadeAgain() {
        open("app://album/3")
        let album = navigator.tree
        navigator.follow(.ask, to: Route(kind: .notice), from: front)
        #expect(open("app://album/3") == .opened(album.front.id))
        #expect(navigator.tree.levels == album.levels && navigator.tree.overlay == nil)
        open("app://settings/1")
        let settings = navigator.tree
        navigator.follow(.ask, to: Route(kind: .notice), from: front)
        #expect(open("app://settings/1") == .opened(settings.front.id))
        #expect(navigator.tree.levels == settings.levels && navigator.tree.overlay == nil)
        navigator.follow(.ask, to: Route(kind: .notice), from: front)
        #expect(open("app://album/3") == .opened(album.front.id))
        #expect(navigator.tree.levels == album.levels && navigator.tree.overlay == nil)
        #expect(NavigationInvariants.problems(of: navigator) == [])
    }

    @Test(.proves("KIT-NAV-07")) func theNewestLinkWaitsUntilTheLoginEnds() {
        navigator.followFromApp(.signInNeeded, to: Route(kind: .login))
        let tree = navigator.tree
        #expect(open("app://photo/1") == .waiting)
        #expect(open("app://album/2") == .waiting)
        #expect(open("app://nowhere").failure == .unknownPath, "a bad link doesn't take a good one's place")
        #expect(open("app://settings") == .waiting)
        #expect(open("app://album/3") == .waiting)
        #expect(navigator.tree == tree)
        #expect(link == "app://login")
        FakeHost(navigator).pullDown()
        #expect(navigator.tree == tree)
        navigator.follow(.signedIn, from: front)
        #expect(link == "app://album/3" && navigator.tree.levels.count == 1)
        let after = navigator.tree
        navigator.followFromApp(.signInNeeded, to: Route(kind: .login))
        navigator.follow(.signedIn, from: front)
        #expect(navigator.tree.levels == after.levels, "a link is followed once")
        #expect(NavigationInvariants.problems(of: navigator) == [])
    }

    @Test(.proves("KIT-NAV-07")) func aLinkThatComesBeforeTheAppWaitsForIt() {
        let navigator = Navigator<Route, FixtureScreen>(
            graph: LinkedFixture.graph,
            root: Route(kind: .home)
        )
        #expect(navigator.open(link: "app://album/5") == .waiting)
        let app = App(navigator: navigator, exit: .none, journal: FixtureJournal())
        navigator.start(app)
        #expect(navigator.link == "app://album/5")
    }

    @Test(.proves("KIT-NAV-07")) func aLinkWaitsForTheMoveThatMakesTheAppReady() {
        app.isReadyForLinks = false
        let tree = navigator.tree
        #expect(app.open(link: "app://photo/1") == nil)
        #expect(app.open(link: "app://album/2") == nil)
        #expect(app.open(link: "app://nowhere") == .unknownPath)
        #expect(navigator.tree == tree)
        navigator.follow(.toAlbums, from: navigator.tree.entries[0].id)
        #expect(link == "app://albums", "a move that changes nothing about it lets the link wait")
        app.isReadyForLinks = true
        navigator.follow(.toNews, from: navigator.tree.entries[0].id)
        #expect(link == "app://album/2")
        #expect(NavigationInvariants.problems(of: navigator) == [])
    }

    @Test(.proves("KIT-NAV-07")) func whatAWaitingLinkLedToMayHaveGoneMeanwhile() {
        app.isReadyForLinks = false
        #expect(app.open(link: "app://album/2") == nil && navigator.waitingLinkError == nil)
        app.missing = [Route(kind: .album, number: 2)]
        app.isReadyForLinks = true
        let isTold = Locked(false)
        withObservationTracking {
            _ = navigator.waitingLinkError
        } onChange: {
            isTold.withLock { $0 = true }
        }
        navigator.follow(.toNews, from: navigator.tree.entries[0].id)
        navigator.follow(.toAlbums, from: navigator.tree.entries[0].id)
        #expect(navigator.waitingLinkError == .contentGone && isTold.withLock { $0 })
        #expect(link == "app://albums" && journal.log.events.last { $0.name == "linkRefused" } != nil)
        #expect(app.open(link: "app://album/3") == nil)
        #expect(navigator.waitingLinkError == nil, "it is about the newest link")
    }

    @Test(.proves("KIT-NAV-07")) func onlyAnotherPartOfTheSamePlaceReplacesARoute() {
        open("app://album/12")
        let (before, changes) = (navigator.tree, navigator.changes)
        #expect(navigator.replaceRoute(of: front, with: navigator.tree.front.route))
        #expect(!navigator.replaceRoute(of: front, with: Route(kind: .album, number: 13)), "another place")
        #expect(
            !navigator.replaceRoute(of: NavigationEntryID(rawValue: 999), with: navigator.tree.front.route)
        )
        #expect(navigator.tree == before && navigator.changes == changes)
    }

    @Test(
        .proves("KIT-NAV-07"),
        arguments: [
            "", "app://../..", "app://album/%00", "app://album/\u{202E}21", "app://album/01", "app://home",
            "other://album/1", "app://album/1/2", "app://%", "app://basket",
            "app://" + String(repeating: "album/", count: 600),
        ]
    ) func aLinkThatCantBeFollowedChangesNothingAndIsLogged(link: String) {
        let before = (navigator.tree, navigator.changes)
        let answer = open(link)
        #expect(answer.failure != nil)
        #expect(navigator.tree == before.0 && navigator.changes == before.1)
        let event = journal.log.events.last
        #expect(event?.name == "linkRefused" && event?.level == .warning)
        #expect(event?.details == ["failure": answer.failure?.code ?? ""])
    }

    @Test(.proves("KIT-NAV-07")) func contentThatIsGoneIsSaid() {
        app.missing = [Route(kind: .album, number: 9)]
        let tree = navigator.tree
        #expect(open("app://album/9") == .failed(.contentGone))
        #expect(navigator.tree == tree)
    }

    /// For every destination that the user can reach, its link leads there, from there and from anywhere
    /// else.
    @Test(.proves("KIT-NAV-07")) func pathToStateToPathIsTheIdentity() throws {
        var random = SeededGenerator(seed: 7)
        var links: Set<String> = []
        for _ in 0..<1_000 {
            let tree = navigator.tree
            let usable = tree.entries.filter { tree.isInFront($0.id) }
            guard let entry = usable.randomElement(using: &random) else { break }
            let edges = LinkedFixture.graph.edges.filter { $0.starts(from: entry.route.kind) }
            if let edge = edges.randomElement(using: &random) {
                let target = edge.transition.makesEntry ? edge.target : nil
                let number = Int.random(in: 1..<50, using: &random)
                navigator.follow(
                    edge.edge,
                    to: target.map { Route(kind: $0, number: number) },
                    from: entry.id
                )
            }
            // The basket has a path, but the app never navigates to it: a flow can't be begun in its middle.
            if let link, !link.contains("basket") {
                links.insert(link)
                #expect(open(link).failure == nil)
                #expect(self.link == link)
                let other = try #require(links.sorted().randomElement(using: &random))
                #expect(open(other).failure == nil)
                #expect(self.link == other)
                #expect(NavigationInvariants.problems(of: navigator) == [])
            }
            if link?.contains("basket") == true { open("app://news") }
        }
        #expect(links.count > 25)
    }
}
