// The log that the inspector shows as it grows.

import SharedCore

/// Keeps the newest events and tells the page when one comes.
///
/// Pass it to the app with its other dependencies.
public final class InspectorLog: EventLog {
    private let kept = MemoryLog(capacity: 200)
    private let listener = Locked<(@Sendable () -> Void)?>(nil)

    /// An empty log.
    public init() {}

    public func record(_ event: @autoclosure () -> LogEvent) {
        kept.record(event())
        let listener = listener.withLock { $0 }
        listener?()
    }

    /// The newest events, oldest first.
    public var events: [LogEvent] { kept.events }

    /// The number of events in all.
    public var total: Int { kept.total }

    /// Whether less was restored than was saved, as the navigator says.
    var hasShortened: Bool {
        events.contains { $0.area == "navigation" && $0.name == "restorationShortened" }
    }

    func listen(_ changed: @escaping @Sendable () -> Void) {
        listener.withLock { $0 = changed }
    }
}
