// What happened, told to whoever listens: an injected log of small structured events.

/// One thing that happened, small enough to keep many.
public struct LogEvent: Equatable, Sendable, Codable {
    /// How much the event matters.
    public enum Level: String, Sendable, Codable, Comparable, CaseIterable {
        case debug, info, warning, error

        public static func < (left: Level, right: Level) -> Bool {
            left.rank < right.rank
        }

        private var rank: Int {
            switch self {
            case .debug: 0
            case .info: 1
            case .warning: 2
            case .error: 3
            }
        }
    }

    /// The part of the product that speaks, such as `navigation` or `network`.
    public var area: String
    /// What happened, in past tense, without variable parts: `moveRefused`.
    public var name: String
    /// The variable parts.
    ///
    /// Never credentials, never what a person typed.
    public var details: [String: String]
    /// How much it matters.
    public var level: Level

    /// Describes an event.
    public init(area: String, name: String, details: [String: String] = [:], level: Level = .info) {
        self.area = area
        self.name = name
        self.details = details
        self.level = level
    }
}

/// Takes events.
///
/// Passed in with the other dependencies; never global.
public protocol EventLog: Sendable {
    /// Notes an event. Cheap, callable from any thread, never fails. A log that keeps nothing doesn't even make it.
    func record(_ event: @autoclosure () -> LogEvent)
}

/// A log that nobody reads.
public struct NoLog: EventLog {
    /// Makes the log.
    public init() {}

    public func record(_ event: @autoclosure () -> LogEvent) {}
}

/// A log that keeps the newest events in memory, for inspectors and tests.
public final class MemoryLog: EventLog {
    private let kept = Locked<(events: [LogEvent], total: Int)>(([], 0))
    private let capacity: Int

    /// Makes a log that keeps the newest `capacity` events.
    public init(capacity: Int = 500) {
        self.capacity = max(1, capacity)
    }

    public func record(_ event: @autoclosure () -> LogEvent) {
        let event = event()
        kept.withLock { kept in
            kept.total += 1
            kept.events.append(event)
            // Dropped in halves, so that a full log costs no copy per event.
            if kept.events.count >= 2 * capacity {
                kept.events.removeFirst(kept.events.count - capacity)
            }
        }
    }

    /// The newest events, oldest first.
    public var events: [LogEvent] {
        kept.withLock { Array($0.events.suffix(capacity)) }
    }

    /// How many events were recorded in all, dropped ones included.
    public var total: Int {
        kept.withLock { $0.total }
    }
}
