// The path that a link names, and the strict reader of links.

/// The segments of a link to a destination in the app, decoded: `app://albums/12` has `albums` and `12`.
///
/// Each path has one link, and each accepted link one path. The syntax is that of RFC 3986 without user
/// information, port, query and fragment.
public struct LinkPath: Hashable, Sendable {
    /// The length of the longest link that is accepted, in bytes.
    public static let longest = 2_048

    /// The path's segments; empty for the app's root.
    ///
    /// No segment is empty, `.` or `..`, or holds a control character.
    public let segments: [String]

    /// Makes a path of segments, which may hold any text that isn't dangerous.
    public init(_ segments: [String]) throws(LinkError) {
        for segment in segments {
            if segment.isEmpty { throw .emptySegment }
            try Self.check(segment)
            let parts = segment.utf8.split(omittingEmptySubsequences: false) {
                $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\")
            }
            if parts.contains(where: { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }) {
                throw .dotSegment
            }
        }
        self.segments = segments
    }

    /// Reads a link from any source, trusted or not.
    ///
    /// O(length), and O(1) for links that are too long.
    ///
    /// - Parameter scheme: The app's scheme, in lower case.
    public init(_ link: String, scheme: String) throws(LinkError) {
        guard link.utf8.count <= Self.longest else { throw .tooLong }
        try Self.check(link)
        let bytes = Array(link.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            bytes[..<colon].elementsEqual(scheme.utf8, by: { $0.asciiLowercased == $1.asciiLowercased })
        else { throw .otherScheme }
        var rest = bytes[(colon + 1)...]
        guard rest.starts(with: "//".utf8) else { throw .malformed }
        rest = rest.dropFirst(2)
        if rest.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
            throw .queryOrFragment
        }
        if rest.contains(where: { "\"<>\\^`{|} ".utf8.contains($0) }) { throw .malformed }
        // `app:///albums` names no server and means the same as `app://albums`.
        if rest.first == UInt8(ascii: "/") {
            rest = rest.dropFirst()
        } else if rest.prefix(while: { $0 != UInt8(ascii: "/") }).contains(where: { "@:".utf8.contains($0) })
        {
            throw .userInformation
        }
        var segments: [String] = []
        if !rest.isEmpty {
            for part in rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
                segments.append(try Self.decoded(part))
            }
        }
        try self.init(segments)
    }

    /// The link to this path; nil if it would be too long to be read again.
    public func link(scheme: String) -> String? {
        let link = scheme + "://" + segments.map(Self.encoded).joined(separator: "/")
        return link.utf8.count <= Self.longest ? link : nil
    }

    private static func check(_ text: String) throws(LinkError) {
        for scalar in text.unicodeScalars {
            if scalar.properties.isBidiControl { throw .directionMark }
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: throw .controlCharacter
            default: break
            }
        }
    }

    private static func decoded(_ part: ArraySlice<UInt8>) throws(LinkError) -> String {
        var bytes: [UInt8] = []
        var index = part.startIndex
        while index < part.endIndex {
            if part[index] == UInt8(ascii: "%") {
                guard index + 2 < part.endIndex, let high = part[index + 1].hexDigit,
                    let low = part[index + 2].hexDigit
                else { throw .malformedPercent }
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(part[index])
                index += 1
            }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        // The decoder replaces invalid bytes, so text that differs from its bytes wasn't UTF-8.
        guard text.utf8.elementsEqual(bytes) else { throw .malformedPercent }
        return text
    }

    private static func encoded(_ segment: String) -> String {
        var encoded = ""
        for byte in segment.utf8 {
            if byte.isUnreserved {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += (byte < 16 ? "%0" : "%") + digits
            }
        }
        return encoded
    }
}

extension UInt8 {
    fileprivate var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

    /// Whether the byte is unreserved in the sense of RFC 3986, 2.3.
    fileprivate var isUnreserved: Bool {
        (0x61...0x7A).contains(asciiLowercased) || (0x30...0x39).contains(self) || "-._~".utf8.contains(self)
    }

    fileprivate var hexDigit: UInt8? {
        switch asciiLowercased {
        case 0x30...0x39: self - 0x30
        case 0x61...0x66: asciiLowercased - 0x57
        default: nil
        }
    }
}
