// Time for those who don't watch.

import SharedCore

/// The system's clock, running faster: for `walk`, `monkey` and `storyboard` of an app that waits.
public struct AcceleratedClock: AppClock {
    /// How many times as fast.
    public let factor: Int
    private let clock = SystemClock()

    /// Runs so many times as fast as the system's; at least once.
    public init(factor: Int) {
        self.factor = max(1, factor)
    }

    public var wallTime: Duration { clock.wallTime }
    public var uptime: Duration { clock.uptime * factor }

    public func sleep(until deadline: Duration) async throws {
        try await clock.sleep(until: deadline / factor)
    }
}
