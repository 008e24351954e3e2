// The model or coordinator behind an entry while it is in the tree.

/// The model or coordinator of one entry.
///
/// Held by the navigator alone; dropped when the entry leaves the tree.
@MainActor
@usableFromInline struct LiveEntry<Route: NavigationRoute, Screen: NavigationScreen> {
    @usableFromInline enum Content {
        case screen(Screen, any ScreenLifecycle)
        case flow(any Coordinator<Route, Screen>)
        case request
    }

    @usableFromInline let content: Content
    /// The flow that the entry belongs to; nil for the app itself.
    @usableFromInline let owner: NavigationEntryID?
    @usableFromInline let kind: Route.Kind

    @inlinable init(content: Content, owner: NavigationEntryID?, kind: Route.Kind) {
        self.content = content
        self.owner = owner
        self.kind = kind
    }
}
