// What the FAQ shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// The FAQ: introduction, images and questions, which scroll together in this order.
public struct FAQState: Equatable, Sendable {
    /// One row of the table.
    public struct Row: Identifiable, Equatable, Sendable {
        public var id: FAQQuestionID
        /// Stands at the leading edge.
        public var question: String
        /// Stands under the question at the trailing edge; nil while the row is collapsed.
        public var answer: String?
        /// Points; nil where the host's own layout makes the row as high as its texts.
        public var height: Double?
        /// What tapping does, for screen readers.
        public var hint: LocalizedText

        /// Whether the answer shows.
        public var isExpanded: Bool { answer != nil }
    }

    /// An image's texts for screen readers; the image itself is given by the model.
    public struct Picture: Equatable, Sendable {
        public var label: LocalizedText
        /// Of the button that loads it once more.
        public var retryLabel: LocalizedText
    }

    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    /// The accessibility label of the Share button.
    public var shareLabel: LocalizedText
    /// Nil where there is nothing to search in.
    public var search: ScreenSearch?
    /// Several lines; nil if there is none, and while somebody searches.
    public var introduction: String?
    /// The images that follow the introduction; none while somebody searches.
    public var pictures: [Picture]
    /// How many of them stand beside each other.
    public var pictureColumns: Int
    /// How many questions there are, or were found.
    public var summary: LocalizedText
    public var rows: [Row]
}

/// What a person did on the FAQ.
public enum FAQAction: Codable, Hashable, Sendable {
    case retryTapped
    /// Expands the row, or collapses it.
    case rowTapped(FAQQuestionID)
    case searchTyped(String)
    case searchCleared
    /// An image that didn't come, by its place.
    case pictureTapped(Int)
    case shareTapped
}

/// What should happen elsewhere.
public enum FAQOutcome: Equatable, Sendable {
    case share(ShareOutcome)
}

/// What of the FAQ survives a relaunch.
public struct FAQDraft: Codable, Hashable, Sendable {
    /// What is typed into the search field.
    public var query: String
    /// The rows that show their answers, sorted.
    public var expanded: [FAQQuestionID]
}
