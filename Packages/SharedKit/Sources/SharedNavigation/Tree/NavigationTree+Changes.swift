// The changes that a navigator makes to its tree, in place.

/// New entries before they are in the tree, so that a refusal leaves no trace.
@usableFromInline struct Arrival<Route: NavigationRoute> {
    @usableFromInline var entries: [NavigationEntry<Route>] = []
    @usableFromInline var nextID: Int

    @inlinable init(after tree: NavigationTree<Route>) {
        nextID = tree.nextID
    }

    @inlinable mutating func newID() -> NavigationEntryID {
        defer { nextID += 1 }
        return NavigationEntryID(rawValue: nextID)
    }

    @inlinable mutating func entry(_ route: Route, isFlow: Bool = false) -> NavigationEntry<Route> {
        let entry = NavigationEntry(id: newID(), route: route, isFlow: isFlow)
        entries.append(entry)
        return entry
    }

    /// The entries that a route adds to a stack: itself, or a flow and its first screen.
    @inlinable mutating func stack(_ route: Route, in graph: NavigationGraph<Route>) -> [NavigationEntry<
        Route
    >] {
        guard graph.isFlow(route.kind) else { return [entry(route)] }
        return [entry(route, isFlow: true)] + route.rootRoutes.prefix(1).map { entry($0) }
    }

    /// The container that a route makes; nil if its `rootRoutes` differ from the graph's declaration.
    @inlinable mutating func container(_ route: Route, in graph: NavigationGraph<Route>)
        -> NavigationContainer<Route>?
    {
        guard let role = graph[route.kind]?.role, route.rootRoutes.map(\.kind) == role.rootKinds else {
            return nil
        }
        switch role {
        case .screen, .flow:
            return .stack(NavigationStack(entries: stack(route, in: graph)))
        case .tabBar(let kinds):
            let bar = entry(route)
            let tabs = zip(kinds, route.rootRoutes).map { kind, root in
                NavigationTabs.Tab(kind: kind, stack: NavigationStack(entries: [entry(root)]))
            }
            return tabs.isEmpty ? nil : .tabs(NavigationTabs(bar: bar, tabs: tabs, selected: 0))
        case .drawer:
            let panel = entry(route)
            let stack = NavigationStack(entries: route.rootRoutes.map { entry($0) })
            return .drawer(NavigationDrawer(panel: panel, isOpen: false, stack: stack))
        case .dialog, .request:
            return nil
        }
    }
}

extension NavigationTree {
    /// A tree that shows the root of a graph.
    ///
    /// A route that doesn't fit the graph, which the graph's `validationErrors` tell, stands alone on a
    /// stack.
    @inlinable public init(root: Route, graph: NavigationGraph<Route>) {
        self.init(levels: [], overlay: nil, nextID: 1)
        var arrival = Arrival(after: self)
        let id = arrival.newID()
        let container =
            (graph.isFlow(root.kind) ? nil : arrival.container(root, in: graph))
            ?? .stack(NavigationStack(entries: [arrival.entry(root)]))
        levels = [NavigationLevel(id: id, presentation: nil, container: container)]
        nextID = arrival.nextID
    }

    @inlinable var top: Int { levels.count - 1 }

    /// Removes the dialog or request.
    @inlinable mutating func removeOverlay() -> [NavigationEntry<Route>] {
        overlay.take().map { [$0.entry] } ?? []
    }

    /// Removes a level and everything over it.
    ///
    /// - Returns: The entries that left, topmost last.
    @inlinable mutating func removeLevels(from index: Int) -> [NavigationEntry<Route>] {
        let above = overlay
        overlay = nil
        let removed = levels[index...].flatMap(\.container.entries)
        levels.removeSubrange(index...)
        return removed + (above.map { [$0.entry] } ?? [])
    }

    /// Removes the modals and the overlay whose presenters are gone.
    @inlinable mutating func removeOrphans() -> [NavigationEntry<Route>] {
        if levels.count == 1, overlay == nil { return [] }
        var present: Set<NavigationEntryID> = []
        for (index, level) in levels.enumerated() {
            if let presentation = level.presentation, !present.contains(presentation.presenter) {
                return removeLevels(from: index)
            }
            present.formUnion(level.container.entries.map(\.id))
        }
        if let overlay, !present.contains(overlay.presenter) { return removeOverlay() }
        return []
    }

    /// Changes the stack that is shown on a level.
    @inlinable mutating func withFrontStack<Answer>(
        on level: Int,
        _ change: (inout NavigationStack<Route>) -> Answer
    ) -> Answer {
        levels[level].container.withFrontStack(change)
    }
}

extension NavigationStack {
    /// Keeps the first `count` entries, and of those no flow without a screen.
    ///
    /// - Returns: The entries that left, topmost last.
    @inlinable mutating func truncate(to count: Int) -> [NavigationEntry<Route>] {
        var count = count
        while count > 0, entries[count - 1].isFlow { count -= 1 }
        let removed = Array(entries[count...])
        entries.removeSubrange(count...)
        return removed
    }
}

extension NavigationContainer {
    /// The number of its stacks.
    @inlinable var stackCount: Int {
        if case .tabs(let tabs) = self { tabs.tabs.count } else { 1 }
    }

    /// The stack at an index.
    @inlinable subscript(stack index: Int) -> NavigationStack<Route> {
        get {
            if case .tabs(let tabs) = self { tabs.tabs[index].stack } else { frontStack }
        }
        set {
            switch self {
            case .tabs(var tabs):
                tabs.tabs[index].stack = newValue
                self = .tabs(tabs)
            case .stack, .drawer: withFrontStack { $0 = newValue }
            }
        }
    }

    /// Selects a tab.
    ///
    /// - Returns: Whether another was selected before; nil if there is no such tab.
    @inlinable mutating func select(_ index: Int) -> Bool? {
        guard case .tabs(var tabs) = self, tabs.tabs.indices.contains(index) else { return nil }
        defer { self = .tabs(tabs) }
        defer { tabs.selected = index }
        return tabs.selected != index
    }

    /// The index of the tab that was declared with a kind.
    @inlinable func tabIndex(_ kind: Route.Kind) -> Int? {
        if case .tabs(let tabs) = self { tabs.tabs.firstIndex { $0.kind == kind } } else { nil }
    }

    /// Opens or closes the drawer.
    ///
    /// - Returns: Whether that changed anything; nil if there is no drawer.
    @inlinable mutating func setDrawer(isOpen: Bool) -> Bool? {
        guard case .drawer(var drawer) = self else { return nil }
        guard drawer.isOpen != isOpen else { return false }
        drawer.isOpen = isOpen
        self = .drawer(drawer)
        return true
    }
}
