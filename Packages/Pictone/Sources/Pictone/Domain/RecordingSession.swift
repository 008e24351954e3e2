// Recording as a state machine: from the armed microphone to the saved take.

/// Records one paragraph at a time.
///
/// A value without time: its owner reports the engine's progress and performs the effects.
public struct RecordingSession: Hashable, Sendable {
    public enum Status: String, CaseIterable, Hashable, Sendable {
        case idle
        /// The engine prepares the microphone.
        case armed
        case recording
        /// The recording is kept as a partial take.
        case paused
        /// Complete and being saved among the user's recordings. Can't be cancelled.
        case saving
        case recorded
    }

    /// The events.
    public enum Event: Hashable, Sendable {
        /// Begins with a paragraph, after the duration that is recorded of it already.
        case arm(TakeKey, after: Duration)
        case ready
        /// The engine has recorded this total duration.
        case heard(Duration)
        /// Completes the take.
        case stop
        /// The user, a call, or leaving the screen pauses.
        case pause
        case resume
        /// Discards the recording.
        case discard
        /// The user's recordings of the paragraph are deleted: one that is being saved isn't kept afterwards.
        case delete
        case saved
        /// The engine can't go on.
        case failed
    }

    /// The effect of an event, to be performed by the owner.
    public enum Effect: String, Hashable, Sendable {
        case none
        /// The engine prepares the microphone.
        case prepare
        /// The engine records from `elapsed` on.
        case record
        /// The engine stops, and the recording is kept as partial.
        case keepPartial
        /// The engine stops and completes the take.
        case save
        /// The engine stops, and the recording is discarded.
        case forget
    }

    public private(set) var status = Status.idle
    /// The paragraph that is or was recorded; nil while idle.
    public private(set) var key: TakeKey?
    /// The duration so far.
    public private(set) var elapsed = Duration.zero
    /// Whether the take was deleted while it was being saved.
    public private(set) var isDeleted = false

    /// Makes an idle session.
    public init() {}

    /// Whether the microphone is or may be on.
    public var isBusy: Bool { status == .armed || status == .recording }

    /// Handles an event; one that makes no sense now changes nothing.
    public mutating func handle(_ event: Event) -> Effect {
        switch (status, event) {
        case (.idle, .arm(let key, let elapsed)), (.recorded, .arm(let key, let elapsed)),
            (.paused, .arm(let key, let elapsed)):
            (self.key, self.elapsed, status) = (key, max(.zero, elapsed), .armed)
            return .prepare
        case (.armed, .ready):
            status = .recording
            return .record
        case (.recording, .heard(let elapsed)):
            self.elapsed = max(self.elapsed, elapsed)
            return .none
        case (.recording, .stop), (.paused, .stop):
            guard elapsed > .zero else { return end(.forget) }
            status = .saving
            return .save
        case (.armed, .stop), (.armed, .pause), (.recording, .pause), (.armed, .failed),
            (.recording, .failed):
            guard elapsed > .zero else { return end(.forget) }
            status = .paused
            return .keepPartial
        case (.paused, .resume):
            status = .armed
            return .prepare
        case (.armed, .discard), (.recording, .discard), (.paused, .discard): return end(.forget)
        case (.armed, .delete), (.recording, .delete), (.paused, .delete): return end(.forget)
        case (.recorded, .discard), (.recorded, .delete): return end(.none)
        case (.saving, .delete):
            isDeleted = true
            return .none
        case (.saving, .saved), (.saving, .failed):
            guard !isDeleted else { return end(.forget) }
            // A take that couldn't be saved stays as a partial one.
            status = event == .saved ? .recorded : .paused
            return event == .saved ? .none : .keepPartial
        default: return .none
        }
    }

    private mutating func end(_ effect: Effect) -> Effect {
        self = RecordingSession()
        return effect
    }
}
