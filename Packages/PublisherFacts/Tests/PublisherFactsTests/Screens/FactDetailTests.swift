import SharedScreens
import Foundation
import PublisherFacts
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedNetworking
import SharedTesting
import Testing

@MainActor @Suite struct FactDetailTests {
    let source = ControlledFeed()

    private func openMalta() async throws -> PublisherFactsCoordinator {
        let app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: source, images: FolderImageSource.sample())
        )
        await source.answer(.success(LoadedFeed("Islands", "Surtsey", "Malta")))
        await app.navigator.settled()
        let malta = try #require(app.list?.feed?.facts[1].id)
        app.list?.send(.factTapped(malta))
        return app
    }

    @Test(.proves("PUB-09")) func thePageShowsTheFactUprightAsABanner() async throws {
        let app = try await openMalta()
        let detail = try #require(app.detail)
        guard case .loaded(let fact) = detail.state.phase else {
            Issue.record("\(detail.state.phase)")
            return
        }
        #expect(detail.state.title == .verbatim("Malta"))
        #expect(fact.text == "About Malta")
        #expect(detail.state.arrangement == .banner)
        FakeHost(app.navigator).swipeBack()
        #expect(app.navigator.tree.front.route == .factList)
    }

    /// A phone, a tablet and a large tablet.
    @Test(
        .proves("PUB-09", "PUB-10"),
        arguments: [(393.0, 852.0, 3.0), (744, 1_133, 2), (1_024, 1_366, 2)]
    )
    func turningTheDeviceTurnsThePage(short: Double, long: Double, scale: Double) async throws {
        let app = try await openMalta()
        let detail = try #require(app.detail)
        for _ in 0..<2 {
            app.navigator.receive(.viewportChanged(Viewport(width: long, height: short, scale: scale)))
            guard case .sideBySide(let picture, let text) = detail.state.arrangement else {
                Issue.record("\(detail.state.arrangement)")
                return
            }
            #expect(abs(picture.width - 0.3 * long) <= 0.5 && picture.x == 0)
            #expect(abs(text.width - 0.7 * long) <= 0.5)
            #expect(text.x == picture.maxX && text.maxX == long, "no gap, no overlap")
            #expect(picture.height == short && text.height == short)
            app.navigator.receive(.viewportChanged(Viewport(width: short, height: long, scale: scale)))
            #expect(detail.state.arrangement == .banner)
            #expect(detail.pictureSize.width <= short && detail.state.title == .verbatim("Malta"))
        }
        #expect(app.navigator.orientations == .any)
    }

    @Test(.proves("PUB-14")) func aPageWhoseFactHasGoneSaysSo() async throws {
        let app = try await openMalta()
        let list = try #require(app.list)
        list.send(.refreshPulled)
        await source.answer(.success(LoadedFeed("Islands", "Crete")))
        await app.navigator.settled()
        guard case .gone(let notice)? = app.detail?.state.phase else {
            Issue.record("not gone")
            return
        }
        let localizer = Localizer(tables: PublisherFactsApp.tables(), language: "en")
        #expect(localizer.string(notice.title) == "This fact is gone")
    }

    @Test(.proves("PUB-14")) func afterARelaunchThePageWaitsForTheFeed() async throws {
        let saved = try await openMalta().navigator.saved()
        let again = ControlledFeed()
        let app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: again, images: FolderImageSource.sample()),
            restoring: saved
        )
        let detail = try #require(app.detail)
        guard case .loading = detail.state.phase else {
            Issue.record("\(detail.state.phase)")
            return
        }
        await again.answer(.failure(.network(.offline)))
        await app.navigator.settled()
        guard case .failed(let notice) = detail.state.phase else {
            Issue.record("\(detail.state.phase)")
            return
        }
        #expect(notice.action != nil)
        detail.send(.retryTapped)
        await again.answer(.success(LoadedFeed("Islands", "Malta")))
        await app.navigator.settled()
        guard case .loaded(let fact) = detail.state.phase else {
            Issue.record("\(detail.state.phase)")
            return
        }
        #expect(fact.title == "Malta")
    }

    @Test(.proves("PUB-18")) func nextAndPreviousTakeTheOtherFactsPlace() async throws {
        let app = try await openMalta()
        let malta = try #require(app.detail)
        #expect(malta.state.previous.isEnabled && !malta.state.next.isEnabled)
        malta.send(.nextTapped)
        #expect(app.detail === malta, "there is none after the last")
        malta.send(.previousTapped)
        malta.send(.previousTapped)
        let surtsey = try #require(app.detail)
        #expect(surtsey.state.title == .verbatim("Surtsey"))
        #expect(!surtsey.state.previous.isEnabled && surtsey.state.next.isEnabled)
        #expect(app.navigator.tree.entries.count == 2, "in its place, not on top of it")
        surtsey.send(.nextTapped)
        #expect(app.detail?.state.title == .verbatim("Malta"))
        FakeHost(app.navigator).swipeBack()
        #expect(app.navigator.tree.front.route == .factList)
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }

    /// Next and previous go through the results of the search, as in the list; after a relaunch too.
    @Test(.proves("PUB-17", "PUB-18")) func nextAndPreviousStayAmongWhatWasFound() async throws {
        let feed = LoadedFeed("Islands", "Réunion", "Malta", "Gozo", "Madeira", "Elba")
        let dependencies = PublisherFactsDependencies(
            feed: ReadyFeed(feed: feed),
            images: FolderImageSource.sample()
        )
        let app = PublisherFactsApp.start(dependencies)
        await app.navigator.settled()
        let list = try #require(app.list)
        list.send(.searchTyped("reunion"))
        await app.navigator.settled()
        list.send(.factTapped(try #require(list.waterfall.rows?[0].id)))
        let only = try #require(app.detail)
        #expect(!only.state.previous.isEnabled && !only.state.next.isEnabled)
        for action in [FactDetailAction.previousTapped, .nextTapped] { only.send(action) }
        #expect(app.detail === only)

        FakeHost(app.navigator).swipeBack()
        list.send(.searchTyped("ma"))
        await app.navigator.settled()
        list.send(.factTapped(feed.feed.facts[1].id))
        app.detail?.send(.nextTapped)
        #expect(app.detail?.state.title == .verbatim("Madeira"), "Gozo isn't found")
        #expect(app.detail?.state.next.isEnabled == false)

        let again = PublisherFactsApp.start(dependencies, restoring: app.navigator.saved())
        #expect(again.detail?.state.previous.isEnabled == false, "what is found isn't known yet")
        await again.navigator.settled()
        #expect(again.detail?.state.next.isEnabled == false)
        again.detail?.send(.previousTapped)
        #expect(again.detail?.state.title == .verbatim("Malta"))
    }

    @Test(.proves("PUB-18")) func aPageThatTheSearchDoesntFindIsAmongAllFacts() async throws {
        let app = try await openMalta()
        FakeHost(app.navigator).swipeBack()
        app.list?.send(.searchTyped("malta"))
        await app.navigator.settled()
        let surtsey = try #require(app.library.feed?.facts.first?.id)
        #expect(app.open(link: try #require(PublisherFactsRoute.factDetail(surtsey).link)) == nil)
        app.detail?.send(.nextTapped)
        #expect(app.detail?.state.title == .verbatim("Malta"))
    }

    @Test(
        .proves("PUB-19"),
        arguments: [
            (
                FactRow(title: "Malta", text: "Old.", pictureAddress: " http://example.org/a b.png "),
                [
                    .text("Malta"), .text("Old."),
                    .url(try #require(URL(string: "http://example.org/a%20b.png"))),
                ]
            ),
            (FactRow(title: nil, text: "Old.", pictureAddress: "nonsense"), [.text("Old.")]),
            (FactRow(title: nil, text: nil, pictureAddress: "nonsense"), [.text("nonsense")]),
        ] as [(FactRow, [ShareItem])]
    )
    func aFactIsSharedWithAllThatItHas(row: FactRow, items: [ShareItem]) async throws {
        let app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: source, images: FolderImageSource.sample())
        )
        await source.answer(.success(LoadedFeed(feed: FactFeed(title: nil, rows: [row]))))
        await app.navigator.settled()
        app.list?.send(.factTapped(try #require(app.list?.feed?.facts.first?.id)))
        let page = try #require(app.detail)
        #expect(page.state.share.isEnabled)
        page.send(.shareTapped)
        page.send(.shareTapped)
        let request = app.navigator.tree.front
        #expect(request.route == .factShare(items))
        #expect(request.route.hostRequest == .share(items))
        app.navigator.answer(.cancelled, to: request.id)
        #expect(app.detail === page)
    }

    @Test(.proves("PUB-09", "PUB-10")) func thePictureOfThePageKeepsItsShape() async throws {
        let pictures = ControlledPictures()
        let app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: source, images: pictures, clock: ManualClock())
        )
        await source.answer(.success(LoadedFeed(pictures: 0..<1)))
        await app.navigator.settled()
        app.list?.send(.factTapped(try #require(app.list?.feed?.facts.first?.id)))
        let page = try #require(app.detail)
        app.navigator.receive(.viewportChanged(Viewport(width: 393, height: 852)))
        #expect(page.pictureSize == LayoutSize(width: 393, height: 393 / FactCellMetrics.placeholderAspect))
        await pictures.answer("0", .success(png(3_000, 1_000)))
        #expect(await eventually { page.pictureSize == LayoutSize(width: 393, height: 131) })
        #expect(pictures.requested == ["0"], "one image for list and page")
        app.navigator.receive(.viewportChanged(Viewport(width: 1_000, height: 500)))
        #expect(page.pictureSize == LayoutSize(width: 300, height: 100))
    }
}
