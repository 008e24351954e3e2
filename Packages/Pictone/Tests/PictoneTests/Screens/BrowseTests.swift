import SharedScreens
import Pictone
import SharedLocalization
import SharedCore
import SharedJSON
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct BrowseTests {
    let source = ControlledCatalog()
    let app: PictoneCoordinator

    init() {
        app = PictoneApp.start(
            PictoneDependencies(catalog: source, images: FolderImageSource.sample(), clock: ManualClock())
        )
        app.splash?.send(.tapped)
    }

    private func answer(_ answer: Result<Catalog, JSONError>) async {
        await source.answer(answer)
        await app.navigator.settled()
    }

    private func load() async throws -> BrowseModel {
        await answer(.success(try await CatalogFiles().load()))
        return try #require(app.browse)
    }

    private func content(_ browse: BrowseModel) throws -> BrowseState.Content {
        guard case .loaded(let content) = browse.state.phase else { throw Stage.Lost() }
        return content
    }

    @Test(.proves("PIC-02")) func threeSectionsFromTheCatalog() async throws {
        let browse = try #require(app.browse)
        guard case .loading = browse.state.phase else {
            Issue.record("\(browse.state.phase)")
            return
        }
        let content = try content(await load())
        #expect(content.cover?.character.name == "Änn")
        #expect(content.albums.items.map(\.id) == ["a1"], "the cover's albums, a page of them")
        #expect(content.characters.items.map(\.id) == ["ann"])
        #expect(content.genres.items.map(\.id) == ["g1", "g2"])
        #expect(said(content.albums.title) == "Stories with Änn")
    }

    @Test(.proves("PIC-03")) func coverAndAlbumsLeadToTheScript() async throws {
        let browse = try await load()
        browse.send(.coverTapped)
        browse.send(.coverTapped)
        #expect(app.navigator.tree.entries.map(\.route) == [.browse, .script("a1", .summary)])
        FakeHost(app.navigator).swipeBack()
        browse.send(.albumTapped("a2"))
        #expect(app.navigator.tree.front.route == .script("a2", .summary))
        FakeHost(app.navigator).swipeBack()
        browse.send(.albumTapped("gone"))
        #expect(app.navigator.tree.front.route == .browse)
    }

    @Test(.proves("PIC-03")) func charactersLeadToTheirPageAndGenresNowhere() async throws {
        let browse = try await load()
        let changes = app.navigator.changes
        let state = browse.state
        browse.send(.genreTapped("g1"))
        #expect(app.navigator.changes == changes && browse.state == state)
        browse.send(.characterTapped("ben"))
        browse.send(.searchTapped)
        #expect(app.navigator.tree.entries.map(\.route) == [.browse, .character("ben")])
    }

    @Test(.proves("PIC-04"), arguments: CatalogSection.allCases)
    func loadMoreShowsOneMorePageUntilNothingIsLeft(section: CatalogSection) async throws {
        let browse = try await load()
        func shelf() throws -> (count: Int, more: BrowseState.More) {
            let content = try content(browse)
            return switch section {
            case .popularAlbums: (content.albums.items.count, content.albums.more)
            case .characters: (content.characters.items.count, content.characters.more)
            case .genres: (content.genres.items.count, content.genres.more)
            }
        }
        let catalog = try await CatalogFiles().load()
        let (page, total) =
            switch section {
            case .popularAlbums: (1, 2)
            case .characters: (1, 3)
            case .genres: (2, 3)
            }
        var shown = page
        while shown < total {
            guard case .available(let title) = try shelf().more else {
                Issue.record("\(try shelf().more)")
                return
            }
            #expect(said(title) == "LOAD MORE")
            let loads = await source.loads
            browse.send(.moreTapped(section))
            browse.send(.moreTapped(section))
            guard case .loading = try shelf().more else {
                Issue.record("no spinner")
                return
            }
            #expect(try shelf().count == shown, "nothing comes before the file has been read")
            await answer(.failure(unreadable))
            #expect(await source.loads == loads + 1, "the second tap did nothing")
            guard case .failed(let notice) = try shelf().more else {
                Issue.record("no retry")
                return
            }
            #expect(notice.action != nil)
            #expect(try shelf().count == shown)
            browse.send(.moreTapped(section))
            await answer(.success(catalog))
            shown = min(shown + page, total)
            #expect(try shelf().count == shown)
        }
        #expect(try shelf().more == .exhausted)
        let loads = await source.loads
        browse.send(.moreTapped(section))
        #expect(await source.loads == loads)
        #expect(try shelf().more == .exhausted)
    }

    @Test(.proves("PIC-04")) func theSectionsLoadApartFromEachOther() async throws {
        let browse = try await load()
        browse.send(.moreTapped(.characters))
        browse.send(.moreTapped(.genres))
        await source.answer(.success(try await CatalogFiles().load()))
        await source.answer(.failure(unreadable))
        await app.navigator.settled()
        let content = try content(browse)
        let ends = [content.albums.more, content.characters.more, content.genres.more]
        #expect(ends.filter { if case .failed = $0 { true } else { false } }.count == 1)
        guard case .available = content.albums.more else {
            Issue.record("the albums have nothing to do with it")
            return
        }
    }

    @Test(.proves("PIC-05", "PIC-20")) func anEmptyCatalogSaysHowToGetMore() async throws {
        var files = CatalogFiles()
        for name in ["characters", "albums", "genres", "scripts", "recordings"] {
            files.files["\(name).json"] = "{\"\(name)\": []}"
        }
        await answer(.success(try await files.load()))
        guard case .empty(let notice)? = app.browse?.state.phase else {
            Issue.record("not empty")
            return
        }
        #expect(said(notice.title) == "No stories yet" && notice.action != nil)
        app.browse?.send(.retryTapped)
        let browse = try await load()
        _ = try content(browse)
    }

    @Test(.proves("PIC-04", "PIC-05")) func aFailedRefreshKeepsWhatWasThere() async throws {
        let browse = try await load()
        browse.send(.refreshPulled)
        #expect(browse.state.refreshing.map { said($0) } == "Loading stories")
        await answer(.failure(unreadable))
        #expect(try content(browse).albums.items.count == 1)
        let notice = try #require(browse.state.notice)
        #expect(said(notice.title).hasPrefix("This is from before."))
        browse.send(.retryTapped)
        #expect(browse.state.notice == nil && browse.state.refreshing != nil)
        let renamed = CatalogFiles().replacing("\"First\"", with: "\"Primary\"", in: "albums.json")
        await answer(.success(try await renamed.load()))
        #expect(
            try content(browse).albums.items.map(\.title) == ["Primary"] && browse.state.refreshing == nil
        )
    }

    @Test(.proves("PIC-02")) func aRefreshAsksAgainForThePicturesThatDidNotCome() async throws {
        let pictures = InterruptedPictures()
        let app = PictoneApp.start(
            PictoneDependencies(catalog: FolderCatalog.sample(), images: pictures, clock: ManualClock())
        )
        await app.navigator.settled()
        let browse = try #require(app.browse)
        let portrait = try #require(try content(browse).cover?.character.portrait)
        #expect(await eventually { browse.library.picture(portrait).hasFailed })
        pictures.mend()
        browse.send(.refreshPulled)
        #expect(await eventually { browse.library.picture(portrait).isLoaded })
    }

    @Test(.proves("PIC-20")) func flawsAreReportedAboveWhatIsSound() async throws {
        let flawed = CatalogFiles()
            .replacing("\"id\": \"cy\"", with: "\"id\": \"ben\"", in: "characters.json")
            .replacing("\"script\": \"s2\"", with: "\"script\": \"s9\"", in: "albums.json")
        await answer(.success(try await flawed.load()))
        let browse = try #require(app.browse)
        let report = try #require(browse.state.report)
        #expect(said(report.title) == "2 flaws in the catalog" && report.lines == [])
        #expect(said(report.title, in: "sl") == "2 napaki v katalogu")
        browse.send(.reportTapped)
        #expect(
            browse.state.report?.lines.map { said($0) } == [
                "characters.json $.characters[2]: “ben” is there already.",
                "albums.json $.albums[1].script: there is no “s9”.",
            ]
        )
        browse.send(.reportTapped)
        #expect(browse.state.report?.lines == [] && browse.state.report?.isExpanded == false)
        #expect(try content(browse).albums.items.map(\.id) == ["a1"])
    }
}
