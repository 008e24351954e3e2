// The difference between two users.

import SharedLocalization

/// Another user's ranking data minus the current user's.
public struct RankingDifference: Hashable, Sendable {
    /// The color that shows the sign.
    public enum Tone: String, Hashable, Sendable, CaseIterable {
        /// The other user has more: green.
        case positive
        /// The other user has less: red.
        case negative
        case neutral
    }

    /// The difference, in the board's unit.
    public let value: Int

    /// Subtracts the current user's ranking data from another's.
    public init(theirs: Int, own: Int) {
        let (difference, isOverflow) = theirs.subtractingReportingOverflow(own)
        value = isOverflow ? (theirs < own ? .min : .max) : difference
    }

    public var tone: Tone { value == 0 ? .neutral : value > 0 ? .positive : .negative }

    /// The difference with its sign, in the board's unit: “+12 min”.
    public func text(in unit: RankingUnit) -> LocalizedText {
        let amount = unit.shortText(Int(clamping: value.magnitude))
        return switch tone {
        case .positive: Texts.differencePositive(amount)
        case .negative: Texts.differenceNegative(amount)
        case .neutral: amount
        }
    }

    /// The difference in words, with its direction, for screen readers: “12 minutes more than you”.
    public func spokenText(in unit: RankingUnit) -> LocalizedText {
        let amount = Int(clamping: value.magnitude)
        return switch tone {
        case .positive: unit.moreText(amount)
        case .negative: unit.lessText(amount)
        case .neutral: Texts.differenceSame
        }
    }
}
