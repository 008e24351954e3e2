// What the lint of texts finds.

import Foundation
import SharedLocalization

/// Something wrong with a table or with the use of texts, at a place.
///
/// Its description is `path:line: error: ...`, as editors and CI have it.
public struct TextIssue: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// What is checked.
    public enum Rule: String, Sendable, CaseIterable {
        case syntax, duplicateKey, missingKey, extraKey, placeholder, pluralCategory, strayPercent, unusedKey
        case literal, ambiguousName, noName, staleKeys, unknownLanguage, missingLanguage
    }

    public let rule: Rule
    /// The path from the root of the repository.
    public let path: String
    /// Counted from 1; 0 where there are no lines.
    public let line: Int
    public let message: String

    /// Describes an issue.
    public init(_ rule: Rule, path: String, line: Int, _ message: String) {
        self.rule = rule
        self.path = path
        self.line = line
        self.message = message
    }

    /// A table that can't be read.
    ///
    /// - Parameter then: what comes of it.
    init(_ failure: TableError, path: String, then: String? = nil) {
        // The failure's description begins with the place.
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
