// The grammar of `.strings` files, over bytes of UTF-8.

import Foundation

/// One pass over the bytes of a text table.
///
/// O(n), no look-back.
struct StringsParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: String
    private let keepsComments: Bool
    private var position = 0
    private var line = 1
    /// The key of the statement being read, for errors; nil between statements and while a key is read.
    private var key: String?
    /// The line where the last quoted text began if it ran over the end of a line: most likely a forgotten
    /// quote.
    private var suspectLine: Int?

    init(bytes: UnsafeBufferPointer<UInt8>, file: String, keepsComments: Bool) {
        self.bytes = bytes
        self.file = file
        self.keepsComments = keepsComments
    }

    /// Decodes a file and reads it.
    static func read<Value>(
        _ data: Data,
        file: String,
        keepsComments: Bool,
        _ body: (inout StringsParser) throws(TableError) -> Value
    ) throws(TableError) -> Value {
        guard var text = TextDecoding.text(of: data) else {
            throw TableError(.unreadable, file: file, line: 1)
        }
        let result = text.withUTF8 { bytes -> Result<Value, TableError> in
            var parser = StringsParser(bytes: bytes, file: file, keepsComments: keepsComments)
            do throws(TableError) {
                return .success(try body(&parser))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Reads all statements, whose values are texts.
    mutating func statements() throws(TableError) -> [StringsEntry] {
        var found: [StringsEntry] = []
        try eachStatement { parser, key, comment, line throws(TableError) in
            let told = parser.text(of: comment)
            let value = try parser.beginsValue() ? parser.endingValue(parser.text()) : key
            found.append(StringsEntry(key: key, value: value, comment: told, line: line))
        }
        return found
    }

    /// Reads all statements, whose values are texts or dictionaries.
    ///
    /// The result has the keys with their comments and lines in the order of the file, and the value of each,
    /// the last one if a key is repeated.
    mutating func properties() throws(TableError) -> (
        keys: [PropertyListKey], values: [String: PropertyListValue]
    ) {
        var found: (keys: [PropertyListKey], values: [String: PropertyListValue]) = ([], [:])
        try eachStatement { parser, key, comment, line throws(TableError) in
            found.keys.append(PropertyListKey(name: key, comment: parser.text(of: comment), line: line))
            found.values[key] = try parser.property(key, depth: 0)
        }
        return found
    }

    /// Reads statements to the end of the file, in braces or not; `read` begins behind the key.
    private mutating func eachStatement(
        _ read: (inout Self, String, Range<Int>?, Int) throws(TableError) -> Void
    ) throws(TableError) {
        var comment = try skipBlank()
        // Text behind a statement is no fault of the statement, except for a semicolon too many.
        var ended: String?
        let isBraced = next == UInt8(ascii: "{")
        if isBraced {
            position += 1
            comment = try skipBlank()
        }
        while let byte = next {
            if isBraced, byte == UInt8(ascii: "}") {
                position += 1
                _ = try skipBlank()
                guard next == nil else {
                    throw failure(.unexpectedCharacter)
                }
                return
            }
            if byte == UInt8(ascii: ";") {
                key = ended
                throw failure(.emptyStatement)
            }
            let start = line
            suspectLine = nil
            let name = try text()
            key = name
            try read(&self, name, comment, start)
            (ended, key) = (name, nil)
            comment = try skipBlank()
        }
        if isBraced {
            throw failure(.unexpectedCharacter)
        }
    }

    /// The value of a key: a text, or a dictionary in braces, nested as deep as in a binary list.
    private mutating func property(_ name: String, depth: Int) throws(TableError) -> PropertyListValue {
        guard try beginsValue() else {
            return .text(name)
        }
        guard next == UInt8(ascii: "{"), depth < 7 else {
            return .text(try endingValue(text()))
        }
        position += 1
        var found: [String: PropertyListValue] = [:]
        _ = try skipBlank()
        // Errors inside of it name the key of the file, which is the one that the user looks for.
        while next != UInt8(ascii: "}") {
            if next == UInt8(ascii: ";") {
                throw failure(.emptyStatement)
            }
            suspectLine = nil
            let inner = try text()
            found[inner] = try property(inner, depth: depth + 1)
            _ = try skipBlank()
        }
        position += 1
        return try endingValue(.dictionary(found))
    }

    /// Reads from behind a key to its value.
    ///
    /// False, and the statement is over, where a key stands alone and is its own value.
    private mutating func beginsValue() throws(TableError) -> Bool {
        _ = try skipBlank()
        if next == UInt8(ascii: ";") {
            position += 1
            return false
        }
        guard next == UInt8(ascii: "=") else {
            throw failure(suspectLine == nil ? .missingEqualsSign : .missingQuote)
        }
        position += 1
        _ = try skipBlank()
        return true
    }

    /// Reads from behind a value to behind its semicolon.
    private mutating func endingValue<Value>(_ value: Value) throws(TableError) -> Value {
        let end = line
        _ = try skipBlank()
        guard next == UInt8(ascii: ";") else {
            line = end
            throw failure(suspectLine == nil ? .missingSemicolon : .missingQuote)
        }
        position += 1
        return value
    }

    private var next: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private func failure(_ reason: TableError.Reason) -> TableError {
        TableError(reason, file: file, line: reason == .missingQuote ? suspectLine ?? line : line, key: key)
    }

    // MARK: Blanks and comments

    /// Skips white space and comments; gives the last comment.
    private mutating func skipBlank() throws(TableError) -> Range<Int>? {
        var comment: Range<Int>?
        while position < bytes.count {
            switch bytes[position] {
            case 0x0A, 0x0D: skipLineEnd()
            case 0x09, 0x0B, 0x0C, 0x20: position += 1
            case 0xE2 where isSeparator(at: position): position += 3
            case UInt8(ascii: "/") where isComment(UInt8(ascii: "/")): comment = lineComment()
            case UInt8(ascii: "/") where isComment(UInt8(ascii: "*")): comment = try blockComment()
            default: return comment
            }
        }
        return comment
    }

    private func isComment(_ second: UInt8) -> Bool {
        position + 1 < bytes.count && bytes[position + 1] == second
    }

    /// Whether U+2028 or U+2029 stands here.
    private func isSeparator(at index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
            && bytes[index + 2] & 0xFE == 0xA8
    }

    private mutating func skipLineEnd() {
        // CR LF is one end of line.
        if bytes[position] == 0x0A || position + 1 >= bytes.count || bytes[position + 1] != 0x0A {
            line += 1
        }
        position += 1
    }

    private mutating func lineComment() -> Range<Int> {
        let start = position + 2
        while position < bytes.count, !isLineEnd(bytes[position]), !isSeparator(at: position) {
            position += 1
        }
        return start..<position
    }

    private mutating func blockComment() throws(TableError) -> Range<Int> {
        let (start, startLine) = (position + 2, line)
        position = start
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), isComment(UInt8(ascii: "/")) {
                position += 2
                return start..<position - 2
            }
            if isLineEnd(bytes[position]) {
                skipLineEnd()
            } else {
                position += 1
            }
        }
        throw TableError(.openComment, file: file, line: startLine, key: key)
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private func text(of comment: Range<Int>?) -> String? {
        guard keepsComments, let comment else {
            return nil
        }
        return String(decoding: bytes[comment], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    // MARK: Texts

    private mutating func text() throws(TableError) -> String {
        switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return try quoted()
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            throw failure(.notText)
        default:
            let start = position
            while position < bytes.count, Self.isUnquoted[Int(bytes[position])] {
                position += 1
            }
            guard position > start else {
                throw failure(.unexpectedCharacter)
            }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }
    }

    private mutating func quoted() throws(TableError) -> String {
        let quote = bytes[position]
        let startLine = line
        position += 1
        var start = position
        var decoded: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            if byte == quote {
                defer { position += 1 }
                if decoded.isEmpty {
                    return String(decoding: bytes[start..<position], as: UTF8.self)
                }
                decoded.append(contentsOf: bytes[start..<position])
                return String(decoding: decoded, as: UTF8.self)
            } else if byte == UInt8(ascii: "\\") {
                decoded.append(contentsOf: bytes[start..<position])
                position += 1
                start = position
                // A character of several bytes after a backslash stands for itself.
                if bytes[position..<min(position + 1, bytes.count)].allSatisfy({ $0 < 0x80 }) {
                    decoded.append(contentsOf: String(try escape()).utf8)
                    start = position
                }
            } else if isLineEnd(byte) {
                suspectLine = suspectLine ?? startLine
                skipLineEnd()
            } else {
                position += 1
            }
        }
        suspectLine = startLine
        throw failure(.missingQuote)
    }

    /// Reads what follows a backslash.
    private mutating func escape() throws(TableError) -> Unicode.Scalar {
        guard let byte = next else {
            throw failure(.missingQuote)
        }
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicodeEscape()
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return try octalEscape()
        case 0x0A, 0x0D:
            skipLineEnd()
            return Unicode.Scalar(byte)
        default:
            position += 1
            return Self.escapes[byte] ?? Unicode.Scalar(byte)
        }
    }

    /// `\U` and one to four hexadecimal digits; two of them for a surrogate pair.
    private mutating func unicodeEscape() throws(TableError) -> Unicode.Scalar {
        position += 1
        let first = try digits(4, radix: 16)
        if let scalar = Unicode.Scalar(first) {
            return scalar
        }
        let rest = bytes[position..<min(position + 2, bytes.count)]
        let isPair = rest.elementsEqual("\\U".utf8) || rest.elementsEqual("\\u".utf8)
        position += isPair ? 2 : 0
        let second = isPair ? try digits(4, radix: 16) : 0
        guard first < 0xDC00, (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else {
            throw failure(.invalidEscape)
        }
        return scalar
    }

    /// One to three octal digits: a byte in the encoding of NeXTSTEP, of which ASCII is the first half.
    private mutating func octalEscape() throws(TableError) -> Unicode.Scalar {
        let byte = UInt8(truncatingIfNeeded: try digits(3, radix: 8))
        // Two bytes, \376 and \377, mean nothing in that encoding.
        guard byte < 0xFE, let text = String(data: Data([byte]), encoding: .nextstep),
            let scalar = text.unicodeScalars.first
        else {
            throw failure(.invalidEscape)
        }
        return scalar
    }

    private mutating func digits(_ limit: Int, radix: UInt32) throws(TableError) -> UInt32 {
        var value: UInt32 = 0
        let start = position
        while position < start + limit, let byte = next,
            let digit = Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt32.init), digit < radix
        {
            value = value * radix + digit
            position += 1
        }
        if position == start {
            throw failure(.invalidEscape)
        }
        return value
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "a"): "\u{07}", UInt8(ascii: "b"): "\u{08}", UInt8(ascii: "f"): "\u{0C}",
        UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
        UInt8(ascii: "v"): "\u{0B}",
    ]

    private static let isUnquoted: [Bool] = (0...255).map { byte in
        let scalar = Unicode.Scalar(UInt8(byte))
        return byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            || "_$/:.-".unicodeScalars.contains(scalar)
    }
}
