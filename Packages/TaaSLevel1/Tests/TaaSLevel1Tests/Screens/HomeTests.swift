import SharedLocalization
import SharedNavigation
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct HomeTests {
    private func selected(_ app: TaaSLevel1Coordinator) -> Int? {
        if case .tabs(let tabs) = app.navigator.tree.levels[0].container { tabs.selected } else { nil }
    }

    @Test(.proves("TAAS-01")) func theFAQIsOpenAtLaunch() async throws {
        let app = await started()
        #expect(app.front == .faq)
        #expect(selected(app) == 0)
        #expect(app.home?.state.tabs == [.faq, .images, .form])
        let localizer = Localizer(tables: TaaSLevel1App.tables(), language: "en")
        #expect(HomeTab.allCases.map { localizer.string($0.title) } == ["FAQ", "Images", "Form"])
    }

    @Test(.proves("TAAS-01")) func aTabOpensItsScreenWithItsTitleAndIsHighlighted() async throws {
        let app = await started()
        let titles = [app.faq?.state.title, app.images?.state.title, app.form?.state.title]
        #expect(titles == HomeTab.allCases.map { Optional($0.title) })
        let routes: [TaaSLevel1Route] = [.faq, .images, .form]
        for from in HomeTab.allCases {
            for (index, to) in HomeTab.allCases.enumerated() {
                app.tap(from)
                app.tap(to)
                app.tap(to)
                #expect(app.front == routes[index])
                #expect(selected(app) == index)
                #expect(NavigationInvariants.problems(of: app.navigator) == [])
            }
        }
    }

    @Test(.proves("TAAS-01", "TAAS-15")) func theTabBarOfThePlatformMayHaveSwitchedByItself() async {
        let app = await started()
        let host = FakeHost(app.navigator)
        host.switchTab(2)
        #expect(app.front == .form)
        host.draw()
        #expect(host.isInStep)
    }

    @Test(.proves("TAAS-15")) func nothingMovesWhileAnAlertIsUp() async {
        let app = await started()
        app.faq?.send(.shareTapped)
        app.answer(.unavailable)
        #expect(app.front == .shareFailed(.noScreenshot))
        app.tap(.form)
        #expect(app.front == .shareFailed(.noScreenshot))
        app.alert?.send(.buttonTapped)
        #expect(app.front == .faq)
    }
}
