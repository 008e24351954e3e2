import SharedScreens
import Pictone
import SharedJSON
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct CharacterTests {
    let source = ControlledCatalog()
    let app: PictoneCoordinator

    init() {
        app = PictoneApp.start(
            PictoneDependencies(catalog: source, images: FolderImageSource.sample(), clock: ManualClock())
        )
        app.splash?.send(.tapped)
    }

    @Test(.proves("PIC-06")) func allAlbumsOfTheCharacterLeadToTheirScripts() async throws {
        await source.answer(.success(try await CatalogFiles().load()))
        await app.navigator.settled()
        app.browse?.send(.characterTapped("ann"))
        let page = try #require(app.character)
        guard case .loaded(let content) = page.state.phase else {
            Issue.record("\(page.state.phase)")
            return
        }
        #expect(page.state.title == .verbatim("Änn") && content.albums.map(\.id) == ["a1", "a2"])
        #expect(said(content.summary) == "2 stories" && content.empty == nil)
        page.send(.albumTapped("a2"))
        page.send(.albumTapped("a1"))
        #expect(
            app.navigator.tree.entries.map(\.route) == [.browse, .character("ann"), .script("a2", .summary)]
        )
    }

    @Test(.proves("PIC-06")) func aCharacterWithoutAlbumsSaysSo() async throws {
        await source.answer(.success(try await CatalogFiles().load()))
        await app.navigator.settled()
        app.browse?.send(.characterTapped("cy"))
        guard case .loaded(let content)? = app.character?.state.phase else {
            Issue.record("not loaded")
            return
        }
        #expect(content.albums == [] && content.empty != nil)
    }

    @Test(.proves("PIC-06", "PIC-20")) func loadingFailedAndGone() async throws {
        #expect(app.open(link: "pictone://characters/ann") == nil)
        let page = try #require(app.character)
        guard case .loading = page.state.phase else {
            Issue.record("\(page.state.phase)")
            return
        }
        await source.answer(.failure(unreadable))
        await app.navigator.settled()
        guard case .failed(let notice) = page.state.phase, notice.action != nil else {
            Issue.record("\(page.state.phase)")
            return
        }
        page.send(.retryTapped)
        let without = CatalogFiles().replacing(
            "\"id\": \"ann\", \"name\"",
            with: "\"id\": \"eve\", \"name\"",
            in: "characters.json"
        )
        await source.answer(.success(try await without.load()))
        await app.navigator.settled()
        guard case .gone = page.state.phase else {
            Issue.record("\(page.state.phase)")
            return
        }
        page.send(.albumTapped("a2"))
        #expect(
            app.navigator.tree.front.route == .character("ann"),
            "an album without its only speaker is gone too"
        )
    }

    @Test(
        .proves("PIC-06"),
        arguments: [
            (1, "1 zgodba"), (2, "2 zgodbi"), (3, "3 zgodbe"), (4, "4 zgodbe"), (5, "5 zgodb"),
            (101, "101 zgodba"),
            (102, "102 zgodbi"), (111, "111 zgodb"),
        ]
    )
    func theNumberOfStoriesIsSaidInSlovenian(count: Int, text: String) {
        let summary = LocalizedText.key(table: "Pictone", key: "character.albums", arguments: [.whole(count)])
        #expect(said(summary, in: "sl") == text)
    }
}
