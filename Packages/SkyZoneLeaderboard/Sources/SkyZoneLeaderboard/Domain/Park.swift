// The parks.

import SharedLocalization

/// The identity of a park.
public struct ParkID: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Names a park, as read from a link or a saved state.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The part of a park that a list needs.
public struct ParkSummary: Identifiable, Hashable, Codable, Sendable {
    public let id: ParkID
    public let name: String
    /// The state or province, in two letters.
    public let region: String

    /// Describes a park in short.
    public init(id: ParkID, name: String, region: String) {
        self.id = id
        self.name = name
        self.region = region
    }
}

/// A park with everything that its page shows.
public struct Park: Identifiable, Hashable, Sendable {
    public let summary: ParkSummary
    public let about: String
    /// The opening and closing times of every day, in the park's local time.
    public let opens: TimeOfDay
    public let closes: TimeOfDay
    public let trampolines: Int
    public let phone: String

    public var id: ParkID { summary.id }

    /// Describes a park.
    public init(
        summary: ParkSummary,
        about: String,
        opens: TimeOfDay,
        closes: TimeOfDay,
        trampolines: Int,
        phone: String
    ) {
        self.summary = summary
        self.about = about
        self.opens = opens
        self.closes = closes
        self.trampolines = trampolines
        self.phone = phone
    }
}
