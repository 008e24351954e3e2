// A value that is loaded, with the state of the load.

import Observation
import SharedCore

/// Loads a value and keeps the newest, with the state of the load.
///
/// The old value stays until the next one is loaded, and stays if that load fails. An equal value redraws
/// nothing.
@MainActor @Observable
public final class Loader<Value: Equatable & Sendable, Failure: Error> {
    /// The newest value; nil before the first load succeeds.
    public private(set) var value: Value?
    /// Whether a load is under way.
    public private(set) var isLoading = false
    /// Whether the load that is under way exceeds the slow threshold.
    public private(set) var isSlow = false
    /// The error of the last load; nil once one has succeeded or is under way.
    public private(set) var failure: Failure?

    /// The tasks that loads belong to: end them with the screen or service that owns the loader.
    @ObservationIgnored public let tasks: ScreenTasks
    @ObservationIgnored private let key: String
    @ObservationIgnored private let slowThreshold: SlowThreshold?

    /// Makes a loader without a value.
    ///
    /// - Parameters:
    ///   - key: Tells loads of the same tasks apart.
    ///   - slowThreshold: The time after which a load counts as slow; nil if `isSlow` isn't used.
    public init(
        _ key: String = "load",
        tasks: ScreenTasks = ScreenTasks(),
        slowThreshold: SlowThreshold? = nil
    ) {
        (self.key, self.tasks, self.slowThreshold) = (key, tasks, slowThreshold)
    }

    /// Begins to load off the main actor.
    ///
    /// - Parameters:
    ///   - restarts: Whether a load that is under way is cancelled for this one; this one isn't begun
    ///     otherwise.
    ///   - operation: Returns the value, or throws the error.
    ///   - ended: Called in the turn in which the load ends, after its result is set.
    public func load(
        restarts: Bool = false,
        from operation: @escaping @Sendable () async throws(Failure) -> Value,
        ended: @escaping @MainActor (Result<Value, Failure>) -> Void = { _ in }
    ) {
        let isStarted = tasks.run(key, restarts ? .latestWins : .ignoreWhileRunning) {
            do throws(Failure) {
                return Result<Value, Failure>.success(try await operation())
            } catch {
                return .failure(error)
            }
        } receive: { [weak self] answer in
            guard let self, case .success(let result) = answer else { return }
            settle()
            switch result {
            case .success(let value): self.value = value
            case .failure(let failure): self.failure = failure
            }
            ended(result)
        }
        guard isStarted else { return }
        (isLoading, isSlow, failure) = (true, false, nil)
        slowThreshold?.wait(slowKey, tasks) { [weak self] in self?.isSlow = true }
    }

    /// Sets a value that was loaded otherwise, and cancels the load that is under way, which began before.
    public func set(_ value: Value) {
        tasks.cancel(key)
        settle()
        (self.value, failure) = (value, nil)
    }

    /// Dismisses the error.
    public func dismissError() {
        failure = nil
    }

    /// Cancels the load that is under way, and forgets the value and the error.
    public func reset() {
        tasks.cancel(key)
        settle()
        (value, failure) = (nil, nil)
    }

    private var slowKey: String { key + ".slowThreshold" }

    private func settle() {
        (isLoading, isSlow) = (false, false)
        tasks.cancel(slowKey)
    }
}

/// The time after which a load counts as slow.
public struct SlowThreshold: Sendable {
    private let clock: any AppClock
    private let duration: Duration

    /// Makes a threshold that is exceeded `duration` after a load has begun.
    public init(clock: any AppClock, duration: Duration) {
        (self.clock, self.duration) = (clock, duration)
    }

    /// Calls `over` when the threshold is exceeded, unless the work under `key` is cancelled or restarted
    /// before.
    @MainActor
    public func wait(_ key: String, _ tasks: ScreenTasks, over: @escaping @MainActor () -> Void) {
        tasks.run(key, .latestWins) { [self] in
            try await clock.sleep(for: duration)
        } receive: { answer in
            if case .success = answer { over() }
        }
    }
}
