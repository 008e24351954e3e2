// The host's report of a change that the platform has made to the screen on its own.

/// The entries that a host still shows, compared to the tree that it drew last.
///
/// Entries that came into the tree after `drawn` don't count as missing: the host hasn't seen them yet. Tabs
/// and panels are named only if the platform has changed them, so that an old report never undoes a newer
/// move.
public struct VisibleEntries: Hashable, Codable, Sendable {
    /// A tab bar and the tab that the platform has switched to.
    public struct Selection: Hashable, Codable, Sendable {
        /// The tab bar.
        public var bar: NavigationEntryID
        /// The tab's index, from 0.
        public var index: Int
    }

    /// A drawer's panel that the platform has opened or closed.
    public struct Panel: Hashable, Codable, Sendable {
        /// The drawer's panel.
        public var panel: NavigationEntryID
        /// Whether it is open now.
        public var isOpen: Bool
    }

    /// The number of the newest entry or level that the host had drawn.
    public var drawn: Int
    /// The entries that are still visible or kept, in every stack and level, flows left out.
    public var entries: [NavigationEntryID]
    /// The tabs that the platform has switched to; other bars stay unchanged.
    public var selections: [Selection] = []
    /// The panels that the platform has opened or closed; others stay unchanged.
    public var panels: [Panel] = []

    /// Describes a host that has just drawn a tree.
    public init<Route>(_ tree: NavigationTree<Route>) {
        drawn = tree.nextID - 1
        entries = tree.entries.filter { !$0.isFlow }.map(\.id)
    }

    /// The same without some entries: the person swiped back from them, pulled them down or closed them.
    public func without(_ ids: NavigationEntryID...) -> VisibleEntries { without(ids) }

    /// The same without some entries.
    func without(_ ids: [NavigationEntryID]) -> VisibleEntries {
        var copy = self
        copy.entries.removeAll { ids.contains($0) }
        return copy
    }

    /// The same with another tab shown.
    public func selecting(_ index: Int, in bar: NavigationEntryID) -> VisibleEntries {
        var copy = self
        copy.selections = selections.filter { $0.bar != bar } + [Selection(bar: bar, index: index)]
        return copy
    }

    /// The same with a panel drawn open or closed.
    public func drawer(_ panel: NavigationEntryID, isOpen: Bool) -> VisibleEntries {
        var copy = self
        copy.panels = panels.filter { $0.panel != panel } + [Panel(panel: panel, isOpen: isOpen)]
        return copy
    }
}
