// The comments that justify escapes from the compiler's checks.

/// Requires a comment beside each escape from the compiler's checks.
public struct ReasonRule: HouseRule {
    public let name = "reasons"

    private static let escapes = [
        "@unchecked Sendable", "nonisolated(unsafe)", "@preconcurrency", "unowned(unsafe)", "precondition(",
        "assumeIsolated", "unsafeBitCast(",
    ]

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.sources.flatMap { source in
            Self.escapes.flatMap { escape in
                let subject = escape.hasSuffix("(") ? String(escape.dropLast()) : escape
                return TokenPattern(escape).lines(in: source.tokens).filter {
                    !source.hasReason(line: $0, naming: subject)
                }.map {
                    Finding(
                        path: source.path,
                        line: $0,
                        rule: name,
                        message: "\(subject) needs a comment that says why"
                    )
                }
            }
        }
    }
}
