// Calls that trap, hang, leak or lose files on some platform stay in the one file that wraps each.

import WorkbenchKit

/// Forbids calls outside the files that close their traps.
public struct BannedCallRule: HouseRule {
    /// A call with where it is allowed and why it is not elsewhere.
    public struct Ban: Sendable {
        /// Where a ban holds.
        public enum Reach: Sendable {
            /// In all Swift code.
            case everywhere
            /// In what packages offer, not in tests and tools.
            case products
            /// In apps.
            case apps
        }

        var patterns: [TokenPattern]
        var reason: String
        var reach: Reach
        var wrappers: [String]

        /// Bans the calls, written as code, but in files whose path ends with one of `wrappers`.
        public init(_ calls: String..., reason: String, in reach: Reach, except wrappers: [String] = []) {
            patterns = calls.map(TokenPattern.init)
            self.reason = reason
            self.reach = reach
            self.wrappers = wrappers
        }

        func holds(for source: HouseSource) -> Bool {
            if wrappers.contains(where: { source.path.contains($0) }) { return false }
            switch reach {
            case .everywhere: return true
            case .products: return source.isProduct && source.package.kind != .tool
            case .apps: return source.package.kind == .app && source.isProduct
            }
        }
    }

    public let name = "banned-calls"

    /// Makes the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.sources.flatMap { source in
            BannedCalls.all.filter { $0.holds(for: source) }.flatMap { ban in
                ban.patterns.flatMap { $0.lines(in: source.tokens) }.map {
                    Finding(path: source.path, line: $0, rule: name, message: ban.reason)
                }
            }
        }
    }
}
