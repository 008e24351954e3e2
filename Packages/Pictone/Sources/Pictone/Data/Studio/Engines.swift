// The engines that play and record sound, injected so that the state machines are tested without any.

import SharedLocalization

/// Plays sounds, one at a time.
@MainActor
public protocol PlaybackEngine: Sendable {
    /// Plays a sound and returns when it has ended; cancelling the task silences it at once.
    ///
    /// - Parameters:
    ///   - position: The offset in the sound to begin at.
    ///   - reached: Called repeatedly with the current position, counted from the beginning of the sound.
    func play(_ sound: Sound, from position: Duration, reached: (Duration) -> Void) async throws
}

/// Records with the microphone, one paragraph at a time.
@MainActor
public protocol RecordingEngine: Sendable {
    /// Gets the microphone ready.
    func prepare() async throws

    /// Records until its task is cancelled, appending to the paragraph's earlier recording.
    ///
    /// - Parameters:
    ///   - elapsed: The duration of the earlier recording.
    ///   - heard: Called repeatedly with the total duration and the level, 0 to 1.
    func record(_ key: TakeKey, after elapsed: Duration, heard: (Duration, Double) -> Void) async throws

    /// Completes the recording of a paragraph. Never cancelled.
    func save(_ key: TakeKey, duration: Duration) async throws
}

/// The errors of playing and recording.
public enum StudioError: UserFacingError {
    /// The sound can't be played.
    case playback
    /// The microphone isn't available, or no longer.
    case microphone
    /// The recording can't be saved.
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
