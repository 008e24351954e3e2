// Swift code as words and signs, so that rules don't depend on how a line is broken or spaced.

import StringsTools

/// A word or a single sign of code; comments are gone and the texts of literals are empty.
public struct Token: Hashable, Sendable {
    /// The word without backticks, or the sign.
    public var text: String
    /// The line, counted from 1.
    public var line: Int

    /// Takes lines of code apart.
    public static func tokens(of lines: [String]) -> [Token] {
        var tokens: [Token] = []
        for (index, line) in lines.enumerated() {
            var word = ""
            func end() {
                if !word.isEmpty {
                    tokens.append(Token(text: word, line: index + 1))
                    word = ""
                }
            }
            for character in line {
                if character.isLetter || character.isNumber || character == "_" {
                    word.append(character)
                } else {
                    end()
                    if !character.isWhitespace, character != "`" {
                        tokens.append(Token(text: String(character), line: index + 1))
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
    private let words: [String]

    /// Reads the pattern from code.
    public init(_ code: String) {
        words = Token.tokens(of: [code]).map(\.text)
    }

    /// The lines on which the pattern begins.
    public func lines(in tokens: [Token]) -> [Int] {
        guard let first = words.first, tokens.count >= words.count else { return [] }
        return (0...(tokens.count - words.count)).filter { start in
            tokens[start].text == first && zip(words, tokens[start...]).allSatisfy { $0 == $1.text }
        }.map { tokens[$0].line }
    }
}
