// The time that a clock on a wall shows.

/// A time of no certain day where it is meant, at a park say, wherever the reader is: 00:00 to 23:59.
public struct TimeOfDay: Hashable, Sendable, TextArgument {
    /// 0 to 23.
    public let hour: Int
    /// 0 to 59.
    public let minute: Int

    /// A time of day; of one that there isn't, the nearest.
    public init(hour: Int, minute: Int = 0) {
        self.hour = min(max(hour, 0), 23)
        self.minute = min(max(minute, 0), 59)
    }

    /// Reads `HH:mm` (ISO 8601, extended, without seconds); nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.allSatisfy("0123456789".contains) }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    /// Written as the language does: 9:00 AM, 09:00.
    public var argument: LocalizedArgument { .timeOfDay(hour: hour, minute: minute) }
}

extension TimeOfDay: Decodable {
    public init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        guard let time = TimeOfDay(text) else {
            let detail = "\(text.prefix(20)) is no time from 00:00 to 23:59"
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: detail))
        }
        self = time
    }
}
