// Who hears of a change in the turn in which it comes.

/// Hears that something that it shows has changed.
@MainActor
protocol Listener: AnyObject {
    /// Called after the change.
    func sourceChanged()
}

/// Those who want to hear, for as long as they live.
@MainActor
final class Listeners {
    private struct Place {
        weak var listener: (any Listener)?
    }

    private var places: [Place] = []

    func add(_ listener: some Listener) {
        places = places.filter { $0.listener != nil } + [Place(listener: listener)]
    }

    func tell() {
        for place in places { place.listener?.sourceChanged() }
    }
}
