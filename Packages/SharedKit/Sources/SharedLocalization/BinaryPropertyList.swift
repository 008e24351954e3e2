// Reads binary property lists, which is what Xcode turns tables into.

import Foundation

/// A value of a property list that a table can have.
enum PropertyListValue {
    case text(String)
    case dictionary([String: PropertyListValue])
    /// A number, date or anything else that is no part of a table.
    case other
}

/// A reader of the format `bplist00`, for texts and dictionaries.
///
/// It is written by hand because Foundation's reader on Linux crashes on damaged files. Every offset and
/// length is checked, and nesting and the number of values are limited.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let top: Int
    private let tableStart: Int
    private var budget = 1_000_000

    /// Reads the trailer; nil when it can't be one.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 40, bytes.starts(with: "bplist0".utf8) else {
            return nil
        }
        let trailer = bytes.count - 32
        self.bytes = bytes
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.number(bytes, at: trailer + 8, size: 8),
            let top = Self.number(bytes, at: trailer + 16, size: 8),
            let start = Self.number(bytes, at: trailer + 24, size: 8),
            top < count, count <= trailer, start <= trailer - count
        else {
            return nil
        }
        (objectCount, self.top, tableStart) = (count, top, start)
    }

    /// The outermost value; nil where the file is damaged.
    mutating func root() -> PropertyListValue? {
        value(of: top, depth: 0)
    }

    private mutating func value(of reference: Int, depth: Int) -> PropertyListValue? {
        budget -= 1
        guard depth < 8, budget > 0, reference < objectCount,
            let start = Self.number(bytes, at: tableStart + reference * offsetSize, size: offsetSize),
            start < tableStart
        else {
            return nil
        }
        let kind = bytes[start] >> 4
        guard [0x5, 0x6, 0xD].contains(kind) else {
            return .other
        }
        guard let (length, content) = length(at: start) else {
            return nil
        }
        switch kind {
        case 0x5:
            return slice(content, length).flatMap { String(bytes: $0, encoding: .ascii) }.map { .text($0) }
        case 0x6:
            return slice(content, length * 2).flatMap { TextDecoding.utf16($0, bigEndian: true) }.map {
                .text($0)
            }
        default: return dictionary(at: content, count: length, depth: depth)
        }
    }

    /// References to all keys, then to all values.
    private mutating func dictionary(at start: Int, count: Int, depth: Int) -> PropertyListValue? {
        var found: [String: PropertyListValue] = [:]
        for index in 0..<count {
            let place = start + index * referenceSize
            guard let key = Self.number(bytes, at: place, size: referenceSize),
                let reference = Self.number(bytes, at: place + count * referenceSize, size: referenceSize),
                case .text(let name)? = value(of: key, depth: depth + 1),
                let value = value(of: reference, depth: depth + 1)
            else {
                return nil
            }
            found[name] = value
        }
        return .dictionary(found)
    }

    /// The number of characters or entries of a value, and the position where they begin.
    private func length(at start: Int) -> (Int, Int)? {
        let short = Int(bytes[start] & 0x0F)
        guard short == 0x0F else {
            return (short, start + 1)
        }
        // A long length is a number of its own: 1, 2, 4 or 8 bytes.
        guard start + 1 < bytes.count, bytes[start + 1] & 0xFC == 0x10 else {
            return nil
        }
        let size = 1 << Int(bytes[start + 1] & 0x03)
        return Self.number(bytes, at: start + 2, size: size).flatMap { length in
            length <= bytes.count ? (length, start + 2 + size) : nil
        }
    }

    private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
        start + count <= tableStart ? bytes[start..<start + count] : nil
    }

    /// A number in so many bytes, most significant first; nil beyond the file or 48 bits.
    private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
        guard start >= 0, start + size <= bytes.count else {
            return nil
        }
        let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value < 1 << 48 ? Int(value) : nil
    }
}
