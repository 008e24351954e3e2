// The models behind the screens, and their drafts, which survive a relaunch.

import SharedNavigation

/// The models, for a host to draw by an exhaustive switch.
public enum SkyZoneLeaderboardScreen: NavigationScreen {
    case sidePanel(SidePanelModel)
    case profile(ProfileModel)
    case leaderboard(LeaderboardModel)
    case locationPicker(LocationPickerModel)
    case fullLeaderboard(FullLeaderboardModel)
    case parkInfo(ParkInfoModel)
    case findPark(FindParkModel)
    case radialMenu(RadialMenuModel)
    /// Both kinds of placeholder.
    case placeholder(PlaceholderModel)
    case login(LoginModel)
    case createAccount(CreateAccountModel)
    case logoutConfirmation(LogoutConfirmationModel)

    public typealias Draft = SkyZoneLeaderboardDraft

    public var model: any ScreenLifecycle {
        switch self {
        case .sidePanel(let model): model
        case .profile(let model): model
        case .leaderboard(let model): model
        case .locationPicker(let model): model
        case .fullLeaderboard(let model): model
        case .parkInfo(let model): model
        case .findPark(let model): model
        case .radialMenu(let model): model
        case .placeholder(let model): model
        case .login(let model): model
        case .createAccount(let model): model
        case .logoutConfirmation(let model): model
        }
    }

    public var draft: SkyZoneLeaderboardDraft? {
        switch self {
        case .sidePanel(let model): model.session.draft.map { .session($0) }
        case .leaderboard(let model): model.draft
        case .fullLeaderboard(let model): model.location.map { .location($0) }
        case .login(let model): model.handle.isEmpty ? nil : .login(handle: model.handle)
        case .createAccount(let model):
            model.handle.isEmpty ? nil : .account(handle: model.handle)
        default: nil
        }
    }

    public func restore(_ draft: SkyZoneLeaderboardDraft) {
        switch (self, draft) {
        case (.sidePanel(let model), .session(let session)): model.session.restore(session)
        case (.leaderboard(let model), .board(let board, let location)):
            model.restore(board: board, location: location)
        case (.fullLeaderboard(let model), .location(let location)): model.restore(location)
        case (.login(let model), .login(let handle)): model.send(.handleTyped(handle))
        case (.createAccount(let model), .account(let handle)): model.send(.handleTyped(handle))
        default: break
        }
    }
}

/// The state of the screens that survives a relaunch beside the tree; never a password.
public enum SkyZoneLeaderboardDraft: Codable, Hashable, Sendable {
    /// The logged-in user.
    case session(SessionDraft)
    /// The selection of the main board.
    case board(BoardID, BoardLocation)
    /// The location of the whole board.
    case location(BoardLocation)
    /// The handle typed on the login screen.
    case login(handle: String)
    /// The handle typed for a new account.
    case account(handle: String)
}
