// The state, actions and outcomes of the search.

import SharedScreens
import SharedLocalization

/// A search over all sections.
public struct SearchState: Equatable, Sendable {
    /// The hits of one section.
    public struct Group: Equatable, Sendable {
        public var section: MediaSection
        public var hits: [Hit]
    }

    /// Something to play that was found.
    public struct Hit: Identifiable, Equatable, Sendable {
        public var content: MediaItem
        /// The accessibility label of the details accessory; nil where the hit's own list has none.
        public var detailsText: LocalizedText?

        public var id: MediaItemID { content.id }
    }

    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    public var search: ScreenSearch
    /// The sections with hits, in the order of the tabs.
    public var groups: [Group]
    /// The number of hits, as a text; nil where there are none.
    public var summary: LocalizedText?
    /// The notice above the hits: that a section is missing.
    public var notice: ScreenNotice?
}

/// An action of the user in the search.
public enum SearchAction: Codable, Hashable, Sendable {
    case queryTyped(String)
    case queryCleared
    case contentTapped(MediaItemID)
    case detailsTapped(MediaItemID)
    case retryTapped
}

/// A destination that the search asks for.
public enum SearchOutcome: Equatable, Sendable {
    case contentChosen(MediaItemID)
    case detailsChosen(MediaItemID)
}
