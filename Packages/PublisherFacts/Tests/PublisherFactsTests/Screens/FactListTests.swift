import SharedScreens
import PublisherFacts
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedNetworking
import SharedTesting
import Testing

@MainActor @Suite struct FactListTests {
    let source = ControlledFeed()
    let app: PublisherFactsCoordinator

    init() {
        app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: source, images: FolderImageSource.sample())
        )
    }

    private func answer(_ answer: Result<LoadedFeed, FeedError>) async {
        await source.answer(answer)
        await app.navigator.settled()
    }

    @Test(.proves("PUB-14")) func theFirstLoadShowsThatItLoadsAndThenTheFacts() async throws {
        let list = try #require(app.list)
        guard case .loading = list.state.phase else {
            Issue.record("\(list.state.phase)")
            return
        }
        await answer(.success(LoadedFeed("Islands", "Surtsey", "Malta")))
        #expect(list.state.phase == .loaded)
        #expect(list.state.title == .verbatim("Islands"))
        #expect(list.state.count == 2)
        #expect(list.state.refreshing == nil && list.state.notice == nil)
    }

    @Test(.proves("PUB-14")) func aFeedWithoutFactsSaysHowToGetSome() async throws {
        let list = try #require(app.list)
        await answer(.success(LoadedFeed(nil)))
        guard case .empty(let notice) = list.state.phase else {
            Issue.record("\(list.state.phase)")
            return
        }
        let localizer = Localizer(tables: PublisherFactsApp.tables(), language: "en")
        #expect(localizer.string(notice.title) == "No facts here yet")
        #expect(localizer.string(list.state.title) == "Facts")
        list.send(.refreshPulled)
        await answer(.success(LoadedFeed(nil, "Malta")))
        #expect(list.state.phase == .loaded)
    }

    @Test(.proves("PUB-07", "PUB-14")) func aRefreshKeepsTheOldFactsUntilTheNewOnesAreHere() async throws {
        let list = try #require(app.list)
        await answer(.success(LoadedFeed("Old", "Malta")))
        list.send(.refreshPulled)
        list.send(.refreshPulled)
        #expect(list.state.refreshing != nil)
        #expect(list.feed?.facts.map(\.title) == ["Malta"])
        await answer(.failure(.network(.offline)))
        #expect(list.state.refreshing == nil)
        #expect(list.feed?.facts.map(\.title) == ["Malta"])
        #expect(list.state.notice?.code == "network.offline")
        #expect(list.state.notice?.action != nil)
        list.send(.retryTapped)
        #expect(list.state.notice == nil, "the failure is history once it is tried again")
        await answer(.success(LoadedFeed("New", "Crete")))
        #expect(list.feed?.facts.map(\.title) == ["Crete"])
        #expect(list.state.title == .verbatim("New"))
        #expect(await source.loads == 3, "two pulls at once are one load")
    }

    @Test(.proves("PUB-14")) func aFailedFirstLoadCanBeTriedAgain() async throws {
        let list = try #require(app.list)
        await answer(.failure(.network(.timedOut)))
        guard case .failed(let notice) = list.state.phase else {
            Issue.record("\(list.state.phase)")
            return
        }
        #expect(notice.code == "network.timedOut")
        list.send(.retryTapped)
        guard case .loading = list.state.phase else {
            Issue.record("\(list.state.phase)")
            return
        }
        await answer(.success(LoadedFeed("Islands", "Malta")))
        #expect(list.state.phase == .loaded)
    }

    @Test(
        .proves("PUB-14"),
        arguments: [
            (.network(.offline), "There is no internet connection."),
            (.network(.badStatus(503, excerpt: "")), "The server answered with an error (503)."),
        ] as [(FeedError, String)]
    )
    func anOlderCopyIsMarkedAsSuchWithWhatHappened(failure: FeedError, reason: String) async throws {
        let list = try #require(app.list)
        await answer(.success(LoadedFeed("Islands", "Malta", staleBecause: failure)))
        #expect(list.state.phase == .loaded)
        let localizer = Localizer(tables: PublisherFactsApp.tables(), language: "en")
        let notice = try #require(list.state.notice)
        #expect(localizer.string(notice.title) == reason + " These facts may be out of date.")
        #expect(notice.code == failure.code && notice.action != nil)
        list.send(.retryTapped)
        await answer(.success(LoadedFeed("Islands", "Malta")))
        #expect(list.state.notice == nil)
    }

    @Test(.proves("PUB-09")) func aTappedFactOpensItsPageOnce() async throws {
        let list = try #require(app.list)
        await answer(.success(LoadedFeed("Islands", "Surtsey", "Malta")))
        let facts = try #require(list.feed?.facts)
        list.send(.factTapped(facts[1].id))
        list.send(.factTapped(facts[0].id))
        #expect(app.navigator.tree.entries.map(\.route) == [.factList, .factDetail(facts[1].id)])
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }

    @Test(
        .proves("PUB-05"),
        arguments: [(320.0, 2), (393, 2), (599, 2), (600, 3), (744, 3), (899, 3), (900, 4), (1366, 4)]
    )
    func theNumberOfColumnsFollowsTheWidth(width: Double, columns: Int) throws {
        app.navigator.receive(.viewportChanged(Viewport(width: width, height: 800)))
        #expect(try #require(app.list).state.columns == columns)
    }

    @Test(.proves("PUB-09")) func aRowThatIsGoneLeadsNowhere() async throws {
        let list = try #require(app.list)
        await answer(.success(LoadedFeed("Islands", "Malta")))
        let old = try #require(list.feed?.facts.first?.id)
        list.send(.refreshPulled)
        await answer(.success(LoadedFeed("Islands", "Crete")))
        list.send(.factTapped(old))
        #expect(app.navigator.tree.entries.count == 1)
    }
}
