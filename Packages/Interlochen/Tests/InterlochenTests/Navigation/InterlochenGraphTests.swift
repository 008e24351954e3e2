import SharedScreens
import Interlochen
import SharedLocalization
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct InterlochenGraphTests {
    @Test(.proves("MONO-04", "KIT-NAV-04")) func theGraphIsSound() {
        #expect(InterlochenRoute.graph.validationErrors == [])
    }

    @Test(.proves("INT-20")) func onlyThePlayerMayBeHeldSideways() {
        for node in InterlochenRoute.graph.nodes {
            #expect(node.orientations == (node.kind == .mediaPlayer ? .any : .portrait), "\(node.kind)")
        }
    }

    @Test(.proves("INT-02", "INT-06")) func afterLoadingTheTabBarIsTheEntry() async {
        let app = await InterlochenCoordinator.demo()
        #expect(app.bar?.state.tabs == [.featured, .radio, .performances, .extras, .more])
        guard case .tabs(let tabs) = app.navigator.tree.levels[0].container else {
            Issue.record("no tabs")
            return
        }
        #expect(tabs.tabs.map(\.kind) == [.featured, .radio, .performances, .extras, .more])
        #expect(tabs.selected == 0 && app.navigator.tree.levels.count == 1)
        for section in MediaSection.allCases {
            app.show(section)
            #expect(app.list != nil, "one list serves \(section)")
        }
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }

    @Test(.proves("INT-23")) func tabsKeepTheirStacksAndTheSelectedOneReturnsToItsRoot() async {
        let app = await InterlochenCoordinator.demo()
        app.list?.send(.detailsTapped(MediaItemID(rawValue: "lake-symphony")))
        app.detail?.send(.playTapped)
        #expect(app.kinds == [.featured, .contentDetail, .mediaPlayer])
        app.show(.performances)
        app.list?.send(.categoryTapped(CategoryID(rawValue: "jazz")))
        #expect(app.kinds == [.performances, .mediaList])
        app.show(.featured)
        #expect(app.kinds == [.featured, .contentDetail, .mediaPlayer])
        app.show(.featured)
        #expect(app.kinds == [.featured])
        app.show(.performances)
        #expect(app.kinds == [.performances, .mediaList])
        app.show(.performances)
        app.show(.performances)
        #expect(app.kinds == [.performances])
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }

    @Test(.proves("INT-20")) func leavingThePlayerReturnsToPortrait() async {
        let app = await InterlochenCoordinator.demo()
        #expect(app.navigator.orientations == .portrait)
        app.list?.send(.contentTapped(MediaItemID(rawValue: "first-solo")))
        #expect(app.navigator.orientations == .any)
        app.show(.radio)
        #expect(app.navigator.orientations == .portrait, "another tab is another screen")
        app.show(.featured)
        #expect(app.navigator.orientations == .any)
        let host = FakeHost(app.navigator)
        host.swipeBack()
        #expect(app.kinds == [.featured] && app.navigator.orientations == .portrait)
    }

    @Test func twoWindowsOfOneAppStandSideBySide() async {
        let dependencies = InterlochenDependencies.ready(SampleSections())
        let left = await InterlochenCoordinator.started(dependencies)
        let right = await InterlochenCoordinator.started(dependencies)
        left.list?.send(.searchTapped)
        #expect(left.search != nil && right.search == nil)
    }

    @Test func aRelaunchShowsWhatWasOpenAndPlaysNothingByItself() async throws {
        let app = await InterlochenCoordinator.demo()
        app.show(.extras)
        app.list?.send(.categoryTapped(CategoryID(rawValue: "campus-view")))
        app.list?.send(.contentTapped(MediaItemID(rawValue: "lake-shore")))
        let shop = EngineShop()
        let again = InterlochenApp.start(
            .ready(SampleSections(), shop: shop),
            restoring: app.navigator.saved()
        )
        guard case .loading = again.player?.state.phase else {
            Issue.record("the content hasn't come yet")
            return
        }
        await again.navigator.settled()
        #expect(again.kinds == [.extras, .mediaList, .mediaPlayer])
        #expect(again.player?.state.status == .paused)
        #expect(shop.engines.last?.calls == ["open"])
        again.player?.send(.playTapped)
        #expect(shop.engines.last?.calls == ["open", "play"])
    }

    @Test func aRelaunchShowsThePlayerWhereItWas() async throws {
        let app = await InterlochenCoordinator.demo()
        app.list?.send(.contentTapped(MediaItemID(rawValue: "first-solo")))
        app.player?.send(.seeked(0.5))
        let saved = app.navigator.saved()
        #expect(saved.drafts.map(\.draft) == [.played(206)])
        let shop = EngineShop()
        let again = InterlochenApp.start(.ready(SampleSections(), shop: shop), restoring: saved)
        #expect(again.navigator.saved() == saved, "also before the content has come")
        await again.navigator.settled()
        #expect(again.player?.timeline.fraction == 0.5 && again.player?.state.status == .paused)
        #expect(shop.engines.last?.calls == ["open", "seek 206.0"] && again.navigator.saved() == saved)
    }

    @Test func aPlayerThatNobodySeesAfterARelaunchWaitsToBeSeen() async throws {
        let app = await InterlochenCoordinator.demo()
        app.list?.send(.contentTapped(MediaItemID(rawValue: "first-solo")))
        app.player?.send(.seeked(0.5))
        app.show(.radio)
        let saved = app.navigator.saved()
        let shop = EngineShop()
        let again = InterlochenApp.start(.ready(SampleSections(), shop: shop), restoring: saved)
        await again.navigator.settled()
        #expect(again.navigator.saved() == saved && shop.engines.last?.calls == [])
        again.show(.featured)
        #expect(again.player?.timeline.position == 206 && shop.engines.last?.calls == ["open", "seek 206.0"])
    }

    @Test func modelsGoWithTheirScreens() async {
        let app = await InterlochenCoordinator.demo()
        let census = LifetimeCensus()
        app.list?.send(.detailsTapped(MediaItemID(rawValue: "lake-symphony")))
        if let detail = app.detail { census.watch(detail, as: "detail") }
        app.detail?.send(.playTapped)
        if let player = app.player { census.watch(player, as: "player") }
        app.show(.featured)
        await app.navigator.settled()
        #expect(census.alive == [])
    }
}
