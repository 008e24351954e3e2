// Waits for another thread, without sleeping and without hanging for good.

/// Yields to other tasks until a condition holds.
///
/// For a condition that can't be awaited otherwise: a real socket that connects, say. The wait is bounded, so
/// that a test that waits in vain fails instead of running forever. Both a real time and a number of turns
/// must pass, because on a busy machine one turn may take a minute.
///
/// - Returns: Whether the condition came to hold.
@discardableResult
public func eventually(
    within limit: Duration = .seconds(60),
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws -> Bool
) async rethrows -> Bool {
    let end = ContinuousClock.now + limit
    var turns = 0
    while try await !condition() {
        if turns >= 200, ContinuousClock.now >= end { return false }
        turns += 1
        await Task.yield()
    }
    return true
}
