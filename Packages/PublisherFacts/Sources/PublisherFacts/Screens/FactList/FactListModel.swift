// The list of facts.

import SharedScreens
import Observation
import SharedLayout
import SharedLocalization
import SharedNavigation

/// Shows the library's facts in the order of the feed, or the results of a search.
@MainActor @Observable
public final class FactListModel: ScreenModel, FactLibraryListener {
    /// The cells: facts, frames, images.
    @ObservationIgnored public let waterfall: FactWaterfall
    /// The text in the search field.
    public private(set) var query = ""

    @ObservationIgnored public let tasks: ScreenTasks? = ScreenTasks()
    @ObservationIgnored private let library: FactLibrary
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private let emit: (FactListOutcome) -> Void

    init(library: FactLibrary, environment: HostEnvironment, emit: @escaping (FactListOutcome) -> Void) {
        self.library = library
        self.environment = environment
        self.emit = emit
        waterfall = FactWaterfall(images: library.images, environment: environment)
        library.listen(self)
        if let feed = library.feed {
            waterfall.show(waterfall.arranger()(FactRows(feed)), isKeepingPlace: true)
        }
    }

    /// The facts; nil before the first feed has come.
    public var feed: FactFeed? { library.feed }

    public var state: FactListState {
        let count = waterfall.rows?.count ?? 0
        return FactListState(
            phase: phase,
            title: library.feed?.title.map { .verbatim($0) } ?? Texts.listTitle,
            refreshing: library.isLoading && library.feed != nil ? Texts.loading : nil,
            notice: notice,
            count: count,
            summary: Texts.listCount(facts: count),
            columns: WaterfallLayout.Metrics.columns(environment.viewport.width),
            search: library.feed?.facts.isEmpty == false
                ? ScreenSearch(
                    query: query,
                    prompt: Texts.listSearch,
                    clearLabel: ScreenTexts.clearSearch
                ) : nil
        )
    }

    public func send(_ action: FactListAction) {
        switch action {
        case .refreshPulled, .retryTapped: library.load()
        case .factTapped(let id):
            // A row of a feed that has been replaced meanwhile has no destination.
            if library.feed?.fact(id) != nil { emit(.factChosen(id)) }
        case .searchTyped(let text): search(text)
        case .searchCleared: search("")
        }
    }

    /// Receives the scroll position of the list.
    ///
    /// Idempotent; to be called with every scroll event.
    public func viewportScrolled(to visible: LayoutRect) {
        waterfall.viewportScrolled(to: visible)
    }

    public func appEventReceived(_ event: AppEvent) {
        switch event {
        case .viewportChanged, .traitsChanged: waterfall.hostChanged()
        case .activated, .enteredBackground, .memoryWarning: break
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        if phase == .ended { waterfall.end() }
    }

    func feedIsComing() -> FeedPreparation {
        let arranger = waterfall.arranger()
        return { feed in
            let all = arranger(FactRows(feed))
            return { [weak self] in self?.show(feed, isKeepingPlace: true) { all } }
        }
    }

    /// The state that survives a relaunch; nil for a list without a search that is at its top.
    var draft: PublisherFactsDraft? {
        let place = waterfall.place
        return query.isEmpty && place == nil ? nil : .list(query: query, place: place)
    }

    /// Restores the state saved before a relaunch; the list shows it as soon as its facts are there.
    func restore(query: String, place: FactPosition?) {
        self.query = query
        waterfall.keep(place)
        guard let feed = library.feed else { return }
        show(feed, isKeepingPlace: true) { [waterfall] in waterfall.arranger()(FactRows(feed)) }
    }

    private func search(_ text: String) {
        guard text != query else { return }
        query = text
        waterfall.keep(nil)
        guard let feed = library.feed else { return }
        show(feed, isKeepingPlace: false) { [waterfall] in waterfall.arranger()(FactRows(feed)) }
    }

    /// Shows a feed: all facts, or the results of a search, which runs off the main actor; the newest search
    /// wins.
    private func show(_ feed: FactFeed, isKeepingPlace: Bool, all: () -> FactArrangement) {
        let query = query
        guard !query.foldedForSearch.isEmpty else {
            tasks?.cancel("search")
            waterfall.show(all(), isKeepingPlace: isKeepingPlace)
            return
        }
        let arranger = waterfall.arranger()
        tasks?.run("search", .latestWins) {
            arranger(FactRows(feed, matching: query))
        } receive: { [weak self] answer in
            if case .success(let found) = answer {
                self?.waterfall.show(found, isKeepingPlace: isKeepingPlace)
            }
        }
    }

    private var phase: ScreenPhase<ModelContent> {
        guard let feed = library.feed else {
            return .awaited(Texts.loading, library.failure)
        }
        if feed.facts.isEmpty {
            return .empty(
                ScreenNotice(
                    title: Texts.listEmptyTitle,
                    message: Texts.listEmptyMessage,
                    action: ScreenTexts.tryAgain
                )
            )
        }
        guard waterfall.rows?.count != 0 else {
            return .nothingFound(
                ScreenNotice(
                    title: Texts.listNothingFoundTitle(query),
                    message: Texts.listNothingFoundMessage,
                    action: ScreenTexts.clearSearch
                )
            )
        }
        return waterfall.rows == nil ? .loading(Texts.loading) : .loaded
    }

    private var notice: ScreenNotice? {
        guard library.feed != nil else { return nil }
        if let failure = library.failure {
            let title = Texts.listRefreshFailed(failure.message)
            return ScreenNotice(failure, title: title)
        }
        return library.staleBecause.map {
            ScreenNotice($0, title: Texts.listStale($0.message))
        }
    }
}
