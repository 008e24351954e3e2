// What the profile shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// The labels of the two menus' buttons, which every section has.
public struct MenuButtons: Equatable, Sendable {
    /// Opens the side panel.
    public var menu = Texts.menuOpen
    /// Opens the radial menu.
    public var radial = Texts.radialOpen

    init() {}
}

/// The profile.
public struct ProfileState: Equatable, Sendable {
    /// Where the user stands on a board.
    public struct Standing: Equatable, Sendable {
        public var board: String
        public var rank: LocalizedText
        public var value: LocalizedText
    }

    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    public var buttons: MenuButtons
    /// Nil while nobody is logged in.
    public var user: User?
    /// Under the handle: how many parks are the user's.
    public var summary: LocalizedText
    public var standingsTitle: LocalizedText
    public var standings: [Standing]
    /// In the place of standings where there are none.
    public var standingsHint: LocalizedText?
    /// Leads to the leaderboard.
    public var leaderboard: LocalizedText
    public var parksTitle: LocalizedText
    public var parks: [ParkSummary]
    /// In the place of parks where there are none.
    public var findPark: LocalizedText?
    /// Said while a newer profile is loading.
    public var refreshing: LocalizedText?
    /// That the profile is from before, and why.
    public var notice: ScreenNotice?
}

/// What a person did there.
public enum ProfileAction: Codable, Hashable, Sendable {
    case menuTapped
    case radialMenuTapped
    case leaderboardTapped
    case parkTapped(ParkID)
    case findParkTapped
    case refreshPulled
    case retryTapped
}

/// What should happen elsewhere.
public enum ProfileOutcome: Equatable, Sendable {
    case menuOpened
    case radialMenuOpened
    case leaderboardChosen
    case findParkChosen
    case parkChosen(ParkID)
}
