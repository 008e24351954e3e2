// A check that an app declares a link, or the lack of one, for every kind of destination.

import SharedNavigation

/// Checks an app's links through its routes and its graph.
public enum LinkInvariants {
    /// The errors, one sentence each.
    ///
    /// Each kind of destination is in one of the lists. A linked one is read again from its path, and the app
    /// itself has a move there. A screen without a link is excused by name, so that a new one doesn't go
    /// unnoticed.
    ///
    /// - Parameters:
    ///   - linked: At least one destination of each kind that has a link.
    ///   - unlinked: At least one destination of each kind that has none: dialogs, requests, bars, panels,
    ///     flows.
    ///   - excused: At least one of each kind of screen that has none, with the reason.
    public static func problems<Route: LinkableRoute>(
        in graph: NavigationGraph<Route>,
        linked: [Route],
        unlinked: [Route],
        excused: [Route: String] = [:]
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
        let reasons = excused.sorted { $0.key.kind.rawValue < $1.key.kind.rawValue }
        let without = unlinked + reasons.map(\.key)
        found += without.filter { $0.linkPath != nil }.map { "\($0.kind.rawValue) has a link" }
        let silent =
            unlinked.filter { $0.linkPath == nil && graph[$0.kind]?.role == .screen }
            + reasons.filter(\.value.isEmpty).map(\.key)
        found += silent.map { "nobody says why the screen \($0.kind.rawValue) has no link" }
        let named = Set((linked + without).map(\.kind))
        found += Route.Kind.allCases.filter { !named.contains($0) }.map {
            "nobody says whether \($0.rawValue) has a link"
        }
        return found
    }
}
