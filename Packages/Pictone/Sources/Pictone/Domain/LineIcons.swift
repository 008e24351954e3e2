// The icons beside the paragraphs, as a closed list, and the rules that choose them.

/// The status of a paragraph, as shown by its icon.
public enum LineStatus: String, CaseIterable, Hashable, Codable, Sendable {
    /// The chosen recording contains it.
    case ready
    /// It has no sound: it is skipped.
    case missing
    case playing
    case paused
    /// The user's own, not recorded yet.
    case empty
    /// The user's own, begun and not complete.
    case partial
    case armed
    case recording
    case saving
    /// The user's own, complete.
    case recorded

    /// The status of a paragraph that the user listens to.
    public init(hasSound: Bool, playback: Playback.Status?) {
        self =
            switch playback {
            case .playing: .playing
            case .paused: .paused
            case .stopped, nil: hasSound ? .ready : .missing
            }
    }

    /// The status of a paragraph that the user records.
    ///
    /// - Parameters:
    ///   - recording: The recorder's status of this very paragraph; nil if it is about another.
    ///   - playback: The same for the player.
    public init(
        hasTake: Bool,
        hasPartial: Bool,
        recording: RecordingSession.Status?,
        playback: Playback.Status?
    ) {
        switch (recording, playback) {
        case (.armed, _): self = .armed
        case (.recording, _): self = .recording
        case (.saving, _): self = .saving
        case (.paused, _): self = .partial
        case (_, .playing): self = .playing
        case (_, .paused): self = .paused
        default: self = hasPartial ? .partial : hasTake ? .recorded : .empty
        }
    }
}

/// The action of the button beside a paragraph.
public enum LineControl: String, CaseIterable, Hashable, Codable, Sendable {
    case record
    /// Ends the recording that is under way.
    case stopRecording
    case play
    case pause
    /// Nothing can be played.
    case unavailable

    /// The button of a paragraph of the character that the user records.
    public static func own(_ status: LineStatus) -> LineControl {
        switch status {
        case .armed, .recording: .stopRecording
        case .saving: .unavailable
        default: .record
        }
    }

    /// The button of a paragraph of any other character.
    public static func other(_ status: LineStatus) -> LineControl {
        switch status {
        case .playing: .pause
        case .missing: .unavailable
        default: .play
        }
    }
}

/// The client's screen of the record tab, M05A to M05E, that matches the current state.
public enum RecordStage: String, CaseIterable, Hashable, Codable, Sendable {
    /// M05A
    case nothingRecorded
    /// M05B: the list of characters is open.
    case choosingCharacter
    /// M05C
    case recording
    /// M05D
    case recorded
    /// M05E
    case editing

    /// Chooses the stage.
    public init(hasTakes: Bool, isChoosing: Bool, isEditing: Bool, recording: RecordingSession.Status) {
        self =
            switch recording {
            case .armed, .recording, .saving: .recording
            case .paused where !isEditing && !isChoosing: .recording
            case .idle, .paused, .recorded:
                isChoosing
                    ? .choosingCharacter : isEditing ? .editing : hasTakes ? .recorded : .nothingRecorded
            }
    }
}
