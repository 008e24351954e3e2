// The invariants of a navigator, which hold after every single change.

import SharedNavigation

/// Checks a navigator through its public API.
@MainActor
public enum NavigationInvariants {
    /// The errors, one sentence each: a broken tree, a model without an entry, an entry without a model.
    public static func problems<Route, Screen>(of navigator: Navigator<Route, Screen>) -> [String] {
        let tree = navigator.tree
        var found = tree.validationErrors
        let entries = Set(tree.entries.map(\.id))
        let live = navigator.liveEntries
        found += live.subtracting(entries).sorted().map { "entry \($0) has left, but its model is kept" }
        found += entries.subtracting(live).sorted().map { "entry \($0) has no model" }
        if !navigator.graph.fits(tree) { found.append("the tree doesn't fit the graph") }
        for entry in tree.entries {
            let role = navigator.graph[entry.route.kind]?.role
            let hasScreen = navigator.screen(of: entry.id) != nil
            if entry.isFlow != (navigator.flow(of: entry.id) != nil) {
                found.append("flow \(entry.id) has no coordinator")
            }
            if !entry.isFlow, role != .request, !hasScreen { found.append("entry \(entry.id) has no screen") }
        }
        if navigator.phase(of: tree.front.id) != .inFront { found.append("what is in front isn't told so") }
        return found
    }
}

/// Counts objects that should be gone, without keeping them.
@MainActor
public final class LifetimeCensus {
    private struct Seen {
        weak var object: AnyObject?
        var name: String
    }

    private var seen: [Seen] = []

    /// Makes an empty census.
    public init() {}

    /// Watches an object from now on.
    public func watch(_ object: AnyObject, as name: String) {
        if seen.count > 2_000 { seen.removeAll { $0.object == nil } }
        seen.append(Seen(object: object, name: name))
    }

    /// The names of the watched objects that are still alive, in the order in which they were watched.
    public var alive: [String] { seen.filter { $0.object != nil }.map(\.name) }
}
