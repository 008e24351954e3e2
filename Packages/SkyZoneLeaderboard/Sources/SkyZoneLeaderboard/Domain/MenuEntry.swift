// The destinations of the side panel and the radial menu.

import SharedLocalization

/// An entry of the menus.
public enum MenuEntry: String, Hashable, Codable, Sendable, CaseIterable {
    case profile, leaderboard, findPark, bookJumpTime, passes, waivers, parties, friends, paymentsAndFunds
    case settings, help

    /// The presentation of an entry.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case profile, leaderboard, findPark
        /// Replaces the current screen; has the menus.
        case section
        /// A modal, in the style that all modals of the app share.
        case modal
    }

    /// The entries of the side panel, in order.
    public static let sidePanel: [MenuEntry] = [
        .profile, .leaderboard, .findPark, .bookJumpTime, .passes, .waivers, .parties, .friends,
        .paymentsAndFunds, .settings, .help,
    ]

    /// The entries of the radial menu, from the leading side to the trailing one.
    public static let radial: [MenuEntry] = [.profile, .passes, .leaderboard, .bookJumpTime, .findPark]

    public var kind: Kind {
        switch self {
        case .profile: .profile
        case .leaderboard: .leaderboard
        case .findPark: .findPark
        case .passes, .waivers, .parties, .friends, .help: .section
        case .bookJumpTime, .paymentsAndFunds, .settings: .modal
        }
    }

    public var title: LocalizedText {
        switch self {
        case .profile: Texts.menuProfile
        case .leaderboard: Texts.menuLeaderboard
        case .findPark: Texts.menuFindPark
        case .bookJumpTime: Texts.menuBookJumpTime
        case .passes: Texts.menuPasses
        case .waivers: Texts.menuWaivers
        case .parties: Texts.menuParties
        case .friends: Texts.menuFriends
        case .paymentsAndFunds: Texts.menuPaymentsAndFunds
        case .settings: Texts.menuSettings
        case .help: Texts.menuHelp
        }
    }
}
