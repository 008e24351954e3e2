// A ban on handmade text keys: `make strings` generates all of them.

import WorkbenchKit

/// Forbids creating a `LocalizedText` from a key by hand, in any spelling, in shipping code and in
/// simulators.
///
/// Matching one (`case .key(let table, let key, _)`) is fine.
public struct TypedKeyRule: HouseRule {
    public let name = "typed-keys"

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.sources.filter(isHeld).flatMap { source in
            let tokens = source.tokens
            return tokens.indices.filter { makesKey(tokens, at: $0) }.map { index in
                Finding(
                    path: source.path,
                    line: tokens[index].line,
                    rule: name,
                    message: "a key made by hand; use what `make strings` generates from the tables"
                )
            }
        }
    }

    /// Whether the rule applies to a file: benchmarks and tests have tables of their own.
    private func isHeld(_ source: HouseSource) -> Bool {
        source.isProduct && source.package.name != "Benchmarks" && !source.path.contains("/Generated/")
            && !source.path.hasSuffix("/SharedLocalization/LocalizedText.swift")
    }

    private func makesKey(_ tokens: [Token], at index: Int) -> Bool {
        func text(_ offset: Int) -> String {
            tokens.indices.contains(index + offset) ? tokens[index + offset].text : ""
        }
        // A type alias would hide the type from this rule.
        if text(0) == "LocalizedText", text(-1) == "=", text(-3) == "typealias" { return true }
        guard text(0) == "key" else { return false }
        let isOfType = text(-1) == "." && text(-2) == "LocalizedText"
        let start = text(-1) == "." ? (isOfType ? -3 : -2) : -1
        let isTakenApart =
            text(start) == "case" || ["let", "var"].contains(text(start)) && text(start - 1) == "case"
        return !isTakenApart && (isOfType || namesTable(tokens[(index + 1)...]))
    }

    /// Whether the first of `tokens` opens parentheses that contain `table:`, not counting nested ones.
    private func namesTable(_ tokens: ArraySlice<Token>) -> Bool {
        guard tokens.first?.text == "(" else { return false }
        var depth = 0
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            depth += token.text == "(" ? 1 : token.text == ")" ? -1 : 0
            if depth == 0 { return false }
            if depth == 1, token.text == "table", next.text == ":" { return true }
        }
        return false
    }
}
