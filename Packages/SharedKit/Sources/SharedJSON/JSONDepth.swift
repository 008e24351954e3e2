// The look at the bytes before every decode.

/// What one pass over the bytes of a JSON text finds.
///
/// `JSONDecoder` on Linux traps on exactly 513 opening brackets at the end of the input, and a nesting that it
/// accepts can still overflow the stack of the thread that decodes it. So depth is measured first.
struct JSONDepth {
    /// Whether every byte is below 0x80, so that the text is UTF-8 without another look.
    var isASCII: Bool
    /// The offset of the first bracket that is deeper than allowed.
    var excess: Int?

    /// Counts brackets outside strings.
    ///
    /// A string ends where the decoder ends it, so that up to the first syntax error both see the same
    /// brackets. O(n), about a nanosecond a byte.
    init(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
        var depth = 0
        var seen: UInt8 = 0
        var index = 0
        let count = bytes.count
        excess = nil
        outer: while index < count {
            let byte = bytes[index]
            seen |= byte
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                while index < count {
                    let inner = bytes[index]
                    seen |= inner
                    index += 1
                    if inner == UInt8(ascii: "\"") {
                        continue outer
                    }
                    if inner == UInt8(ascii: "\\"), index < count {
                        seen |= bytes[index]
                        index += 1
                    }
                }
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > limit {
                    excess = index - 1
                    isASCII = seen < 0x80
                    return
                }
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
            default:
                break
            }
        }
        isASCII = seen < 0x80
    }
}
