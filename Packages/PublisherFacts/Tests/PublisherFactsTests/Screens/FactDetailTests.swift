import PublisherFacts
import SharedLocalization
import SharedNavigation
import SharedNetworking
import SharedTesting
import Testing

@MainActor @Suite struct FactDetailTests {
    let source = ControlledFeed()

    private func openMalta() async throws -> PublisherFactsCoordinator {
        let app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: source, pictures: EmbeddedPictures())
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

    @Test(.proves("PUB-09", "PUB-10")) func turningTheDeviceTurnsThePage() async throws {
        let app = try await openMalta()
        let detail = try #require(app.detail)
        app.navigator.receive(.viewportChanged(Viewport(width: 852, height: 393, scale: 3)))
        #expect(detail.state.arrangement == .sideBySide(pictureFraction: 0.3))
        app.navigator.receive(.viewportChanged(Viewport(width: 393, height: 852, scale: 3)))
        #expect(detail.state.arrangement == .banner)
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
            PublisherFactsDependencies(feed: again, pictures: EmbeddedPictures()),
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
}
