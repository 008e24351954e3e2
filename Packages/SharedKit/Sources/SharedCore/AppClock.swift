// The app's view of time: injected, so that no test waits and no schedule depends on the machine.

/// A source of wall time and of steady time, and the only way to wait.
///
/// The standard library's `Clock` has no wall time and its existential can't compare instants;
/// this adds both and nothing else.
public protocol AppClock: Sendable {
    /// Wall time, as the duration since 1970-01-01T00:00:00Z; it may jump when the user sets the clock.
    var wallTime: Duration { get }

    /// Steady time since an arbitrary start; it never goes back, so use it to measure and to wait.
    var uptime: Duration { get }

    /// Waits until `uptime` has reached `deadline`; returns at once if it is past.
    ///
    /// - Throws: `CancellationError` as soon as the current task is cancelled.
    func sleep(until deadline: Duration) async throws
}

extension AppClock {
    /// Waits for `duration` of steady time.
    ///
    /// - Throws: `CancellationError` as soon as the current task is cancelled.
    public func sleep(for duration: Duration) async throws {
        try await sleep(until: uptime + duration)
    }
}
