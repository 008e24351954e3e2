import PublisherFacts
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

/// What is saved on people's devices: a change of its form must raise the archive's schema.
@MainActor @Suite struct GoldenTests {
    private let golden = GoldenFile("SavedNavigation.json")

    private var dependencies: PublisherFactsDependencies {
        let rows = (0..<80).map { number in
            FactRow(title: "Fact \(number)", text: "Told", pictureAddress: "https://facts.example/\(number)")
        }
        let feed = ReadyFeed(feed: LoadedFeed(feed: FactFeed(title: "Facts", rows: rows)))
        return PublisherFactsDependencies(feed: feed, images: FolderImageSource.sample())
    }

    /// A search in a list that is scrolled, over it a page, over that the share sheet: every route and every draft.
    private func used() async throws -> PublisherFactsCoordinator {
        let app = PublisherFactsApp.start(dependencies)
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

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theGoldenFormIsRestored() async {
        var restored: PublisherFactsCoordinator?
        let problems = await golden.problems { kept -> PublisherFactsCoordinator in
            let app = PublisherFactsApp.start(dependencies, restoring: kept)
            restored = app
            return app
        }
        #expect(restored?.list?.query == "fact")
        #expect(problems == [])
    }
}
