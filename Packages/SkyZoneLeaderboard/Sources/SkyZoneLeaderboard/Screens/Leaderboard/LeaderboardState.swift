// The state, actions and outcomes of the main board.

import SharedScreens
import SharedLocalization

/// The main board: the top of a board at a location.
public struct LeaderboardState: Equatable, Sendable {
    /// An entry of the menu that switches between boards.
    public struct BoardChoice: Equatable, Sendable, Identifiable {
        public var id: BoardID
        /// The brand name.
        public var name: String
        public var isSelected: Bool
    }

    /// A line with its texts and frames.
    public struct Line: Equatable, Sendable, Identifiable {
        public var line: LeaderLine
        public var rank: LocalizedText
        public var value: LocalizedText
        /// The whole line in one sentence, for screen readers.
        public var label: LocalizedText
        /// The frames of its parts at its final length.
        public var frames: LineFrames

        public var id: UserID { line.id }
    }

    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    public var buttons: MenuButtons
    /// The menu at the top; empty before the boards have loaded.
    public var boards: [BoardChoice]
    /// The menu's label for screen readers.
    public var boardsLabel: LocalizedText
    /// The board's location.
    public var location: LocalizedText
    public var locationLabel: LocalizedText
    public var lines: [Line]
    /// The height of all lines together, in points.
    public var height: Double
    /// The animation of the lines; nil if they appear at once.
    public var animation: LineAnimation?
    /// A hint in place of the user's line, if the user isn't on the board.
    public var hint: ScreenNotice?
    /// Says that the lines are outdated, and why.
    public var notice: ScreenNotice?
    /// The number of users on the board; nil before it is known.
    public var summary: LocalizedText?
    public var viewAll: LocalizedText
}

/// A user action on the main board.
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

/// An outcome of the main board, for its coordinator.
public enum LeaderboardOutcome: Equatable, Sendable {
    case menuOpened
    case radialMenuOpened
    case locationsOpened(BoardLocation)
    case wholeBoardOpened(BoardSelection)
    case findParkChosen
}
