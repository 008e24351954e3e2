// What stands behind an entry while it is in the tree.

/// The model or coordinator of one entry.
///
/// Held by the navigator alone; dropped when the entry leaves the tree.
@MainActor
struct LiveEntry<Route: NavigationRoute, Screen: NavigationScreen> {
    enum Content {
        case screen(Screen, any ScreenLifecycle)
        case flow(any Coordinator<Route, Screen>)
        case request
    }

    let content: Content
    /// The flow that the entry belongs to; nil for the app itself.
    let owner: EntryID?
    let kind: Route.Kind
}
