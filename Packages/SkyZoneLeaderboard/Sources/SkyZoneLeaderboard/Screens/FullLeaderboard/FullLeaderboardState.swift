// What the whole board shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// The chrome and the phase of the whole board; the rows are in the model's `scroll`.
public struct FullLeaderboardState: Equatable, Sendable {
    public var phase: ScreenPhase<ModelContent>
    /// The board, a brand name once it is known.
    public var title: LocalizedText
    public var close: LocalizedText
    /// The park once it is known by name, or all of them.
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
    /// What the button of a notice in the place of the rows does.
    public var wayOn: FullLeaderboardAction
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
    /// In the place of a park that isn't the user's.
    case allLocationsTapped
}

/// What should happen elsewhere.
public enum FullLeaderboardOutcome: Equatable, Sendable {
    case closed
    /// At a park; nil for any.
    case jumpTimeWanted(ParkID?)
}
