// Dates as HTTP writes them.

/// Reads the three forms of RFC 9110, section 5.6.7.
///
/// By hand: a `DateFormatter` per form and message would cost more than the request.
enum HTTPDate {
    /// Seconds since 1970, or nil if `text` is no date.
    static func parse(_ text: String) -> Int? {
        let parts = text.split { " ,-".contains($0) }.map(String.init)
        switch parts.count {
        // Sun, 06 Nov 1994 08:49:37 GMT, or Sunday, 06-Nov-94 08:49:37 GMT
        case 6 where parts[5] == "GMT":
            return seconds(year: parts[3], month: parts[2], day: parts[1], time: parts[4])
        // Sun Nov  6 08:49:37 1994
        case 5: return seconds(year: parts[4], month: parts[1], day: parts[2], time: parts[3])
        default: return nil
        }
    }

    /// A delta of RFC 9111, section 1.2.2: a whole number of seconds; one that is too large is 2^31.
    static func seconds(_ text: String) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
            return nil
        }
        return min(Int(text) ?? .max, 1 << 31)
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func seconds(year: String, month: String, day: String, time: String) -> Int? {
        let clock = time.split(separator: ":", omittingEmptySubsequences: false).compactMap {
            seconds(String($0))
        }
        guard var year = seconds(year), year < 10_000, let month = months.firstIndex(of: month),
            let day = seconds(day), (1...31).contains(day),
            clock.count == 3, clock[0] < 24, clock[1] < 60, clock[2] <= 60
        else {
            return nil
        }
        if year < 100 {
            // Two digits mean the closest century that is not more than 50 years ahead; this holds until
            // 2070.
            year += year < 70 ? 2000 : 1900
        }
        // Days of the proleptic Gregorian calendar, counted in years that begin with March.
        let shifted = (month + 10) % 12
        let marchYear = month < 2 ? year - 1 : year
        let days =
            365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + (153 * shifted + 2) / 5
            + day - 1 - 719_468
        return days * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
    }
}
