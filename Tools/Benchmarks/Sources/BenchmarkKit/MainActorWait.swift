// The wait for the main actor during other work.

import Foundation
import SharedCore

/// Measures the longest wait for the main actor.
public enum MainActorWait {
    /// The longest wait while `work` runs, in nanoseconds: the worst of some runs, after one that isn't
    /// counted.
    ///
    /// A watcher off the main actor enters it every millisecond, as a display does, and measures the time
    /// until it is there and has drawn. So all work that keeps the actor busy counts, in any code and on any
    /// thread: with decoding on the main actor the figure is the time of the decoding. A wait counts as the
    /// smaller of wall-clock time and CPU time of the process: the first excludes computation elsewhere
    /// meanwhile, the second the time taken by other processes.
    ///
    /// - Parameters:
    ///   - name: The name of the benchmark.
    ///   - requirement: The row that it proves.
    ///   - draw: A screen's drawing of its content.
    ///   - work: The work, done once; it has ended when it returns, except for the release of its objects.
    @MainActor
    public static func measure(
        _ name: String,
        requirement: String,
        runs: Int = 5,
        drawing draw: @escaping @MainActor () -> Void,
        during work: @MainActor () async throws -> Void
    ) async rethrows -> BenchmarkResult {
        try await work()
        var waits: [Double] = []
        for _ in 0..<max(1, runs) {
            let watcher = Task.detached(priority: .high) { await longest(draw) }
            try await work()
            // The old content is still being released.
            try? await SystemClock().sleep(for: .milliseconds(300))
            watcher.cancel()
            waits.append(await watcher.value)
        }
        waits.sort()
        let worst = waits[waits.count - 1]
        var result = BenchmarkResult(name: name, nanoseconds: worst, fastest: waits[0], slowest: worst)
        result.requirement = requirement
        result.bar = "at most 16 ms"
        result.met = worst <= 16_000_000
        return result
    }

    /// The longest wait until the task is cancelled, in nanoseconds.
    private static func longest(_ draw: @escaping @MainActor () -> Void) async -> Double {
        let clock = ContinuousClock()
        var longest = 0.0
        while !Task.isCancelled {
            let start = clock.now
            let computed = CPUClock.process
            // Both clocks are read on the main actor: the way back from it doesn't count.
            let wait = await MainActor.run { () -> Double in
                draw()
                return min(Double(CPUClock.process - computed), (clock.now - start) / .nanoseconds(1))
            }
            longest = max(longest, wait)
            try? await SystemClock().sleep(for: .milliseconds(1))
        }
        return longest
    }
}
