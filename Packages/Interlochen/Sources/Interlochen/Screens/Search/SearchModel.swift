// The search over all sections' media.

import SharedScreens
import Observation
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Finds media by title and description as the user types, ignoring case and accents.
@MainActor @Observable
public final class SearchModel: ScreenModel, MediaLibraryListener {
    /// The typed text.
    public private(set) var query = ""

    @ObservationIgnored private let library: MediaLibrary
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let emit: (SearchOutcome) -> Void

    init(library: MediaLibrary, emit: @escaping (SearchOutcome) -> Void) {
        (self.library, self.emit) = (library, emit)
        viewer = library.images.viewer()
        library.listen(self)
    }

    public var state: SearchState {
        let groups = groups
        let count = Set(groups.flatMap { $0.hits.map(\.id) }).count
        return SearchState(
            phase: phase(isFound: count > 0),
            title: Texts.searchTitle,
            search: ScreenSearch(
                query: query,
                prompt: Texts.searchPrompt,
                clearLabel: ScreenTexts.clearSearch
            ),
            groups: groups,
            summary: count > 0 ? Texts.items(items: count) : nil,
            notice: count > 0 ? failure.map { ScreenNotice($0) } : nil
        )
    }

    /// The image of a hit, observable.
    public func image(_ content: MediaItem) -> ObservedImage { library.images.image(content.picture) }

    public func send(_ action: SearchAction) {
        switch action {
        case .queryTyped(let text): search(text)
        case .queryCleared: search("")
        case .contentTapped(let id): if hit(id) != nil { emit(.contentChosen(id)) }
        case .detailsTapped(let id): if hit(id)?.detailsText != nil { emit(.detailsChosen(id)) }
        case .retryTapped: library.loadMissing()
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        if phase == .ended { viewer.end() }
    }

    /// Requests the images of the hits, also of sections that load after the text was typed.
    func contentChanged() {
        viewer.update(visible: groups.flatMap { $0.hits.map(\.content.picture) })
    }

    private func search(_ text: String) {
        guard text != query else { return }
        query = text
        contentChanged()
    }

    private func hit(_ id: MediaItemID) -> SearchState.Hit? {
        groups.lazy.flatMap(\.hits).first { $0.id == id }
    }

    private var groups: [SearchState.Group] {
        let wanted = query.foldedForSearch
        guard !wanted.isEmpty else { return [] }
        return MediaSection.allCases.compactMap { section in
            let hits = library.shelf(section).value?.playing.compactMap { cell -> SearchState.Hit? in
                // Compared separately, so that no hit spans the two.
                guard let content = cell.content,
                    content.title.foldedForSearch.contains(wanted)
                        || content.text.foldedForSearch.contains(wanted)
                else { return nil }
                return SearchState.Hit(content: content, detailsText: cell.detailsText)
            }
            guard let hits, !hits.isEmpty else { return nil }
            return SearchState.Group(section: section, hits: hits)
        }
    }

    private var failure: ContentError? {
        MediaSection.allCases.map(library.shelf).first { $0.value == nil && $0.failure != nil }?.failure
    }

    private func phase(isFound: Bool) -> ScreenPhase<ModelContent> {
        if query.foldedForSearch.isEmpty {
            return .prompt(ScreenNotice(title: Texts.searchStartTitle, message: Texts.searchStartMessage))
        }
        if isFound { return .loaded }
        if let failure { return .failed(ScreenNotice(failure)) }
        if MediaSection.allCases.contains(where: { library.shelf($0).value == nil }) {
            return .loading(Texts.loading)
        }
        return .nothingFound(
            ScreenNotice(
                title: Texts.searchNothingTitle(query),
                message: Texts.searchNothingMessage,
                action: ScreenTexts.clearSearch
            )
        )
    }
}
