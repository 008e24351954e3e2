// The state, actions and outcomes of the FAQ.

import SharedScreens
import SharedLocalization

/// The FAQ: introduction, images and questions, which scroll together in this order.
public struct FAQState: Equatable, Sendable {
    /// One row of the table.
    public struct Row: Identifiable, Equatable, Sendable {
        public var id: FAQQuestionID
        /// At the leading edge.
        public var question: String
        /// Under the question at the trailing edge; nil while the row is collapsed.
        public var answer: String?
        /// In points; nil where the host's own layout makes the row as high as its texts.
        public var height: Double?
        /// The accessibility hint: the effect of a tap.
        public var hint: LocalizedText

        /// Whether the answer is shown.
        public var isExpanded: Bool { answer != nil }
    }

    /// An image's texts for screen readers; the image itself is given by the model.
    public struct Picture: Equatable, Sendable {
        public var label: LocalizedText
        /// The label of the retry button.
        public var retryLabel: LocalizedText
    }

    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    /// The accessibility label of the Share button.
    public var shareLabel: LocalizedText
    /// Nil where there is nothing to search in.
    public var search: ScreenSearch?
    /// Several lines; nil if there is none, and during a search.
    public var introduction: String?
    /// The images after the introduction; none during a search.
    public var pictures: [Picture]
    /// The number of images side by side.
    public var pictureColumns: Int
    /// The number of questions, or of hits.
    public var summary: LocalizedText
    public var rows: [Row]
}

/// An action of the user on the FAQ.
public enum FAQAction: Codable, Hashable, Sendable {
    case retryTapped
    /// Expands the row, or collapses it.
    case rowTapped(FAQQuestionID)
    case searchTyped(String)
    case searchCleared
    /// An image that failed, by its index.
    case pictureTapped(Int)
    case shareTapped
}

/// An outcome of the FAQ.
public enum FAQOutcome: Equatable, Sendable {
    case share(ShareOutcome)
}

/// The state of the FAQ that survives a relaunch.
public struct FAQDraft: Codable, Hashable, Sendable {
    /// The text in the search field.
    public var query: String
    /// The rows that show their answers, sorted.
    public var expanded: [FAQQuestionID]
}
