import SharedScreens
import Pictone
import SharedLocalization
import SharedJSON
import SharedCore
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct SearchTests {
    let source = ControlledCatalog()
    let app: PictoneCoordinator

    init() {
        app = PictoneApp.start(
            PictoneDependencies(catalog: source, images: FolderImageSource.sample(), clock: ManualClock())
        )
        app.splash?.send(.tapped)
    }

    private func open() async throws -> SearchModel {
        await source.answer(.success(try await CatalogFiles().load()))
        await app.navigator.settled()
        app.browse?.send(.searchTapped)
        return try #require(app.search)
    }

    @Test(
        .proves("PIC-21"),
        arguments: [
            ("ANN", ["ann"], [], []), ("änn", ["ann"], [], []), ("second", [], ["a2"], []),
            ("TALK", [], ["a1", "a2"], []), ("who ELSE", [], [], ["Who else."]),
            ("cafe", [], [], ["Café au lait."]),
            ("kitchen", [], [], ["A kitchen."]), ("  to BÉ ", [], [], ["To be."]),
            ("answers", ["ben"], [], []),
        ] as [(String, [CharacterID], [AlbumID], [String])]
    )
    func charactersAlbumsAndScriptsAreFound(
        query: String,
        characters: [CharacterID],
        albums: [AlbumID],
        lines: [String]
    ) async throws {
        let search = try await open()
        search.send(.typed(query))
        await app.navigator.settled()
        guard case .loaded(let results) = search.state.phase else {
            Issue.record("\(search.state.phase)")
            return
        }
        #expect(results.characters.map(\.id) == characters)
        #expect(results.albums.map(\.id) == albums)
        #expect(results.lines.map(\.text) == lines)
        #expect(search.state.search.query == query, "what is typed stays as it is")
    }

    @Test(.proves("PIC-21")) func whatIsFoundOpens() async throws {
        let search = try await open()
        search.send(.typed("a"))
        await app.navigator.settled()
        let host = FakeHost(app.navigator)
        for (action, route) in [
            (SearchAction.characterTapped("ben"), PictoneRoute.character("ben")),
            (.albumTapped("a2"), .script("a2", .summary)), (.lineTapped("a1"), .script("a1", .listen)),
        ] {
            search.send(action)
            search.send(action)
            #expect(app.navigator.tree.entries.map(\.route) == [.browse, .search, route])
            host.draw()
            host.swipeBack()
        }
        search.send(.lineTapped("gone"))
        #expect(app.search === search && search.query == "a")
    }

    @Test(.proves("PIC-21")) func promptNothingFoundAndCleared() async throws {
        let search = try await open()
        for blank in ["", "   "] {
            search.send(.typed(blank))
            await app.navigator.settled()
            guard case .prompt = search.state.phase else {
                Issue.record("\(search.state.phase)")
                return
            }
        }
        search.send(.typed("ann"))
        search.send(.typed("nothing of this"))
        await app.navigator.settled()
        guard case .nothingFound(let notice) = search.state.phase else {
            Issue.record("\(search.state.phase)")
            return
        }
        #expect(said(notice.title) == "Nothing about “nothing of this”")
        search.send(.cleared)
        guard case .prompt = search.state.phase, search.query.isEmpty else {
            Issue.record("\(search.state.phase)")
            return
        }
    }

    @Test(.proves("PIC-21")) func aSearchBeforeTheCatalogWaitsForItAndSurvivesARelaunch() async throws {
        #expect(app.open(link: "pictone://search") == nil)
        let search = try #require(app.search)
        search.send(.typed("second"))
        guard case .loading = search.state.phase else {
            Issue.record("\(search.state.phase)")
            return
        }
        await source.answer(.failure(unreadable))
        await app.navigator.settled()
        guard case .failed = search.state.phase else {
            Issue.record("\(search.state.phase)")
            return
        }
        search.send(.retryTapped)
        await source.answer(.success(try await CatalogFiles().load()))
        await app.navigator.settled()
        guard case .loaded(let results) = search.state.phase else {
            Issue.record("\(search.state.phase)")
            return
        }
        #expect(results.albums.map(\.id) == ["a2"])
        let next = PictoneApp.start(
            PictoneDependencies(
                catalog: FixedCatalog(catalog: try await CatalogFiles().load()),
                images: FolderImageSource.sample(),
                clock: ManualClock()
            ),
            restoring: app.navigator.saved()
        )
        await next.navigator.settled()
        #expect(next.search?.query == "second")
        guard case .loaded(let again)? = next.search?.state.phase else {
            Issue.record("not found again")
            return
        }
        #expect(again.albums.map(\.id) == ["a2"])
    }
}
