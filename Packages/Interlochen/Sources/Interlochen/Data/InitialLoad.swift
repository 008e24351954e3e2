// What the app loads before it shows anything.

import SharedCore

/// Loads the initial media.
///
/// Passed in: a real load takes the place of the prototype's simulated one.
public protocol InitialLoad: Sendable {
    /// Returns when everything is there.
    ///
    /// - Parameter progress: To be called on any thread with how far the load has come, 0...1.
    @concurrent
    func load(progress: @escaping @Sendable (Double) -> Void) async throws(ContentError)
}

/// A load that takes its time and brings nothing.
public struct SimulatedInitialLoad: InitialLoad {
    private let clock: any AppClock
    private let duration: Duration
    private let connection: SimulatedConnection

    /// Makes a load of three seconds, unless told otherwise.
    ///
    /// - Parameter connection: Without it the load fails where it is.
    public init(
        clock: any AppClock = SystemClock(),
        duration: Duration = .seconds(3),
        connection: SimulatedConnection = SimulatedConnection()
    ) {
        (self.clock, self.duration, self.connection) = (clock, duration, connection)
    }

    @concurrent
    public func load(progress: @escaping @Sendable (Double) -> Void) async throws(ContentError) {
        let (start, steps) = (clock.uptime, 60)
        for step in 1...steps {
            // Cancelled with its screen; nobody hears the answer then.
            try? await clock.sleep(until: start + duration * step / steps)
            guard connection.isOnline else { throw .offline }
            progress(Double(step) / Double(steps))
        }
    }
}
