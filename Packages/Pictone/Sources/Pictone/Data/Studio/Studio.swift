// Playing, recording and the user's takes under one roof, since each concerns the others.

import Observation
import SharedCore
import SharedNavigation

/// Lets either the player or the recorder be at work, and takes away no sound that plays.
///
/// Outlives screens: they look at it and tell it what the person wants.
@MainActor @Observable
public final class Studio: AppService {
    @ObservationIgnored public let player: Player
    @ObservationIgnored public let recorder: Recorder
    @ObservationIgnored public let takes: TakeStore

    public var tasks: ScreenTasks? { recorder.tasks }

    init(playback: any PlaybackEngine, recording: any RecordingEngine, log: any EventLog) {
        takes = TakeStore()
        player = Player(engine: playback, log: log)
        recorder = Recorder(engine: recording, takes: takes, log: log)
    }

    // MARK: Playing

    /// Plays a list from a line on; what is being recorded is paused first.
    func play(_ playlist: Playlist, from index: Int = 0) {
        recorder.handle(.pause)
        player.play(playlist, from: index)
    }

    /// Goes on after a pause.
    func resume() {
        recorder.handle(.pause)
        player.handle(.play)
    }

    // MARK: Recording

    /// Records a paragraph; what plays is stopped first, and what is recorded of another is paused.
    ///
    /// What there is of a partial take is gone on with. A complete one stays until the new one is complete.
    func record(_ key: TakeKey) {
        player.handle(.stop)
        recorder.handle(.pause)
        recorder.handle(.arm(key, after: takes.partials[key] ?? .zero))
    }

    /// Goes on recording after a pause.
    func resumeRecording() {
        player.handle(.stop)
        recorder.handle(.resume)
    }

    // MARK: Deleting

    /// The paragraphs of a script of which there is something, what is being recorded or saved included.
    public func keys(of script: ScriptID) -> [TakeKey] {
        let kept = takes.keys(of: script)
        guard let key = recorder.key, key.script == script, !kept.contains(key), recorder.hasTake else {
            return kept
        }
        return kept + [key]
    }

    /// Deletes the user's own recordings of these paragraphs and nothing else.
    ///
    /// What plays or is recorded of them is stopped first; one that is being saved goes as soon as it has been.
    func delete(_ keys: [TakeKey]) {
        let keys = Set(keys)
        func isDeleted(_ name: Sound.Name) -> Bool {
            if case .take(let key, _) = name { keys.contains(key) } else { false }
        }
        if let name = player.line?.sound?.name, isDeleted(name) { player.handle(.stop) }
        if let list = player.playlist { player.handle(.replace(list.without(isDeleted))) }
        if let key = recorder.key, keys.contains(key) { recorder.handle(.delete) }
        for key in keys { takes.delete(key) }
    }

    /// Deletes all of the user's recordings of a script.
    func deleteAll(of script: ScriptID) {
        delete(keys(of: script))
    }

    // MARK: What happens to the app

    /// The person has left what they played and recorded: playback stops, recording is kept as partial.
    func leave() {
        player.handle(.stop)
        recorder.handle(.pause)
    }

    /// A call, an alarm, another app's sound: both pause and keep what there is.
    ///
    /// For the host, which hears of these from its audio session.
    public func interrupted() {
        player.handle(.pause)
        recorder.handle(.pause)
    }

    public func appEventReceived(_ event: AppEvent) {
        if event == .enteredBackground { interrupted() }
    }
}
