// The state, actions and outcomes of the whole board.

import SharedScreens
import SharedLocalization

/// The chrome and the phase of the whole board; the rows are in the model's `scroll`.
public struct FullLeaderboardState: Equatable, Sendable {
    public var phase: ScreenPhase<ModelContent>
    /// The board's brand name, once it is known.
    public var title: LocalizedText
    public var close: LocalizedText
    /// The park's name once it is known, or that of all parks.
    public var location: LocalizedText
    /// The number of users on the board; nil before it is known.
    public var summary: LocalizedText?
    /// Moves to the previous location in the picker's order.
    public var previous: ScreenControl
    /// Moves to the next location.
    public var next: ScreenControl
    public var buyJumpTime: LocalizedText
    /// Says that the user isn't on this board.
    public var hint: LocalizedText?
    /// The action of the button on a notice that replaces the rows.
    public var wayOn: FullLeaderboardAction
    /// Says that the rows are outdated, and why.
    public var notice: ScreenNotice?
}

/// A row with its texts and colours.
public struct FullLeaderboardRow: Equatable, Sendable, Identifiable {
    public var row: LeaderboardRow
    /// Whether the row is the current user's, which is gray and orange.
    public var isCurrentUser: Bool
    public var rank: LocalizedText
    public var value: LocalizedText
    /// The difference; nil for the current user, and if the user has no rank.
    public var difference: LocalizedText?
    public var tone: RankingDifference.Tone
    /// The whole row in one sentence, for screen readers.
    public var label: LocalizedText

    public var id: UserID { row.id }
}

/// A user action on the whole board.
public enum FullLeaderboardAction: Codable, Hashable, Sendable {
    case closeTapped
    case previousTapped
    case nextTapped
    case buyJumpTimeTapped
    case refreshPulled
    case retryTapped
    /// The button on the notice that replaces a park that isn't the user's.
    case allLocationsTapped
}

/// An outcome of the whole board, for its coordinator.
public enum FullLeaderboardOutcome: Equatable, Sendable {
    case closed
    /// At a park; nil for any.
    case jumpTimeWanted(ParkID?)
}
