// Tab 2: the script with the voices chosen for it, and the player bar.

import SharedScreens
import SharedLocalization

/// M04A while stopped, M04B while playing.
public struct ListenTab: Equatable, Sendable {
    /// A character with its three recordings.
    public struct Voice: Equatable, Sendable {
        public var character: StoryCharacter
        /// Exactly three: the user's own, and two that are read-only.
        public var options: [Option]
    }

    /// One recording of a character.
    public struct Option: Equatable, Sendable {
        public var place: RecordingPlace
        /// The name of the speaker.
        public var title: LocalizedText
        /// The manner of speaking, or the number of recorded paragraphs.
        public var detail: LocalizedText
        public var isChosen: Bool
        /// Whether it contains nothing.
        public var isEmpty: Bool
        /// Whether it came with the catalog.
        public var isReadOnly: Bool { place != .own }
    }

    /// A paragraph.
    public struct Line: Equatable, Sendable {
        public var paragraph: Paragraph
        public var character: StoryCharacter
        public var status: LineStatus
        public var control: LineControl
        /// Whether it plays or is paused.
        public var isCurrent: Bool
    }

    public var voicesTitle: LocalizedText
    public var voices: [Voice]
    public var linesTitle: LocalizedText
    public var lines: [Line]
    /// The number of paragraphs that will be skipped, as a text; nil for none.
    public var missing: LocalizedText?
}

/// The bar at the bottom; the position is in the model's `progress`, which ticks.
public struct PlayerBar: Equatable, Sendable {
    public var status: Playback.Status
    /// The number of the paragraph, of all; nil while stopped.
    public var place: LocalizedText?
    /// The words of the paragraph.
    public var text: String?
    /// The duration of the whole list.
    public var duration: Duration
    /// The accessibility label of the slider.
    public var positionLabel: LocalizedText
    /// Play or pause, depending on the status.
    public var main: ScreenControl
    public var next: ScreenControl
    public var previous: ScreenControl
    /// Whether there is anything to seek in.
    public var isSeekable: Bool
    /// The notice of the error that paused playback.
    public var failure: ScreenNotice?
}
