// What of the navigation survives a relaunch.

/// The tree and the drafts of its screens.
public struct SavedNavigation<Route: NavigationRoute, Draft: Codable & Hashable & Sendable>: Codable,
    Hashable, Sendable
{
    /// The draft of one entry.
    public struct SavedDraft: Codable, Hashable, Sendable {
        /// Whose draft it is.
        public let entry: NavigationEntryID
        /// What the person had begun.
        public let draft: Draft
    }

    /// What was on screen.
    public let tree: NavigationTree<Route>
    /// In the order of the entries.
    public let drafts: [SavedDraft]
}
