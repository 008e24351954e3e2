// Swift code as words and signs, so that rules don't depend on line breaks and spaces.

import StringsTools

/// A word or a single sign of code; comments are removed and the texts of literals are empty.
public struct Token: Hashable, Sendable {
    /// The word without backticks, or the sign.
    public var text: String
    /// The line, counted from 1.
    public var line: Int
    /// Whether no space separates it from the token before.
    public var isAttached: Bool

    /// Splits lines of code into tokens.
    public static func tokens(of lines: [String]) -> [Token] {
        var tokens: [Token] = []
        for (index, line) in lines.enumerated() {
            var word = ""
            var isAttached = false
            func append(_ text: String) {
                tokens.append(Token(text: text, line: index + 1, isAttached: isAttached))
                isAttached = true
            }
            func end() {
                if !word.isEmpty {
                    append(word)
                    word = ""
                }
            }
            for character in line {
                if character.isLetter || character.isNumber || character == "_" {
                    word.append(character)
                } else {
                    end()
                    if character.isWhitespace {
                        isAttached = false
                    } else if character != "`" {
                        append(String(character))
                    }
                }
            }
            end()
        }
        return tokens
    }
}

/// A sequence of tokens to look for, written as code: `URLSession.shared`, `try!`, `fatalError(`.
public struct TokenPattern: Hashable, Sendable {
    private let words: [Token]

    /// Parses the pattern from code.
    public init(_ code: String) {
        words = Token.tokens(of: [code])
    }

    /// The lines on which the pattern begins.
    public func lines(in tokens: [Token]) -> [Int] {
        guard let first = words.first, tokens.count >= words.count else { return [] }
        return (0...(tokens.count - words.count)).filter { start in
            tokens[start].text == first.text
                && zip(words, tokens[start...]).allSatisfy { word, token in
                    // `try!` and `try !isDone` are different; in every other case spaces and line breaks
                    // don't matter.
                    word.text == token.text && (word.text != "!" || word.isAttached == token.isAttached)
                }
        }.map { tokens[$0].line }
    }
}
