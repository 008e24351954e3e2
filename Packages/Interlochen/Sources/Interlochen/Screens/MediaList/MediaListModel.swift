// The model of the common list: one screen for all sections and their categories.

import SharedScreens
import Observation
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Shows the library's content for one section or category.
@MainActor @Observable
public final class MediaListModel: ScreenModel, MediaLibraryListener {
    /// The cells, their frames, and the header over them.
    @ObservationIgnored public let cells: MediaCells

    @ObservationIgnored private let place: MediaListPosition
    @ObservationIgnored private let showsSearch: Bool
    @ObservationIgnored private let library: MediaLibrary
    @ObservationIgnored private let emit: (MediaListOutcome) -> Void

    init(
        place: MediaListPosition,
        library: MediaLibrary,
        environment: HostEnvironment,
        emit: @escaping (MediaListOutcome) -> Void
    ) {
        (self.place, self.library, self.emit) = (place, library, emit)
        showsSearch = place.section.showsSearch
        cells = MediaCells(images: library.images, environment: environment)
        library.listen(self)
        contentChanged()
    }

    public var state: MediaListState {
        let shelf = library.shelf(place.section)
        let isThere = shelf.value != nil
        return MediaListState(
            phase: phase,
            title: title,
            header: header,
            search: showsSearch ? ScreenControl(label: Texts.searchTitle) : nil,
            refreshing: shelf.isLoading && isThere ? Texts.loading : nil,
            notice: isThere ? shelf.failure.map(refreshFailed) : nil
        )
    }

    public func send(_ action: MediaListAction) {
        switch action {
        case .refreshPulled, .retryTapped: library.load(place.section)
        case .searchTapped: if showsSearch { emit(.searchChosen) }
        case .contentTapped(let id): if cells.shows(id) { emit(.contentChosen(id)) }
        case .detailsTapped(let id): if cells.offersDetails(of: id) { emit(.detailsChosen(id)) }
        case .categoryTapped(let id): if content?.category(id) != nil { emit(.categoryChosen(id)) }
        case .pageTapped(let id): if content?.link(id) != nil { emit(.pageChosen(id)) }
        case .facebookTapped: connect(to: .facebook)
        case .twitterTapped: connect(to: .twitter)
        case .instagramTapped: connect(to: .instagram)
        }
    }

    /// Handles a new scroll position.
    ///
    /// Idempotent; call it with every scroll event.
    public func viewportScrolled(to visible: LayoutRect) {
        cells.viewportScrolled(to: visible)
    }

    public func appEventReceived(_ event: AppEvent) {
        switch event {
        case .viewportChanged, .traitsChanged: cells.hostChanged()
        case .activated, .enteredBackground, .memoryWarning: break
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        if phase == .ended { cells.end() }
    }

    func contentChanged() {
        cells.show(wanted, under: header)
    }

    // MARK: - Content

    private var content: SectionContent? { library.shelf(place.section).value }

    private var category: MediaCategory? {
        if case .category(let id, _) = place { content?.category(id) } else { nil }
    }

    /// The cells to show; nil until the section is loaded.
    private var wanted: [MediaCell]? {
        switch place {
        case .section: content?.cells
        case .category: content.map { _ in category?.cells ?? [] }
        }
    }

    private var header: ListHeader { category?.header ?? place.section.header }

    private var title: LocalizedText { category.map { .verbatim($0.title) } ?? place.section.title }

    private var phase: ScreenPhase<ModelContent> {
        guard let wanted else {
            let failure = library.shelf(place.section).failure
            return .awaited(Texts.loading, failure)
        }
        guard wanted.isEmpty else { return .loaded }
        if case .category = place, category == nil { return .gone }
        return .empty(
            ScreenNotice(
                title: Texts.listEmptyTitle,
                message: Texts.listEmptyMessage,
                action: ScreenTexts.tryAgain
            )
        )
    }

    private func refreshFailed(_ failure: ContentError) -> ScreenNotice {
        ScreenNotice(failure, title: Texts.listRefreshFailed(failure.message))
    }

    private func connect(to service: SocialService) {
        for case .connect(let links) in wanted ?? [] {
            guard let link = links.first(where: { $0.service == service }) else { continue }
            emit(.connectChosen(url: link.url))
            return
        }
    }
}
