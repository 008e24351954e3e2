// Waiting for what another thread does, without sleeping and without hanging for good.

/// Gives way to other tasks until a condition holds.
///
/// For what can't be told in another way: a real socket that connects, say. Bounded, so that a test that waits in vain
/// fails instead of running for ever: by real time, and by turns too, for on a busy machine a minute may be one turn.
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
