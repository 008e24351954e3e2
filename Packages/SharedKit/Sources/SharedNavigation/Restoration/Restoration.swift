// The result of restoring saved navigation.

/// The way in which an app has started.
public enum Restoration: Hashable, Sendable {
    /// Nothing was saved.
    case fresh
    /// Everything is on screen again.
    case restored
    /// The part that still exists is on screen again; `dropped` entries aren't.
    case shortened(dropped: Int)
    /// Nothing of the saved tree is on screen; the app has started at its root.
    case refused(RestorationProblem)

    /// Whether the saved tree, or a part of it, is on screen.
    public var isRestored: Bool {
        switch self {
        case .restored, .shortened: true
        case .fresh, .refused: false
        }
    }
}

/// The reason why nothing of a saved tree could be used.
public enum RestorationProblem: String, Hashable, Sendable {
    /// The tree breaks a rule of all trees.
    case brokenTree
    /// The tree isn't made of the graph's nodes in their roles, as after an update.
    case otherGraph
    /// Not even the content of its root exists.
    case rootGone
    /// A screen of the tree can't be made.
    case noScreen
    /// The navigator had been started before.
    case alreadyStarted
}
