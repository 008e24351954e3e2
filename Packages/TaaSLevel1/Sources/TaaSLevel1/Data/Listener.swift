// Who hears of a change in the turn in which it comes.

/// Hears that something that it shows has changed.
@MainActor
protocol Listener: AnyObject {
    /// Called after the change.
    func sourceChanged()
}
