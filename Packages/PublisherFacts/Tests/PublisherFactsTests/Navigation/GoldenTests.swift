import Foundation
import PublisherFacts
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

/// The form saved on users' devices: a change of it must raise the archive's schema.
@MainActor @Suite struct GoldenTests {
    private let golden = GoldenFile("SavedNavigation.json")

    private var dependencies: PublisherFactsDependencies {
        let rows = (0..<80).map { number in
            FactRow(title: "Fact \(number)", text: "Told", pictureAddress: "https://facts.example/\(number)")
        }
        let feed = ReadyFeed(feed: LoadedFeed(feed: FactFeed(title: "Facts", rows: rows)))
        return PublisherFactsDependencies(feed: feed, images: FolderImageSource.sample())
    }

    /// A search in a scrolled list, over it a page, over that the share sheet: every route and every draft.
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

    @Test(.proves("KIT-NAV-02")) func theFormOfEveryRouteIsTheGoldenOne() {
        let routes: [PublisherFactsRoute] = [
            .factList, .factDetail(FactID(rawValue: "a1")),
            .factShare([
                .text("a fact"), .url(URL(string: "https://facts.example/1") ?? URL(filePath: "/")),
                .file(name: "a.png"),
            ]),
        ]
        #expect(Set(routes.map(\.kind)) == Set(PublisherFactsRoute.Kind.allCases))
        #expect(GoldenFile("Routes.json").problems(with: routes) == [])
    }

    @Test(.proves("KIT-NAV-02")) func theFormOfEveryActionIsTheGoldenOne() {
        let problems = GoldenFile("Actions.json").problems(
            withActions: [
                FactListAction.refreshPulled, .retryTapped, .factTapped(FactID(rawValue: "a1")),
                .searchTyped("fact"), .searchCleared,
            ],
            [FactDetailAction.retryTapped, .previousTapped, .nextTapped, .shareTapped]
        )
        #expect(problems == [])
    }

    /// The forms of a draft; a new one doesn't compile, and then doesn't pass, until it has a golden file.
    private enum Form: CaseIterable {
        case searchedList, scrolledList

        init(of draft: PublisherFactsDraft) {
            self =
                switch draft {
                case .list(_, place: nil): .searchedList
                case .list(_, place: .some): .scrolledList
                }
        }
    }

    @Test(.proves("KIT-NAV-02")) func theFormOfEveryDraftIsTheGoldenOne() async throws {
        let app = PublisherFactsApp.start(dependencies)
        await app.navigator.settled()
        let list = try #require(app.list)
        func draft() throws -> PublisherFactsDraft {
            try #require(app.navigator.saved().drafts.first?.draft)
        }
        #expect(app.navigator.saved().drafts.isEmpty, "a list that nobody has touched has nothing to keep")
        list.send(.searchTyped("fact"))
        await app.navigator.settled()
        var drafts = [try draft()]
        list.send(.searchCleared)
        await app.navigator.settled()
        list.viewportScrolled(to: LayoutRect(x: 0, y: 500, width: 393, height: 700))
        drafts.append(try draft())
        #expect(drafts.map(Form.init) == Form.allCases)
        #expect(GoldenFile("Drafts.json").problems(with: drafts) == [])
    }
}
