// The accessibility labels of the icons and statuses of playing and recording.

import SharedCore
import SharedLocalization

extension LineStatus {
    /// The accessibility label.
    public var label: LocalizedText {
        switch self {
        case .ready: Texts.statusReady
        case .missing: Texts.statusMissing
        case .playing: Texts.statusPlaying
        case .paused: Texts.statusPaused
        case .empty: Texts.statusEmpty
        case .partial: Texts.statusPartial
        case .armed: Texts.statusArmed
        case .recording: Texts.statusRecording
        case .saving: Texts.statusSaving
        case .recorded: Texts.statusRecorded
        }
    }
}

extension LineControl {
    /// The accessibility label.
    public var label: LocalizedText {
        switch self {
        case .record: Texts.controlRecord
        case .stopRecording: Texts.recordStop
        case .play: Texts.controlPlay
        case .pause: Texts.controlPause
        case .unavailable: Texts.controlUnavailable
        }
    }
}

extension Playback.Status {
    /// The status as a text.
    public var label: LocalizedText {
        switch self {
        case .stopped: Texts.statusStopped
        case .playing: Texts.statusPlaying
        case .paused: Texts.statusPaused
        }
    }
}

extension RecordingSession.Status {
    /// The status as a text.
    public var label: LocalizedText {
        switch self {
        case .idle: Texts.statusEmpty
        case .armed: Texts.statusArmed
        case .recording: Texts.statusRecording
        case .paused: Texts.statusPartial
        case .saving: Texts.statusSaving
        case .recorded: Texts.statusRecorded
        }
    }
}

extension Duration {
    /// Seconds and tenths: 4.2 s.
    public var preciseText: LocalizedText { Texts.timePrecise(max(0, inSeconds)) }
}
