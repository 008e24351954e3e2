// Recordings: two that come with each character of a script, and the user's own takes.

/// One of the three places of a character's recordings.
public enum RecordingPlace: Int, CaseIterable, Hashable, Codable, Sendable {
    /// The user's own: the set of the takes of the character's paragraphs, empty at first.
    case own = 1
    /// From the catalog, never changed.
    case second = 2
    /// From the catalog, never changed.
    case third = 3
}

/// A recording that comes with the catalog: somebody's voice for all paragraphs of one character.
public struct Recording: Identifiable, Hashable, Sendable {
    public let id: RecordingID
    public let script: ScriptID
    public let character: CharacterID
    /// The second or the third.
    public let place: RecordingPlace
    /// Who speaks.
    public let voice: String
    /// How it is spoken.
    public let title: String
    /// How long each paragraph takes; one that isn't there is missing.
    public let durations: [ParagraphID: Duration]
}

/// Which paragraph of which script a take is of.
public struct TakeKey: Hashable, Codable, Sendable {
    public let script: ScriptID
    public let paragraph: ParagraphID

    /// Names the take of a paragraph.
    public init(script: ScriptID, paragraph: ParagraphID) {
        self.script = script
        self.paragraph = paragraph
    }
}

/// What the user has recorded of one paragraph, complete.
public struct Take: Hashable, Sendable {
    /// Tells this take from those before and after it of the same paragraph.
    public let number: Int
    /// What of it is played.
    public var trim: Trim

    /// Makes a take.
    public init(number: Int, trim: Trim) {
        self.number = number
        self.trim = trim
    }

    /// The whole length, trimmed or not.
    public var duration: Duration { trim.duration }
}

/// The part of a sound that is kept, from 0 to its duration.
///
/// Never shorter than `shortest`, or the whole where the sound itself is shorter.
public struct Trim: Hashable, Sendable {
    /// The shortest part that can be kept.
    public static let shortest = Duration.milliseconds(200)

    public let duration: Duration
    public private(set) var start: Duration
    public private(set) var end: Duration

    /// All of a sound.
    public init(duration: Duration) {
        self.duration = max(.zero, duration)
        (start, end) = (.zero, self.duration)
    }

    /// How long the kept part is.
    public var length: Duration { end - start }

    /// Whether anything is cut off.
    public var isWhole: Bool { start == .zero && end == duration }

    /// Moves the start, as far as the end allows.
    public mutating func moveStart(to moment: Duration) {
        start = min(max(.zero, moment), max(.zero, end - Self.shortest))
    }

    /// Moves the end, as far as the start allows.
    public mutating func moveEnd(to moment: Duration) {
        end = max(min(duration, moment), min(duration, start + Self.shortest))
    }
}

/// A sound to be played, by reference: the bytes are the engine's.
public struct Sound: Hashable, Sendable {
    /// Whose sound it is.
    public enum Name: Hashable, Sendable {
        case recording(RecordingID, ParagraphID)
        case take(TakeKey, number: Int)
    }

    public let name: Name
    /// Where in the sound to begin.
    public let start: Duration
    /// How long it lasts from there; more than zero.
    public let duration: Duration

    /// The kept part of a take.
    public init(_ take: Take, of key: TakeKey) {
        name = .take(key, number: take.number)
        start = take.trim.start
        duration = take.trim.length
    }

    /// A paragraph of a recording of the catalog; nil where it is missing.
    public init?(_ recording: Recording, _ paragraph: ParagraphID) {
        guard let duration = recording.durations[paragraph] else { return nil }
        name = .recording(recording.id, paragraph)
        start = .zero
        self.duration = duration
    }
}
