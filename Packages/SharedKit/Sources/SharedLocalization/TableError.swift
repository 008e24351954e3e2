// The errors of a string table, with their position.

import SharedCore

/// A string table that can't be read, and where.
///
/// Its description is `file:line: error: ...`, as compilers and editors have it.
public struct TableError: UserFacingError, CustomStringConvertible {
    /// The reason of an error.
    public enum Reason: String, Sendable, CaseIterable {
        /// The bytes are neither UTF-8 nor UTF-16, or the file can't be opened.
        case unreadable
        /// A property list, or a part of one, that does not have the structure it must have.
        case malformedPropertyList
        /// `/*` without `*/`.
        case openComment
        /// A quoted text that does not end where it should.
        case missingQuote
        case missingEqualsSign
        case missingSemicolon
        /// `;;`: Foundation's reader silently drops everything after it.
        case emptyStatement
        /// A key or a text was expected here.
        case unexpectedCharacter
        /// `\U` without hexadecimal digits, half of a surrogate pair, or an octal byte that means nothing.
        case invalidEscape
        /// A dictionary, array or number where a text must be.
        case notText
        /// A plural without the parts that it needs.
        case malformedPlural
        /// A plural whose variables name one another in a circle, or far too often.
        case endlessPlural
        /// The folder with the module's texts is not where the program is.
        case missingResources
    }

    /// The reason of the error.
    public var reason: Reason
    /// The file's name with its language folder, or the URL it was given by.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The key that is concerned, if one is known.
    public var key: String?

    /// Describes an error at a position.
    public init(_ reason: Reason, file: String, line: Int, key: String? = nil) {
        self.reason = reason
        self.file = file
        self.line = line
        self.key = key
    }

    public var code: String { "localization.table." + reason.rawValue }

    public var isRetryable: Bool { false }

    public var message: LocalizedText {
        let text: (String, Int, String) -> LocalizedText =
            switch reason {
            case .unreadable: Texts.tableUnreadable
            case .malformedPropertyList: Texts.tableMalformedPropertyList
            case .openComment: Texts.tableOpenComment
            case .missingQuote: Texts.tableMissingQuote
            case .missingEqualsSign: Texts.tableMissingEqualsSign
            case .missingSemicolon: Texts.tableMissingSemicolon
            case .emptyStatement: Texts.tableEmptyStatement
            case .unexpectedCharacter: Texts.tableUnexpectedCharacter
            case .invalidEscape: Texts.tableInvalidEscape
            case .notText: Texts.tableNotText
            case .malformedPlural: Texts.tableMalformedPlural
            case .endlessPlural: Texts.tableEndlessPlural
            case .missingResources: Texts.tableMissingResources
            }
        return text(file, line, key ?? "-")
    }

    public var advice: LocalizedText { Texts.tableAdvice }

    public var description: String {
        let words = reason.rawValue.reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
        return "\(file):\(line): error: \(words)" + (key.map { " (key \"\($0)\")" } ?? "")
    }
}
