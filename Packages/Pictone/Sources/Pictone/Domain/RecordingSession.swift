// Recording as a state machine: from the armed microphone to the kept take.

/// Records one paragraph at a time.
///
/// A value without time: whoever owns it tells it what an engine has heard and does what it answers.
public struct RecordingSession: Hashable, Sendable {
    public enum Status: String, CaseIterable, Hashable, Sendable {
        case idle
        /// The microphone is being made ready.
        case armed
        case recording
        /// What was recorded is kept as a partial take.
        case paused
        /// Complete, on its way into the user's recordings. Can't be called off.
        case saving
        case recorded
    }

    /// Something that happens.
    public enum Event: Hashable, Sendable {
        /// Begins with a paragraph, after what there is of it already.
        case arm(TakeKey, after: Duration)
        case ready
        /// The engine has recorded so much in all.
        case heard(Duration)
        /// Completes the take.
        case stop
        /// The person, a call, or leaving the screen.
        case pause
        case resume
        /// Forgets what was recorded.
        case discard
        /// The user's recordings of the paragraph are deleted: what is being saved isn't kept when it has been.
        case delete
        case saved
        /// The engine can't go on.
        case failed
    }

    /// What has to be done because of an event.
    public enum Effect: String, Hashable, Sendable {
        case none
        /// The engine makes the microphone ready.
        case prepare
        /// The engine records from `elapsed` on.
        case record
        /// The engine stops, and what there is is kept as partial.
        case keepPartial
        /// The engine stops and makes the take complete.
        case save
        /// The engine stops, and what there is is forgotten.
        case forget
    }

    public private(set) var status = Status.idle
    /// What is or was recorded; nil while idle.
    public private(set) var key: TakeKey?
    /// How long it is so far.
    public private(set) var elapsed = Duration.zero
    /// Whether what is being saved was deleted meanwhile.
    public private(set) var isDeleted = false

    /// Idle.
    public init() {}

    /// Whether the microphone is or may be on.
    public var isBusy: Bool { status == .armed || status == .recording }

    /// Takes what happens; what makes no sense now changes nothing.
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
            // What couldn't be saved isn't lost.
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
