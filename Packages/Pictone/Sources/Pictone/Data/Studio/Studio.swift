// Playing, recording and the user's takes in one type, since each affects the others.

import Observation
import SharedCore
import SharedNavigation

/// Lets either the player or the recorder run, and never removes a sound that plays.
///
/// Outlives screens: they observe it and tell it what the user wants.
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

    /// Plays a list from a line on; a recording under way is paused first.
    func play(_ playlist: Playlist, from index: Int = 0) {
        recorder.handle(.pause)
        player.play(playlist, from: index)
    }

    /// Resumes after a pause.
    func resume() {
        recorder.handle(.pause)
        player.handle(.play)
    }

    // MARK: Recording

    /// Records a paragraph; playback is stopped first, and a recording of another paragraph is paused.
    ///
    /// A partial take is continued. A complete one stays until the new one is complete.
    func record(_ key: TakeKey) {
        player.handle(.stop)
        recorder.handle(.pause)
        recorder.handle(.arm(key, after: takes.partials[key] ?? .zero))
    }

    /// Resumes recording after a pause.
    func resumeRecording() {
        player.handle(.stop)
        recorder.handle(.resume)
    }

    // MARK: Deleting

    /// The paragraphs of a script with a complete or partial take, including one that is being recorded or
    /// saved.
    public func keys(of script: ScriptID) -> [TakeKey] {
        let kept = takes.keys(of: script)
        guard let key = recorder.key, key.script == script, !kept.contains(key), recorder.hasTake else {
            return kept
        }
        return kept + [key]
    }

    /// Deletes the user's own recordings of these paragraphs and nothing else.
    ///
    /// Playing or recording them is stopped first; a take that is being saved is deleted as soon as saving
    /// ends.
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

    // MARK: App events

    /// The user has left the screen that plays or records: playback stops, the recording is kept as partial.
    func leave() {
        player.handle(.stop)
        recorder.handle(.pause)
    }

    /// An interruption by a call, an alarm or another app's sound: playback and recording pause and keep
    /// their state.
    ///
    /// To be called by the host, whose audio session reports interruptions.
    public func interrupted() {
        player.handle(.pause)
        recorder.handle(.pause)
    }

    public func appEventReceived(_ event: AppEvent) {
        if event == .enteredBackground { interrupted() }
    }
}
