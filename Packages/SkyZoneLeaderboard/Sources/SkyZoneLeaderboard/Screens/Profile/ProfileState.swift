// The state, actions and outcomes of the profile.

import SharedScreens
import SharedLocalization

/// The labels of the two menus' buttons, which every section has.
public struct MenuButtons: Equatable, Sendable {
    /// The button that opens the side panel.
    public var menu = Texts.menuOpen
    /// The button that opens the radial menu.
    public var radial = Texts.radialOpen

    init() {}
}

/// The profile.
public struct ProfileState: Equatable, Sendable {
    /// The user's standing on a board.
    public struct Standing: Equatable, Sendable {
        public var board: String
        public var rank: LocalizedText
        public var value: LocalizedText
    }

    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    public var buttons: MenuButtons
    /// The logged-in user, or nil.
    public var user: User?
    /// The number of the user's parks, under the handle.
    public var summary: LocalizedText
    public var standingsTitle: LocalizedText
    public var standings: [Standing]
    /// A hint in place of the standings, if there are none.
    public var standingsHint: LocalizedText?
    /// The button to the leaderboard.
    public var leaderboard: LocalizedText
    public var parksTitle: LocalizedText
    public var parks: [ParkSummary]
    /// A button in place of the parks, if there are none.
    public var findPark: LocalizedText?
    /// Says that a newer profile is loading.
    public var refreshing: LocalizedText?
    /// Says that the profile is outdated, and why.
    public var notice: ScreenNotice?
}

/// A user action on the profile.
public enum ProfileAction: Codable, Hashable, Sendable {
    case menuTapped
    case radialMenuTapped
    case leaderboardTapped
    case parkTapped(ParkID)
    case findParkTapped
    case refreshPulled
    case retryTapped
}

/// An outcome of the profile, for its coordinator.
public enum ProfileOutcome: Equatable, Sendable {
    case menuOpened
    case radialMenuOpened
    case leaderboardChosen
    case findParkChosen
    case parkChosen(ParkID)
}
