// What the first screen shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// The first screen: a cover with its albums, characters, genres.
public struct BrowseState: Equatable, Sendable {
    /// The three sections, from the top down.
    public struct Content: Equatable, Sendable {
        /// A popular character; nil if the catalog has none.
        public var cover: Cover?
        /// The albums of that character, as far as they are shown.
        public var albums: SectionItems<Album>
        public var characters: SectionItems<StoryCharacter>
        public var genres: SectionItems<Genre>
    }

    /// The character on the cover; thumbnail and title lead to the first of its albums.
    public struct Cover: Equatable, Sendable {
        public var character: StoryCharacter
        /// A line over the title.
        public var heading: LocalizedText
        /// What a screen reader says.
        public var label: LocalizedText
        /// Whether there is an album to go to.
        public var isEnabled: Bool
    }

    /// A section with what of it is shown.
    public struct SectionItems<Item: Equatable & Sendable>: Equatable, Sendable {
        public var title: LocalizedText
        public var items: [Item]
        public var more: More
    }

    /// The end of a section.
    public enum More: Equatable, Sendable {
        /// The title of the button.
        case available(LocalizedText)
        /// The label of the spinner.
        case loading(LocalizedText)
        case failed(ScreenNotice)
        /// Nothing is left.
        case exhausted
    }

    /// What was wrong with the catalog's files.
    public struct Report: Equatable, Sendable {
        public var title: LocalizedText
        /// File, path and reason of each; empty while the report is folded up.
        public var lines: [LocalizedText]
        public var isExpanded: Bool
        /// The label of the button that unfolds it or folds it up.
        public var action: LocalizedText
    }

    public var phase: ScreenPhase<Content>
    /// The navigation title.
    public var title: LocalizedText
    /// The label of the button that leads to the search.
    public var searchLabel: LocalizedText
    /// Said while a load of all is under way and there is something to show.
    public var refreshing: LocalizedText?
    /// What is said above the content: that a refresh failed.
    public var notice: ScreenNotice?
    /// Nil for a catalog without a flaw.
    public var report: Report?
}

/// What a person did on the first screen.
public enum BrowseAction: Codable, Hashable, Sendable {
    case refreshPulled
    case retryTapped
    case searchTapped
    case coverTapped
    case albumTapped(AlbumID)
    case characterTapped(CharacterID)
    case genreTapped(GenreID)
    /// LOAD MORE, or the retry in its place.
    case moreTapped(CatalogSection)
    case reportTapped
}

/// What should happen elsewhere.
public enum BrowseOutcome: Equatable, Sendable {
    case coverChosen(AlbumID)
    case albumChosen(AlbumID)
    case characterChosen(CharacterID)
    case searchChosen
}
