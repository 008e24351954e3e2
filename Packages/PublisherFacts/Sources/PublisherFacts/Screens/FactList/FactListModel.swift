// The list of facts.

import Observation
import SharedLocalization
import SharedNavigation

/// Shows the library's facts in the order of the feed.
@MainActor @Observable
public final class FactListModel: ScreenModel {
    @ObservationIgnored private let library: FactLibrary
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private let emit: (FactListOutcome) -> Void

    init(library: FactLibrary, environment: HostEnvironment, emit: @escaping (FactListOutcome) -> Void) {
        self.library = library
        self.environment = environment
        self.emit = emit
    }

    /// The facts; nil before the first feed has come.
    public var feed: FactFeed? { library.feed }

    public var state: FactListState {
        FactListState(
            phase: phase,
            title: library.feed?.title.map { .verbatim($0) } ?? Texts.listTitle,
            isRefreshing: library.isLoading && library.feed != nil,
            notice: notice,
            count: library.feed?.facts.count ?? 0,
            columns: columns
        )
    }

    private var columns: Int {
        switch environment.viewport.width {
        case ..<600: 2
        case ..<900: 3
        default: 4
        }
    }

    public func send(_ action: FactListAction) {
        switch action {
        case .refreshPulled, .retryTapped: library.load()
        case .factTapped(let id):
            // A row of a feed that has been replaced meanwhile leads nowhere.
            if library.feed?.fact(id) != nil { emit(.factChosen(id)) }
        }
    }

    private var phase: FactListState.Phase {
        if let feed = library.feed {
            return feed.facts.isEmpty
                ? .empty(
                    ScreenNotice(
                        title: Texts.listEmptyTitle,
                        message: Texts.listEmptyMessage,
                        action: Texts.retry
                    )
                )
                : .loaded
        }
        return library.failure.map { .failed(ScreenNotice($0, action: Texts.retry)) }
            ?? .loading(Texts.loading)
    }

    private var notice: ScreenNotice? {
        guard library.feed != nil else { return nil }
        if let failure = library.failure {
            var notice = ScreenNotice(failure, action: Texts.retry)
            notice.title = Texts.listRefreshFailed(failure.message)
            return notice
        }
        return library.isStale ? ScreenNotice(title: Texts.listStale, action: Texts.retry) : nil
    }
}
