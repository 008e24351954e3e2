// The whole board.

import Observation
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Shows a whole board around the current user, location by location.
@MainActor @Observable
public final class FullLeaderboardModel: ScreenModel, SessionListener {
    /// The rows.
    @ObservationIgnored public let scroll: BoardScroll
    /// The board and where it is looked at.
    public private(set) var selection: BoardSelection

    @ObservationIgnored public let work: ScreenWork?
    @ObservationIgnored private let session: Session
    @ObservationIgnored private let photos: Photos
    @ObservationIgnored private var rowLayout: BoardRowLayout
    @ObservationIgnored private var hasOpened = false
    @ObservationIgnored private let emit: (FullLeaderboardOutcome) -> Void

    init(
        selection: BoardSelection,
        source: any LeaderboardSource,
        session: Session,
        photos: Photos,
        environment: HostEnvironment,
        settings: SkyZoneLeaderboardSettings,
        patience: Patience,
        emit: @escaping (FullLeaderboardOutcome) -> Void
    ) {
        let work = ScreenWork()
        self.work = work
        self.selection = selection
        self.session = session
        self.photos = photos
        self.emit = emit
        scroll = BoardScroll(
            source: source,
            environment: environment,
            settings: settings,
            work: work,
            patience: patience,
            photos: photos
        )
        rowLayout = scroll.rowLayout
        session.listen(self)
    }

    public var state: FullLeaderboardState {
        FullLeaderboardState(
            phase: phase,
            title: selection.board.name,
            close: Texts.close,
            location: selection.location.title,
            summary: scroll.window.total.map { Texts.boardCount(jumpers: $0) },
            previous: arrow(-1, Texts.fullPrevious),
            next: arrow(1, Texts.fullNext),
            buyJumpTime: Texts.fullBuyJumpTime,
            hint: phase == .loaded && scroll.own == nil ? Texts.boardHintTitle : nil,
            notice: scroll.window.isLoaded ? scroll.failure.map(ScreenNotice.outdated) : nil
        )
    }

    /// A row as it is shown; `index` must be one of the window's.
    public func row(at index: Int) -> FullLeaderboardRow {
        let (row, own, unit) = (scroll.window.rows[index], scroll.own, selection.board.unit)
        let isCurrentUser = row.id == session.user?.id
        let difference =
            isCurrentUser ? nil : own.map { RankingDifference(theirs: row.value, own: $0.value) }
        let value = unit.text(row.value)
        let label: LocalizedText =
            if isCurrentUser {
                Texts.rowLabelOwn(row.rank, value)
            } else if let difference {
                Texts.rowLabelDifference(row.rank, row.handle, value, difference.spokenText(in: unit))
            } else {
                Texts.rowLabel(row.rank, row.handle, value)
            }
        return FullLeaderboardRow(
            row: row,
            isCurrentUser: isCurrentUser,
            rank: Texts.rankNumber(row.rank),
            value: unit.shortText(row.value),
            difference: difference?.text(in: unit),
            tone: difference?.tone ?? .neutral,
            label: label
        )
    }

    /// A user's photo, to be watched; nil where a placeholder stands.
    public func photo(of row: LeaderboardRow) -> ObservedImage? { photos.image(row.photo) }

    /// What stands beyond the first or the last row; nil where the next ones will, and under a notice over all rows.
    public func edgeText(_ direction: PagingDirection) -> LocalizedText? {
        switch scroll.window.phase(direction) {
        case .ready: nil
        case .loading: Texts.fullLoadingMore
        case .failed: scroll.edgeFailure(direction)?.message
        case .ended: direction == .backward ? Texts.fullTop : Texts.fullEnd
        }
    }

    /// The label of the button at an edge that asks again for what failed; nil where that can't help.
    public func edgeRetry(_ direction: PagingDirection) -> LocalizedText? {
        scroll.edgeFailure(direction)?.isRetryable == true ? Texts.retry : nil
    }

    public func send(_ action: FullLeaderboardAction) {
        switch action {
        case .closeTapped: emit(.closed)
        case .previousTapped: move(-1)
        case .nextTapped: move(1)
        case .buyJumpTimeTapped: emit(.jumpTimeWanted(selection.location))
        case .refreshPulled: scroll.refresh()
        case .retryTapped: scroll.retry()
        }
    }

    public func appEventReceived(_ event: AppEvent) {
        switch event {
        case .viewportChanged, .traitsChanged:
            scroll.hostChanged(from: rowLayout)
            rowLayout = scroll.rowLayout
        case .activated, .enteredBackground, .memoryWarning: break
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        switch phase {
        case .inFront:
            guard !hasOpened else { return }
            hasOpened = true
            open()
        case .covered: break
        case .ended: scroll.end()
        }
    }

    func locationsChanged() {
        guard session.locations.index(of: selection.location) == nil else { return }
        selection.location = .all
        if hasOpened { open() }
    }

    /// Takes up where the board was at the end of the last launch.
    func restore(_ location: BoardLocation) {
        selection.location = location
    }

    private func move(_ distance: Int) {
        guard let location = session.locations.location(distance, from: selection.location) else { return }
        selection.location = location
        open()
    }

    private func open() {
        scroll.open(selection, for: session.user?.id)
    }

    private func arrow(_ distance: Int, _ label: LocalizedText) -> ScreenControl {
        .init(label: label, isEnabled: session.locations.location(distance, from: selection.location) != nil)
    }

    private var phase: ScreenPhase<ContentBeside> {
        guard scroll.window.isLoaded else {
            return .waiting(Texts.boardLoading, isSlow: scroll.isSlow, failure: scroll.failure)
        }
        return scroll.window.rows.isEmpty ? .emptyBoard : .loaded
    }
}
