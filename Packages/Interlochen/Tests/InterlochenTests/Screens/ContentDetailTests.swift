import SharedScreens
import Interlochen
import SharedLocalization
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct ContentDetailTests {
    private func opened(_ content: MediaItem) async -> InterlochenCoordinator {
        let app = await InterlochenCoordinator.started(
            .ready(ReadySections([.featured: SectionContent([.media(content)])]))
        )
        app.list?.send(.detailsTapped(content.id))
        return app
    }

    @Test(.proves("INT-16", "INT-18")) func itShowsTitleViewsAndDescriptionInAStack() async throws {
        let app = await opened(.sample("a", title: "A Title", text: "One.\n\nTwo.", views: 86_433))
        let state = try #require(app.detail).state
        #expect(state.phase.content?.views == 86_433 && state.bar == .grey)
        #expect(state.content?.title == "A Title" && state.content?.text == "One.\n\nTwo.")
        #expect(say(state.views) == "86K views" && say(state.share.label) == "Share" && state.share.isEnabled)
        #expect(app.kinds == [.featured, .contentDetail], "there is a way back")
        FakeHost(app.navigator).swipeBack()
        #expect(app.kinds == [.featured])
    }

    @Test(.proves("INT-17"), arguments: [(Medium.video, "Watch Now"), (.audio, "Listen Now")])
    func theButtonFollowsTheMediumAndOpensThePlayer(medium: Medium, label: String) async throws {
        let app = await opened(.sample("a", medium))
        let detail = try #require(app.detail)
        #expect(say(detail.state.play.label) == label && detail.picture != nil)
        detail.send(.playTapped)
        detail.send(.playTapped)
        #expect(app.kinds == [.featured, .contentDetail, .mediaPlayer])
        #expect(app.player?.state.content?.medium == medium)
    }

    @Test(.proves("INT-18")) func whereNobodyCountsThereAreNoViews() async {
        let app = await opened(.sample("a", views: nil))
        #expect(app.detail?.state.content != nil && app.detail?.state.views == nil)
    }

    @Test(.proves("INT-16")) func aPageThatComesBeforeItsContentWaitsAndSaysWhatHappens() async throws {
        let source = ControlledSections()
        let first = await opened(.sample("a"))
        let app = InterlochenApp.start(.ready(source), restoring: first.navigator.saved())
        let detail = try #require(app.detail)
        guard case .loading = detail.state.phase else {
            Issue.record("\(detail.state.phase)")
            return
        }
        #expect(!detail.state.play.isEnabled && !detail.state.share.isEnabled)
        detail.send(.playTapped)
        detail.send(.shareTapped)
        #expect(app.kinds == [.featured, .contentDetail], "nothing to play or share yet")
        await source.answerAll(.failure(.offline))
        await app.navigator.settled()
        guard case .failed(let notice) = detail.state.phase else {
            Issue.record("\(detail.state.phase)")
            return
        }
        #expect(say(notice.action) == "Try again")
        detail.send(.retryTapped)
        await source.answerAll(.success(SectionContent([.media(.sample("a"))])))
        await app.navigator.settled()
        #expect(detail.state.phase == .loaded(.sample("a")))
    }

    @Test(.proves("INT-16")) func contentThatIsGoneIsSaid() async throws {
        let source = ControlledSections()
        let app = InterlochenApp.start(.ready(source))
        #expect(await eventually { app.list != nil })
        #expect(app.open(link: "interlochen://content/a") == nil, "nobody knows yet")
        await source.answerAll(.success(SectionContent()))
        await app.navigator.settled()
        guard case .gone(let notice)? = app.detail?.state.phase else {
            Issue.record("it should be gone")
            return
        }
        #expect(say(notice.message) == "Go back to see what there is now.")
    }

    /// The screen below is shown, not a page about missing content.
    @Test(.proves("INT-16", "KIT-NAV-08")) func aRestoredPageWhoseContentIsGoneGoesToo() async throws {
        let first = await opened(.sample("a"))
        let before = first.navigator.tree.entries.count
        let source = ControlledSections()
        let app = InterlochenApp.start(.ready(source), restoring: first.navigator.saved())
        #expect(app.detail != nil && app.navigator.tree.entries.count == before, "nobody knows yet")
        await source.answerAll(.success(SectionContent()))
        await app.navigator.settled()
        #expect(app.detail == nil && app.navigator.tree.entries.count == before - 1)
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }
}
