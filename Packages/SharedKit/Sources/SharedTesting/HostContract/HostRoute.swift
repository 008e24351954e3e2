// The moves that an app itself can make from a position.

import SharedNavigation

/// One move along the graph, named so that it can be made again after a fresh launch.
struct HostRoute<Route: NavigationRoute> {
    /// The origin of a move: the front, the tab bar or the app.
    enum Asker: String { case front, bar, app }

    let edge: NavigationGraph<Route>.Edge
    let asker: Asker
    let route: Route?

    var name: String { asker == .front ? edge.edge.rawValue : "\(edge.edge.rawValue) (\(asker.rawValue))" }

    /// The moves that may be made now, except those that end a flow, whose results only the app can make.
    static func all(
        from tree: NavigationTree<Route>,
        in graph: NavigationGraph<Route>,
        routes: [Route.Kind: Route]
    ) -> [HostRoute] {
        graph.edges.flatMap { edge -> [HostRoute] in
            let route = edge.transition.makesEntry ? edge.target.flatMap { routes[$0] } : nil
            guard edge.transition != .finish, edge.transition.makesEntry == (route != nil) else {
                return []
            }
            if edge.origin == .app { return [HostRoute(edge: edge, asker: .app, route: route)] }
            let askers: [(Asker, NavigationEntry<Route>?)] = [(.front, tree.front), (.bar, tree.bar)]
            return askers.compactMap { asker, entry in
                guard let entry, edge.starts(from: entry.route.kind) else { return nil }
                return HostRoute(edge: edge, asker: asker, route: route)
            }
        }
    }
}

extension NavigationTree {
    /// The tab bar that can be used together with the front.
    var bar: NavigationEntry<Route>? {
        guard overlay == nil, case .tabs(let tabs)? = levels.last?.container else { return nil }
        return tabs.bar
    }

    /// The entries that must leave when the platform removes `vanished`, worked out without the navigator.
    ///
    /// Everything on top of it or over it, and its whole modal if it was the first there. Empty if it can't
    /// be removed.
    func leaving(with vanished: NavigationEntryID) -> Set<NavigationEntryID> {
        if overlay?.entry.id == vanished { return [vanished] }
        let place = levels.firstIndex { $0.container.stacks.joined().contains { $0.id == vanished } }
        guard let place, !levels[(place + 1)...].contains(where: { $0.presentation?.isDismissable == false })
        else { return [] }
        let container = levels[place].container
        let stack = container.stacks.first { $0.contains { $0.id == vanished } } ?? []
        var kept = stack.firstIndex { $0.id == vanished } ?? 0
        // A flow without a screen doesn't stay.
        while kept > 0, stack[kept - 1].isFlow { kept -= 1 }
        var gone = Set(stack[kept...].map(\.id))
        var upper = place + 1
        if kept == 0 {
            let isShown = stack == container.frontStack.entries
            guard isShown, levels[place].presentation?.isDismissable == true else { return [] }
            upper = place
        }
        while upper < levels.count {
            if let presenter = levels[upper].presentation?.presenter,
                upper == place || gone.contains(presenter)
            {
                gone.formUnion(levels[upper...].flatMap(\.container.allEntries))
                if let overlay { gone.insert(overlay.entry.id) }
                break
            }
            upper += 1
        }
        if let overlay, gone.contains(overlay.presenter) { gone.insert(overlay.entry.id) }
        return gone
    }
}

extension NavigationContainer {
    fileprivate var stacks: [[NavigationEntry<Route>]] {
        switch self {
        case .stack(let stack): [stack.entries]
        case .tabs(let tabs): tabs.tabs.map(\.stack.entries)
        case .drawer(let drawer): [drawer.stack.entries]
        }
    }

    fileprivate var allEntries: [NavigationEntryID] {
        let edge: NavigationEntry<Route>? =
            switch self {
            case .stack: nil
            case .tabs(let tabs): tabs.bar
            case .drawer(let drawer): drawer.panel
            }
        return ((edge.map { [$0] } ?? []) + stacks.joined()).map(\.id)
    }
}
