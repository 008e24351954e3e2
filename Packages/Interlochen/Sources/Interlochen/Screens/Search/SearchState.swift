// What the search shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// A search over all sections.
public struct SearchState: Equatable, Sendable {
    /// What one section has.
    public struct Group: Equatable, Sendable {
        public var section: MediaSection
        public var hits: [Hit]
    }

    /// Something to play that was found.
    public struct Hit: Identifiable, Equatable, Sendable {
        public var content: MediaItem
        /// What a screen reader says of the accessory that leads to the details; nil where there is none, as in the
        /// list that it is from.
        public var detailsText: LocalizedText?

        public var id: MediaItemID { content.id }
    }

    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    public var search: ScreenSearch
    /// The sections that have something, in the order of the tabs.
    public var groups: [Group]
    /// How much was found, as a text; nil where nothing was.
    public var summary: LocalizedText?
    /// What is said above the hits: that a section is missing.
    public var notice: ScreenNotice?
}

/// What a person did in the search.
public enum SearchAction: Codable, Hashable, Sendable {
    case queryTyped(String)
    case queryCleared
    case contentTapped(MediaItemID)
    case detailsTapped(MediaItemID)
    case retryTapped
}

/// What should happen elsewhere.
public enum SearchOutcome: Equatable, Sendable {
    case contentChosen(MediaItemID)
    case detailsChosen(MediaItemID)
}
