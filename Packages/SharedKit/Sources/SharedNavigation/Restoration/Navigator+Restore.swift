// The restoration of a saved tree.

import SharedCore

extension Navigator {
    /// Replaces the root with the part of a saved tree that still exists; changes nothing if that is refused.
    func restore(
        _ saved: SavedNavigation<Route, Screen.Draft>,
        for app: some AppCoordinator<Route, Screen>
    ) -> Restoration {
        var tree = saved.tree
        guard tree.validationErrors.isEmpty else { return .refused(.brokenTree) }
        guard graph.fits(tree) else { return .refused(.otherGraph) }
        guard let dropped = tree.removeMissing({ app.exists($0.route) }) else { return .refused(.rootGone) }
        guard let models = models(for: tree) else { return .refused(.noScreen) }
        storedTree = tree
        live = models
        newestRestored = tree.entries.map(\.id).max()
        return dropped == 0 ? .restored : .shortened(dropped: dropped)
    }

    /// Removes restored entries whose content doesn't exist, with everything over them.
    ///
    /// Call it from the app's coordinator when content is loaded that was unknown at launch. Entries that the
    /// user or a link has opened since then stay. If not even the root exists, everything stays.
    public func removeMissingRestored() {
        guard let newestRestored, let app else { return }
        var tree = storedTree
        let known = Set(storedTree.entries.map(\.id))
        let isOpenedSince = { (id: NavigationEntryID) in id > newestRestored && known.contains(id) }
        let dropped = tree.removeMissing { isOpenedSince($0.id) || app.exists($0.route) }
        guard let dropped, dropped > 0 else { return }
        var arrivals: [(NavigationEntry<Route>, Live)] = []
        // The new roots of tabs that start again.
        for level in tree.levels {
            for entry in level.container.entries where !known.contains(entry.id) {
                let owner = level.presentation?.owner
                guard let model = model(for: entry, owner: owner, flows: [:]) else { return }
                arrivals.append((entry, model))
            }
        }
        let left = Set(tree.entries.map(\.id))
        let removed = storedTree.entries.filter { !left.contains($0.id) }
        let request = tree.overlay == nil ? storedTree.overlay : nil
        storedTree = tree
        commit(removed: removed, arrivals: arrivals, request: request)
        note(.shortened(dropped: dropped))
    }

    func note(_ restoration: Restoration) {
        switch restoration {
        case .fresh: break
        case .restored: log.record(LogEvent(area: "navigation", name: "restored"))
        case .shortened(let dropped):
            let details = ["dropped": "\(dropped)"]
            log.record(LogEvent(area: "navigation", name: "restorationShortened", details: details))
        case .refused(let problem):
            log.record(
                LogEvent(
                    area: "navigation",
                    name: "savedTreeRefused",
                    details: ["problem": problem.rawValue],
                    level: .warning
                )
            )
        }
    }
}

extension NavigationTree {
    /// Keeps the longest part in which every entry exists; entries over a removed one are removed too.
    ///
    /// A tab or a drawer's stack whose own root is gone starts again with the root that its bar or panel
    /// declares.
    ///
    /// - Returns: The number of removed entries; nil if no root is left, and then the tree is of no use.
    mutating func removeMissing(_ exists: (NavigationEntry<Route>) -> Bool) -> Int? {
        let before = Set(entries.map(\.id))
        var present: Set<NavigationEntryID> = []
        var level = 0
        while level < levels.count {
            let presentation = levels[level].presentation
            let isOver = presentation.map { modal in
                present.contains(modal.presenter) && modal.owner.map(present.contains) ?? true
            }
            guard isOver != false, let container = removeMissing(from: levels[level].container, exists) else {
                if level == 0 { return nil }
                _ = removeLevels(from: level)
                break
            }
            levels[level].container = container
            present.formUnion(container.entries.map(\.id))
            level += 1
        }
        if let overlay {
            let isOver = present.contains(overlay.presenter) && overlay.owner.map(present.contains) ?? true
            if !isOver || !exists(overlay.entry) { _ = removeOverlay() }
        }
        return before.subtracting(entries.map(\.id)).count
    }

    private mutating func removeMissing(
        from container: NavigationContainer<Route>,
        _ exists: (NavigationEntry<Route>) -> Bool
    ) -> NavigationContainer<Route>? {
        switch container {
        case .stack(var stack):
            return stack.removeMissing(exists) ? .stack(stack) : nil
        case .tabs(var tabs):
            guard exists(tabs.bar) else { return nil }
            let roots = tabs.bar.route.rootRoutes
            for index in tabs.tabs.indices where !tabs.tabs[index].stack.removeMissing(exists) {
                guard index < roots.count, let stack = begin(with: roots[index], exists) else { return nil }
                tabs.tabs[index].stack = stack
            }
            return .tabs(tabs)
        case .drawer(var drawer):
            guard exists(drawer.panel) else { return nil }
            if !drawer.stack.removeMissing(exists) {
                guard let root = drawer.panel.route.rootRoutes.first, let stack = begin(with: root, exists)
                else { return nil }
                drawer.stack = stack
            }
            return .drawer(drawer)
        }
    }

    private mutating func begin(with root: Route, _ exists: (NavigationEntry<Route>) -> Bool)
        -> NavigationStack<Route>?
    {
        let entry = NavigationEntry(id: NavigationEntryID(rawValue: nextID), route: root, isFlow: false)
        guard exists(entry) else { return nil }
        nextID += 1
        return NavigationStack(entries: [entry])
    }
}

extension NavigationStack {
    /// Keeps the entries under the first that doesn't exist.
    ///
    /// - Returns: Whether any entry is left.
    fileprivate mutating func removeMissing(_ exists: (NavigationEntry<Route>) -> Bool) -> Bool {
        if let missing = entries.firstIndex(where: { !exists($0) }) { _ = truncate(to: missing) }
        return !entries.isEmpty
    }
}
