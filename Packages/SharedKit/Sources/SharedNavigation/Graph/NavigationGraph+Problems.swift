// The validation of a graph.

extension NavigationGraph {
    /// The errors in the graph, one sentence each, in a stable order; empty when it is sound.
    ///
    /// Every kind and edge is declared once, every node can be reached from the root and left again, no two
    /// edges answer the same trigger from the same origin, and each transition fits the role of its target.
    public var validationErrors: [String] {
        undeclared + duplicates + misfits + unreachable + deadEnds
    }

    private var undeclared: [String] {
        Kind.allCases.filter { self[$0] == nil }.map { "\($0.rawValue) is never declared" }
            + Route.Edge.allCases.filter { self[edge: $0] == nil }.map {
                "edge \($0.rawValue) is never declared"
            }
    }

    private var duplicates: [String] {
        var found: [String] = []
        var kinds: Set<Kind> = []
        for node in nodes where !kinds.insert(node.kind).inserted {
            found.append("\(node.kind.rawValue) is declared twice")
        }
        var names: Set<Route.Edge> = []
        var triggers: Set<String> = []
        for edge in edges {
            if !names.insert(edge.edge).inserted {
                found.append("edge \(edge.edge.rawValue) is declared twice")
            }
            for origin in edge.origins where !triggers.insert("\(origin) \(edge.trigger)").inserted {
                found.append("\(origin) has two edges on “\(edge.trigger)”")
            }
        }
        return found
    }

    private var misfits: [String] {
        edges.compactMap { edge in
            let name = "edge \(edge.edge.rawValue) (\(edge.transition.name))"
            if edge.transition.needsTarget != (edge.target != nil) {
                return name + (edge.target == nil ? " needs a target" : " can't have a target")
            }
            if edge.origin == .app, edge.transition.needsScreenThatAsks {
                return name + " needs a screen that asks"
            }
            let chrome = edge.origins.first { name in
                nodes.contains { $0.kind.rawValue == name && $0.role.isChrome }
            }
            if let chrome, [.back, .backToRoot, .replace].contains(edge.transition) {
                return name + " can't start from \(chrome)"
            }
            guard let target = edge.target, let role = self[target]?.role else { return nil }
            return edge.transition.fits(role) ? nil : "\(name) doesn't fit \(target.rawValue)"
        }
            + nodes.flatMap { node in
                node.role.rootKinds.compactMap { content in
                    self[content]?.role == .screen ? nil : "\(node.kind.rawValue) must begin with a screen"
                }
            }
            + (rootFits ? [] : ["the root can't be \(root.rawValue)"])
    }

    private var rootFits: Bool {
        guard let role = self[root]?.role else { return false }
        return Transition.replaceRoot.fits(role)
    }

    /// The kinds that can be reached along edges from `starts`, including `starts`.
    private func reached(from starts: Kind...) -> Set<Kind> {
        var reached: Set<Kind> = []
        var open = starts
        while let kind = open.popLast() {
            guard reached.insert(kind).inserted else { continue }
            open += self[kind]?.role.rootKinds ?? []
            open += edges.filter { $0.starts(from: kind) }.compactMap(\.target)
        }
        return reached
    }

    private var unreachable: [String] {
        let linked = edges.filter { $0.origin == .app }.compactMap(\.target)
        let reached = linked.reduce(reached(from: root)) { $0.union(self.reached(from: $1)) }
        return nodes.filter { !reached.contains($0.kind) }.map { "\($0.kind.rawValue) can't be reached" }
    }

    private var deadEnds: [String] {
        // The target of a `replaceRoot` edge is a possible root as well, so it needs no way out either.
        let roots = Set([root] + edges.filter { $0.transition == .replaceRoot }.compactMap(\.target))
        let bases = roots.union(roots.flatMap { self[$0]?.role.rootKinds ?? [] })
        return nodes.filter { !bases.contains($0.kind) && !canLeave($0) }.map {
            "\($0.kind.rawValue) can't be left"
        }
    }

