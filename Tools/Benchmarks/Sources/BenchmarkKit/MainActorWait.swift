// What the main actor feels while something else goes on.

import Foundation
import SharedCore

/// How long whoever wants the main actor waits for it.
public enum MainActorWait {
    /// The longest wait while `work` runs, in nanoseconds: the worst of some runs, after one that isn't counted.
    ///
    /// A watcher off the main actor asks for it every millisecond, as a display does, and notes how long it takes until it
    /// is there and has drawn. So whatever keeps the actor busy counts, in whatever code and on whatever thread it
    /// runs: with decoding on the main actor the figure is the time of the decoding. A wait counts as the smaller of
    /// wall-clock time and CPU time of the process: the first leaves out what is computed elsewhere meanwhile, the
    /// second what other processes take.
    ///
    /// - Parameters:
    ///   - name: What the benchmark is called.
    ///   - requirement: The row that it stands for.
    ///   - draw: What a screen does with what is there.
    ///   - work: What goes on, once; it has ended when it returns, but for what it leaves to be released.
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

    /// In nanoseconds, until the task is cancelled.
    private static func longest(_ draw: @escaping @MainActor () -> Void) async -> Double {
        let clock = ContinuousClock()
        var longest = 0.0
        while !Task.isCancelled {
            let start = clock.now
            let computed = CPUClock.process
            // Both clocks are read on the main actor: how long it takes to come back from there isn't asked.
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
