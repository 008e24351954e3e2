// The boards that people are ranked on, and the units of their ranking data.

import SharedLocalization

/// The identity of a board.
public struct BoardID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Names a board.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// One way of being ranked.
///
/// Boards are data: the app knows none by name.
public struct Board: Identifiable, Hashable, Codable, Sendable {
    public let id: BoardID
    /// A brand name, the same in every language.
    public let name: String
    public let unit: RankingUnit

    /// Describes a board.
    public init(id: BoardID, name: String, unit: RankingUnit) {
        self.id = id
        self.name = name
        self.unit = unit
    }
}

/// What a board counts.
public struct RankingUnit: Hashable, Codable, Sendable {
    /// Chooses the app's own words; those of the data stand where the app has none.
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

    /// Stands for a unit as long as it isn't known.
    static let unknown = RankingUnit(id: "", one: "", other: "")

    /// Ranking data in words: “12 minutes”.
    public func text(_ value: Int) -> LocalizedText {
        switch id {
        case "minutes": Texts.unitMinutes(minutes: value)
        case "points": Texts.unitPoints(points: value)
        default: Texts.unitOther(value, value == 1 ? one : other)
        }
    }

    /// The same where room is short: “12 min”.
    public func shortText(_ value: Int) -> LocalizedText {
        switch id {
        case "minutes": Texts.unitMinutesShort(value)
        case "points": Texts.unitPointsShort(value)
        default: Texts.unitOther(value, value == 1 ? one : other)
        }
    }

    /// That somebody has so much more than the current user.
    func moreText(_ amount: Int) -> LocalizedText {
        switch id {
        case "minutes": Texts.differenceMinutesMore(minutes: amount)
        case "points": Texts.differencePointsMore(points: amount)
        default: Texts.differenceOtherMore(amount, amount == 1 ? one : other)
        }
    }

    /// That somebody has so much less than the current user.
    func lessText(_ amount: Int) -> LocalizedText {
        switch id {
        case "minutes": Texts.differenceMinutesLess(minutes: amount)
        case "points": Texts.differencePointsLess(points: amount)
        default: Texts.differenceOtherLess(amount, amount == 1 ? one : other)
        }
    }
}
