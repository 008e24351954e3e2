// The first screen: the content of the catalog.

import SharedScreens
import Observation
import SharedJSON
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Shows the catalog's sections, a page of each at a time.
@MainActor @Observable
public final class BrowseModel: ScreenModel, CatalogLibraryListener {
    @ObservationIgnored public let tasks: ScreenTasks? = ScreenTasks()
    @ObservationIgnored public let library: CatalogLibrary
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let emit: (BrowseOutcome) -> Void
    /// The number of pages that each section shows.
    private var pages: [CatalogSection: Int] = [:]
    private var loading: Set<CatalogSection> = []
    private var failures: [CatalogSection: JSONError] = [:]
    private var isReportExpanded = false

    init(library: CatalogLibrary, emit: @escaping (BrowseOutcome) -> Void) {
        self.library = library
        self.emit = emit
        viewer = library.images.viewer()
        library.listen(self)
        libraryChanged()
    }

    public var state: BrowseState {
        BrowseState(
            phase: phase,
            title: Texts.appTitle,
            searchLabel: Texts.searchOpen,
            refreshing: library.isLoading && library.catalog != nil ? Texts.loading : nil,
            notice: library.catalog == nil ? nil : library.failure.map(refreshFailed),
            report: report
        )
    }

    public func send(_ action: BrowseAction) {
        switch action {
        case .refreshPulled, .retryTapped: library.load()
        case .searchTapped: emit(.searchChosen)
        case .coverTapped:
            if let album = popularAlbums.first { emit(.coverChosen(album.id)) }
        case .albumTapped(let id):
            // An album that has been replaced meanwhile has no destination.
            if library.catalog?.album(id) != nil { emit(.albumChosen(id)) }
        case .characterTapped(let id):
            if library.catalog?.character(id) != nil { emit(.characterChosen(id)) }
        case .genreTapped: break
        case .moreTapped(let section): loadMore(section)
        case .reportTapped: isReportExpanded.toggle()
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        if phase == .ended { viewer.end() }
    }

    func libraryChanged() {
        guard let content = phase.content else { return viewer.update(visible: []) }
        viewer.update(
            visible: [content.cover?.character.portrait].compactMap { $0 } + content.albums.items.map(\.cover)
                + content.characters.items.map(\.portrait)
        )
    }

    // MARK: More

    /// Reads the files again, so that the next page is up to date; does nothing while it already loads.
    private func loadMore(_ section: CatalogSection) {
        guard failures[section] != nil || shown(section) < count(section) else { return }
        let source = library.source
        let isStarted = tasks?.run(
            "more \(section.rawValue)",
            .ignoreWhileRunning,
            { try await source.load() }
        ) {
            [weak self] answer in
            guard let self else { return }
            self.loading.remove(section)
            switch answer {
            case .success(let catalog):
                self.pages[section, default: 1] += 1
                self.library.take(catalog)
            case .failure(let error): self.failures[section] = error as? JSONError
            }
        }
        if isStarted == true {
            loading.insert(section)
            failures[section] = nil
        }
    }

    private func count(_ section: CatalogSection) -> Int {
        switch section {
        case .popularAlbums: popularAlbums.count
        case .characters: library.catalog?.characters.count ?? 0
        case .genres: library.catalog?.genres.count ?? 0
        }
    }

    private func shown(_ section: CatalogSection) -> Int {
        (library.catalog?.pageSizes[section] ?? 1) * pages[section, default: 1]
    }

    private func more(_ section: CatalogSection) -> BrowseState.More {
        if loading.contains(section) { return .loading(Texts.browseMoreLoading) }
        if let failure = failures[section] { return .failed(ScreenNotice(failure)) }
        return shown(section) < count(section) ? .available(Texts.browseMore) : .exhausted
    }

    // MARK: State

    private var popularAlbums: [Album] {
        library.catalog.flatMap { catalog in catalog.popular.map { catalog.albums(of: $0.id) } } ?? []
    }

    private var phase: ScreenPhase<BrowseState.Content> {
        guard let catalog = library.catalog else {
            return .awaited(Texts.loading, library.failure)
        }
        guard !catalog.isEmpty else {
            return .empty(
                ScreenNotice(
                    title: Texts.browseEmptyTitle,
                    message: Texts.browseEmptyMessage,
                    action: ScreenTexts.tryAgain
                )
            )
        }
        return .loaded(
            BrowseState.Content(
                cover: catalog.popular.map { popular in
                    BrowseState.Cover(
                        character: popular,
                        heading: Texts.browsePopular,
                        label: Texts.browseCover(popular.name),
                        isEnabled: !popularAlbums.isEmpty
                    )
                },
                albums: shelf(Texts.browseAlbums(catalog.popular?.name ?? ""), popularAlbums, .popularAlbums),
                characters: shelf(Texts.browseCharacters, catalog.characters, .characters),
                genres: shelf(Texts.browseGenres, catalog.genres, .genres)
            )
        )
    }

    private func shelf<Item>(_ title: LocalizedText, _ items: [Item], _ section: CatalogSection)
        -> BrowseState.SectionItems<Item>
    {
        BrowseState.SectionItems(
            title: title,
            items: Array(items.prefix(shown(section))),
            more: more(section)
        )
    }

    private func refreshFailed(_ failure: JSONError) -> ScreenNotice {
        ScreenNotice(failure, title: Texts.browseRefreshFailed(failure.message))
    }

    private var report: BrowseState.Report? {
        guard let problems = library.catalog?.problems, !problems.isEmpty else { return nil }
        return BrowseState.Report(
            title: Texts.browseReport(problems: problems.count),
            lines: isReportExpanded ? problems.map(\.message) : [],
            isExpanded: isReportExpanded,
            action: isReportExpanded ? Texts.browseReportHide : Texts.browseReportShow
        )
    }
}
