// A parser for the part of Swift that a lint of texts needs: literals, and code without comments.

/// A Swift file, split into its literals and its code.
public struct SwiftSource: Sendable {
    /// A string literal with the code right before it.
    public struct Literal: Equatable, Sendable {
        /// The text between the quotes as it is written, escapes untouched.
        public var text: String
        public var line: Int
        /// The code before the opening quote, back to the end of the last line above with code, without
        /// comments.
        public var lead: String
        /// The code before each parenthesis that is open around the literal, the innermost last, without
        /// spaces.
        ///
        /// It ends with the callee, such as `.verbatim`.
        public var calls: [String]
    }

    public let path: String
    public private(set) var literals: [Literal] = []
    /// The code with its literals emptied and its comments gone, line by line.
    public private(set) var code: [String] = [""]
    /// The lines that carry a comment `not for people: <why>`, which exempts a literal.
    public private(set) var excused: Set<Int> = []

    private var characters: [Character]
    private var position = 0
    /// The code before each open parenthesis.
    private var calls: [String] = []

    /// Parses a file.
    ///
    /// Never fails: text that isn't Swift gives odd pieces.
    public init(path: String, text: String) {
        self.path = path
        characters = Array(text)
        readCode(until: nil)
        characters = []
    }

    private var line: Int { code.count }

    private func sees(_ text: String) -> Bool {
        characters[position...].starts(with: text)
    }

    /// Reads code up to the end of the file, or to the parenthesis that closes an interpolation.
    private mutating func readCode(until closing: Character?) {
        var depth = 0
        while position < characters.count {
            let character = characters[position]
            if sees("//") {
                readComment(to: "\n", keepsEnd: true)
            } else if sees("/*") {
                readComment(to: "*/", keepsEnd: false)
            } else if character == "\"" || character == "#" && startsRawLiteral {
                readLiteral()
            } else if character == "/", let length = patternLength {
                code[code.count - 1] += "//"
                code += characters[position..<(position + length)].filter(\.isNewline).map { _ in "" }
                position += length
            } else {
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                if closing != nil, depth < 0 {
                    return
                }
                if character == "(" {
                    calls.append(lead.filter { !$0.isWhitespace })
                } else if character == ")" {
                    _ = calls.popLast()
                }
                append(character)
                position += 1
            }
        }
    }

    /// The code up to here, from the last line on that has any.
    private var lead: String {
        code.last { !$0.allSatisfy(\.isWhitespace) } ?? ""
    }

    private mutating func append(_ character: Character) {
        if character.isNewline {
            code.append("")
        } else {
            code[code.count - 1].append(character)
        }
    }

    private mutating func readComment(to end: String, keepsEnd: Bool) {
        let start = line
        var comment = ""
        while position < characters.count, !sees(end), !(keepsEnd && characters[position].isNewline) {
            if characters[position].isNewline {
                code.append("")
            }
            comment.append(characters[position])
            position += 1
        }
        position += keepsEnd ? 0 : min(end.count, characters.count - position)
        if comment.contains("not for people:") {
            excused.insert(start)
        }
    }

    private var startsRawLiteral: Bool {
        characters[position...].first { $0 != "#" } == "\""
    }

    /// The length of a regular expression literal that begins here; nil where the slash divides.
    ///
    /// It stands where a value may begin, doesn't begin with a space, and ends on its line. One in `#` may
    /// span lines.
    private var patternLength: Int? {
        let before = code[code.count - 1].last ?? " "
        let isExtended = before == "#"
        guard isExtended || before.isWhitespace || "([{,;:=!?".contains(before) else { return nil }
        var isEscaped = false
        for (index, character) in characters[position...].dropFirst().enumerated() {
            if index == 0, !isExtended, character.isWhitespace || character == ")" { return nil }
            if character.isNewline, !isExtended { return nil }
            if character == "/", !isEscaped,
                !isExtended || characters[position...].dropFirst(index + 2).first == "#"
            {
                return index + 2
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return nil
    }

    private mutating func readLiteral() {
        var marks = 0
        while position < characters.count, characters[position] == "#" {
            marks += 1
            position += 1
        }
        let quote = sees("\"\"\"") ? "\"\"\"" : "\""
        let end = quote + String(repeating: "#", count: marks)
        let escape = "\\" + String(repeating: "#", count: marks)
        let start = line
        let (lead, calls) = (lead, calls)
        var text = ""
        position += quote.count
        while position < characters.count, !sees(end) {
            if sees(escape + "(") {
                position += escape.count + 1
                readCode(until: ")")
                // The text after an interpolation is another word.
                code[code.count - 1] += " "
                position += 1
                text += "\\()"
            } else if sees(escape), position + escape.count < characters.count {
                text += "\\" + String(characters[position + escape.count])
                position += escape.count + 1
            } else {
                if characters[position].isNewline {
                    if quote.count == 1 {
                        break
                    }
                    code.append("")
                }
                text.append(characters[position])
                position += 1
            }
        }
        position = min(position + end.count, characters.count)
        literals.append(Literal(text: text, line: start, lead: lead, calls: calls))
        code[code.count - 1] += "\"\""
    }
}
