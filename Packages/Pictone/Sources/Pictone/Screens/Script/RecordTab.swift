// Tab 3: the script for recording, one character at a time.

import SharedScreens
import SharedLocalization

/// M05A to M05E, depending on `stage`.
public struct RecordTab: Equatable, Sendable {
    /// RECORD, a list that opens to choose a character from.
    public struct Menu: Equatable, Sendable {
        public struct Entry: Equatable, Sendable {
            public var character: StoryCharacter
            /// The number of recorded paragraphs.
            public var detail: LocalizedText
            public var isChosen: Bool
        }

        /// The word RECORD.
        public var title: LocalizedText
        public var chosen: StoryCharacter
        public var isOpen: Bool
        /// One per character of the script; empty while collapsed.
        public var entries: [Entry]
        /// The accessibility label.
        public var label: LocalizedText
    }

    /// A paragraph.
    public struct Line: Equatable, Sendable {
        public var paragraph: Paragraph
        public var character: StoryCharacter
        /// Whether it belongs to the chosen character.
        public var isOwn: Bool
        public var status: LineStatus
        public var control: LineControl
        /// The controls of the user's take; nil if there is none.
        public var take: TakeControls?
    }

    /// The controls of a take.
    public struct TakeControls: Equatable, Sendable {
        /// The duration of the take.
        public var duration: LocalizedText
        public var isPlaying: Bool
        /// Nil for a partial take.
        public var play: ScreenControl?
        /// Nil for a partial take.
        public var edit: ScreenControl?
        public var delete: ScreenControl
    }

    /// The bar of the recording under way; time and level are in the model's `meter`, which ticks.
    public struct Bar: Equatable, Sendable {
        public var status: RecordingSession.Status
        /// The words to speak.
        public var text: String
        /// Completes the take.
        public var stop: ScreenControl
        /// Nil unless recording.
        public var pause: ScreenControl?
        /// Nil unless paused.
        public var resume: ScreenControl?
        public var discard: ScreenControl
        /// The accessibility label of the level.
        public var levelLabel: LocalizedText
    }

    /// The take that is being trimmed.
    public struct Editor: Equatable, Sendable {
        public var title: LocalizedText
        public var text: String
        public var trim: Trim
        /// The kept and the whole duration.
        public var summary: LocalizedText
        public var startLabel: LocalizedText
        public var endLabel: LocalizedText
        /// Whether the kept part plays; then `play` stops it.
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
    /// The notice of the error that ended recording.
    public var failure: ScreenNotice?
}
