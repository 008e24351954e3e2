// What became of what was saved.

/// How an app has started.
public enum Restoration: Hashable, Sendable {
    /// Nothing was saved.
    case fresh
    /// Everything is on screen again.
    case restored
    /// What still exists is on screen again; so many entries aren't.
    case shortened(dropped: Int)
    /// Nothing of it is on screen; the app has begun at its root.
    case refused(RestorationProblem)

    /// Whether what was saved, or a part of it, is on screen.
    public var isRestored: Bool {
        switch self {
        case .restored, .shortened: true
        case .fresh, .refused: false
        }
    }
}

/// Why nothing of a saved tree could be used.
public enum RestorationProblem: String, Hashable, Sendable {
    /// It breaks a rule of the tree.
    case brokenTree
    /// It isn't made of the graph's nodes in their roles, as after an update.
    case otherGraph
    /// Not even what its root shows exists.
    case rootGone
    /// A screen of it can't be made.
    case noScreen
    /// The navigator had been started before.
    case alreadyStarted
}
