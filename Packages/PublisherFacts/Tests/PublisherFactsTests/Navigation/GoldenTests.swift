import Foundation
import PublisherFacts
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

/// What is saved on people's devices: a change of its form must raise the archive's schema.
@MainActor @Suite struct GoldenTests {
    private let golden = GoldenFile("SavedNavigation.json")

    private func start(
        _ feed: ControlledFeed,
        restoring saved: SavedNavigation<PublisherFactsRoute, PublisherFactsDraft>? = nil
    ) -> PublisherFactsCoordinator {
        PublisherFactsApp.start(
            PublisherFactsDependencies(feed: feed, images: FolderImageSource.sample()),
            restoring: saved
        )
    }

    /// A search in a list that is scrolled, over it a page, over that the share sheet: every route and every draft.
    private func used() async throws -> PublisherFactsCoordinator {
        let feed = ControlledFeed()
        let app = start(feed)
        let rows = (0..<80).map { number in
            FactRow(title: "Fact \(number)", text: "Told", pictureAddress: "https://facts.example/\(number)")
        }
        await feed.answer(.success(LoadedFeed(feed: FactFeed(title: "Facts", rows: rows))))
        await app.navigator.settled()
        let list = try #require(app.list)
        list.send(.searchTyped("fact"))
        await app.navigator.settled()
        list.viewportScrolled(to: LayoutRect(x: 0, y: 500, width: 393, height: 700))
        list.send(.factTapped(try #require(list.waterfall.rows?[5].id)))
        app.detail?.send(.shareTapped)
        return app
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theSavedFormIsTheGoldenOne() async throws {
        let saved = try await used().navigator.saved()
        #expect(Set(saved.tree.entries.map(\.route.kind)) == Set(PublisherFactsRoute.Kind.allCases))
        #expect(golden.problems(with: saved) == [])
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theGoldenFormIsRestored() throws {
        typealias Saved = SavedNavigation<PublisherFactsRoute, PublisherFactsDraft>
        let kept = try JSONDecoder().decode(Saved.self, from: Data(contentsOf: golden.url))
        let app = start(ControlledFeed(), restoring: kept)
        #expect(app.navigator.saved() == kept)
        #expect(app.list?.query == "fact")
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }
}
