// Moves that make no entry: back, dismiss, finish, tabs and drawers.

extension Navigator {
    @inlinable func leave(
        _ declared: NavigationGraph<Route>.Edge,
        from entry: NavigationEntryID?,
        _ finishing: (flow: any Coordinator<Route, Screen>, deliver: () -> Void)?
    )
        -> MoveResult
    {
        switch declared.transition {
        case .selectTab: return declared.target.map { selectTab($0, from: entry) } ?? .refused(.wrongTarget)
        case .openDrawer, .closeDrawer:
            let isOpen = declared.transition == .openDrawer
            guard storedTree.overlay == nil,
                let isChanged = storedTree.levels[storedTree.top].container.setDrawer(isOpen: isOpen),
                isChanged
            else { return .refused(.nothingToClose) }
            commit(removed: [])
            return .moved(nil)
        case .back: return goBack()
        case .backToRoot:
            return storedTree.overlay == nil
                ? popFrontStack(on: storedTree.top, toRoot: true) : .refused(.heldByOverlay)
        case .dismiss: return dismiss()
        case .finish:
            guard let finishing else { return .refused(.needsResult) }
            guard let flow = entry.flatMap({ flow(finishing.flow, around: $0) }) else {
                return .refused(.wrongOrigin)
            }
            return endFlow(flow, finishing.deliver)
        case .push, .replace, .replaceStack, .replaceRoot, .modal, .swapModal, .dialog, .request:
            return .refused(.undeclared)
        }
    }

    /// The entry that marks a coordinator's flow, if `entry` is somewhere in that flow.
    @inlinable func flow(_ coordinator: any Coordinator<Route, Screen>, around entry: NavigationEntryID)
        -> NavigationEntryID?
    {
        var owner = live[entry]?.owner
        while let flow = owner {
            if case .flow(let candidate) = live[flow]?.content, candidate === coordinator { return flow }
            owner = live[flow]?.owner
        }
        return nil
    }

    @inlinable func goBack() -> MoveResult {
        let level = storedTree.top
        let stack = storedTree.levels[level].container.frontStack
        guard storedTree.overlay == nil else { return .refused(.heldByOverlay) }
        if stack.entries.count > stack.floor { return popFrontStack(on: level, toRoot: false) }
        // The flow has the modal to itself: going back from its first screen leaves the flow, and so the
        // modal.
        guard level > 0, stack.entries.first?.isFlow == true else { return .refused(.atRoot) }
        return removeLevel(level)
    }

    @inlinable func popFrontStack(on level: Int, toRoot: Bool) -> MoveResult {
        let stack = storedTree.levels[level].container.frontStack
        let keep = toRoot ? stack.floor : stack.entries.count - 1
        guard keep < stack.entries.count else { return .refused(.atRoot) }
        var removed = storedTree.withFrontStack(on: level) { $0.truncate(to: keep) }
        removed += storedTree.removeOrphans()
        commit(removed: removed)
        return .moved(nil)
    }

    @inlinable func dismiss() -> MoveResult {
        if storedTree.overlay != nil {
            let request = storedTree.overlay
            let removed = storedTree.removeOverlay()
            commit(removed: removed, request: request)
            return .moved(nil)
        }
        return storedTree.top > 0 ? removeLevel(storedTree.top) : .refused(.nothingToClose)
    }

    @inlinable func removeLevel(_ level: Int) -> MoveResult {
        let request = storedTree.overlay
        let removed = storedTree.removeLevels(from: level)
        commit(removed: removed, request: request)
        return .moved(nil)
    }

    @inlinable func endFlow(_ flow: NavigationEntryID, _ deliver: @escaping () -> Void) -> MoveResult {
        for level in storedTree.levels.indices.reversed() {
            let entries = storedTree.levels[level].container.frontStack.entries
            guard let index = entries.firstIndex(where: { $0.id == flow }) else { continue }
            guard index > 0 || level > 0 else { return .refused(.atRoot) }
            let request = storedTree.overlay
            var removed: [NavigationEntry<Route>]
            if index == 0 {
                removed = storedTree.removeLevels(from: level)
            } else {
                removed = storedTree.withFrontStack(on: level) { $0.truncate(to: index) }
                removed += storedTree.removeOrphans()
            }
            commit(
                removed: removed,
                request: storedTree.overlay == nil ? request : nil,
                finished: (flow, deliver)
            )
            return .moved(nil)
        }
        return .refused(.nothingToClose)
    }

    @inlinable func selectTab(_ kind: Route.Kind, from entry: NavigationEntryID?) -> MoveResult {
        if entry == nil, let held = heldByModal { return held }
        if entry != nil, storedTree.overlay != nil { return .refused(.heldByOverlay) }
        let level = entry == nil ? 0 : storedTree.top
        guard let index = storedTree.levels[level].container.tabIndex(kind) else {
            return .refused(.wrongTarget)
        }
        let (cleared, request) = entry == nil ? clearOverlays() : ([], nil)
        let isOther = storedTree.levels[level].container.select(index) ?? false
        var removed: [NavigationEntry<Route>] = []
        if !isOther {
            removed = storedTree.withFrontStack(on: level) { $0.truncate(to: $0.floor) }
        }
        // Selecting the selected tab at its root is legal and changes nothing.
        if isOther || !removed.isEmpty || !cleared.isEmpty {
            commit(removed: removed + cleared, request: request)
        }
        return .moved(nil)
    }
}
