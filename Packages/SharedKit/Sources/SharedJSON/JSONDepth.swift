// The look at the bytes before every decode.

/// What one pass over the bytes of a JSON text finds.
///
/// `JSONDecoder` on Linux traps on exactly 513 opening brackets at the end of the input, and a nesting that it accepts
/// can still overflow the stack of the thread that decodes it. So depth is measured first, and since every byte is
/// looked at anyway, whether all of it is UTF-8: asking Foundation would cost as much again.
struct JSONDepth {
    /// Whether the bytes are well-formed UTF-8; the pass ends where they are not.
    private(set) var isUTF8 = true
    /// The offset of the first bracket that is deeper than allowed; the pass ends there.
    private(set) var excess: Int?

    /// Counts brackets outside strings.
    ///
    /// A string ends where the decoder ends it, so that up to the first syntax error both see the same brackets.
    /// O(n), about a nanosecond a byte.
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
            index += 1
            if byte >= 0x80 {
                let rest = Self.continuation(of: byte, bytes, index)
                guard rest > 0 else {
                    isUTF8 = false
                    return
                }
                index += rest
            } else if byte == UInt8(ascii: "\"") {
                isInString.toggle()
            } else if isInString {
                // What is escaped is ASCII in valid text; if it isn't, the next turn looks at it.
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

    /// How many bytes from `index` on are certainly neither a quote nor a backslash nor beyond ASCII.
    ///
    /// Looks at eight at a time (a zero byte of a word is the one that borrows when one is taken from each), since
    /// most of a text is in strings.
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

    /// How many bytes follow `lead` in a well-formed sequence (Unicode, table 3-7); 0 if it is ill-formed.
    @inline(__always)
    private static func continuation(
        of lead: UInt8,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ index: Int
    ) -> Int {
        let count = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1
        guard lead >= 0xC2, lead <= 0xF4, index + count <= bytes.count else {
            return 0
        }
        let next = bytes[index]
        let isAllowed =
            switch lead {
            case 0xE0: next >= 0xA0 && next <= 0xBF
            case 0xED: next >= 0x80 && next <= 0x9F
            case 0xF0: next >= 0x90 && next <= 0xBF
            case 0xF4: next >= 0x80 && next <= 0x8F
            default: next & 0xC0 == 0x80
            }
        guard isAllowed else {
            return 0
        }
        for offset in 1..<count where bytes[index + offset] & 0xC0 != 0x80 {
            return 0
        }
        return count
    }
}
