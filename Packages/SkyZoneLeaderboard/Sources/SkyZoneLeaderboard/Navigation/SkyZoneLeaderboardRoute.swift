// The routes of the app.

import SharedNavigation

/// A screen, flow or dialog of the app.
public enum SkyZoneLeaderboardRoute: NavigationRoute {
    /// The side panel, a drawer beside the rest.
    case sidePanel
    /// The current user.
    case profile
    /// The top of a board.
    case leaderboard
    /// The picker of locations; the associated value is the current one.
    case locationPicker(BoardLocation)
    /// A whole board, opened at a location.
    case fullLeaderboard(BoardDestination)
    case parkInfo(ParkID)
    /// All parks.
    case findPark
    /// The menu at the bottom.
    case radialMenu
    /// A part of the app outside this section, with the menus.
    case placeholder(MenuEntry)
    /// A part of the app outside this section, as a modal.
    case placeholderModal(MenuEntry)
    /// The login flow, which ends with a logged-in user.
    case session
    case login
    case createAccount
    /// The logout confirmation.
    case logoutConfirmation

    /// The nodes of the graph.
    public enum Kind: String, NavigationName {
        case sidePanel, profile, leaderboard, locationPicker, fullLeaderboard, parkInfo, findPark, radialMenu
        case placeholder, placeholderModal, session, login, createAccount, logoutConfirmation
    }

    /// The edges of the graph.
    public enum Edge: String, NavigationName {
        case menuTapped, panelClosed, radialTapped, radialClosed
        case profileChosen, leaderboardChosen, findParkChosen, sectionChosen, modalChosen, modalClosed
        case locationTapped, locationChosen, viewAllTapped, jumpTimeAtPark, jumpTimeAnywhere, parkChosen
        case loginNeeded, accountWanted, loggedIn, accountCreated, logoutTapped, logoutCancelled
        case logoutConfirmed
        case profileLinkOpened, leaderboardLinkOpened, parksLinkOpened, parkLinkOpened
        case boardLinkOpened, sectionLinkOpened, modalLinkOpened
    }

    public var kind: Kind {
        switch self {
        case .sidePanel: .sidePanel
        case .profile: .profile
        case .leaderboard: .leaderboard
        case .locationPicker: .locationPicker
        case .fullLeaderboard: .fullLeaderboard
        case .parkInfo: .parkInfo
        case .findPark: .findPark
        case .radialMenu: .radialMenu
        case .placeholder: .placeholder
        case .placeholderModal: .placeholderModal
        case .session: .session
        case .login: .login
        case .createAccount: .createAccount
        case .logoutConfirmation: .logoutConfirmation
        }
    }

    public var rootRoutes: [SkyZoneLeaderboardRoute] {
        switch self {
        case .sidePanel: [.profile]
        case .session: [.login]
        default: []
        }
    }

}

/// The links of the app.
///
/// - `skyzone://` is the leaderboard.
/// - `skyzone://boards/<id>` is a whole board at all parks, `skyzone://boards/<id>/<park>` at one.
/// - `skyzone://profile` is the profile.
/// - `skyzone://parks` is all parks, `skyzone://parks/<id>` one of them.
/// - `skyzone://sections/<entry>` is a part of the app outside this section.
extension SkyZoneLeaderboardRoute: LinkableRoute {
    /// The scheme of the app's links.
    public static let linkScheme = "skyzone"

    public var linkPath: [String]? {
        switch self {
        case .leaderboard: []
        case .fullLeaderboard(let place):
            ["boards", place.board.rawValue] + (place.park.map { [$0.rawValue] } ?? [])
        case .profile: ["profile"]
        case .findPark: ["parks"]
        case .parkInfo(let id): ["parks", id.rawValue]
        case .placeholder(let entry) where entry.kind == .section: ["sections", entry.rawValue]
        case .placeholderModal(let entry) where entry.kind == .modal: ["sections", entry.rawValue]
        case .placeholder, .placeholderModal, .sidePanel, .locationPicker, .radialMenu, .session, .login,
            .createAccount, .logoutConfirmation:
            nil
        }
    }

    public static func route(at path: [String]) -> SkyZoneLeaderboardRoute? {
        switch path.first {
        case nil: .leaderboard
        case "boards" where path.count == 2:
            .fullLeaderboard(BoardDestination(board: BoardID(rawValue: path[1])))
        case "boards" where path.count == 3:
            .fullLeaderboard(
                BoardDestination(board: BoardID(rawValue: path[1]), park: ParkID(rawValue: path[2]))
            )
        case "profile" where path.count == 1: .profile
        case "parks" where path.count == 1: .findPark
        case "parks" where path.count == 2: .parkInfo(ParkID(rawValue: path[1]))
        case "sections" where path.count == 2: MenuEntry(rawValue: path[1]).flatMap(elsewhere)
        default: nil
        }
    }

    /// The route of a part of the app outside this section; nil for a part of this section.
    private static func elsewhere(_ entry: MenuEntry) -> SkyZoneLeaderboardRoute? {
        switch entry.kind {
        case .section: .placeholder(entry)
        case .modal: .placeholderModal(entry)
        case .profile, .leaderboard, .findPark: nil
        }
    }
}
