// The paragraphs of a script with the sounds that were chosen for them, on one timeline.

/// The list of lines that playback steps through.
public struct Playlist: Hashable, Sendable {
    /// A paragraph and its sound; without one it is skipped.
    public struct Line: Hashable, Sendable {
        public let paragraph: ParagraphID
        public let sound: Sound?

        /// Pairs a paragraph with a sound.
        public init(paragraph: ParagraphID, sound: Sound?) {
            self.paragraph = paragraph
            self.sound = sound
        }

        /// The duration of the sound; zero if it is missing.
        public var duration: Duration { sound?.duration ?? .zero }
    }

    /// A moment on the timeline.
    public struct Moment: Hashable, Sendable {
        public var index: Int
        /// The time since the beginning of that paragraph.
        public var offset: Duration
    }

    public let script: ScriptID
    public let lines: [Line]

    /// Makes a list of given lines.
    public init(script: ScriptID, lines: [Line]) {
        self.script = script
        self.lines = lines
    }

    /// Makes the list of a script with the chosen recordings; the user's own if none is chosen.
    public init(
        _ script: Script,
        chosen: [CharacterID: RecordingPlace],
        recordings: [Recording],
        takes: [TakeKey: Take]
    ) {
        self.init(
            script: script.id,
            lines: script.paragraphs.map { paragraph in
                let place = chosen[paragraph.character] ?? .own
                let recording = recordings.first { $0.character == paragraph.character && $0.place == place }
                let key = TakeKey(script: script.id, paragraph: paragraph.id)
                let sound =
                    place == .own
                    ? takes[key].map { Sound($0, of: key) }
                    : recording.flatMap { Sound($0, paragraph.id) }
                return Line(paragraph: paragraph.id, sound: sound)
            }
        )
    }

    /// The total duration.
    public var duration: Duration { lines.reduce(.zero) { $0 + $1.duration } }

    /// The number of lines without a sound.
    public var missing: Int { lines.count { $0.sound == nil } }

    /// The start of a line on the timeline.
    public func start(of index: Int) -> Duration {
        lines.prefix(max(0, index)).reduce(.zero) { $0 + $1.duration }
    }

    /// The first line with a sound from `index` on; nil if there is none.
    public func playable(from index: Int) -> Int? {
        lines.indices.first { $0 >= index && lines[$0].sound != nil }
    }

    /// The last line with a sound before `index`; nil if there is none.
    public func playable(before index: Int) -> Int? {
        lines.indices.last { $0 < index && lines[$0].sound != nil }
    }

    /// The line that sounds at a moment; nil if none has a sound.
    ///
    /// At the end and after it, the last line with a sound.
    public func moment(at position: Duration) -> Moment? {
        var begun = Duration.zero
        var found: Moment?
        for (index, line) in lines.enumerated() where line.sound != nil {
            found = Moment(index: index, offset: min(max(.zero, position - begun), line.duration))
            if position < begun + line.duration { break }
            begun += line.duration
        }
        return found
    }

    /// The same list without some sounds, as when they are deleted.
    public func without(_ isGone: (Sound.Name) -> Bool) -> Playlist {
        Playlist(
            script: script,
            lines: lines.map { line in
                Line(paragraph: line.paragraph, sound: line.sound.flatMap { isGone($0.name) ? nil : $0 })
            }
        )
    }
}
