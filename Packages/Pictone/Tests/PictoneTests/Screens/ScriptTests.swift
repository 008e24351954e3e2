import SharedScreens
import Pictone
import SharedJSON
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct ScriptTests {
    @Test(.proves("PIC-07", "PIC-08")) func theAlbumOnTopAndThreeTabsBelow() async throws {
        let stage = try await Stage(.summary)
        guard case .loaded(let content) = try stage.script.state.phase, case .summary(let tab) = content.tab
        else {
            Issue.record("not the summary")
            return
        }
        #expect(try stage.script.state.title == .verbatim("First"))
        #expect(content.album.summary == "Two talk." && said(content.cast) == "With Änn and Ben")
        #expect(content.tabs.map { said($0.title) } == ["Summary", "Listen", "Record"])
        #expect(tab.introduction == "A kitchen." && tab.points == ["Slowly.", "Café au lait."])
        #expect(tab.characters.map(\.id) == ["ann", "ben"])
        #expect(try stage.script.state.player == nil, "nothing to control here")
    }

    @Test(.proves("PIC-07", "PIC-09")) func theTabsShowTheSameCharacters() async throws {
        let stage = try await Stage(.listen)
        #expect(try stage.listen.voices.map(\.character.id) == ["ann", "ben"])
        #expect(try stage.listen.lines.map(\.character.id) == ["ann", "ben", "ann", "ben"])
        #expect(try stage.listen.lines.map(\.paragraph.id) == ["p1", "p2", "p3", "p4"])
        try stage.send(.tabTapped(.record), .characterMenuTapped)
        #expect(try stage.record.menu.entries.map(\.character.id) == ["ann", "ben"])
        #expect(
            try stage.record.lines.map(\.paragraph.text) == ["Hello.", "Is it you?", "Who else.", "Good."]
        )
    }

    @Test(.proves("PIC-17")) func shareIsThereAndDoesNothing() async throws {
        let stage = try await Stage(.listen)
        let (state, changes) = (try stage.script.state, stage.app.navigator.changes)
        #expect(state.share.isEnabled && said(state.share.label) == "Share")
        try stage.send(.shareTapped)
        #expect(try stage.script.state == state && stage.app.navigator.changes == changes)
    }

    @Test(.proves("PIC-07")) func loadingFailedLoadedAndGone() async throws {
        let source = ControlledCatalog()
        let app = PictoneApp.start(
            PictoneDependencies(catalog: source, images: FolderImageSource.sample(), clock: ManualClock())
        )
        app.splash?.send(.tapped)
        app.open(link: "pictone://albums/a2")
        let script = try #require(app.script)
        guard case .loading = script.state.phase else {
            Issue.record("\(script.state.phase)")
            return
        }
        // Actions that make no sense yet do nothing.
        for action in [ScriptAction.playTapped, .recordTapped("p1"), .seeked(0.5), .deleteAllTapped] {
            script.send(action)
        }
        await source.answer(.failure(unreadable))
        await app.navigator.settled()
        guard case .failed(let notice) = script.state.phase, notice.action != nil else {
            Issue.record("\(script.state.phase)")
            return
        }
        script.send(.retryTapped)
        await source.answer(.success(try await CatalogFiles().load()))
        await app.navigator.settled()
        guard case .loaded = script.state.phase else {
            Issue.record("\(script.state.phase)")
            return
        }
        app.browse?.send(.refreshPulled)
        let without = CatalogFiles().replacing(
            "\"script\": \"s2\"",
            with: "\"script\": \"s9\"",
            in: "albums.json"
        )
        await source.answer(.success(try await without.load()))
        await app.navigator.settled()
        guard case .gone(let notice) = script.state.phase else {
            Issue.record("\(script.state.phase)")
            return
        }
        #expect(said(notice.title) == "This story is gone")
    }
}
