// What the script screen shows around its tabs, and what a person can do there.

import SharedScreens
import SharedLocalization

/// An album with its script: a summary on top, three tabs below.
public struct ScriptState: Equatable, Sendable {
    /// The summary, and what the chosen tab shows.
    public struct Content: Equatable, Sendable {
        public var album: Album
        /// Who speaks, as an enumeration.
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

        /// Which it is.
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
    /// The bar at the bottom; nil where there is nothing to be played.
    public var player: PlayerBar?
}

/// Tab 1: what the script is about.
public struct SummaryTab: Equatable, Sendable {
    public var introductionTitle: LocalizedText
    public var introduction: String
    public var charactersTitle: LocalizedText
    public var characters: [StoryCharacter]
    public var pointsTitle: LocalizedText
    public var points: [String]
}

/// What a person did on the script screen.
public enum ScriptAction: Codable, Hashable, Sendable {
    case retryTapped
    case tabTapped(ScriptTab)
    case shareTapped
    // The bar at the bottom.
    case playTapped
    case pauseTapped
    case nextTapped
    case previousTapped
    /// To a fraction of the whole, 0 to 1.
    case seeked(Double)
    /// The playback icon of a paragraph.
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

/// What should happen elsewhere.
public enum ScriptOutcome: Equatable, Sendable {
    case tabChosen(ScriptTab)
    case overwriteAsked(TakeKey)
    case deleteAsked(Deletion)
}

/// What of the script screen survives a relaunch.
public struct ScriptDraft: Codable, Hashable, Sendable {
    public var tab: ScriptTab
    /// Whose paragraphs the user records; nil for the first character.
    public var reader: CharacterID?
    /// The place of the recording chosen for each character, where it isn't the second.
    public var chosen: [String: RecordingPlace]

    /// Puts a draft together.
    public init(tab: ScriptTab, reader: CharacterID?, chosen: [String: RecordingPlace]) {
        self.tab = tab
        self.reader = reader
        self.chosen = chosen
    }
}
