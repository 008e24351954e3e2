// The cases of RFC 9111 that the cache must satisfy.

import SharedNetworking
import Testing

/// Two requests for one URL, so many seconds apart, and the origin of the second response.
struct CacheCase: Sendable, CustomTestStringConvertible {
    enum Told: Equatable, Sendable {
        /// From the cache, without a request.
        case fresh
        /// Revalidated with these conditions; the server answers 304.
        case confirmed([String: String])
        /// Requested without conditions.
        case asked
    }

    var name: String
    var answer: HTTPHeaders
    var status = 200
    var first: HTTPHeaders = [:]
    var second: HTTPHeaders = [:]
    var seconds: Int
    var told: Told

    var testDescription: String { "\(name) after \(seconds) s" }
}

// The start time of the test clock.
private let now = "Sun, 15 Jun 2025 15:06:40 GMT"
private let minuteAgo = "Sun, 15 Jun 2025 15:05:40 GMT"
private let inAMinute = "Sun, 15 Jun 2025 15:07:40 GMT"
private let tenDaysAgo = "Thu, 05 Jun 2025 15:06:40 GMT"
private let tag: HTTPHeaders = ["ETag": "\"1\"", "Cache-Control": "max-age=60"]
private let confirmed = CacheCase.Told.confirmed(["If-None-Match": "\"1\""])

