// Links that are hostile or make no sense, for every app to refuse.

import SharedNavigation

/// A link that no app may follow, whatever its destinations.
public struct HostileLink: Hashable, Sendable, CustomStringConvertible {
    /// A name in plain letters: the link itself may not fit a line, or may reverse its text.
    public let name: String
    /// The link.
    public let link: String
    /// The error that it must be refused with.
    public let failure: LinkError

    public var description: String { name }

    init(_ name: String, _ link: String, _ failure: LinkError) {
        self.name = name
        self.link = link
        self.failure = failure
    }

    /// All hostile links, each with its own name.
    ///
    /// - Parameters:
    ///   - scheme: The app's scheme.
    ///   - place: The path of a destination that the app has, encoded and not empty, so that a link is
    ///     refused for its hostile part alone.
    public static func all(scheme: String, place: String) -> [HostileLink] {
        let good = "\(scheme)://\(place)"
        return endings.map { HostileLink($0.name, good + $0.text, $0.failure) }
            + misplaced(scheme, place) + others(scheme, place)
    }

    private static let endings: [(name: String, text: String, failure: LinkError)] = [
        ("a megabyte", "/" + String(repeating: "a", count: 1_000_000), .tooLong),
        ("a megabyte of steps", String(repeating: "/a", count: 500_000), .tooLong),
        ("a megabyte of percent signs", String(repeating: "%", count: 1_000_000), .tooLong),

        ("a lone percent sign", "/%", .malformedPercent),
        ("half an escape", "/%2", .malformedPercent),
        ("an escape across steps", "/%/41", .malformedPercent),
        ("an escape of no digits", "/%G1", .malformedPercent),
        ("an escape of UTF-16", "/%u0041", .malformedPercent),
        ("a byte that is no text", "/%ff", .malformedPercent),
        ("an overlong null", "/%C0%80", .malformedPercent),
        ("half a surrogate pair", "/%ED%A0%80", .malformedPercent),

        ("a null", "\u{0}", .controlCharacter),
        ("an encoded null", "%00", .controlCharacter),
        ("a null before a suffix", "%00.png", .controlCharacter),
        ("a line break", "\n", .controlCharacter),
        ("a carriage return with a line break", "\r\n", .controlCharacter),
        ("an encoded line break", "%0D%0AHost", .controlCharacter),
        ("a tab", "\t", .controlCharacter),
        ("a command to a terminal", "\u{1B}[2J", .controlCharacter),
        ("an encoded delete", "%7F", .controlCharacter),
        ("an encoded next line", "%C2%85", .controlCharacter),
        ("a line separator", "\u{2028}", .controlCharacter),
        ("an encoded paragraph separator", "%E2%80%A9", .controlCharacter),

        ("a right-to-left override", "/\u{202E}gnp", .directionMark),
        ("an encoded right-to-left override", "/%E2%80%AEgnp", .directionMark),
        ("a left-to-right isolate", "/\u{2066}a", .directionMark),
        ("an encoded left-to-right isolate", "/%E2%81%A6a", .directionMark),
        ("a right-to-left mark", "\u{200F}", .directionMark),
        ("an encoded Arabic letter mark", "%D8%9C", .directionMark),

        ("a step up", "/..", .dotSegment),
        ("an encoded step up", "/%2e%2e", .dotSegment),
        ("a step up, half encoded", "/.%2E", .dotSegment),
        ("steps up to a file", "/../../etc/passwd", .dotSegment),
        ("a step up in one segment", "/a%2F..%2Fb", .dotSegment),
        ("a step up of another system", "/a%5C..%5Cb", .dotSegment),
        ("a step to the same place", "/.", .dotSegment),
        ("an encoded step to the same place", "/%2e", .dotSegment),

        ("a slash at the end", "/", .emptySegment),
        ("an empty step", "//a", .emptySegment),

        ("a query", "?id=1", .queryOrFragment),
        ("an empty query", "?", .queryOrFragment),
        ("an address to return to", "?next=https://example.org/", .queryOrFragment),
        ("a fragment", "#top", .queryOrFragment),
        ("an empty fragment", "#", .queryOrFragment),

        ("a space", " ", .malformed),
        ("markup", "<script>alert(1)</script>", .malformed),
        ("a quotation mark", "\"", .malformed),
        ("a backslash", "\\..", .malformed),
        ("a template", "{1}", .malformed),
        ("a pipe", "|a", .malformed),
    ]

    /// Links with a part that is legal elsewhere, or without one that is required.
    private static func misplaced(_ scheme: String, _ place: String) -> [HostileLink] {
        let room = LinkPath.longest - "\(scheme)://\(place)/".utf8.count
        return [
            HostileLink(
                "one byte too many",
                "\(scheme)://\(place)/" + String(repeating: "a", count: max(0, room) + 1),
                .tooLong
            ),
            HostileLink("a user", "\(scheme)://me@\(place)", .userInformation),
            HostileLink("a user with a password", "\(scheme)://me:secret@\(place)", .userInformation),
            HostileLink("a port", "\(scheme)://example.org:80/\(place)", .userInformation),
            HostileLink("a step up at the beginning", "\(scheme)://../\(place)", .dotSegment),
            HostileLink("an empty step at the beginning", "\(scheme):////\(place)", .emptySegment),
            HostileLink("the scheme alone", "\(scheme):", .malformed),
            HostileLink("no slashes", "\(scheme):\(place)", .malformed),
            HostileLink("one slash", "\(scheme):/\(place)", .malformed),
        ]
    }

    /// Links of other schemes or of none.
    private static func others(_ scheme: String, _ place: String) -> [HostileLink] {
        [
            ("nothing", ""), ("a path alone", place), ("a path from the root", "/\(place)"),
            ("a server without a scheme", "//\(place)"), ("an empty scheme", "://\(place)"),
            ("a site", "https://\(place)"), ("a longer scheme", "x\(scheme)://\(place)"),
            ("a longer scheme at its end", "\(scheme)s://\(place)"),
            ("a space before", " \(scheme)://\(place)"),
            ("a byte order mark before", "\u{FEFF}\(scheme)://\(place)"),
            ("an invisible letter in the scheme", "\(scheme)\u{200B}://\(place)"),
            ("an accent on the scheme", "\(scheme)\u{301}://\(place)"),
            ("an encoded colon", "\(scheme)%3A//\(place)"),
            ("a link in a link", "https://\(scheme)://\(place)"),
            ("a script", "javascript:alert(1)"), ("a script with a place", "javascript://\(place)"),
            ("data", "data:text/html,hello"), ("a file", "file:///etc/passwd"),
        ].map { HostileLink($0.0, $0.1, .otherScheme) }
    }
}
