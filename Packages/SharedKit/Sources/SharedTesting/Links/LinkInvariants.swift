// Whether an app has said of every kind of place how a link leads there, or that none does.

import SharedNavigation

/// Checks an app's links through its routes and its graph.
public enum LinkInvariants {
    /// What is wrong, one sentence each.
    ///
    /// A kind of place is in one of the lists; a linked one is read again from its path, and the app itself has a move
    /// there.
    ///
    /// - Parameters:
    ///   - linked: At least one place of each kind that has a link.
    ///   - unlinked: At least one place of each kind that has none: dialogs, requests, bars, panels.
    public static func problems<Route: LinkableRoute>(
        in graph: NavigationGraph<Route>,
        linked: [Route],
        unlinked: [Route]
    ) -> [String] {
        var found: [String] = []
        for route in linked {
            let name = route.kind.rawValue
            guard route.link != nil, let path = route.linkPath else {
                found.append("\(name) has no link")
                continue
            }
            if Route.route(at: path) != route { found.append("the path of \(name) isn't read as its place") }
            if !graph.edges.contains(where: { $0.origin == .app && $0.target == route.kind }) {
                found.append("the app has no move to \(name)")
            }
        }
        found += unlinked.filter { $0.linkPath != nil }.map { "\($0.kind.rawValue) has a link" }
        let named = Set((linked + unlinked).map(\.kind))
        found += Route.Kind.allCases.filter { !named.contains($0) }.map {
            "nobody says whether \($0.rawValue) has a link"
        }
        return found
    }
}
