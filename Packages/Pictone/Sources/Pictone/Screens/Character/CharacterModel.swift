// A character with all its albums.

import SharedScreens
import Observation
import SharedLocalization
import SharedMedia
import SharedNavigation

/// The page of a character.
public struct CharacterState: Equatable, Sendable {
    /// The character and its albums.
    public struct Content: Equatable, Sendable {
        public var character: StoryCharacter
        public var albums: [Album]
        /// The number of albums, as a text.
        public var summary: LocalizedText
        /// The notice shown if there are no albums.
        public var empty: ScreenNotice?
    }

    public var phase: ScreenPhase<Content>
    /// The navigation title: the character's name.
    public var title: LocalizedText
}

/// The user's actions on the page.
public enum CharacterAction: Codable, Hashable, Sendable {
    case retryTapped
    case albumTapped(AlbumID)
}

/// The effects outside this screen.
public enum CharacterOutcome: Equatable, Sendable {
    case albumChosen(AlbumID)
}

/// Shows a character and opens the scripts of its albums.
@MainActor @Observable
public final class CharacterModel: ScreenModel, CatalogLibraryListener {
    @ObservationIgnored private let id: CharacterID
    @ObservationIgnored public let library: CatalogLibrary
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let emit: (CharacterOutcome) -> Void

    init(character: CharacterID, library: CatalogLibrary, emit: @escaping (CharacterOutcome) -> Void) {
        id = character
        self.library = library
        self.emit = emit
        viewer = library.images.viewer()
        library.listen(self)
        libraryChanged()
    }

    public var state: CharacterState {
        CharacterState(
            phase: phase,
            title: library.catalog?.character(id).map { .verbatim($0.name) } ?? Texts.characterTitle
        )
    }

    public func send(_ action: CharacterAction) {
        switch action {
        case .retryTapped: library.load()
        case .albumTapped(let id): if library.catalog?.album(id) != nil { emit(.albumChosen(id)) }
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        if phase == .ended { viewer.end() }
    }

    func libraryChanged() {
        guard let content = phase.content else { return viewer.update(visible: []) }
        viewer.update(visible: [content.character.portrait] + content.albums.map(\.cover))
    }

    private var phase: ScreenPhase<CharacterState.Content> {
        guard let catalog = library.catalog else {
            return .awaited(Texts.loading, library.failure)
        }
        guard let character = catalog.character(id) else {
            return .gone(ScreenNotice(title: Texts.characterGoneTitle, message: Texts.goneMessage))
        }
        let albums = catalog.albums(of: id)
        return .loaded(
            CharacterState.Content(
                character: character,
                albums: albums,
                summary: Texts.characterAlbums(albums: albums.count),
                empty: albums.isEmpty
                    ? ScreenNotice(title: Texts.characterEmptyTitle, message: Texts.characterEmptyMessage)
                    : nil
            )
        )
    }
}
