// What the whole board shows, and what a person can do there.

import SharedLocalization

/// The chrome and the phase of the whole board; the rows are in the model's `scroll`.
public struct FullLeaderboardState: Equatable, Sendable {
    public var phase: ScreenPhase<ContentBeside>
    /// The board, a brand name.
    public var title: String
    public var close: LocalizedText
    public var location: LocalizedText
    /// How many are on the board; nil before that is known.
    public var summary: LocalizedText?
    /// To the location before in the picker's order.
    public var previous: ScreenControl
    /// To the location after.
    public var next: ScreenControl
    public var buyJumpTime: LocalizedText
    /// That the user isn't on this board.
    public var hint: LocalizedText?
    /// That the rows are from before, and why.
    public var notice: ScreenNotice?
}

/// A row with its texts and colours.
public struct FullLeaderboardRow: Equatable, Sendable, Identifiable {
    public var row: LeaderboardRow
    /// Grey and orange.
    public var isCurrentUser: Bool
    public var rank: LocalizedText
    public var value: LocalizedText
    /// Nil for the current user, and where the user has no rank.
    public var difference: LocalizedText?
    public var tone: RankingDifference.Tone
    /// All of it in one sentence, for screen readers.
    public var label: LocalizedText

    public var id: UserID { row.id }
}

/// What a person did there.
public enum FullLeaderboardAction: Codable, Hashable, Sendable {
    case closeTapped
    case previousTapped
    case nextTapped
    case buyJumpTimeTapped
    case refreshPulled
    case retryTapped
}

/// What should happen elsewhere.
public enum FullLeaderboardOutcome: Equatable, Sendable {
    case closed
    case jumpTimeWanted(BoardLocation)
}
