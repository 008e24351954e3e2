// The part of a README that holds an app's navigation graph.

/// Text between two comment markers that a tool writes and developers don't edit.
public struct GraphSection: Sendable {
    private static let opening = "<!-- graph: written by `make graph` -->"
    private static let closing = "<!-- /graph -->"

    /// The README's text with `mermaid` as its graph; without a graph so far, it is appended under a heading.
    ///
    /// - Returns: nil unless the README has both markers once, in order, or neither.
    public static func readme(_ text: String, with mermaid: String) -> String? {
        let body = mermaid.split(separator: "\n", omittingEmptySubsequences: false).map { $0 }
        let trimmed = body.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
        let section = "\(opening)\n```mermaid\n\(trimmed)\n```\n\(closing)"
        let starts = text.ranges(of: opening)
        let ends = text.ranges(of: closing)
        if starts.isEmpty, ends.isEmpty {
            return text + (text.hasSuffix("\n") || text.isEmpty ? "" : "\n")
                + "\n## Navigation graph\n\n\(section)\n"
        }
        guard starts.count == 1, ends.count == 1, starts[0].upperBound <= ends[0].lowerBound else {
            return nil
        }
        return text.replacingCharacters(in: starts[0].lowerBound..<ends[0].upperBound, with: section)
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
