// Finds places in a JSON text: of the first syntax error, and of the value at a path.

import Foundation

/// One walk over a text that the decoder has refused.
///
/// It follows RFC 8259, except that it lets pass a comma before a closing bracket, as the decoder does.
/// Nesting has been limited before, so recursion is safe.
struct JSONWalk {
    /// The position where the text stops being JSON.
    struct Fault: Error {
        var offset: Int
        var detail: String
    }

    let bytes: [UInt8]
    /// The value that is looked for.
    ///
    /// The decoder loses the path of a number that doesn't fit its type; on demand the first one that is
    /// neither a whole number of 64 bits nor a finite one with a fraction is taken for it.
    private(set) var target: JSONPath
    private let seeksNumber: Bool
    /// The offset of the value that was looked for, or of the closest value on the way there.
    private(set) var found = 0
    private var here = JSONPath()
    private var reached = -1
    private var index = 0

    init(bytes: [UInt8], target: JSONPath, seeksNumber: Bool) {
        self.bytes = bytes
        self.target = target
        self.seeksNumber = seeksNumber
    }

    /// Walks to the end, or to the first syntax error, which it gives back.
    mutating func run() -> Fault? {
        do {
            try value()
            skipSpace()
            return index < bytes.count ? Fault(offset: index, detail: "text after the end") : nil
        } catch {
            return error
        }
    }

    private mutating func value() throws(Fault) {
        skipSpace()
        // Deeper than before, so that of two equal keys the first counts, as for the decoder.
        if here.steps.count > reached, here.matches(target) {
            reached = here.steps.count
            found = index
        }
        switch current {
        case UInt8(ascii: "{"): try object()
        case UInt8(ascii: "["): try array()
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "t"): try literal("true")
        case UInt8(ascii: "f"): try literal("false")
        case UInt8(ascii: "n"): try literal("null")
        case .some(let byte) where byte.isDigit || byte == UInt8(ascii: "-"): try numeral()
        case .none: throw Fault(offset: index, detail: "the text ends where a value is expected")
        default: throw Fault(offset: index, detail: "a value is expected")
        }
    }

    private mutating func object() throws(Fault) {
        index += 1
        while try !closes(with: UInt8(ascii: "}")) {
            guard current == UInt8(ascii: "\"") else {
                throw Fault(offset: index, detail: "a key in quotes is expected")
            }
            here.steps.append(.key(try string()))
            skipSpace()
            guard take(UInt8(ascii: ":")) else {
                throw Fault(offset: index, detail: "a colon is expected")
            }
            try value()
            here.steps.removeLast()
            try separator(UInt8(ascii: "}"))
        }
    }

    private mutating func array() throws(Fault) {
        index += 1
        var count = 0
        while try !closes(with: UInt8(ascii: "]")) {
            here.steps.append(.index(count))
            try value()
            here.steps.removeLast()
            try separator(UInt8(ascii: "]"))
            count += 1
        }
    }

    private mutating func closes(with bracket: UInt8) throws(Fault) -> Bool {
        skipSpace()
        guard index < bytes.count else {
            throw Fault(offset: index, detail: "the text ends before a closing bracket")
        }
        return take(bracket)
    }

    private mutating func separator(_ bracket: UInt8) throws(Fault) {
        skipSpace()
        guard take(UInt8(ascii: ",")) || current == bracket || current == nil else {
            throw Fault(offset: index, detail: "a comma or a closing bracket is expected")
        }
    }

    private mutating func string() throws(Fault) -> String {
        let start = index
        index += 1
        while let byte = current {
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                let raw = bytes[start..<index]
                return (try? JSONDecoder().decode(String.self, from: Data(raw)))
                    ?? String(decoding: raw.dropFirst().dropLast(), as: UTF8.self)
            case UInt8(ascii: "\\"): try escape()
            case ..<0x20: throw Fault(offset: index - 1, detail: "a control character in a string")
            default: break
            }
        }
        throw Fault(offset: start, detail: "a string without an end")
    }

    private mutating func escape() throws(Fault) {
        let start = index - 1
        guard let byte = current, let form = "\"\\/bfnrtu".utf8.first(where: { $0 == byte }) else {
            throw Fault(offset: start, detail: "an unknown escape")
        }
        index += 1
        guard form == UInt8(ascii: "u") else {
            return
        }
        let unit = try hexadecimal(start)
        if UTF16.isTrailSurrogate(unit) {
            throw Fault(offset: start, detail: "half a surrogate pair")
        }
        if UTF16.isLeadSurrogate(unit) {
            guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")),
                UTF16.isTrailSurrogate(try hexadecimal(start))
            else {
                throw Fault(offset: start, detail: "half a surrogate pair")
            }
        }
    }

    private mutating func hexadecimal(_ start: Int) throws(Fault) -> UInt16 {
        let digits = bytes[index..<min(index + 4, bytes.count)]
        index += digits.count
        guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw Fault(offset: start, detail: "four hexadecimal digits are expected")
        }
        return unit
    }

    private mutating func numeral() throws(Fault) {
        let start = index
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) {
            try digits()
        }
        if take(UInt8(ascii: ".")) {
            try digits()
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
            try digits()
        }
        if current?.isDigit == true {
            throw Fault(offset: index, detail: "a number with a leading zero")
        }
        if seeksNumber, target.steps.isEmpty, Self.fitsNoType(bytes[start..<index]) {
            target = here
            found = start
            reached = here.steps.count
        }
    }

    private static func fitsNoType(_ numeral: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: numeral, as: UTF8.self)
        if numeral.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }) {
            return Double(text)?.isFinite != true
        }
        return Int64(text) == nil && UInt64(text) == nil
    }

    private mutating func digits() throws(Fault) {
        guard current?.isDigit == true else {
            throw Fault(offset: index, detail: "a digit is expected")
        }
        while current?.isDigit == true {
            index += 1
        }
    }

    private mutating func literal(_ word: String) throws(Fault) {
        guard bytes[index...].starts(with: word.utf8) else {
            throw Fault(offset: index, detail: "a value is expected")
        }
        index += word.utf8.count
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else {
            return false
        }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            index += 1
        }
    }
}

extension JSONPath {
    /// Whether this is the way to `target`, or its beginning.
    ///
    /// A decoder may report a numeric key as an index.
    fileprivate func matches(_ target: JSONPath) -> Bool {
        steps.count <= target.steps.count
            && zip(steps, target.steps).allSatisfy { step, wanted in
                guard case .key(let name) = step, case .index(let index) = wanted else {
                    return step == wanted
                }
                return name == String(index)
            }
    }
}

extension JSONPosition {
    /// The position of a byte of UTF-8 text.
    init(offset: Int, in bytes: [UInt8]) {
        let end = min(offset, bytes.count)
        var line = 1
        var lineStart = 0
        for index in 0..<end where bytes[index] == 0x0A || bytes[index] == 0x0D {
            // CR LF ends one line, not two.
            if !(bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D) {
                line += 1
            }
            lineStart = index + 1
        }
        let before = String(decoding: bytes[lineStart..<end], as: UTF8.self).unicodeScalars
        // Four bytes are the longest character; a cut one at the end is dropped with the surplus.
        let ahead = String(decoding: bytes[end..<min(end + 160, bytes.count)], as: UTF8.self)
            .unicodeScalars.prefix(40).prefix { $0.value != 0x0A && $0.value != 0x0D }
        let around = Array(before.suffix(20)) + Array(ahead)
        let shown = around.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }
        self.init(
            line: line,
            column: before.count + 1,
            excerpt: String(String.UnicodeScalarView(shown))
        )
    }
}
