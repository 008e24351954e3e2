// The listener that is told of a change in the same turn.

/// A listener that shows something that can change.
@MainActor
protocol Listener: AnyObject {
    /// Called after the change.
    func sourceChanged()
}
