// The rules that every tree keeps.

extension NavigationTree {
    /// The rules that this tree breaks; empty for every tree that a navigator made.
    ///
    /// O(entries).
    public var validationErrors: [String] {
        var found: [String] = []
        guard !levels.isEmpty else { return ["a tree has at least one level"] }
        var seen: Set<NavigationEntryID> = []
        for id in levels.map(\.id) + entries.map(\.id) {
            if !seen.insert(id).inserted { found.append("identifier \(id) stands twice") }
            if id.rawValue >= nextID || id.rawValue < 0 {
                found.append("identifier \(id) was never given out")
            }
        }
        // 2^48 is far more than any session gives out, and far from overflowing the counter.
        if nextID > 1 << 48 { found.append("the next identifier is out of range") }
        var below: Set<NavigationEntryID> = []
        var flows: Set<NavigationEntryID> = []
        for (index, level) in levels.enumerated() {
            if let presentation = level.presentation {
                if index == 0 { found.append("the root can't be a modal") }
                if !below.contains(presentation.presenter) {
                    found.append("level \(level.id) lies over nothing")
                }
                if let owner = presentation.owner, !flows.contains(owner) {
                    found.append("level \(level.id) belongs to a flow that isn't there")
                }
            } else if index > 0 {
                found.append("only the first level can be the root")
            }
            found += level.container.problems
            below.formUnion(level.container.entries.map(\.id))
            flows.formUnion(level.container.entries.filter(\.isFlow).map(\.id))
        }
        if let overlay {
            if !below.contains(overlay.presenter) { found.append("the overlay lies over nothing") }
            if let owner = overlay.owner, !flows.contains(owner) {
                found.append("the overlay belongs to a flow that isn't there")
            }
            if overlay.entry.isFlow { found.append("an overlay can't be a flow") }
        }
        return found
    }
}

extension NavigationContainer {
    fileprivate var problems: [String] {
        switch self {
        case .stack(let stack):
            return stack.problems
        case .tabs(let tabs):
            var found = tabs.tabs.flatMap(\.stack.problems)
            if !tabs.tabs.indices.contains(tabs.selected) { found.append("the selected tab doesn't exist") }
            if Set(tabs.tabs.map(\.kind)).count != tabs.tabs.count {
                found.append("two tabs are of one kind")
            }
            if tabs.bar.isFlow { found.append("a tab bar can't be a flow") }
            return found
        case .drawer(let drawer):
            return drawer.stack.problems + (drawer.panel.isFlow ? ["a drawer's panel can't be a flow"] : [])
        }
    }
}

extension NavigationStack {
    fileprivate var problems: [String] {
        guard let last = entries.last else { return ["a stack is never empty"] }
        var found: [String] = last.isFlow ? ["flow \(last.id) shows no screen"] : []
        if zip(entries, entries.dropFirst()).contains(where: { $0.id >= $1.id }) {
            found.append("a stack's identifiers rise from the root up")
        }
        return found
    }
}
