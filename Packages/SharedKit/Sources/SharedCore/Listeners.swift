// Listeners that are told of a change in the turn in which it happens.

/// The listeners of a service, held weakly.
///
/// A service that several screens share tells them of a change in the same turn, so that no two screens show
/// different states of one thing. Use observation for changes that may arrive a turn later.
///
/// - Note: `Listener` is a class or a protocol of classes; anything else isn't kept.
@MainActor
public final class Listeners<Listener> {
    private struct Place {
        weak var listener: AnyObject?
    }

    private var places: [Place] = []

    /// Makes an empty list.
    public init() {}

    /// The listeners that are alive, in the order in which they were added.
    public var living: [Listener] { places.compactMap { $0.listener as? Listener } }

    /// Adds a listener.
    public func add(_ listener: Listener) {
        places = places.filter { $0.listener != nil } + [Place(listener: listener as AnyObject)]
    }
}
