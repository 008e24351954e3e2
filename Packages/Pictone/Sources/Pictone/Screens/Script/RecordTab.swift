// Tab 3: the script as the user records it, one character at a time.

import SharedScreens
import SharedLocalization

/// M05A to M05E, as `stage` tells.
public struct RecordTab: Equatable, Sendable {
    /// RECORD, a list that opens to choose a character from.
    public struct Menu: Equatable, Sendable {
        public struct Entry: Equatable, Sendable {
            public var character: StoryCharacter
            /// How many of its paragraphs are recorded.
            public var detail: LocalizedText
            public var isChosen: Bool
        }

        /// The word RECORD.
        public var title: LocalizedText
        public var chosen: StoryCharacter
        public var isOpen: Bool
        /// One per character of the script; empty while shut.
        public var entries: [Entry]
        /// What a screen reader says.
        public var label: LocalizedText
    }

    /// A paragraph.
    public struct Line: Equatable, Sendable {
        public var paragraph: Paragraph
        public var character: StoryCharacter
        /// Whether it is the chosen character's.
        public var isOwn: Bool
        public var status: LineStatus
        public var control: LineControl
        /// What can be done with the user's take; nil where there is none.
        public var take: TakeControls?
    }

    /// What can be done with a take.
    public struct TakeControls: Equatable, Sendable {
        /// How long it is.
        public var duration: LocalizedText
        public var isPlaying: Bool
        /// Nil for one that isn't complete.
        public var play: ScreenControl?
        /// Nil for one that isn't complete.
        public var edit: ScreenControl?
        public var delete: ScreenControl
    }

    /// The bar of the recording under way; time and level are in the model's `meter`, which ticks.
    public struct Bar: Equatable, Sendable {
        public var status: RecordingSession.Status
        /// What is to be said.
        public var text: String
        /// Completes the take.
        public var stop: ScreenControl
        /// Nil unless recording.
        public var pause: ScreenControl?
        /// Nil unless paused.
        public var resume: ScreenControl?
        public var discard: ScreenControl
        /// What a screen reader says of the level.
        public var levelLabel: LocalizedText
    }

    /// The take that is being trimmed.
    public struct Editor: Equatable, Sendable {
        public var title: LocalizedText
        public var text: String
        public var trim: Trim
        /// How much is kept of how much.
        public var summary: LocalizedText
        public var startLabel: LocalizedText
        public var endLabel: LocalizedText
        /// Whether what is kept of it plays; then `play` stops it.
        public var isPlaying: Bool
        public var play: ScreenControl
        public var done: ScreenControl
        public var cancel: ScreenControl
    }

    public var stage: RecordStage
    public var menu: Menu
    public var lines: [Line]
    public var bar: Bar?
    public var editor: Editor?
    public var deleteAll: ScreenControl
    /// Why recording ended by itself.
    public var failure: ScreenNotice?
}
