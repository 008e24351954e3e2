// The difference of two trees, as steps that a platform can take.

/// One change that a host makes to get from one tree to another.
public enum NavigationStep<Route: NavigationRoute>: Hashable, Sendable {
    /// One of a level's stacks: `index` counts tabs and is 0 elsewhere.
    public struct Stack: Hashable, Sendable {
        /// The level that has it.
        public let level: NavigationEntryID
        /// The index of the stack in its level, from 0.
        public let index: Int

        /// Names a stack.
        public init(level: NavigationEntryID, index: Int) {
            self.level = level
            self.index = index
        }
    }

    /// The whole tree, overlay and modals included, is replaced with a new root.
    case replaceRoot(NavigationLevel<Route>)
    /// Entries are pushed on a stack.
    case push([NavigationEntry<Route>], Stack)
    /// All entries above one are popped.
    case pop(to: NavigationEntryID, Stack)
    /// All entries above one (nil: all) are replaced with others.
    case replace([NavigationEntry<Route>], above: NavigationEntryID?, Stack)
    case selectTab(Int, level: NavigationEntryID)
    case openDrawer(level: NavigationEntryID)
    case closeDrawer(level: NavigationEntryID)
    /// A modal is presented over everything.
    case present(NavigationLevel<Route>)
    /// A modal is dismissed with everything over it.
    case dismiss(level: NavigationEntryID)
    case showOverlay(NavigationOverlay<Route>)
    case closeOverlay(NavigationEntryID)
}

extension NavigationTree {
    /// The fewest steps from this tree to another one of the same app, in the order in which a host takes
    /// them.
    ///
    /// O(entries). Applied to this tree they give `target`; equal trees need none.
    public func steps(to target: NavigationTree) -> [NavigationStep<Route>] {
        guard levels[0].sharesContainer(with: target.levels[0]) else {
            return [.replaceRoot(target.levels[0])] + target.levels.dropFirst().map { .present($0) }
                + (target.overlay.map { [.showOverlay($0)] } ?? [])
        }
        let common = zip(levels, target.levels).prefix { $0.sharesContainer(with: $1) }.count
        var steps: [NavigationStep<Route>] = []
        let isOverlayKept =
            common == levels.count && overlay == target.overlay && common == target.levels.count
        if common < levels.count {
            steps.append(.dismiss(level: levels[common].id))
        } else if let overlay, !isOverlayKept {
            steps.append(.closeOverlay(overlay.entry.id))
        }
        for (old, new) in zip(levels, target.levels).prefix(common) { steps += old.steps(to: new) }
        steps += target.levels.dropFirst(common).map { .present($0) }
        if let overlay = target.overlay, !isOverlayKept { steps.append(.showOverlay(overlay)) }
        return steps
    }

    /// This tree after some steps, as a host shows it; a step that doesn't fit changes nothing.
    public func applying(_ steps: [NavigationStep<Route>]) -> NavigationTree {
        var tree = self
        for step in steps { tree.apply(step) }
        return tree
    }

    /// Whether two trees show the same; `nextID` may differ.
    public func showsSame(as other: NavigationTree) -> Bool {
        levels == other.levels && overlay == other.overlay
    }

    private mutating func apply(_ step: NavigationStep<Route>) {
        switch step {
        case .replaceRoot(let level):
            levels = [level]
            overlay = nil
        case .push(let entries, let stack): change(stack) { $0 += entries }
        case .pop(let id, let stack):
            change(stack) { entries in
                if let index = entries.firstIndex(where: { $0.id == id }) {
                    entries.removeSubrange((index + 1)...)
                }
            }
        case .replace(let new, let id, let stack):
            change(stack) { entries in
                let kept = entries.firstIndex { $0.id == id }.map { $0 + 1 } ?? 0
                entries.replaceSubrange(kept..., with: new)
            }
        case .selectTab(let index, let id): changeContainer(id) { _ = $0.select(index) }
        case .openDrawer(let id): changeContainer(id) { _ = $0.setDrawer(isOpen: true) }
        case .closeDrawer(let id): changeContainer(id) { _ = $0.setDrawer(isOpen: false) }
        case .present(let level): levels.append(level)
        case .dismiss(let id):
            if let index = levels.firstIndex(where: { $0.id == id }), index > 0 {
                _ = removeLevels(from: index)
            }
        case .showOverlay(let overlay): self.overlay = overlay
        case .closeOverlay(let id): if overlay?.entry.id == id { overlay = nil }
        }
    }

    private mutating func change(
        _ stack: NavigationStep<Route>.Stack,
        _ body: (inout [NavigationEntry<Route>]) -> Void
    ) {
        changeContainer(stack.level) { container in
            guard (0..<container.stackCount).contains(stack.index) else { return }
            var changed = container[stack: stack.index]
            body(&changed.entries)
            if !changed.entries.isEmpty { container[stack: stack.index] = changed }
        }
    }

    private mutating func changeContainer(
        _ level: NavigationEntryID,
        _ body: (inout NavigationContainer<Route>) -> Void
    ) {
        if let index = levels.firstIndex(where: { $0.id == level }) { body(&levels[index].container) }
    }
}

extension NavigationLevel {
    /// Whether changing its stacks is enough to turn one level into the other.
    fileprivate func sharesContainer(with other: NavigationLevel) -> Bool {
        guard id == other.id, presentation == other.presentation else { return false }
        return switch (container, other.container) {
        case (.stack, .stack): true
        case (.tabs(let old), .tabs(let new)):
            old.bar == new.bar && old.tabs.map(\.kind) == new.tabs.map(\.kind)
        case (.drawer(let old), .drawer(let new)): old.panel == new.panel
        default: false
        }
    }

    fileprivate func steps(to other: NavigationLevel) -> [NavigationStep<Route>] {
        var steps: [NavigationStep<Route>] = []
        if case .drawer(let old) = container, case .drawer(let new) = other.container,
            old.isOpen != new.isOpen
        {
            steps.append(new.isOpen ? .openDrawer(level: id) : .closeDrawer(level: id))
        }
        for index in 0..<container.stackCount {
            let (old, new) = (container[stack: index].entries, other.container[stack: index].entries)
            let stack = NavigationStep<Route>.Stack(level: id, index: index)
            let kept = zip(old, new).prefix { $0 == $1 }.count
            let added = Array(new[kept...])
            if kept < old.count {
                if added.isEmpty, kept > 0 {
                    steps.append(.pop(to: old[kept - 1].id, stack))
                } else {
                    steps.append(.replace(added, above: kept > 0 ? old[kept - 1].id : nil, stack))
                }
            } else if !added.isEmpty {
                steps.append(.push(added, stack))
            }
        }
        if case .tabs(let old) = container, case .tabs(let new) = other.container,
            old.selected != new.selected
        {
            steps.append(.selectTab(new.selected, level: id))
        }
        return steps
    }
}
