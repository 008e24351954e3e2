import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

@MainActor @Suite struct MenuNavigationTests {
    private func started() async throws -> SkyZoneLeaderboardCoordinator {
        try await SkyZoneLeaderboardApp.loggedIn(.stub(StubService()))
    }

    private func expect(_ entry: MenuEntry, in app: SkyZoneLeaderboardCoordinator) {
        switch entry.kind {
        case .profile: #expect(app.stack(0) == [.profile])
        case .leaderboard: #expect(app.stack(0) == [.leaderboard])
        case .findPark: #expect(app.stack(0) == [.profile, .findPark])
        case .section: #expect(app.stack(0) == [.placeholder(entry)])
        case .modal: #expect(app.stack(1) == [.placeholderModal(entry)])
        }
        #expect(!app.isPanelOpen)
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }

    @Test(.proves("SKY-10", "SKY-09"), arguments: MenuEntry.sidePanel)
    func everyEntryOfThePanelLeadsToAScreenAndClosesThePanel(entry: MenuEntry) async throws {
        let app = try await started()
        app.profile?.send(.menuTapped)
        #expect(app.isPanelOpen && app.front == .sidePanel)
        app.panel?.send(.entryTapped(entry))
        await app.navigator.settled()
        expect(entry, in: app)
        if case .placeholder(let model) = app.screen { #expect(model.state.title == entry.title) }
    }

    @Test(.proves("SKY-10", "SKY-11"), arguments: MenuEntry.radial)
    func everyEntryOfTheRadialMenuLeadsToAScreen(entry: MenuEntry) async throws {
        let app = try await started()
        app.profile?.send(.radialMenuTapped)
        #expect(app.front == .radialMenu)
        app.radial?.send(.entryTapped(entry))
        await app.navigator.settled()
        expect(entry, in: app)
        #expect(app.navigator.tree.levels.count == (entry.kind == .modal ? 2 : 1))
    }

    @Test(.proves("SKY-09")) func thePanelOpensByGestureAndClosesByGestureAndTapOutside() async throws {
        let app = try await started()
        let host = FakeHost(app.navigator)
        app.profile?.send(.leaderboardTapped)
        host.draw()
        host.dragDrawer(isOpen: true)
        #expect(app.isPanelOpen)
        host.draw()
        host.dragDrawer(isOpen: false)
        #expect(!app.isPanelOpen && app.front == .leaderboard)
        app.leaderboard?.send(.menuTapped)
        #expect(app.isPanelOpen)
        app.panel?.send(.closeTapped)
        #expect(!app.isPanelOpen)
        #expect(app.panel?.state.gesture == PanelGesture(edgeWidth: 28, distance: 80))
    }

    @Test(.proves("SKY-09")) func theThresholdsOfTheGestureAreData() async throws {
        let gesture = PanelGesture(edgeWidth: 12, distance: 200)
        let settings = SkyZoneLeaderboardConfiguration(panelGesture: gesture)
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(StubService(), settings: settings))
        #expect(app.panel?.state.gesture == gesture)
    }

    @Test(.proves("SKY-11")) func theLeaderboardReplacesTheScreenAndHasBothMenus() async throws {
        let app = try await started()
        app.profile?.send(.leaderboardTapped)
        #expect(app.stack(0) == [.leaderboard])
        app.leaderboard?.send(.menuTapped)
        #expect(app.isPanelOpen)
        app.panel?.send(.closeTapped)
        app.leaderboard?.send(.radialMenuTapped)
        #expect(app.front == .radialMenu)
        app.radial?.send(.closeTapped)
        #expect(app.front == .leaderboard)
    }

    @Test(.proves("SKY-11")) func theLeaderboardIsReachedFromTheRadialMenuOfAnotherSection() async throws {
        let app = try await started()
        app.profile?.send(.menuTapped)
        app.panel?.send(.entryTapped(.friends))
        app.placeholder?.send(.radialMenuTapped)
        app.radial?.send(.entryTapped(.leaderboard))
        #expect(app.stack(0) == [.leaderboard])
    }

    @Test(.proves("SKY-10")) func choosingWhereOneIsJustClosesTheMenu() async throws {
        let app = try await started()
        let entry = app.navigator.tree.front.id
        app.profile?.send(.radialMenuTapped)
        app.radial?.send(.entryTapped(.profile))
        #expect(app.navigator.tree.front.id == entry, "the same screen, with what it had loaded")
    }

    @Test(.proves("SKY-09", "SKY-10")) func aSecondTapDoesNothing() async throws {
        let app = try await started()
        app.profile?.send(.menuTapped)
        let panel = try #require(app.panel)
        panel.send(.entryTapped(.settings))
        panel.send(.entryTapped(.settings))
        panel.send(.entryTapped(.help))
        #expect(app.navigator.tree.levels.count == 2 && app.front == .placeholderModal(.settings))
        app.placeholder?.send(.menuTapped)
        #expect(app.front == .placeholderModal(.settings), "a modal has no menus")
        app.placeholder?.send(.closeTapped)
        #expect(app.front == .profile)
    }

    @Test(.proves("SKY-09")) func thePanelOverAPushedScreenLeadsOn() async throws {
        let app = try await started()
        app.open(link: "skyzone://parks/alder")
        let host = FakeHost(app.navigator)
        host.draw()
        host.dragDrawer(isOpen: true)
        app.panel?.send(.entryTapped(.leaderboard))
        #expect(app.stack(0) == [.leaderboard])
    }
}
