// The state of the script screen around its tabs, its actions and outcomes.

import SharedScreens
import SharedLocalization

/// An album with its script: a summary on top, three tabs below.
public struct ScriptState: Equatable, Sendable {
    /// The summary and the content of the chosen tab.
    public struct Content: Equatable, Sendable {
        public var album: Album
        /// The characters that speak, as an enumeration.
        public var cast: LocalizedText
        public var tabs: [TabTitle]
        public var tab: Tab
    }

    /// A tab by its title.
    public struct TabTitle: Equatable, Sendable {
        public var tab: ScriptTab
        public var title: LocalizedText
    }

    /// The content of one tab.
    public enum Tab: Equatable, Sendable {
        case summary(SummaryTab)
        case listen(ListenTab)
        case record(RecordTab)

        /// The tab.
        public var name: ScriptTab {
            switch self {
            case .summary: .summary
            case .listen: .listen
            case .record: .record
            }
        }
    }

    public var phase: ScreenPhase<Content>
    /// The navigation title: the album's.
    public var title: LocalizedText
    /// SHARE, which does nothing yet.
    public var share: ScreenControl
    /// The label of the row of tabs.
    public var tabsLabel: LocalizedText
    /// The bar at the bottom; nil if there is nothing to play.
    public var player: PlayerBar?
}

/// Tab 1: the summary of the script.
public struct SummaryTab: Equatable, Sendable {
    public var introductionTitle: LocalizedText
    public var introduction: String
    public var charactersTitle: LocalizedText
    public var characters: [StoryCharacter]
    public var pointsTitle: LocalizedText
    public var points: [String]
}

/// The user's actions on the script screen.
public enum ScriptAction: Codable, Hashable, Sendable {
    case retryTapped
    case tabTapped(ScriptTab)
    case shareTapped
    // The bar at the bottom.
    case playTapped
    case pauseTapped
    case nextTapped
    case previousTapped
    /// Seeks to a fraction of the whole, 0 to 1.
    case seeked(Double)
    /// Taps the playback icon of a paragraph.
    case lineTapped(ParagraphID)
    // Tab 2.
    case recordingChosen(CharacterID, RecordingPlace)
    // Tab 3.
    case characterMenuTapped
    case characterChosen(CharacterID)
    case recordTapped(ParagraphID)
    case recordingStopTapped
    case recordingPauseTapped
    case recordingResumeTapped
    case recordingDiscardTapped
    case editTapped(ParagraphID)
    /// To fractions of the whole take, 0 to 1.
    case trimStartMoved(Double)
    case trimEndMoved(Double)
    case trimPlayTapped
    case trimDoneTapped
    case trimCancelTapped
    case deleteTapped(ParagraphID)
    case deleteAllTapped
}

/// The effects outside this screen.
public enum ScriptOutcome: Equatable, Sendable {
    case tabChosen(ScriptTab)
    case overwriteAsked(TakeKey)
    case deleteAsked(Deletion)
}

/// The state of the script screen that survives a relaunch.
public struct ScriptDraft: Codable, Hashable, Sendable {
    public var tab: ScriptTab
    /// The character whose paragraphs the user records; nil for the first.
    public var reader: CharacterID?
    /// The slot of the recording chosen for each character, unless it is the second.
    public var chosen: [String: RecordingPlace]

    /// Makes a draft.
    public init(tab: ScriptTab, reader: CharacterID?, chosen: [String: RecordingPlace]) {
        self.tab = tab
        self.reader = reader
        self.chosen = chosen
    }
}
