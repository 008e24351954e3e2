// The real clock, for `.live` dependencies.

import Foundation

/// The machine's own time.
public struct SystemClock: AppClock {
    private static let start = ContinuousClock.now

    /// Makes a clock; all of them tell the same time.
    public init() {}

    public var wallTime: Duration { .seconds(Date().timeIntervalSince1970) }

    public var uptime: Duration { Self.start.duration(to: .now) }

    public func sleep(until deadline: Duration) async throws {
        try await Task.sleep(until: Self.start.advanced(by: deadline), clock: .continuous)
    }
}
