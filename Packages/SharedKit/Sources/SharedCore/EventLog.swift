// An injected log of small structured events.

/// One event, small enough to keep many.
public struct LogEvent: Equatable, Sendable, Codable {
    /// The importance of an event.
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

    /// The part of the product that logs the event, such as `navigation` or `network`.
    public var area: String
    /// The name of the event, in past tense, without variable parts: `moveRefused`.
    public var name: String
    /// The variable parts.
    ///
    /// Never credentials, never the user's input.
    public var details: [String: String]
    /// The importance of the event.
    public var level: Level

    /// Describes an event.
    public init(area: String, name: String, details: [String: String] = [:], level: Level = .info) {
        self.area = area
        self.name = name
        self.details = details
        self.level = level
    }
}

/// Records events.
///
/// Passed in with the other dependencies; never global.
public protocol EventLog: Sendable {
    /// Records an event.
    ///
    /// Cheap, callable from any thread, never fails. A log that keeps nothing doesn't even make the event.
    func record(_ event: @autoclosure () -> LogEvent)
}

/// A log that keeps nothing.
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
            // Half of the events are dropped at a time, so that a full log costs no copy per event.
            if kept.events.count >= 2 * capacity {
                kept.events.removeFirst(kept.events.count - capacity)
            }
        }
    }

    /// The newest events, oldest first.
    public var events: [LogEvent] {
        kept.withLock { Array($0.events.suffix(capacity)) }
    }

    /// The number of all recorded events, dropped ones included.
    public var total: Int {
        kept.withLock { $0.total }
    }
}
