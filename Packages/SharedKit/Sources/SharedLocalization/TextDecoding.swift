// From the bytes of a table to its text.

import Foundation

/// A strict decoder of text tables.
///
/// Nothing is repaired, so a damaged file is an error and not a wrong text.
enum TextDecoding {
    /// The text in UTF-8 or UTF-16, with or without byte order mark; nil when it is in neither.
    ///
    /// Without a mark, UTF-16 is known by the zero half of its first character, which is ASCII in every
    /// table.
    static func text(of data: Data) -> String? {
        let start = [UInt8](data.prefix(3))
        if start == [0xEF, 0xBB, 0xBF] {
            return String(data: data.dropFirst(3), encoding: .utf8)
        }
        guard start.count >= 2 else {
            return String(data: data, encoding: .utf8)
        }
        switch (start[0], start[1]) {
        case (0xFE, 0xFF): return utf16([UInt8](data.dropFirst(2))[...], bigEndian: true)
        case (0xFF, 0xFE): return utf16([UInt8](data.dropFirst(2))[...], bigEndian: false)
        case (0, 1...): return utf16([UInt8](data)[...], bigEndian: true)
        case (1..., 0): return utf16([UInt8](data)[...], bigEndian: false)
        default: return String(data: data, encoding: .utf8)
        }
    }

    /// The text of UTF-16 without a mark; nil when half a character is left or a surrogate is alone.
    static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> String? {
        guard bytes.count.isMultiple(of: 2) else {
            return nil
        }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return bigEndian ? first << 8 | second : second << 8 | first
        }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        let failed = transcode(
            units.makeIterator(),
            from: UTF16.self,
            to: UTF8.self,
            stoppingOnError: true,
            into: { decoded.append($0) }
        )
        return failed ? nil : String(decoding: decoded, as: UTF8.self)
    }
}
