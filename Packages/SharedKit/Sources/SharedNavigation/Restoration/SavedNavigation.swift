// The part of the navigation that survives a relaunch.

/// The tree and the drafts of its screens.
public struct SavedNavigation<Route: NavigationRoute, Draft: Codable & Hashable & Sendable>: Codable,
    Hashable, Sendable
{
    /// The draft of one entry.
    public struct SavedDraft: Codable, Hashable, Sendable {
        /// The entry whose draft it is.
        public let entry: NavigationEntryID
        /// The user's unfinished input.
        public let draft: Draft
    }

    /// The tree that was on screen.
    public let tree: NavigationTree<Route>
    /// The drafts, in the order of the entries.
    public let drafts: [SavedDraft]
}
