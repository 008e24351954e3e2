// The search over characters, albums and scripts.

import SharedScreens
import Observation
import SharedLocalization
import SharedMedia
import SharedNavigation

/// The state of the search.
public struct SearchState: Equatable, Sendable {
    public var phase: ScreenPhase<SearchResults>
    public var title: LocalizedText
    public var search: ScreenSearch
    /// The titles of the three groups of results.
    public var charactersTitle: LocalizedText
    public var albumsTitle: LocalizedText
    public var linesTitle: LocalizedText
}

/// The user's actions in the search.
public enum SearchAction: Codable, Hashable, Sendable {
    case typed(String)
    case cleared
    case retryTapped
    case characterTapped(CharacterID)
    case albumTapped(AlbumID)
    /// A line of the script of an album.
    case lineTapped(AlbumID)
}

/// The effects outside this screen.
public enum SearchOutcome: Equatable, Sendable {
    case characterChosen(CharacterID)
    case albumChosen(AlbumID)
    case lineChosen(AlbumID)
}

/// Searches for the typed text off the main actor; the newest text wins.
@MainActor @Observable
public final class SearchModel: ScreenModel, CatalogLibraryListener {
    public private(set) var query = ""

    @ObservationIgnored public let tasks: ScreenTasks? = ScreenTasks()
    @ObservationIgnored public let library: CatalogLibrary
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let emit: (SearchOutcome) -> Void
    private var results: SearchResults?

    init(library: CatalogLibrary, emit: @escaping (SearchOutcome) -> Void) {
        self.library = library
        self.emit = emit
        viewer = library.images.viewer()
        library.listen(self)
    }

    public var state: SearchState {
        SearchState(
            phase: phase,
            title: Texts.searchTitle,
            search: ScreenSearch(
                query: query,
                prompt: Texts.searchPlaceholder,
                clearLabel: ScreenTexts.clearSearch
            ),
            charactersTitle: Texts.browseCharacters,
            albumsTitle: Texts.searchAlbums,
            linesTitle: Texts.searchLines
        )
    }

    public func send(_ action: SearchAction) {
        switch action {
        case .typed(let text): search(text)
        case .cleared: search("")
        case .retryTapped: library.load()
        case .characterTapped(let id):
            if library.catalog?.character(id) != nil { emit(.characterChosen(id)) }
        case .albumTapped(let id): if library.catalog?.album(id) != nil { emit(.albumChosen(id)) }
        case .lineTapped(let id): if library.catalog?.album(id) != nil { emit(.lineChosen(id)) }
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        if phase == .ended { viewer.end() }
    }

    func libraryChanged() { find() }

    private func search(_ text: String) {
        guard text != query else { return }
        query = text
        find()
    }

    private func find() {
        guard !query.foldedForSearch.isEmpty, let catalog = library.catalog else {
            tasks?.cancel("search")
            results = nil
            return viewer.update(visible: [])
        }
        let query = query
        tasks?.run("search", .latestWins, { SearchResults(catalog, matching: query) }) { [weak self] answer in
            guard let self, case .success(let found) = answer else { return }
            self.results = found
            self.viewer.update(
                visible: found.characters.map(\.portrait) + found.albums.map(\.cover)
                    + found.lines.map(\.album.cover)
            )
        }
    }

    private var phase: ScreenPhase<SearchResults> {
        if library.catalog == nil {
            return .awaited(Texts.loading, library.failure)
        }
        if query.foldedForSearch.isEmpty {
            return .prompt(ScreenNotice(title: Texts.searchPromptTitle, message: Texts.searchPromptMessage))
        }
        guard let results else { return .loading(Texts.searchSearching) }
        guard results.isEmpty else { return .loaded(results) }
        return .nothingFound(
            ScreenNotice(
                title: Texts.searchNothingTitle(query),
                message: Texts.searchNothingMessage,
                action: ScreenTexts.clearSearch
            )
        )
    }
}
