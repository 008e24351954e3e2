// Waiting for what another thread does, without sleeping and without hanging for good.

/// Gives way to other tasks until a condition holds.
///
/// For what can't be told in another way: a real socket that connects, say. Bounded by real time, so that a test that
/// waits in vain fails instead of running for ever.
///
/// - Returns: Whether the condition came to hold.
@discardableResult
public func eventually(
    within limit: Duration = .seconds(60),
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws -> Bool
) async rethrows -> Bool {
    let end = ContinuousClock.now + limit
    while try await !condition() {
        if ContinuousClock.now >= end { return false }
        await Task.yield()
    }
    return true
}
