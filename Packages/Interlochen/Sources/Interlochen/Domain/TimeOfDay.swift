// What a clock on a wall shows.

import Foundation
import SharedLocalization

/// A time of no certain day, in no certain time zone: 00:00 to 23:59.
public struct TimeOfDay: Hashable, Sendable {
    /// 0..<24.
    public let hour: Int
    /// 0..<60.
    public let minute: Int

    /// Reads `HH:mm` (ISO 8601, extended, without seconds); nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let areDigits = parts.allSatisfy { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isNumber } }
        guard parts.count == 2, areDigits, let hour = Int(parts[0]), let minute = Int(parts[1]),
            hour < 24, minute < 60
        else { return nil }
        (self.hour, self.minute) = (hour, minute)
    }

    /// For texts, which write it as the language does: 9:00 AM, 09:00.
    public var argument: LocalizedArgument {
        .date(Date(timeIntervalSince1970: Double(hour * 3_600 + minute * 60)), .timeOfDay)
    }
}

extension TimeOfDay: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let time = TimeOfDay(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no time of day: \(text)")
        }
        self = time
    }
}
