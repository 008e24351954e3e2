// Bytes to UTF-8 text: which encoding, by what evidence.

import Foundation

/// Turns the bytes of a JSON text into UTF-8, which is all that the decoder is ever given.
///
/// The evidence, strongest first: a byte order mark; the zero bytes that UTF-16 and UTF-32 have in the first
/// characters, which in JSON are ASCII (RFC 4627, section 3); the declared charset; UTF-8 if the bytes are
/// valid UTF-8; else Windows-1252, which is ISO-8859-1 with more printable characters (WHATWG Encoding).
enum JSONText {
    /// The text as UTF-8; what is UTF-8 already comes back as it is, uncopied and marked as not converted.
    ///
    /// Nil if the bytes are not text in the encoding that the evidence names.
    static func utf8(_ bytes: Data, charset: String?, isUTF8: Bool) -> (text: Data, isConverted: Bool)? {
        let head = Array(bytes.prefix(4))
        if let wide = wideEncoding(head) {
            return transcoded(bytes.dropFirst(wide.mark), wide).map { ($0, true) }
        }
        let charset = head.starts(with: [0xEF, 0xBB, 0xBF]) ? .marked : Charset(name: charset)
        if charset != .western, isUTF8 {
            return (charset == .marked ? bytes.dropFirst(3) : bytes, false)
        }
        switch charset {
        case .marked, .unknown: return nil
        case .utf8, .wide, .western, .none: return western(bytes).map { ($0, true) }
        }
    }

    private enum Charset {
        case marked, utf8, wide, western, unknown

        init?(name: String?) {
            guard let name = name?.lowercased(), !name.isEmpty else {
                return nil
            }
            switch name {
            case "utf-8", "utf8": self = .utf8
            case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1", "windows-1252", "cp1252":
                self = .western
            // US-ASCII is declared by default far more often than it is meant.
            case "us-ascii", "ascii": self = .utf8
            case _ where name.hasPrefix("utf-16") || name.hasPrefix("utf-32"): self = .wide
            default: self = .unknown
            }
        }
    }

    private struct Wide {
        var width: Int
        var isBigEndian: Bool
        /// The number of bytes that the mark takes.
        var mark = 0
    }

    private static func wideEncoding(_ head: [UInt8]) -> Wide? {
        switch (head.count, head.first, head.dropFirst().first, head.dropFirst(2)) {
        case (4, 0xFF, 0xFE, [0, 0]): Wide(width: 4, isBigEndian: false, mark: 4)
        case (4, 0, 0, [0xFE, 0xFF]): Wide(width: 4, isBigEndian: true, mark: 4)
        case (_, 0xFF, 0xFE, _): Wide(width: 2, isBigEndian: false, mark: 2)
        case (_, 0xFE, 0xFF, _): Wide(width: 2, isBigEndian: true, mark: 2)
        case (4, 0, 0, [0, head[3]]) where head[3] != 0: Wide(width: 4, isBigEndian: true)
        case (4, _, 0, [0, 0]) where head[0] != 0: Wide(width: 4, isBigEndian: false)
        case (2..., 0, .some(1...), _): Wide(width: 2, isBigEndian: true)
        case (2..., .some(1...), 0, _): Wide(width: 2, isBigEndian: false)
        default: nil
        }
    }

    /// Nil at the first ill-formed unit; Foundation's own conversion would replace it silently.
    private static func transcoded(_ bytes: Data, _ encoding: Wide) -> Data? {
        guard bytes.count.isMultiple(of: encoding.width) else {
            return nil
        }
        let bytes = Array(bytes)
        let units = stride(from: 0, to: bytes.count, by: encoding.width).lazy.map { at -> UInt32 in
            let unit = bytes[at..<at + encoding.width]
            return encoding.isBigEndian
                ? unit.reduce(0) { $0 << 8 | UInt32($1) }
                : unit.reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        let isIllFormed =
            encoding.width == 4
            ? transcode(
                units.makeIterator(),
                from: UTF32.self,
                to: UTF8.self,
                stoppingOnError: true,
                into: { output.append($0) }
            )
            : transcode(
                units.lazy.map { UInt16($0) }.makeIterator(),
                from: UTF16.self,
                to: UTF8.self,
                stoppingOnError: true,
                into: { output.append($0) }
            )
        return isIllFormed ? nil : Data(output)
    }

    private static func western(_ bytes: Data) -> Data? {
        // Five bytes have no meaning in Windows-1252; ISO-8859-1 gives every byte one.
        let text =
            String(data: bytes, encoding: .windowsCP1252) ?? String(data: bytes, encoding: .isoLatin1)
        return text.map { Data($0.utf8) }
    }
}
