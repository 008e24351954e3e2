// The making of models: by the coordinator of the flow that an entry belongs to.

extension Navigator {
    /// The coordinator of a flow, or the app's.
    @inlinable func coordinator(of owner: NavigationEntryID?) -> (any Coordinator<Route, Screen>)? {
        guard let owner else { return app }
        return flow(of: owner)
    }

    /// Makes the model of a new entry; nil if no coordinator from `owner` up to the app makes one.
    ///
    /// - Parameter flows: Coordinators of flows that arrive together with the entry.
    @inlinable func model(
        for entry: NavigationEntry<Route>,
        owner: NavigationEntryID?,
        flows: [NavigationEntryID: any Coordinator<Route, Screen>],
        owners: [NavigationEntryID: NavigationEntryID] = [:]
    ) -> Live? {
        let kind = entry.route.kind
        if graph[kind]?.role == .request { return Live(content: .request, owner: owner, kind: kind) }
        var asked = owner
        while true {
            let coordinator = asked.flatMap { flows[$0] } ?? coordinator(of: asked)
            if entry.isFlow, let flow = coordinator?.makeFlow(for: entry) {
                return Live(content: .flow(flow), owner: owner, kind: kind)
            }
            if !entry.isFlow, let screen = coordinator?.makeScreen(for: entry) {
                return Live(content: .screen(screen, screen.model), owner: owner, kind: kind)
            }
            guard let next = asked else { return nil }
            asked = live[next]?.owner ?? owners[next]
        }
    }

    /// Makes the models of entries that arrive together, each flow before its screens; nil if one can't be
    /// made.
    @inlinable func models(arriving entries: [NavigationEntry<Route>], owner: NavigationEntryID?) -> [(
        NavigationEntry<Route>, Live
    )]? {
        if entries.count == 1, let entry = entries.first {
            return model(for: entry, owner: owner, flows: [:]).map { [(entry, $0)] }
        }
        var made: [(NavigationEntry<Route>, Live)] = []
        var flows: [NavigationEntryID: any Coordinator<Route, Screen>] = [:]
        var owners: [NavigationEntryID: NavigationEntryID] = [:]
        var current = owner
        for entry in entries {
            guard let model = model(for: entry, owner: current, flows: flows, owners: owners) else {
                return nil
            }
            made.append((entry, model))
            if case .flow(let flow) = model.content {
                flows[entry.id] = flow
                owners[entry.id] = current
                current = entry.id
            }
        }
        return made
    }

    /// Makes the models of a whole tree, when nothing is live yet.
    @inlinable func models(for tree: NavigationTree<Route>) -> [NavigationEntryID: Live]? {
        var made: [NavigationEntryID: Live] = [:]
        var flows: [NavigationEntryID: any Coordinator<Route, Screen>] = [:]
        var owners: [NavigationEntryID: NavigationEntryID] = [:]
        func make(_ entry: NavigationEntry<Route>, _ owner: NavigationEntryID?) -> Bool {
            guard let model = model(for: entry, owner: owner, flows: flows, owners: owners) else {
                return false
            }
            made[entry.id] = model
            if case .flow(let flow) = model.content { flows[entry.id] = flow }
            if let owner { owners[entry.id] = owner }
            return true
        }
        for level in tree.levels {
            let base = level.presentation?.owner
            switch level.container {
            case .stack: break
            case .tabs(let tabs): guard make(tabs.bar, base) else { return nil }
            case .drawer(let drawer): guard make(drawer.panel, base) else { return nil }
            }
            for index in 0..<level.container.stackCount {
                var owner = base
                for entry in level.container[stack: index].entries {
                    guard make(entry, owner) else { return nil }
                    if entry.isFlow { owner = entry.id }
                }
            }
        }
        if let overlay = tree.overlay {
            guard make(overlay.entry, overlay.owner) else { return nil }
        }
        return made
    }
}

extension NavigationGraph {
    /// Whether a tree, from an older version perhaps, is made of this graph's nodes in their roles.
    @inlinable public func fits(_ tree: NavigationTree<Route>) -> Bool {
        tree.levels.allSatisfy { level in
            let isRootSound = level.presentation != nil || !level.container.startsWithFlow
            return isRootSound && fits(level.container)
        } && (tree.overlay.map(fits) ?? true)
    }

    @inlinable func fits(_ container: NavigationContainer<Route>) -> Bool {
        switch container {
        case .stack(let stack): return fits(stack)
        case .tabs(let tabs):
            return self[tabs.bar.route.kind]?.role == .tabBar(tabs.tabs.map(\.kind))
                && tabs.tabs.allSatisfy { fits($0.stack) }
        case .drawer(let drawer):
            guard case .drawer = self[drawer.panel.route.kind]?.role else { return false }
            return fits(drawer.stack)
        }
    }

    @inlinable func fits(_ stack: NavigationStack<Route>) -> Bool {
        stack.entries.allSatisfy { entry in
            let role = self[entry.route.kind]?.role
            return entry.isFlow ? isFlow(entry.route.kind) : role == .screen
        }
    }

    @inlinable func fits(_ overlay: NavigationOverlay<Route>) -> Bool {
        switch overlay.content {
        case .dialog: self[overlay.entry.route.kind]?.role == .dialog
        case .request: self[overlay.entry.route.kind]?.role == .request
        }
    }
}

extension NavigationContainer {
    @inlinable var startsWithFlow: Bool {
        (0..<stackCount).contains { self[stack: $0].entries.first?.isFlow == true }
    }
}
