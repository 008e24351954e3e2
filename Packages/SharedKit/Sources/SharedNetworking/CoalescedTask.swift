// The same work, wanted by several at once, done once.

import SharedCore

/// Runs work once for all callers that ask for it under the same key while it runs.
///
/// A caller that is cancelled stops waiting at once; the others wait on.
final class CoalescedTask<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Flight {
        var number: Int
        var waiters: [Int: CheckedContinuation<Value?, Never>]
        var task: Task<Void, Never>?
    }

    private struct State {
        var lastNumber = 0
        var flights: [Key: Flight] = [:]
    }

    private let state = Locked(State())
    private let endsWhenAbandoned: Bool

    /// - Parameter endsWhenAbandoned: Whether the work is cancelled when the last who waits for it is.
    init(endsWhenAbandoned: Bool) {
        self.endsWhenAbandoned = endsWhenAbandoned
    }

    /// The result of `work`, or of the work under way for `key`; nil if the caller was cancelled.
    func value(for key: Key, work: @escaping @Sendable () async -> Value) async -> Value? {
        let waiter = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isWaiting = state.withLock { state in
                    // Cancellation after this look finds the waiter in its place.
                    guard !Task.isCancelled else {
                        return false
                    }
                    if state.flights[key] == nil {
                        let task = Task { self.finish(key, waiter, await work()) }
                        state.flights[key] = Flight(number: waiter, waiters: [:], task: task)
                    }
                    state.flights[key]?.waiters[waiter] = continuation
                    return true
                }
                if !isWaiting {
                    continuation.resume(returning: nil)
                }
            }
        } onCancel: {
            leave(key, waiter)
        }
    }

    private func finish(_ key: Key, _ number: Int, _ value: Value) {
        let flight = state.withLock { state -> Flight? in
            guard state.flights[key]?.number == number else {
                return nil
            }
            return state.flights.removeValue(forKey: key)
        }
        flight?.waiters.values.forEach { $0.resume(returning: value) }
    }

    private func leave(_ key: Key, _ waiter: Int) {
        let (continuation, task) = state.withLock {
            state -> (CheckedContinuation<Value?, Never>?, Task<Void, Never>?) in
            guard let continuation = state.flights[key]?.waiters.removeValue(forKey: waiter) else {
                return (nil, nil)
            }
            guard endsWhenAbandoned, state.flights[key]?.waiters.isEmpty == true else {
                return (continuation, nil)
            }
            // The next caller for this key starts the work again.
            return (continuation, state.flights.removeValue(forKey: key)?.task)
        }
        task?.cancel()
        continuation?.resume(returning: nil)
    }
}
