// What the main board shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// The main board: the top of a board at a location.
public struct LeaderboardState: Equatable, Sendable {
    /// An entry of the menu that switches between boards.
    public struct BoardChoice: Equatable, Sendable, Identifiable {
        public var id: BoardID
        /// A brand name.
        public var name: String
        public var isSelected: Bool
    }

    /// A line with its texts and its place.
    public struct Line: Equatable, Sendable, Identifiable {
        public var line: LeaderLine
        public var rank: LocalizedText
        public var value: LocalizedText
        /// All of it in one sentence, for screen readers.
        public var label: LocalizedText
        /// Where its parts are when it has its length.
        public var frames: LineFrames

        public var id: UserID { line.id }
    }

    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    public var buttons: MenuButtons
    /// The menu at the top; empty before the boards have come.
    public var boards: [BoardChoice]
    /// What a screen reader says of that menu.
    public var boardsLabel: LocalizedText
    /// Where the board is looked at.
    public var location: LocalizedText
    public var locationLabel: LocalizedText
    public var lines: [Line]
    /// How high all lines are together, in points.
    public var height: Double
    /// How the lines come in; nil where they stand at once.
    public var animation: LineAnimation?
    /// In the place of the user's line where the user isn't on the board.
    public var hint: ScreenNotice?
    /// That the lines are from before, and why.
    public var notice: ScreenNotice?
    /// How many are on the board; nil before that is known.
    public var summary: LocalizedText?
    public var viewAll: LocalizedText
}

/// What a person did there.
public enum LeaderboardAction: Codable, Hashable, Sendable {
    case menuTapped
    case radialMenuTapped
    case boardTapped(BoardID)
    case locationTapped
    case viewAllTapped
    case findParkTapped
    case refreshPulled
    case retryTapped
}

/// What should happen elsewhere.
public enum LeaderboardOutcome: Equatable, Sendable {
    case menuOpened
    case radialMenuOpened
    case locationsOpened(BoardLocation)
    case wholeBoardOpened(BoardSelection)
    case findParkChosen
}
