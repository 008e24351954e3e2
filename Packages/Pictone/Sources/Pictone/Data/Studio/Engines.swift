// What makes and hears sound: passed in, so that the machines are tested without any.

import SharedLocalization

/// Plays sounds, one at a time.
@MainActor
public protocol PlaybackEngine: Sendable {
    /// Plays a sound and returns when it has ended; cancelling the task silences it at once.
    ///
    /// - Parameters:
    ///   - position: How far into the sound to begin.
    ///   - reached: Told again and again how far it has come, from the beginning of the sound.
    func play(_ sound: Sound, from position: Duration, reached: (Duration) -> Void) async throws
}

/// Records with the microphone, one paragraph at a time.
@MainActor
public protocol RecordingEngine: Sendable {
    /// Gets the microphone ready.
    func prepare() async throws

    /// Records, after what was recorded of the paragraph before, until its task is cancelled.
    ///
    /// - Parameters:
    ///   - elapsed: How long that is already.
    ///   - heard: Told again and again how long it is in all, and how loud it was, 0 to 1.
    func record(_ key: TakeKey, after elapsed: Duration, heard: (Duration, Double) -> Void) async throws

    /// Makes what was recorded of a paragraph complete. Never cancelled.
    func save(_ key: TakeKey, duration: Duration) async throws
}

/// Why there is no sound.
public enum StudioError: UserFacingError {
    /// The sound can't be played.
    case playback
    /// The microphone can't be had, or has gone.
    case microphone
    /// What was recorded can't be kept.
    case saving

    public var code: String {
        switch self {
        case .playback: "studio.playback"
        case .microphone: "studio.microphone"
        case .saving: "studio.saving"
        }
    }

    public var isRetryable: Bool { true }

    public var message: LocalizedText {
        switch self {
        case .playback: Texts.failurePlayback
        case .microphone: Texts.failureMicrophone
        case .saving: Texts.failureSaving
        }
    }

    public var advice: LocalizedText {
        switch self {
        case .playback: Texts.failurePlaybackAdvice
        case .microphone: Texts.failureMicrophoneAdvice
        case .saving: Texts.failureSavingAdvice
        }
    }
}
