// Tab 2: the script with the voices chosen for it, and the bar that plays it.

import SharedScreens
import SharedLocalization

/// M04A while stopped, M04B while playing.
public struct ListenTab: Equatable, Sendable {
    /// A character with its three recordings.
    public struct Voice: Equatable, Sendable {
        public var character: StoryCharacter
        /// Exactly three: the user's own, and two that are never changed.
        public var options: [Option]
    }

    /// One recording of a character.
    public struct Option: Equatable, Sendable {
        public var place: RecordingPlace
        /// Who speaks.
        public var title: LocalizedText
        /// How, or how much of it there is.
        public var detail: LocalizedText
        public var isChosen: Bool
        /// Whether there is nothing in it.
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
    /// How many paragraphs will be skipped; nil for none.
    public var missing: LocalizedText?
}

/// The bar at the bottom; the position is in the model's `progress`, which ticks.
public struct PlayerBar: Equatable, Sendable {
    public var status: Playback.Status
    /// Which paragraph of how many; nil while stopped.
    public var place: LocalizedText?
    /// What is said there.
    public var text: String?
    /// How long all of it lasts.
    public var duration: Duration
    /// What a screen reader says of the slider.
    public var positionLabel: LocalizedText
    /// Play or pause, as the status has it.
    public var main: ScreenControl
    public var next: ScreenControl
    public var previous: ScreenControl
    /// Whether there is anything to move in.
    public var isSeekable: Bool
    /// Why it has paused by itself.
    public var failure: ScreenNotice?
}
