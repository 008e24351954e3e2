// Taking up a saved tree.

import SharedCore

extension Navigator {
    /// Puts a saved tree, or what of it still exists, in the place of the root; nothing has changed if that is refused.
    func restore(
        _ saved: SavedNavigation<Route, Screen.Draft>,
        for app: some Coordinator<Route, Screen>
    ) -> Restoration {
        var tree = saved.tree
        guard tree.problems.isEmpty else { return .refused(.brokenTree) }
        guard graph.fits(tree) else { return .refused(.otherGraph) }
        guard let dropped = tree.removeMissing(app.exists) else { return .refused(.rootGone) }
        guard let models = models(for: tree) else { return .refused(.noScreen) }
        storedTree = tree
        live = models
        return dropped == 0 ? .restored : .shortened(dropped: dropped)
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
    /// Leaves the longest part of which every entry exists, with all that lies over an entry that goes.
    ///
    /// A tab or a drawer's stack whose own root is gone begins again with what its bar or panel declares.
    ///
    /// - Returns: How many entries went; nil if nothing is left to begin with, and then the tree is of no use.
    mutating func removeMissing(_ exists: (Route) -> Bool) -> Int? {
        let before = Set(entries.map(\.id))
        var present: Set<EntryID> = []
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
            if !isOver || !exists(overlay.entry.route) { _ = removeOverlay() }
        }
        return before.subtracting(entries.map(\.id)).count
    }

    private mutating func removeMissing(
        from container: NavigationContainer<Route>,
        _ exists: (Route) -> Bool
    ) -> NavigationContainer<Route>? {
        switch container {
        case .stack(var stack):
            return stack.removeMissing(exists) ? .stack(stack) : nil
        case .tabs(var tabs):
            guard exists(tabs.bar.route) else { return nil }
            let roots = tabs.bar.route.contents
            for index in tabs.tabs.indices where !tabs.tabs[index].stack.removeMissing(exists) {
                guard index < roots.count, let stack = begin(with: roots[index], exists) else { return nil }
                tabs.tabs[index].stack = stack
            }
            return .tabs(tabs)
        case .drawer(var drawer):
            guard exists(drawer.panel.route) else { return nil }
            if !drawer.stack.removeMissing(exists) {
                guard let root = drawer.panel.route.contents.first, let stack = begin(with: root, exists)
                else { return nil }
                drawer.stack = stack
            }
            return .drawer(drawer)
        }
    }

    private mutating func begin(with root: Route, _ exists: (Route) -> Bool) -> NavigationStack<Route>? {
        guard exists(root) else { return nil }
        defer { nextID += 1 }
        return NavigationStack(entries: [
            Entry(id: EntryID(rawValue: nextID), route: root, isFlow: false)
        ])
    }
}

extension NavigationStack {
    /// Leaves the entries under the first that doesn't exist; whether any is left.
    fileprivate mutating func removeMissing(_ exists: (Route) -> Bool) -> Bool {
        if let missing = entries.firstIndex(where: { !exists($0.route) }) { _ = truncate(to: missing) }
        return !entries.isEmpty
    }
}
