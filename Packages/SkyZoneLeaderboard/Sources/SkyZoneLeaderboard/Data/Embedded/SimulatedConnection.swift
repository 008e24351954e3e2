// A simulated connection to the embedded service, which is offline or slow on request.

import SharedCore

/// Makes the embedded service offline or slow, for simulators and tests.
public final class SimulatedConnection: Sendable {
    private struct Condition {
        var isOffline = false
        var delay = Duration.zero
    }

    private let condition = Locked(Condition())
    private let clock: any AppClock

    /// Creates a connection without delay.
    ///
    /// - Parameter clock: Times the delay.
    public init(clock: any AppClock = SystemClock()) {
        self.clock = clock
    }

    /// Whether every call fails as if there were no network.
    public var isOffline: Bool {
        get { condition.withLock { $0.isOffline } }
        set { condition.withLock { $0.isOffline = newValue } }
    }

    /// The time that every call takes.
    public var delay: Duration {
        get { condition.withLock { $0.delay } }
        set { condition.withLock { $0.delay = newValue } }
    }

    /// Lets a call through after the delay, or throws.
    func pass() async throws(SourceError) {
        if delay > .zero {
            do { try await clock.sleep(for: delay) } catch { throw .unavailable }
        }
        if isOffline { throw .offline }
    }
}
