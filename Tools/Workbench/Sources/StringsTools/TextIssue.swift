// The findings of the text lint.

import Foundation
import SharedLocalization

/// A problem of a table or of the use of texts, with its position.
///
/// Its description is `path:line: error: ...`, the format that editors and CI parse.
public struct TextIssue: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The check that found the issue.
    public enum Rule: String, Sendable, CaseIterable {
        case syntax, duplicateKey, missingKey, extraKey, placeholder, pluralCategory, strayPercent, unusedKey
        case literal, ambiguousName, noName, staleKeys, unknownLanguage, missingLanguage
    }

    public let rule: Rule
    /// The path from the root of the repository.
    public let path: String
    /// The line, counted from 1; 0 where there are no lines.
    public let line: Int
    public let message: String

    /// Describes an issue.
    public init(_ rule: Rule, path: String, line: Int, _ message: String) {
        self.rule = rule
        self.path = path
        self.line = line
        self.message = message
    }

    /// An issue for a table that can't be read.
    ///
    /// - Parameter then: the consequence.
    init(_ failure: TableError, path: String, then: String? = nil) {
        // The error's description begins with the position.
        let mark = "error: "
        let text = failure.description
        let cause = text.range(of: mark).map { String(text[$0.upperBound...]) } ?? text
        self.init(
            .syntax,
            path: path,
            line: failure.line,
            [cause, then].compactMap { $0 }.joined(separator: ", ")
        )
    }

    public var description: String { "\(path):\(line): error: \(message) [\(rule.rawValue)]" }

    public static func < (left: TextIssue, right: TextIssue) -> Bool {
        (left.path, left.line, left.message) < (right.path, right.line, right.message)
    }
}
