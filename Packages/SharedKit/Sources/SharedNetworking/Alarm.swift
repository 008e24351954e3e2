// One timer for many deadlines.

import SharedCore

/// Rings for each deadline that is not taken back in time, with a single wait on the clock for all of them.
///
/// A wait of its own per request would be simpler; but a cancelled `Task.sleep` keeps its memory until the
/// time is up, a kilobyte and a half that thousands of quick requests add to each other.
final class Alarm: Sendable {
    private struct State {
        var lastNumber = 0
        var entries: [Int: (deadline: Duration, ring: @Sendable () -> Void)] = [:]
        /// The time at which the sleeper wakes; nil if there is none.
        var wakes: Duration?
        var sleeper: Task<Void, Never>?
    }

    private let state = Locked(State())
    private let clock: any AppClock

    init(clock: any AppClock) {
        self.clock = clock
    }

    deinit {
        state.withLock { $0.sleeper }?.cancel()
    }

    /// Has `ring` called at `deadline`; gives a number with which to take it back.
    func set(_ deadline: Duration, ring: @escaping @Sendable () -> Void) -> Int {
        state.withLock { [state, clock] inner in
            inner.lastNumber += 1
            inner.entries[inner.lastNumber] = (deadline, ring)
            if inner.wakes.map({ deadline < $0 }) ?? true {
                inner.sleeper?.cancel()
                inner.wakes = deadline
                inner.sleeper = Task { await Self.sleep(until: deadline, state, clock) }
            }
            return inner.lastNumber
        }
    }

    /// Takes a deadline back; false if it has rung.
    func takeBack(_ number: Int) -> Bool {
        state.withLock { $0.entries.removeValue(forKey: number) != nil }
    }

    /// Holds the state and not the alarm, so that a forgotten alarm ends.
    private static func sleep(until first: Duration, _ state: Locked<State>, _ clock: any AppClock) async {
        var wakes: Duration? = first
        while let now = wakes {
            guard (try? await clock.sleep(until: now)) != nil else {
                return
            }
            let due: [@Sendable () -> Void]
            (due, wakes) = state.withLock { state -> ([@Sendable () -> Void], Duration?) in
                // Another sleeper with an earlier time has taken over.
                guard state.wakes == now else {
                    return ([], nil)
                }
                let due = state.entries.filter { $0.value.deadline <= now }
                due.keys.forEach { state.entries[$0] = nil }
                state.wakes = state.entries.values.map(\.deadline).min()
                return (due.values.map(\.ring), state.wakes)
            }
            due.forEach { $0() }
        }
    }
}
