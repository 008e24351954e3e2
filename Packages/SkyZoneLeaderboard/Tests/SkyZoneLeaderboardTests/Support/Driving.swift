// The steps that tests of screens repeat.

import SharedScreens
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

extension SkyZoneLeaderboardDependencies {
    /// All dependencies from one stub, on a clock that stands still.
    static func stub(
        _ service: StubService,
        settings: SkyZoneLeaderboardConfiguration = SkyZoneLeaderboardConfiguration(),
        clock: ManualClock = ManualClock()
    ) -> SkyZoneLeaderboardDependencies {
        SkyZoneLeaderboardDependencies(
            leaderboards: service,
            parks: service,
            accounts: service,
            photos: FolderImageSource.sample(),
            settings: settings,
            clock: clock
        )
    }
}

@MainActor
extension SkyZoneLeaderboardApp {
    /// An app with a logged-in user, idle.
    static func loggedIn(_ dependencies: SkyZoneLeaderboardDependencies) async throws
        -> SkyZoneLeaderboardCoordinator
    {
        let app = start(dependencies)
        await app.navigator.settled()
        let login = try #require(app.login)
        if let sample = login.state.samples.first {
            login.send(.sampleTapped(sample.handle))
        } else {
            login.send(.handleTyped("me"))
            login.send(.passwordTyped("secret"))
            login.send(.submitTapped)
        }
        await app.navigator.settled()
        return app
    }

    /// The same with the main board in front.
    static func atLeaderboard(_ dependencies: SkyZoneLeaderboardDependencies) async throws -> (
        SkyZoneLeaderboardCoordinator, LeaderboardModel
    ) {
        let app = try await loggedIn(dependencies)
        try #require(app.profile).send(.leaderboardTapped)
        await app.navigator.settled()
        return (app, try #require(app.leaderboard))
    }

    /// The same with the whole board in front.
    static func atWholeBoard(_ dependencies: SkyZoneLeaderboardDependencies) async throws -> (
        SkyZoneLeaderboardCoordinator, FullLeaderboardModel
    ) {
        let (app, board) = try await atLeaderboard(dependencies)
        board.send(.viewAllTapped)
        await app.navigator.settled()
        return (app, try #require(app.whole))
    }
}

@MainActor
extension SkyZoneLeaderboardCoordinator {
    var front: SkyZoneLeaderboardRoute { navigator.tree.front.route }
    var screen: SkyZoneLeaderboardScreen? { navigator.screen(of: navigator.tree.front.id) }

    /// The routes of a level's stack, from the root up.
    func stack(_ level: Int) -> [SkyZoneLeaderboardRoute] {
        navigator.tree.levels[level].container.frontStack.entries.map(\.route)
    }

    var isPanelOpen: Bool {
        if case .drawer(let drawer) = navigator.tree.levels[0].container { drawer.isOpen } else { false }
    }

    var login: LoginModel? { if case .login(let model) = screen { model } else { nil } }
    var createAccount: CreateAccountModel? {
        if case .createAccount(let model) = screen { model } else { nil }
    }
    var profile: ProfileModel? { if case .profile(let model) = screen { model } else { nil } }
    var leaderboard: LeaderboardModel? { if case .leaderboard(let model) = screen { model } else { nil } }
    var picker: LocationPickerModel? { if case .locationPicker(let model) = screen { model } else { nil } }
    var whole: FullLeaderboardModel? { if case .fullLeaderboard(let model) = screen { model } else { nil } }
    var park: ParkInfoModel? { if case .parkInfo(let model) = screen { model } else { nil } }
    var parks: FindParkModel? { if case .findPark(let model) = screen { model } else { nil } }
    var radial: RadialMenuModel? { if case .radialMenu(let model) = screen { model } else { nil } }
    var placeholder: PlaceholderModel? { if case .placeholder(let model) = screen { model } else { nil } }
    var logout: LogoutConfirmationModel? {
        if case .logoutConfirmation(let model) = screen { model } else { nil }
    }

    /// The side panel, open or not.
    var panel: SidePanelModel? {
        guard case .drawer(let drawer) = navigator.tree.levels[0].container,
            case .sidePanel(let model) = navigator.screen(of: drawer.panel.id)
        else { return nil }
        return model
    }
}

extension ScreenPhase {
    var isLoading: Bool { if case .loading = self { true } else { false } }
    var isSlow: Bool { if case .slow = self { true } else { false } }
    var isEmpty: Bool { if case .empty = self { true } else { false } }
    var gone: ScreenNotice? { if case .gone(let notice) = self { notice } else { nil } }
    var failure: ScreenNotice? { if case .failed(let notice) = self { notice } else { nil } }
}

/// Read once, because the tests resolve thousands of texts.
private let tables = SkyZoneLeaderboardApp.tables()

/// A text in English.
func english(_ text: LocalizedText) -> String {
    Localizer(tables: tables, language: "en").string(text)
}

/// A text in Russian.
func russian(_ text: LocalizedText) -> String {
    Localizer(tables: tables, language: "ru").string(text)
}
