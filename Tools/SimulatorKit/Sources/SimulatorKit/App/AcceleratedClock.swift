// A clock for runs that no one watches.

import SharedCore

/// The system's clock, running faster: for `walk`, `monkey` and `storyboard` of an app that waits.
public struct AcceleratedClock: AppClock {
    /// The number of times that it is as fast as the system's clock.
    public let factor: Int
    private let clock = SystemClock()

    /// Makes a clock that runs so many times as fast as the system's; at least once.
    public init(factor: Int) {
        self.factor = max(1, factor)
    }

    public var wallTime: Duration { clock.wallTime }
    public var uptime: Duration { clock.uptime * factor }

    public func sleep(until deadline: Duration) async throws {
        try await clock.sleep(until: deadline / factor)
    }
}
