// A clock that advances only when a test says so.

import SharedCore

/// Time under the control of a test.
///
/// Waits end when `advance(by:)` reaches them, in the order of their deadlines.
public final class ManualClock: AppClock {
    private struct Sleeper {
        var id: Int
        var deadline: Duration
        var wake: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var wallStart: Duration
        var uptime: Duration = .zero
        var nextID = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
    }

    private let state: Locked<State>

    /// Makes a clock whose wall time starts at `wallTime` after 1970 and whose uptime starts at zero.
    public init(wallTime: Duration = .seconds(1_750_000_000)) {
        state = Locked(State(wallStart: wallTime))
    }

    public var wallTime: Duration { state.withLock { $0.wallStart + $0.uptime } }

    public var uptime: Duration { state.withLock { $0.uptime } }

    /// The number of waiting tasks.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    public func sleep(until deadline: Duration) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
                let answer: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(id) != nil || Task.isCancelled {
                        return .failure(CancellationError())
                    }
                    if state.uptime >= deadline {
                        return .success(())
                    }
                    state.sleepers.append(Sleeper(id: id, deadline: deadline, wake: wake))
                    return nil
                }
                if let answer {
                    wake.resume(with: answer)
                }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.wake.resume(throwing: CancellationError())
        }
        state.withLock { state in _ = state.cancelled.remove(id) }
    }

    /// Advances time and wakes the tasks whose deadlines have come, one deadline after the other.
    ///
    /// Between two deadlines the woken tasks get turns to run, so that one that waits again on this thread is
    /// woken again. A task on another thread may not have begun to wait yet: call `waitForSleepers(_:)`
    /// first.
    public func advance(by duration: Duration) async {
        let target = uptime + duration
        while true {
            await letOthersRun()
            let due = state.withLock { state -> [Sleeper] in
                guard let next = state.sleepers.map(\.deadline).min(), next <= target else {
                    state.uptime = target
                    return []
                }
                state.uptime = max(state.uptime, next)
                let due = state.sleepers.filter { $0.deadline <= next }
                state.sleepers.removeAll { $0.deadline <= next }
                return due
            }
            if due.isEmpty {
                break
            }
            for sleeper in due {
                sleeper.wake.resume()
            }
        }
        await letOthersRun()
    }

    /// Waits until `count` tasks wait on this clock, without any time passing on it.
    ///
    /// Gives up after a bounded number of turns; check `sleeperCount` for the result.
    public func waitForSleepers(_ count: Int) async {
        await eventually { sleeperCount >= count }
    }

    /// Waits until a task waits on this clock for exactly `duration` from now, without any time passing on
    /// it.
    ///
    /// Unlike a count of sleepers it can't be met by tasks that wait for something else. Gives up after a
    /// minute of real time.
    ///
    /// - Returns: Whether there is such a task.
    @discardableResult
    public func waitForSleeper(dueIn duration: Duration) async -> Bool {
        await eventually {
            state.withLock { state in
                state.sleepers.contains { $0.deadline == state.uptime + duration }
            }
        }
    }

    private func letOthersRun() async {
        for _ in 0..<20 {
            await Task.yield()
        }
    }
}
