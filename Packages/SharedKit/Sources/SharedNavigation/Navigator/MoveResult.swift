// The answer to every attempt to move.

/// Whether a move was made.
public enum MoveResult: Hashable, Sendable {
    /// The move was legal and made; the entry is the one made, if any. Selecting the selected tab at its root changes
    /// nothing.
    case moved(NavigationEntryID?)
    /// Nothing has changed.
    case refused(RefusalReason)

    /// Whether the tree has changed.
    public var isMoved: Bool { if case .moved = self { true } else { false } }
}

/// Why a move was refused.
public enum RefusalReason: String, Hashable, Codable, Sendable, CaseIterable {
    /// The graph has no such edge.
    case undeclared
    /// The entry isn't of a kind from which the edge starts, or the edge is the app's own.
    case wrongOrigin
    /// The route isn't of the kind to which the edge leads.
    case wrongTarget
    /// The entry isn't in front: the second of two fast taps, or a tap on something covered.
    case notInFront
    /// The root of a stack can't be popped.
    case atRoot
    /// Nothing is there to be closed.
    case nothingToClose
    /// A modal that only its own edges close is up.
    case heldByModal
    /// A dialog or request is up, and the move can't take its place.
    case heldByOverlay
    /// No coordinator makes such a screen.
    case noScreen
    /// A flow ends through its coordinator's `finish`, which knows the result.
    case needsResult
    /// The navigator hasn't been started, or its app has gone.
    case notStarted
}
