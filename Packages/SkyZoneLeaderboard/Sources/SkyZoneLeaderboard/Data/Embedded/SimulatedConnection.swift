// What stands between the app and its embedded service: nothing, or trouble to look at.

import SharedCore

/// Makes the embedded service offline or slow, for simulators and tests.
public final class SimulatedConnection: Sendable {
    private struct Condition {
        var isOffline = false
        var delay = Duration.zero
    }

    private let condition = Locked(Condition())
    private let clock: any AppClock

    /// Makes a connection that answers at once.
    ///
    /// - Parameter clock: Times the delay.
    public init(clock: any AppClock = SystemClock()) {
        self.clock = clock
    }

    /// Whether every call fails for want of a network.
    public var isOffline: Bool {
        get { condition.withLock { $0.isOffline } }
        set { condition.withLock { $0.isOffline = newValue } }
    }

    /// How long every call takes.
    public var delay: Duration {
        get { condition.withLock { $0.delay } }
        set { condition.withLock { $0.delay = newValue } }
    }

    /// Lets a call through, late or not at all.
    func pass() async throws(SourceError) {
        if delay > .zero {
            do { try await clock.sleep(for: delay) } catch { throw .unavailable }
        }
        if isOffline { throw .offline }
    }
}
