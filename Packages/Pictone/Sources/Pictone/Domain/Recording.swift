// Recordings: two that come with each character of a script, and the user's own takes.

/// One of the three slots for a character's recordings.
public enum RecordingPlace: Int, CaseIterable, Hashable, Codable, Sendable {
    /// The user's own: the takes of the character's paragraphs, empty at first.
    case own = 1
    /// From the catalog, read-only.
    case second = 2
    /// From the catalog, read-only.
    case third = 3
}

/// A recording that comes with the catalog: one voice for all paragraphs of one character.
public struct Recording: Identifiable, Hashable, Sendable {
    public let id: RecordingID
    public let script: ScriptID
    public let character: CharacterID
    /// The second or the third slot.
    public let place: RecordingPlace
    /// The name of the speaker.
    public let voice: String
    /// The manner of speaking.
    public let title: String
    /// The durations of the paragraphs; a paragraph without one is missing.
    public let durations: [ParagraphID: Duration]
}

/// The identity of a take: script and paragraph.
public struct TakeKey: Hashable, Codable, Sendable {
    public let script: ScriptID
    public let paragraph: ParagraphID

    /// Makes the key of a paragraph's take.
    public init(script: ScriptID, paragraph: ParagraphID) {
        self.script = script
        self.paragraph = paragraph
    }
}

/// The user's complete recording of one paragraph.
public struct Take: Hashable, Sendable {
    /// The number that distinguishes this take from earlier and later ones of the same paragraph.
    public let number: Int
    /// The part that is played.
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
/// Never shorter than `shortest`, or the whole if the sound itself is shorter.
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

    /// The duration of the kept part.
    public var length: Duration { end - start }

    /// Whether nothing is cut off.
    public var isWhole: Bool { start == .zero && end == duration }

    /// Moves the start, limited by the end.
    public mutating func moveStart(to moment: Duration) {
        start = min(max(.zero, moment), max(.zero, end - Self.shortest))
    }

    /// Moves the end, limited by the start.
    public mutating func moveEnd(to moment: Duration) {
        end = max(min(duration, moment), min(duration, start + Self.shortest))
    }
}

/// A sound to be played, by reference: the engine holds the bytes.
public struct Sound: Hashable, Sendable {
    /// The origin of a sound.
    public enum Name: Hashable, Sendable {
        case recording(RecordingID, ParagraphID)
        case take(TakeKey, number: Int)
    }

    public let name: Name
    /// The offset in the sound to begin at.
    public let start: Duration
    /// The duration from there; more than zero.
    public let duration: Duration

    /// The kept part of a take.
    public init(_ take: Take, of key: TakeKey) {
        name = .take(key, number: take.number)
        start = take.trim.start
        duration = take.trim.length
    }

    /// A paragraph of a recording of the catalog; nil if it is missing.
    public init?(_ recording: Recording, _ paragraph: ParagraphID) {
        guard let duration = recording.durations[paragraph] else { return nil }
        name = .recording(recording.id, paragraph)
        start = .zero
        self.duration = duration
    }
}
