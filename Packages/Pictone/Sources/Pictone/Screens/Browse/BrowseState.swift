// The state, the actions and the outcomes of the first screen.

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
        /// The line over the title.
        public var heading: LocalizedText
        /// The accessibility label.
        public var label: LocalizedText
        /// Whether there is an album to open.
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
        /// The accessibility label of the spinner.
        case loading(LocalizedText)
        case failed(ScreenNotice)
        /// No items are left.
        case exhausted
    }

    /// The problems in the catalog's files.
    public struct Report: Equatable, Sendable {
        public var title: LocalizedText
        /// File, path and reason of each problem; empty while the report is collapsed.
        public var lines: [LocalizedText]
        public var isExpanded: Bool
        /// The label of the button that expands or collapses it.
        public var action: LocalizedText
    }

    public var phase: ScreenPhase<Content>
    /// The navigation title.
    public var title: LocalizedText
    /// The label of the button that leads to the search.
    public var searchLabel: LocalizedText
    /// The notice of a load of the whole catalog while there is content to show.
    public var refreshing: LocalizedText?
    /// The notice above the content, that a refresh failed.
    public var notice: ScreenNotice?
    /// The report; nil for a catalog without problems.
    public var report: Report?
}

/// The user's actions on the first screen.
public enum BrowseAction: Codable, Hashable, Sendable {
    case refreshPulled
    case retryTapped
    case searchTapped
    case coverTapped
    case albumTapped(AlbumID)
    case characterTapped(CharacterID)
    case genreTapped(GenreID)
    /// LOAD MORE, or the retry button that replaces it.
    case moreTapped(CatalogSection)
    case reportTapped
}

/// The effects outside this screen.
public enum BrowseOutcome: Equatable, Sendable {
    case coverChosen(AlbumID)
    case albumChosen(AlbumID)
    case characterChosen(CharacterID)
    case searchChosen
}
