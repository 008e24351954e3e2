// The result of every attempt to move.

/// The result of a move: made or refused.
public enum MoveResult: Hashable, Sendable {
    /// The move was legal and made; the entry is the new one, if any.
    ///
    /// Selecting the selected tab at its root changes nothing.
    case moved(NavigationEntryID?)
    /// Nothing has changed.
    case refused(RefusalReason)

    /// Whether the move was legal and made.
    public var isMoved: Bool { if case .moved = self { true } else { false } }
}

/// The reason why a move was refused.
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
    /// There is nothing to close.
    case nothingToClose
    /// A modal is up that only its own edges close.
    case heldByModal
    /// A dialog or request is up, and the move can't replace it.
    case heldByOverlay
    /// No coordinator makes such a screen.
    case noScreen
    /// A flow ends through its coordinator's `finish`, which knows the result.
    case needsResult
    /// The navigator hasn't been started, or its app has gone.
    case notStarted
}
