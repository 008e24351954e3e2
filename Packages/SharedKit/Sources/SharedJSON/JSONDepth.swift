// The look at the bytes before every decode.

/// The findings of one pass over the bytes of a JSON text.
///
/// `JSONDecoder` on Linux traps on exactly 513 opening brackets at the end of the input, and a nesting that
/// it accepts can still overflow the stack of the thread that decodes it. So depth is measured first, and
/// since every byte is looked at anyway, the pass also checks that all of it is UTF-8: asking Foundation
/// would cost as much again.
struct JSONDepth {
    /// Whether the bytes are well-formed UTF-8; the pass ends where they are not.
    private(set) var isUTF8 = true
    /// The offset of the first bracket that is deeper than allowed; the pass ends there.
    private(set) var excess: Int?

    /// Counts brackets outside strings.
    ///
    /// A string ends where the decoder ends it, so that up to the first syntax error both see the same
    /// brackets. O(n), about a nanosecond a byte.
    init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
        var depth = 0
        var isInString = false
        var index = 0
        while index < bytes.count {
            if isInString {
                index += Self.plainRun(bytes, index)
                guard index < bytes.count else {
                    return
                }
            }
            let byte = bytes[index]
            guard byte < 0x80 else {
                guard let end = Self.wideRun(bytes, index) else {
                    isUTF8 = false
                    return
                }
                index = end
                continue
            }
            index += 1
            if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            } else if isInString {
                // An escaped character is ASCII in valid text; if it isn't, the next turn looks at it.
                if byte == UInt8(ascii: "\\"), index < bytes.count, bytes[index] < 0x80 {
                    index += 1
                }
            } else if byte | 0x20 == UInt8(ascii: "{") {
                // "[" and "{" differ in that bit alone, and so do "]" and "}".
                depth += 1
                guard depth <= limit else {
                    excess = index - 1
                    return
                }
            } else if byte | 0x20 == UInt8(ascii: "}") {
                depth -= 1
            }
        }
    }

    /// The number of bytes from `index` on that are certainly neither a quote nor a backslash nor beyond
    /// ASCII.
    ///
    /// Looks at eight at a time (a zero byte of a word is the one that borrows when one is taken from each),
    /// since most of a text is in strings.
    @inline(__always)
    private static func plainRun(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let raw = UnsafeRawBufferPointer(bytes)
        var run = 0
        while index + run + 8 <= bytes.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index + run, as: UInt64.self))
            let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
            let slash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
            let special = (word | ((quote &- ones) & ~quote) | ((slash &- ones) & ~slash)) & (ones << 7)
            guard special == 0 else {
                return run + special.trailingZeroBitCount / 8
            }
            run += 8
        }
        return run
    }

    /// The end of the characters beyond ASCII that begin at `index`.
    ///
    /// It is nil if one of them is ill-formed (Unicode, table 3-7).
    @inline(__always)
    private static func wideRun(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
        var index = index
        repeat {
            let lead = bytes[index]
            let end = index + (lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
            guard lead >= 0xC2, lead <= 0xF4, end <= bytes.count else {
                return nil
            }
            // The second byte excludes what is longer than need be, surrogates, and what is beyond Unicode.
            let lowest: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
            let highest: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
            guard bytes[index + 1] >= lowest, bytes[index + 1] <= highest else {
                return nil
            }
            index += 2
            while index < end {
                guard bytes[index] & 0xC0 == 0x80 else {
                    return nil
                }
                index += 1
            }
        } while index < bytes.count && bytes[index] >= 0x80
        return index
    }
}