extension CacheCase {
    static let all: [CacheCase] = [
        // 5.2.2.1 and 4.2: max-age
        CacheCase(name: "max-age", answer: ["Cache-Control": "max-age=60"], seconds: 59, told: .fresh),
        CacheCase(name: "max-age", answer: ["Cache-Control": "max-age=60"], seconds: 60, told: .asked),
        CacheCase(
            name: "max-age in capitals",
            answer: ["cache-control": "Max-Age=60"],
            seconds: 59,
            told: .fresh
        ),
        CacheCase(
            name: "max-age in quotes",
            answer: ["Cache-Control": "max-age=\"60\""],
            seconds: 59,
            told: .fresh
        ),
        CacheCase(
            name: "max-age that can't be read",
            answer: ["Cache-Control": "max-age=1h"],
            seconds: 0,
            told: .asked
        ),
        CacheCase(
            name: "negative max-age",
            answer: ["Cache-Control": "max-age=-5"],
            seconds: 0,
            told: .asked
        ),
        CacheCase(
            name: "huge max-age",
            answer: ["Cache-Control": "max-age=99999999999999999999"],
            seconds: 1 << 30,
            told: .fresh
        ),
        CacheCase(
            name: "two max-ages",
            answer: ["Cache-Control": "max-age=60, max-age=10"],
            seconds: 30,
            told: .asked
        ),
        CacheCase(
            name: "a comma in quotes",
            answer: ["Cache-Control": "x=\"a, no-store\", max-age=60"],
            seconds: 59,
            told: .fresh
        ),
        CacheCase(
            name: "unknown directives",
            answer: ["Cache-Control": "foo, bar=1 , max-age=60"],
            seconds: 59,
            told: .fresh
        ),
        CacheCase(
            name: "s-maxage is for others",
            answer: ["Cache-Control": "s-maxage=600, max-age=10"],
            seconds: 30,
            told: .asked
        ),
        CacheCase(
            name: "private is for us",
            answer: ["Cache-Control": "private, max-age=60"],
            seconds: 59,
            told: .fresh
        ),
        CacheCase(name: "public", answer: ["Cache-Control": "public, max-age=60"], seconds: 59, told: .fresh),
        // 4.2.3: age
        CacheCase(
            name: "Age",
            answer: ["Cache-Control": "max-age=60", "Age": "50"],
            seconds: 9,
            told: .fresh
        ),
        CacheCase(
            name: "Age",
            answer: ["Cache-Control": "max-age=60", "Age": "50"],
            seconds: 10,
            told: .asked
        ),
        CacheCase(
            name: "old Date",
            answer: ["Cache-Control": "max-age=90", "Date": minuteAgo],
            seconds: 29,
            told: .fresh
        ),
        CacheCase(
            name: "old Date",
            answer: ["Cache-Control": "max-age=90", "Date": minuteAgo],
            seconds: 30,
            told: .asked
        ),
        CacheCase(
            name: "Date ahead",
            answer: ["Cache-Control": "max-age=60", "Date": inAMinute],
            seconds: 59,
            told: .fresh
        ),
        CacheCase(
            name: "a clock set back",
            answer: ["Cache-Control": "max-age=60"],
            seconds: -10,
            told: .asked
        ),
        // 5.3: Expires
        CacheCase(name: "Expires", answer: ["Expires": inAMinute, "Date": now], seconds: 59, told: .fresh),
        CacheCase(name: "Expires", answer: ["Expires": inAMinute, "Date": now], seconds: 60, told: .asked),
        CacheCase(name: "Expires: 0", answer: ["Expires": "0"], seconds: 0, told: .asked),
        CacheCase(
            name: "Expires before Date",
            answer: ["Expires": minuteAgo, "Date": now],
            seconds: 0,
            told: .asked
        ),
        CacheCase(
            name: "max-age over Expires",
            answer: ["Expires": "0", "Cache-Control": "max-age=60"],
            seconds: 59,
            told: .fresh
        ),
        // 4.2.2: heuristic, a tenth of ten days
        CacheCase(
            name: "Last-Modified",
            answer: ["Last-Modified": tenDaysAgo],
            seconds: 86_399,
            told: .fresh
        ),
        CacheCase(
            name: "Last-Modified",
            answer: ["Last-Modified": tenDaysAgo],
            seconds: 86_400,
            told: .confirmed(["If-Modified-Since": tenDaysAgo])
        ),
        CacheCase(
            name: "Last-Modified of a 404",
            answer: ["Last-Modified": tenDaysAgo],
            status: 404,
            seconds: 1,
            told: .asked
        ),
        CacheCase(name: "nothing said", answer: [:], seconds: 0, told: .asked),
        // 4.3: validators
        CacheCase(name: "ETag", answer: tag, seconds: 59, told: .fresh),
        CacheCase(name: "ETag", answer: tag, seconds: 60, told: confirmed),
        CacheCase(
            name: "weak ETag",
            answer: ["ETag": "W/\"x\""],
            seconds: 1,
            told: .confirmed(["If-None-Match": "W/\"x\""])
        ),
        CacheCase(
            name: "both validators",
            answer: ["ETag": "\"1\"", "Last-Modified": now],
            seconds: 1,
            told: .confirmed(["If-None-Match": "\"1\"", "If-Modified-Since": now])
        ),
        // 5.2.2: no-store, no-cache, must-revalidate
        CacheCase(
            name: "no-store",
            answer: ["ETag": "\"1\"", "Cache-Control": "max-age=60, no-store"],
            seconds: 1,
            told: .asked
        ),
        CacheCase(
            name: "no-cache",
            answer: ["ETag": "\"1\"", "Cache-Control": "max-age=60, no-cache"],
            seconds: 1,
            told: confirmed
        ),
        CacheCase(
            name: "no-cache of a field",
            answer: ["ETag": "\"1\"", "Cache-Control": "max-age=60, no-cache=\"Set-Cookie\""],
            seconds: 1,
            told: confirmed
        ),
        CacheCase(
            name: "must-revalidate",
            answer: ["Cache-Control": "max-age=60, must-revalidate"],
            seconds: 59,
            told: .fresh
        ),
        // 5.2.1 and 5.4: requests
        CacheCase(
            name: "asked no-cache",
            answer: tag,
            second: ["Cache-Control": "no-cache"],
            seconds: 1,
            told: confirmed
        ),
        CacheCase(
            name: "asked Pragma",
            answer: tag,
            second: ["Pragma": "no-cache"],
            seconds: 1,
            told: confirmed
        ),
        CacheCase(
            name: "asked max-age=0",
            answer: tag,
            second: ["Cache-Control": "max-age=0"],
            seconds: 1,
            told: confirmed
        ),
        CacheCase(
            name: "asked max-age=10",
            answer: tag,
            second: ["Cache-Control": "max-age=10"],
            seconds: 10,
            told: .fresh
        ),
        CacheCase(
            name: "asked max-age=10",
            answer: tag,
            second: ["Cache-Control": "max-age=10"],
            seconds: 11,
            told: confirmed
        ),
        CacheCase(
            name: "asked no-store",
            answer: tag,
            first: ["Cache-Control": "no-store"],
            seconds: 1,
            told: .asked
        ),
        // 4.1: Vary
        CacheCase(
            name: "Vary, same",
            answer: ["Vary": "Accept-Language", "Cache-Control": "max-age=60"],
            first: ["Accept-Language": "nl"],
            second: ["accept-language": "nl"],
            seconds: 1,
            told: .fresh
        ),
        CacheCase(
            name: "Vary, other",
            answer: ["Vary": "Accept-Language", "Cache-Control": "max-age=60"],
            first: ["Accept-Language": "nl"],
            second: ["Accept-Language": "de"],
            seconds: 1,
            told: .asked
        ),
        CacheCase(
            name: "Vary, missing",
            answer: ["Vary": "X, accept-language", "Cache-Control": "max-age=60"],
            first: ["Accept-Language": "nl"],
            seconds: 1,
            told: .asked
        ),
        CacheCase(
            name: "Vary: *",
            answer: ["Vary": "*", "Cache-Control": "max-age=60"],
            seconds: 1,
            told: .asked
        ),
        CacheCase(name: "no Vary", answer: tag, first: ["Accept-Language": "nl"], seconds: 1, told: .fresh),
        // 3: statuses
        CacheCase(
            name: "404 with max-age",
            answer: ["Cache-Control": "max-age=60"],
            status: 404,
            seconds: 59,
            told: .fresh
        ),
        CacheCase(
            name: "301 with max-age",
            answer: ["Cache-Control": "max-age=60"],
            status: 301,
            seconds: 59,
            told: .fresh
        ),
        CacheCase(
            name: "302 with ETag alone",
            answer: ["ETag": "\"1\""],
            status: 302,
            seconds: 1,
            told: .asked
        ),
        CacheCase(
            name: "500 with max-age",
            answer: ["Cache-Control": "max-age=60"],
            status: 500,
            seconds: 1,
            told: .asked
        ),
        CacheCase(
            name: "401 with max-age",
            answer: ["Cache-Control": "max-age=60"],
            status: 401,
            seconds: 1,
            told: .asked
        ),
        CacheCase(
            name: "206",
            answer: ["Cache-Control": "max-age=60"],
            status: 206,
            seconds: 1,
            told: .asked
        ),
        // Conditions and ranges of the caller's own
        CacheCase(
            name: "asked a range",
            answer: tag,
            second: ["Range": "bytes=0-1"],
            seconds: 1,
            told: .asked
        ),
        CacheCase(
            name: "asked If-Match",
            answer: tag,
            second: ["If-Match": "\"2\""],
            seconds: 1,
            told: .asked
        ),
        // Another user
        CacheCase(
            name: "other credentials",
            answer: tag,
            first: ["Authorization": "a"],
            second: ["Authorization": "b"],
            seconds: 1,
            told: .asked
        ),
    ]
}
