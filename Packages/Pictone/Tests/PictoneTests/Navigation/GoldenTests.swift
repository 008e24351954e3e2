import Foundation
import Pictone
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

/// The form saved on users' devices: a change of it must raise the archive's schema.
@MainActor @Suite struct GoldenTests {
    private let golden = GoldenFile("SavedNavigation.json")

    /// A search, over it a character, over that a script in use, over all of it a question.
    private func used() async throws -> PictoneCoordinator {
        let stage = try await Stage(.record)
        let app = stage.app
        #expect(app.open(link: "pictone://") == nil)
        app.browse?.send(.searchTapped)
        app.search?.send(.typed("ann"))
        await app.navigator.settled()
        app.search?.send(.characterTapped("ann"))
        app.character?.send(.albumTapped("a1"))
        try stage.send(.tabTapped(.listen), .recordingChosen("ann", .own), .recordingChosen("ben", .third))
        try stage.send(.tabTapped(.record), .characterChosen("ben"))
        try await stage.recordTake("p2", lasting: .milliseconds(500))
        try stage.send(.deleteTapped("p2"))
        return app
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theSavedFormIsTheGoldenOne() async throws {
        let saved = try await used().navigator.saved()
        #expect(
            saved.tree.entries.map(\.route.kind) == [
                .browse, .search, .character, .script, .deleteConfirmation,
            ]
        )
        let script = ScriptDraft(tab: .record, reader: "ben", chosen: ["ann": .own, "ben": .third])
        #expect(Set(saved.drafts.map(\.draft)) == [.search("ann"), .script(script)], "every draft there is")
        #expect(golden.problems(with: saved) == [])
    }

    typealias Saved = SavedNavigation<PictoneRoute, PictoneDraft>

    private func start(_ saved: Saved, _ catalog: Catalog) -> PictoneCoordinator {
        let dependencies = PictoneDependencies(
            catalog: FixedCatalog(catalog: catalog),
            images: FolderImageSource.sample(),
            clock: ManualClock()
        )
        return PictoneApp.start(dependencies, restoring: saved)
    }

    /// The user's takes end with the process: a question about one is removed, all screens below it stay.
    @Test(.proves("KIT-NAV-02", "KIT-NAV-08", "PIC-16")) func theGoldenFormIsRestoredWithoutTheQuestion()
        async throws
    {
        let kept = try JSONDecoder().decode(Saved.self, from: Data(contentsOf: golden.url))
        #expect(kept.tree.front.route.kind == .deleteConfirmation)
        let app = start(kept, try await CatalogFiles().load())
        for moment in ["at once", "at rest"] {
            let now = app.navigator.saved()
            #expect(now.tree.entries == kept.tree.entries.dropLast(), "\(moment)")
            #expect(now.drafts == kept.drafts, "\(moment)")
            #expect(
                app.question == nil && NavigationInvariants.problems(of: app.navigator) == [],
                "\(moment)"
            )
            await app.navigator.settled()
        }
        let next = start(app.navigator.saved(), try await CatalogFiles().load())
        #expect(next.navigator.saved() == app.navigator.saved(), "what is left is restored whole")
    }

    /// Every route, listed, since they can't all be open at once.
    @Test(.proves("KIT-NAV-02")) func theFormOfEveryRouteIsTheGoldenOne() {
        let key = TakeKey(script: "s1", paragraph: "p2")
        let routes: [PictoneRoute] =
            [.browse, .splash, .search, .character("ann")] + ScriptTab.allCases.map { .script("a1", $0) }
            + [.overwriteConfirmation(key), .deleteConfirmation(.one(key)), .deleteConfirmation(.all("s1"))]
        #expect(Set(routes.map(\.kind)) == Set(PictoneRoute.Kind.allCases))
        #expect(GoldenFile("Routes.json").problems(with: routes) == [])
    }

    @Test(.proves("KIT-NAV-02")) func theFormOfEveryDraftIsTheGoldenOne() {
        let chosen = Dictionary(
            uniqueKeysWithValues: zip(["ann", "ben", "cy"], RecordingPlace.allCases)
        )
        let drafts: [PictoneDraft] =
            ScriptTab.allCases.map { .script(ScriptDraft(tab: $0, reader: nil, chosen: [:])) }
            + [
                .script(ScriptDraft(tab: .record, reader: "ben", chosen: ["ann": .own, "ben": .third])),
                .script(ScriptDraft(tab: .listen, reader: "cy", chosen: chosen)), .search("ann"),
            ]
        #expect(GoldenFile("Drafts.json").problems(with: drafts) == [])
    }

    @Test(.proves("KIT-NAV-02")) func theFormOfEveryActionIsTheGoldenOne() {
        let problems = GoldenFile("Actions.json").problems(
            withActions: [SplashAction.tapped],
            CatalogSection.allCases.map { .moreTapped($0) } + [
                BrowseAction.refreshPulled, .retryTapped, .searchTapped, .coverTapped, .albumTapped("a1"),
                .characterTapped("ann"), .genreTapped("g1"), .reportTapped,
            ],
            [
                SearchAction.typed("ann"), .cleared, .retryTapped, .characterTapped("ann"),
                .albumTapped("a1"),
                .lineTapped("a1"),
            ],
            [CharacterAction.retryTapped, .albumTapped("a1")],
            ScriptTab.allCases.map { .tabTapped($0) }
                + RecordingPlace.allCases.map { .recordingChosen("ann", $0) }
                + [
                    ScriptAction.retryTapped, .shareTapped, .playTapped, .pauseTapped, .nextTapped,
                    .previousTapped, .seeked(0.5), .lineTapped("p2"), .characterMenuTapped,
                    .characterChosen("ben"), .recordTapped("p2"), .recordingStopTapped, .recordingPauseTapped,
                    .recordingResumeTapped, .recordingDiscardTapped, .editTapped("p2"), .trimStartMoved(0.25),
                    .trimEndMoved(0.75), .trimPlayTapped, .trimDoneTapped, .trimCancelTapped,
                    .deleteTapped("p2"), .deleteAllTapped,
                ],
            [ConfirmationAction.agreeTapped, .declineTapped]
        )
        #expect(problems == [])
    }
}
