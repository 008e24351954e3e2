// One value on its way to whoever shows it.

import Observation
import SharedCore

/// Loads a value and keeps the newest, with how that is going.
///
/// What was there stays until the next has come, and stays if that doesn't come. An equal value redraws nothing.
@MainActor @Observable
public final class Loader<Value: Equatable & Sendable, Failure: Error> {
    /// The newest value; nil before the first has come.
    public private(set) var value: Value?
    /// Whether a load is under way.
    public private(set) var isLoading = false
    /// Whether the load that is under way takes longer than people wait gladly.
    public private(set) var isSlow = false
    /// Why the last load failed; nil once one has succeeded or is under way.
    public private(set) var failure: Failure?

    /// The work that loads belong to: end it with the screen or service that has the loader.
    @ObservationIgnored public let tasks: ScreenTasks
    @ObservationIgnored private let key: String
    @ObservationIgnored private let slowThreshold: SlowThreshold?

    /// Makes a loader without a value.
    ///
    /// - Parameters:
    ///   - key: Tells loads of the same work apart.
    ///   - slowThreshold: How long people wait gladly; nil where nobody asks.
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
    ///   - restarts: Whether a load that is under way is given up for this one; this one isn't begun otherwise.
    ///   - operation: Gives the value, or says why there is none.
    ///   - ended: Called in the turn in which the load ends, after its result is in place.
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

    /// Takes a value that was loaded otherwise, and gives up the load that is under way, which began before.
    public func set(_ value: Value) {
        tasks.cancel(key)
        settle()
        (self.value, failure) = (value, nil)
    }

    /// Takes the failure from whoever shows it.
    public func dismissError() {
        failure = nil
    }

    /// Gives up the load that is under way, and forgets the value and the failure.
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

/// How long people wait gladly.
public struct SlowThreshold: Sendable {
    private let clock: any AppClock
    private let duration: Duration

    /// A slowThreshold that ends so long after a wait has begun.
    public init(clock: any AppClock, duration: Duration) {
        (self.clock, self.duration) = (clock, duration)
    }

    /// Tells when it is over, unless the work under `key` is cancelled or begun anew before.
    @MainActor
    public func wait(_ key: String, _ tasks: ScreenTasks, over: @escaping @MainActor () -> Void) {
        tasks.run(key, .latestWins) { [self] in
            try await clock.sleep(for: duration)
        } receive: { answer in
            if case .success = answer { over() }
        }
    }
}
