// Recording in the app: the state machine, an engine, and the state that screens observe.

import Observation
import SharedCore
import SharedNavigation

/// The microphone's input: the ticking part, apart from everything that doesn't tick.
@MainActor @Observable
public final class RecordingMeter {
    /// The duration of the take so far.
    public fileprivate(set) var elapsed = Duration.zero
    /// The level, 0 to 1.
    public fileprivate(set) var level = 0.0

    init() {}
}

/// Records one take at a time; outlives screens.
@MainActor @Observable
public final class Recorder {
    public private(set) var status = RecordingSession.Status.idle
    /// The paragraph that is or was recorded.
    public private(set) var key: TakeKey?
    /// The error that ended recording; nil once it is tried again.
    public private(set) var failure: StudioError?
    /// The paragraph that `failure` is about.
    public private(set) var failedKey: TakeKey?
    @ObservationIgnored public let meter = RecordingMeter()
    /// Preparing and saving, which end on their own; waiting until the app has settled includes them.
    @ObservationIgnored let tasks = ScreenTasks()

    @ObservationIgnored private let engine: any RecordingEngine
    @ObservationIgnored private let takes: TakeStore
    @ObservationIgnored private let log: any EventLog
    @ObservationIgnored private var session = RecordingSession()
    @ObservationIgnored private var task: Task<Void, Never>?
    /// The number of the newest start; ticks of earlier ones are ignored.
    @ObservationIgnored private var run = 0

    init(engine: any RecordingEngine, takes: TakeStore, log: any EventLog) {
        self.engine = engine
        self.takes = takes
        self.log = log
    }

    deinit { if session.status != .saving { task?.cancel() } }

    /// The current state machine.
    public var machine: RecordingSession { session }

    /// Whether `key` has a recording that isn't among the takes yet or is about to replace one.
    var hasTake: Bool {
        [.armed, .recording, .saving].contains(status) && session.elapsed > .zero && !session.isDeleted
    }

    /// The status of one paragraph; nil if the recorder is at another.
    public func status(of key: TakeKey) -> RecordingSession.Status? {
        self.key == key ? status : nil
    }

    /// Handles an event.
    func handle(_ event: RecordingSession.Event) {
        let (before, elapsed) = (session.key, session.elapsed)
        let effect = session.handle(event)
        switch effect {
        case .none: break
        case .prepare:
            failure = nil
            perform(failing: .microphone) { engine, _ in
                try await engine.prepare()
            } done: {
                $0.handle(.ready)
            }
        case .record:
            if let key = session.key { record(key) }
        case .save:
            if let key = session.key { save(key) }
        case .keepPartial:
            end()
            if let key = session.key { takes.keepPartial(session.elapsed, of: key) }
        case .forget:
            end()
            if let before, elapsed > .zero { takes.forgetPartial(of: before) }
        }
        publish()
    }

    private func publish() {
        if meter.elapsed != session.elapsed { meter.elapsed = session.elapsed }
        if !session.isBusy, meter.level != 0 { meter.level = 0 }
        if key != session.key { key = session.key }
        guard status != session.status else { return }
        status = session.status
        log.record(LogEvent(area: "studio", name: "recording", details: ["status": session.status.rawValue]))
    }

    private func end() {
        run += 1
        task?.cancel()
        task = nil
    }

    private func record(_ key: TakeKey) {
        let elapsed = session.elapsed
        perform(failing: .microphone) { engine, tick in
            try await engine.record(key, after: elapsed, heard: tick)
        } done: { _ in
        }
    }

    private func save(_ key: TakeKey) {
        let elapsed = session.elapsed
        perform(failing: .saving) { engine, _ in
            try await engine.save(key, duration: elapsed)
        } done: { recorder in
            if !recorder.session.isDeleted { recorder.takes.keep(elapsed, of: key) }
            recorder.handle(.saved)
        }
    }

    /// Starts an operation of the engine, which replaces the previous one.
    private func perform(
        failing failure: StudioError,
        _ operation:
            @escaping @MainActor (any RecordingEngine, (Duration, Double) -> Void) async throws -> Void,
        done: @escaping @MainActor (Recorder) -> Void
    ) {
        end()
        let (engine, run, key) = (engine, run, session.key)
        task = Task { [weak self] in
            do {
                try await operation(engine) { [weak self] elapsed, level in
                    guard let self, self.run == run else { return }
                    self.meter.level = min(max(0, level), 1)
                    self.handle(.heard(elapsed))
                }
                if let self, self.run == run { done(self) }
            } catch {
                guard let self, self.run == run else { return }
                let isMissed = !self.session.isDeleted
                self.handle(.failed)
                guard isMissed else { return }
                (self.failure, self.failedKey) = (failure, key)
            }
        }
        guard session.status != .recording, let task else { return }
        tasks.run("engine", .latestWins, { await task.value }) { _ in }
    }
}
