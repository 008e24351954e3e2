// Who hears of a change in the turn in which it comes.

/// Those who want to hear of something, for as long as they live.
///
/// For what a service shared by screens has to say in the turn in which it changes, so that nobody sees one thing of two
/// states; what may come a turn later is observed.
///
/// - Note: `Listener` is a class or a protocol of classes; anything else isn't kept.
@MainActor
public final class Listeners<Listener> {
    private struct Place {
        weak var listener: AnyObject?
    }

    private var places: [Place] = []

    /// Nobody listens yet.
    public init() {}

    /// Those who live, in the order in which they came.
    public var living: [Listener] { places.compactMap { $0.listener as? Listener } }

    /// Lets somebody hear from now on.
    public func add(_ listener: Listener) {
        places = places.filter { $0.listener != nil } + [Place(listener: listener as AnyObject)]
    }
}
