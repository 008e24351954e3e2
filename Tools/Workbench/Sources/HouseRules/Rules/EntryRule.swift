// The one entry point of an app, and its public graph.

import WorkbenchKit

/// Requires one public entry point in each app, `<App>App.start(…)`, and a public navigation graph.
public struct EntryRule: HouseRule {
    public let name = "entry"

    private static let graph = TokenPattern("public static let graph = NavigationGraph")
    private static let start = TokenPattern("public static func start(")

    /// Creates the rule.
    public init() {}

    public func findings(in contents: HouseContents) -> [Finding] {
        contents.manifests.map(\.package).filter { $0.kind == .app }.flatMap { app -> [Finding] in
            let sources = contents.sources.filter { $0.package == app && $0.isProduct }
            let entry = TokenPattern("public enum \(app.name)App")
            let entries = sources.filter { source in
                !entry.lines(in: source.tokens).isEmpty && Self.start.lines(in: source.tokens).count == 1
            }
            let graphs = sources.flatMap { Self.graph.lines(in: $0.tokens) }
            return [
                entries.count == 1 ? nil : "\(app.name)App must have exactly one public start(…)",
                graphs.count == 1 ? nil : "there must be exactly one public graph",
            ].compactMap { $0 }.map { Finding(path: app.path, line: 0, rule: name, message: $0) }
        }
    }
}
