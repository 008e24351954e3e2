// What of the navigation survives a relaunch.

/// The tree and the drafts of its screens.
public struct SavedNavigation<Route: NavigationRoute, Draft: Codable & Hashable & Sendable>: Codable,
    Hashable, Sendable
{
    /// The draft of one entry.
    public struct SavedDraft: Codable, Hashable, Sendable {
        public let entry: EntryID
        public let draft: Draft
    }

    public let tree: NavigationTree<Route>
    /// In the order of the entries.
    public let drafts: [SavedDraft]
}
