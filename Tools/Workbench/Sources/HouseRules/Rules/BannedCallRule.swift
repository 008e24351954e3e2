// A ban on calls that trap, hang, leak or lose files on some platform, except in the one file that wraps
// each.

import WorkbenchKit

/// Forbids banned calls outside the files that wrap them.
public struct BannedCallRule: HouseRule {
    /// A banned call, with its scope, its exceptions and the reason.
    public struct Ban: Sendable {
        /// The scope of a ban.
        public enum Reach: Sendable {
            /// In all Swift code.
            case everywhere
            /// In the products of packages, not in tests and tools.
            case products
            /// In apps.
            case apps
        }

        var calls: [(code: String, pattern: TokenPattern)]
        var reason: String
        var reach: Reach
        var wrappers: [String]

        /// Bans calls, written as code, except in files whose path ends with one of `wrappers`.
        public init(_ calls: String..., reason: String, in reach: Reach, except wrappers: [String] = []) {
            self.calls = calls.map { ($0, TokenPattern($0)) }
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

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.sources.flatMap { source in
            BannedCalls.all.filter { $0.holds(for: source) }.flatMap { ban in
                ban.calls.flatMap { code, pattern in
                    pattern.lines(in: source.tokens).map { line in
                        let call = code.filter { !"(<.".contains($0) || $0 == "." && !code.hasSuffix(".") }
                        return Finding(
                            path: source.path,
                            line: line,
                            rule: name,
                            message: "\(call) \(ban.reason)"
                        )
                    }
                }
            }
        }
    }
}
