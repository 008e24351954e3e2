// Input from the host: responses to requests, and the platform's own changes.

import SharedCore

extension Navigator {
    /// Takes the host's response to the request that is up, and tells the coordinator that asked, in this
    /// turn.
    ///
    /// A response to a request that is gone is refused; so the second of two responses does nothing.
    @discardableResult
    public func answer(_ answer: HostResponse, to request: NavigationEntryID) -> MoveResult {
        guard app != nil else { return .refused(.notStarted) }
        guard let overlay = storedTree.overlay, overlay.entry.id == request, case .request = overlay.content
        else {
            return .refused(.notInFront)
        }
        let owner = coordinator(of: overlay.owner)
        let removed = storedTree.removeOverlay()
        commit(removed: removed)
        owner?.requestAnswered(answer, to: overlay.entry, presenter: overlay.presenter)
        return .moved(nil)
    }

    /// Applies a change that the platform has made on its own: swiped back, pulled a sheet down, switched a
    /// tab.
    ///
    /// Idempotent. Everything over a vanished entry goes with it. A report that would pop a root, or close an
    /// undismissable modal, is ignored there and logged; the host then draws the tree again.
    ///
    /// - Returns: Whether the tree has changed.
    @discardableResult
    public func reconcile(visible: VisibleEntries) -> Bool {
        guard app != nil else { return false }
        let kept = Set(visible.entries)
        func isGone(_ entry: NavigationEntry<Route>) -> Bool {
            !entry.isFlow && entry.id.rawValue <= visible.drawn && !kept.contains(entry.id)
        }
        let request = storedTree.overlay
        var removed: [NavigationEntry<Route>] = []
        if let overlay = storedTree.overlay, isGone(overlay.entry) { removed += storedTree.removeOverlay() }
        // An undismissable modal protects itself and every level under it.
        let held = storedTree.levels.lastIndex { $0.presentation?.isDismissable == false } ?? 0
        var level = 0
        while level < storedTree.levels.count {
            let stack = storedTree.levels[level].container.frontStack
            if level > 0, isGone(stack.entries[stack.floor - 1]) {
                if level > held {
                    removed += storedTree.removeLevels(from: level)
                    break
                }
                refuseReport("modal \(storedTree.levels[level].id) can't be closed now")
            }
            removed += popVanished(on: level, isHeld: level < held, isGone)
            level += 1
        }
        removed += storedTree.removeOrphans()
        let isSwitched = takeSelections(visible)
        guard !removed.isEmpty || isSwitched else { return false }
        let isRequestGone = request != nil && storedTree.overlay == nil
        commit(removed: removed, request: isRequestGone ? request : nil)
        return true
    }

    /// The platform has popped a stack back to an entry: by the back button, a swipe or a long press on the
    /// button.
    ///
    /// - Returns: Whether the tree has changed; an entry that has left, or that nothing lies on, changes
    ///   nothing.
    @discardableResult
    public func didPop(to entry: NavigationEntryID) -> Bool {
        let stacks = storedTree.levels.flatMap { level in
            (0..<level.container.stackCount).map { level.container[stack: $0].entries }
        }
        for entries in stacks {
            guard let index = entries.firstIndex(where: { $0.id == entry }) else { continue }
            return reconcile(visible: VisibleEntries(storedTree).without(entries[(index + 1)...].map(\.id)))
        }
        return false
    }

    /// The platform has closed a modal, with all that lies over it, or the dialog with this identifier.
    ///
    /// A request is answered by `answer(_:to:)` instead.
    ///
    /// - Parameter id: A level's, as in `tree.levels`, or a dialog's entry.
    /// - Returns: Whether the tree has changed; an identifier that has left changes nothing.
    @discardableResult
    public func didDismiss(_ id: NavigationEntryID) -> Bool {
        let visible = VisibleEntries(storedTree)
        if let overlay = storedTree.overlay, overlay.entry.id == id {
            return reconcile(visible: visible.without([id]))
        }
        guard let level = storedTree.levels.first(where: { $0.id == id }) else { return false }
        return reconcile(visible: visible.without(level.container.entries.map(\.id)))
    }

    /// The platform has switched the topmost tab bar to the tab with this index.
    ///
    /// The selected tab does not return to its root; a tap that should do so is the tab bar's action.
    ///
    /// - Returns: Whether the tree has changed.
    @discardableResult
    public func didSelectTab(_ index: Int) -> Bool {
        for level in storedTree.levels.reversed() {
            guard case .tabs(let tabs) = level.container else { continue }
            return reconcile(visible: VisibleEntries(storedTree).selecting(index, in: tabs.bar.id))
        }
        return false
    }

    /// The platform has opened or closed the drawer in front.
    ///
    /// - Returns: Whether the tree has changed.
    @discardableResult
    public func didSetDrawer(isOpen: Bool) -> Bool {
        guard case .drawer(let drawer) = storedTree.levels[storedTree.top].container else { return false }
        return reconcile(visible: VisibleEntries(storedTree).drawer(drawer.panel.id, isOpen: isOpen))
    }

    private func popVanished(on level: Int, isHeld: Bool, _ isGone: (NavigationEntry<Route>) -> Bool)
        -> [NavigationEntry<Route>]
    {
        var removed: [NavigationEntry<Route>] = []
        for index in 0..<storedTree.levels[level].container.stackCount {
            let stack = storedTree.levels[level].container[stack: index]
            guard let vanished = stack.entries.firstIndex(where: isGone) else { continue }
            guard vanished >= stack.floor, !isHeld else {
                refuseReport("entry \(stack.entries[vanished].id) can't leave its stack now")
                continue
            }
            var changed = stack
            removed += changed.truncate(to: vanished)
            storedTree.levels[level].container[stack: index] = changed
        }
        return removed
    }

    private func takeSelections(_ visible: VisibleEntries) -> Bool {
        var isChanged = false
        for level in storedTree.levels.indices {
            switch storedTree.levels[level].container {
            case .stack: break
            case .tabs(let tabs):
                if let selection = visible.selections.last(where: { $0.bar == tabs.bar.id }) {
                    isChanged =
                        storedTree.levels[level].container.select(selection.index) ?? false || isChanged
                }
            case .drawer(let drawer):
                if level == storedTree.top,
                    let panel = visible.panels.last(where: { $0.panel == drawer.panel.id })
                {
                    isChanged =
                        storedTree.levels[level].container.setDrawer(isOpen: panel.isOpen) ?? false
                        || isChanged
                }
            }
        }
        return isChanged
    }

    private func refuseReport(_ reason: String) {
        log.record(
            LogEvent(area: "navigation", name: "reportRefused", details: ["reason": reason], level: .warning)
        )
    }
}
