// The load before the first screen with content.

import SharedCore

/// Loads the initial media.
///
/// A dependency, so that a real load can replace the prototype's simulated one.
public protocol InitialLoad: Sendable {
    /// Returns when everything is loaded.
    ///
    /// - Parameter progress: Call it on any thread with the loaded fraction, 0...1.
    @concurrent
    func load(progress: @escaping @Sendable (Double) -> Void) async throws(ContentError)
}

/// A load that takes its time and loads nothing.
public struct SimulatedInitialLoad: InitialLoad {
    private let clock: any AppClock
    private let duration: Duration
    private let connection: SimulatedConnection

    /// Makes a load of three seconds by default.
    ///
    /// - Parameter connection: While it is offline, the load fails at its next step.
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
            // Cancelled with its screen; the result is ignored then.
            try? await clock.sleep(until: start + duration * step / steps)
            guard connection.isOnline else { throw .offline }
            progress(Double(step) / Double(steps))
        }
    }
}
