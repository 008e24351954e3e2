import Foundation
import Interlochen
import SharedLayout
import SharedNavigation
import SharedTesting
import Testing

/// The saved forms on users' devices: a change of one must raise the archive's schema.
@MainActor @Suite struct GoldenTests {
    private let golden = GoldenFile("SavedNavigation.json")

    /// An app with a player at half its duration over a scrolled list, and in other tabs a search, a page,
    /// and details being shared.
    private func used() async throws -> InterlochenCoordinator {
        let app = await InterlochenCoordinator.demo()
        try #require(app.list).viewportScrolled(to: LayoutRect(y: 120, width: 393, height: 700))
        app.list?.send(.contentTapped(MediaItemID(rawValue: "first-solo")))
        app.player?.send(.seeked(0.5))
        app.show(.radio)
        app.list?.send(.searchTapped)
        app.search?.send(.queryTyped("lake"))
        app.show(.more)
        app.list?.send(.pageTapped(SiteLinkID(rawValue: "camp")))
        app.show(.performances)
        app.list?.send(.categoryTapped(CategoryID(rawValue: "jazz")))
        let content = try #require(app.list?.cells.cells.first?.content)
        app.list?.send(.detailsTapped(content.id))
        app.detail?.send(.shareTapped)
        return app
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theSavedFormIsTheGoldenOne() async throws {
        let saved = try await used().navigator.saved()
        let elsewhere: Set<InterlochenRoute.Kind> = [.loading, .browser, .problem]
        #expect(
            Set(saved.tree.entries.map(\.route.kind))
                == Set(InterlochenRoute.Kind.allCases).subtracting(elsewhere)
        )
        #expect(
            Set(saved.drafts.map(\.draft)) == [.scrolled(120), .played(206), .search("lake")],
            "every draft there is"
        )
        #expect(golden.problems(with: saved) == [])
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theGoldenFormIsRestored() async {
        let problems = await golden.problems { kept in
            InterlochenApp.start(.ready(SampleSections()), restoring: kept)
        }
        #expect(problems == [])
    }

    /// The routes, also those that can't all be open at once.
    @Test(.proves("KIT-NAV-02")) func theFormOfEveryRouteIsTheGoldenOne() {
        let content = MediaItemID(rawValue: "lake-symphony")
        let routes: [InterlochenRoute] =
            [.loading, .sections, .contentDetail(content), .mediaPlayer(content), .search]
            + MediaSection.allCases.flatMap { section in
                [.section(section), .category(CategoryID(rawValue: "jazz"), in: section)]
            }
            + [
                .webPage(SiteLinkID(rawValue: "camp")), .browser(webURL("https://interlochen.com")),
                .share([.text("a lake"), .url(webURL("https://interlochen.com")), .file(name: "lake.png")]),
            ] + RequestProblem.allCases.map { .problem($0) }
        #expect(Set(routes.map(\.kind)) == Set(InterlochenRoute.Kind.allCases))
        #expect(GoldenFile("Routes.json").problems(with: routes) == [])
    }

    @Test(.proves("KIT-NAV-02")) func theFormOfEveryDraftIsTheGoldenOne() {
        let drafts: [InterlochenDraft] = [.search("lake"), .scrolled(120), .played(206)]
        #expect(GoldenFile("Drafts.json").problems(with: drafts) == [])
    }

    @Test(.proves("KIT-NAV-02")) func theFormOfEveryActionIsTheGoldenOne() {
        let content = MediaItemID(rawValue: "lake-symphony")
        let problems = GoldenFile("Actions.json").problems(
            withActions: [LoadingAction.retryTapped],
            SectionsAction.allCases,
            [
                MediaListAction.refreshPulled, .retryTapped, .searchTapped, .contentTapped(content),
                .detailsTapped(content), .categoryTapped(CategoryID(rawValue: "jazz")),
                .pageTapped(SiteLinkID(rawValue: "camp")), .facebookTapped, .twitterTapped, .instagramTapped,
            ],
            [ContentDetailAction.playTapped, .shareTapped, .retryTapped],
            [MediaPlayerAction.playTapped, .pauseTapped, .seeked(0.5), .retryTapped],
            [WebPageAction.browserTapped, .retryTapped],
            [
                SearchAction.queryTyped("lake"), .queryCleared, .contentTapped(content),
                .detailsTapped(content), .retryTapped,
            ],
            [ProblemAction.readTapped]
        )
        #expect(problems == [])
    }
}
