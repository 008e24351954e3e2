// The boards that users are ranked on, and the units of their ranking data.

import SharedLocalization

/// The identity of a board.
public struct BoardID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Names a board.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A ranking of users by one kind of data.
///
/// Boards are data: the app knows none by name.
public struct Board: Identifiable, Hashable, Codable, Sendable {
    public let id: BoardID
    /// The brand name, the same in every language.
    public let name: String
    public let unit: RankingUnit

    /// Describes a board.
    public init(id: BoardID, name: String, unit: RankingUnit) {
        self.id = id
        self.name = name
        self.unit = unit
    }
}

/// The unit that a board counts.
public struct RankingUnit: Hashable, Codable, Sendable {
    /// The key of the app's own words; if the app has none for it, the data's words are used.
    public let id: String
    /// The data's word for one.
    public let one: String
    /// The data's word for any other number.
    public let other: String

    /// Describes a unit.
    public init(id: String, one: String, other: String) {
        self.id = id
        self.one = one
        self.other = other
    }

    /// A stand-in for a unit that isn't known yet.
    static let unknown = RankingUnit(id: "", one: "", other: "")

    /// The ranking data in words: “12 minutes”.
    public func text(_ value: Int) -> LocalizedText {
        switch id {
        case "minutes": Texts.unitMinutes(minutes: value)
        case "points": Texts.unitPoints(points: value)
        default: Texts.unitOther(value, value == 1 ? one : other)
        }
    }

    /// The same, abbreviated: “12 min”.
    public func shortText(_ value: Int) -> LocalizedText {
        switch id {
        case "minutes": Texts.unitMinutesShort(value)
        case "points": Texts.unitPointsShort(value)
        default: Texts.unitOther(value, value == 1 ? one : other)
        }
    }

    /// Says that another user has so much more than the current user.
    func moreText(_ amount: Int) -> LocalizedText {
        switch id {
        case "minutes": Texts.differenceMinutesMore(minutes: amount)
        case "points": Texts.differencePointsMore(points: amount)
        default: Texts.differenceOtherMore(amount, amount == 1 ? one : other)
        }
    }

    /// Says that another user has so much less than the current user.
    func lessText(_ amount: Int) -> LocalizedText {
        switch id {
        case "minutes": Texts.differenceMinutesLess(minutes: amount)
        case "points": Texts.differencePointsLess(points: amount)
        default: Texts.differenceOtherLess(amount, amount == 1 ? one : other)
        }
    }
}