    /// Whether the target of this edge, which lies over the screen (its panel or a modal), can replace the
    /// screen.
    private func leavesThroughOverlay(_ edge: Edge) -> Bool {
        edges.contains { next in
            guard let target = edge.target, next.starts(from: target) else { return false }
            return switch edge.transition {
            case .openDrawer: next.transition == .replaceStack || next.transition == .replaceRoot
            case .modal, .swapModal, .dialog: next.transition == .replaceRoot
            default: false
            }
        }
    }

    /// Whether the screen can be left.
    ///
    /// A host always offers a way back from a pushed screen, from a dismissable modal, and from a request.
    private func canLeave(_ node: Node) -> Bool {
        let incoming = edges.filter { $0.target == node.kind }
        switch node.role {
        case .request: return true
        case .flow(let start):
            return incoming.allSatisfy(\.transition.isLeftByHost)
                || edges.contains { edge in
                    edge.transition == .finish && reached(from: start).contains { edge.starts(from: $0) }
                }
        case .screen, .tabBar, .drawer, .dialog:
            let holders = nodes.filter { $0.role.rootKinds.contains(node.kind) }
            return edges.contains {
                $0.starts(from: node.kind) && ($0.transition.leaves || leavesThroughOverlay($0))
            }
                || (!incoming.isEmpty && incoming.allSatisfy(\.transition.isLeftByHost))
                || holders.contains { holder in
                    if case .tabBar(let tabs) = holder.role, tabs.count > 1 { return true }
                    return canLeave(holder)
                }
                || node.role.rootKinds.contains { content in
                    edges.contains { $0.starts(from: content) && $0.transition.leaves }
                }
        }
    }
}

extension NavigationGraph.Role {
    /// Whether a node of this role stands beside a stack and not in one.
    fileprivate var isChrome: Bool {
        switch self {
        case .tabBar, .drawer: true
        case .screen, .dialog, .request, .flow: false
        }
    }

    /// The kinds that a container or flow begins with.
    public var rootKinds: [Route.Kind] {
        switch self {
        case .tabBar(let roots): roots
        case .drawer(let root): [root]
        case .flow(let start): [start]
        case .screen, .dialog, .request: []
        }
    }
}

extension NavigationGraph.Edge {
    /// The names of the kinds that the edge starts from; `app` for the app itself.
    public var origins: [String] {
        switch origin {
        case .kinds(let kinds): kinds.map(\.rawValue)
        case .app: ["app"]
        }
    }

    /// Whether the edge starts from screens of this kind.
    public func starts(from kind: Route.Kind) -> Bool {
        if case .kinds(let kinds) = origin { kinds.contains(kind) } else { false }
    }
}

extension Transition {
    fileprivate var needsTarget: Bool {
        switch self {
        case .closeDrawer, .back, .backToRoot, .dismiss, .finish: false
        default: true
        }
    }

    fileprivate var needsScreenThatAsks: Bool {
        switch self {
        case .replace, .swapModal, .openDrawer, .closeDrawer, .back, .backToRoot, .dismiss, .finish: true
        default: false
        }
    }

    /// Whether the host itself offers the way back (a back button, a swipe, a tap outside).
    fileprivate var isLeftByHost: Bool {
        switch self {
        case .push, .request, .openDrawer: true
        case .modal(let style, let isDismissable), .swapModal(let style, let isDismissable):
            isDismissable && style != .fullScreenCover
        default: false
        }
    }

    /// Whether the move removes the screen that asked.
    fileprivate var leaves: Bool {
        switch self {
        case .replace, .replaceStack, .replaceRoot, .swapModal, .selectTab, .closeDrawer, .back, .dismiss,
            .finish:
            true
        default: false
        }
    }

    fileprivate func fits<Route>(_ role: NavigationGraph<Route>.Role) -> Bool {
        switch (self, role) {
        case (.push, .screen), (.push, .flow), (.replace, .screen), (.replaceStack, .screen): true
        case (.replaceRoot, .screen), (.replaceRoot, .tabBar), (.replaceRoot, .drawer): true
        case (.modal, .screen), (.modal, .flow), (.modal, .tabBar), (.modal, .drawer): true
        case (.swapModal, .screen), (.swapModal, .flow), (.swapModal, .tabBar), (.swapModal, .drawer): true
        case (.dialog, .dialog), (.request, .request), (.selectTab, .screen), (.openDrawer, .drawer): true
        default: false
        }
    }
}
