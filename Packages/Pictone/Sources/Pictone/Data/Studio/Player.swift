// Playback in the app: the state machine, an engine, and the state that screens observe.

import Observation
import SharedCore

/// The position of playback: the ticking part, apart from everything that doesn't tick.
@MainActor @Observable
public final class PlaybackProgress {
    /// The time since the beginning of the list.
    public fileprivate(set) var position = Duration.zero

    init() {}
}

/// Plays one list at a time; outlives screens.
@MainActor @Observable
public final class Player {
    public private(set) var status = Playback.Status.stopped
    /// The list that plays, is paused or was played last.
    public private(set) var playlist: Playlist?
    /// The line that plays or is paused.
    public private(set) var line: Playlist.Line?
    /// The error that paused playback; nil once it goes on.
    public private(set) var failure: StudioError?
    @ObservationIgnored public let progress = PlaybackProgress()

    @ObservationIgnored private let engine: any PlaybackEngine
    @ObservationIgnored private let log: any EventLog
    @ObservationIgnored private var playback: Playback?
    @ObservationIgnored private var task: Task<Void, Never>?
    /// The number of the newest start; ticks of earlier ones are ignored.
    @ObservationIgnored private var run = 0

    init(engine: any PlaybackEngine, log: any EventLog) {
        self.engine = engine
        self.log = log
    }

    deinit { task?.cancel() }

    /// The current state machine; nil before there was anything to play.
    public var machine: Playback? { playback }

    /// Sets a list, stopped, and begins with a line.
    func play(_ playlist: Playlist, from index: Int) {
        handle(.stop)
        playback = Playback(playlist)
        handle(.playLine(index))
    }

    /// Sets a list, stopped, and goes to a moment of it without playing.
    func cue(_ playlist: Playlist, at position: Duration) {
        handle(.stop)
        playback = Playback(playlist)
        handle(.seek(position))
    }

    /// Handles an event.
    func handle(_ event: Playback.Event) {
        guard var machine = playback else { return }
        let effect = machine.handle(event)
        playback = machine
        switch effect {
        case .none: break
        case .start: start(machine)
        case .halt: silence()
        }
        publish(machine)
    }

    private func publish(_ machine: Playback) {
        if progress.position != machine.position { progress.position = machine.position }
        if playlist != machine.playlist { playlist = machine.playlist }
        if line != machine.line { line = machine.line }
        guard status != machine.status else { return }
        status = machine.status
        log.record(LogEvent(area: "studio", name: "playback", details: ["status": machine.status.rawValue]))
    }

    private func silence() {
        run += 1
        task?.cancel()
        task = nil
    }

    private func start(_ machine: Playback) {
        silence()
        failure = nil
        guard let sound = machine.line?.sound else { return }
        let (engine, offset, run) = (engine, machine.offset, run)
        task = Task { [weak self] in
            do {
                try await engine.play(sound, from: offset) { [weak self] reached in
                    if let self, self.run == run { self.handle(.reached(reached)) }
                }
                if let self, self.run == run { self.handle(.lineEnded) }
            } catch {
                if let self, self.run == run { self.failed() }
            }
        }
    }

    private func failed() {
        handle(.pause)
        failure = .playback
    }
}
