// The whole board.

import SharedScreens
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
    /// The board's location; nil while the park that it was opened at isn't one of the user's.
    public private(set) var location: BoardLocation?

    @ObservationIgnored public let tasks: ScreenTasks?
    @ObservationIgnored private let place: BoardDestination
    @ObservationIgnored private let source: any LeaderboardSource
    @ObservationIgnored private let boards: Loader<[Board], SourceError>
    @ObservationIgnored private let session: Session
    @ObservationIgnored private let photos: Photos
    @ObservationIgnored private var rowLayout: BoardRowLayout
    @ObservationIgnored private var hasOpened = false
    @ObservationIgnored private let emit: (FullLeaderboardOutcome) -> Void

    /// - Parameter known: Boards that are loaded already.
    init(
        place: BoardDestination,
        known: [Board],
        source: any LeaderboardSource,
        session: Session,
        photos: Photos,
        environment: HostEnvironment,
        settings: SkyZoneLeaderboardConfiguration,
        slowThreshold: SlowThreshold,
        emit: @escaping (FullLeaderboardOutcome) -> Void
    ) {
        let tasks = ScreenTasks()
        self.tasks = tasks
        self.place = place
        self.source = source
        self.session = session
        self.photos = photos
        self.emit = emit
        boards = Loader("boards", tasks: tasks, slowThreshold: slowThreshold)
        scroll = BoardScroll(
            source: source,
            environment: environment,
            settings: settings,
            tasks: tasks,
            slowThreshold: slowThreshold,
            photos: photos
        )
        rowLayout = scroll.rowLayout
        if known.contains(where: { $0.id == place.board }) { boards.set(known) }
        location = linkedLocation
        session.listen(self)
    }

    /// The board and its location; nil before both are known.
    public var selection: BoardSelection? {
        guard let board, let location else { return nil }
        return BoardSelection(board: board, location: location)
    }

    public var state: FullLeaderboardState {
        FullLeaderboardState(
            phase: phase,
            title: board.map { .verbatim($0.name) } ?? Texts.menuLeaderboard,
            close: Texts.close,
            location: location?.title ?? Texts.parkTitle,
            summary: selection == nil ? nil : scroll.window.total.map { Texts.boardCount(jumpers: $0) },
            previous: arrow(-1, Texts.fullPrevious),
            next: arrow(1, Texts.fullNext),
            buyJumpTime: Texts.fullBuyJumpTime,
            hint: phase == .loaded && scroll.own == nil ? Texts.boardHintTitle : nil,
            wayOn: wayOn,
            notice: scroll.window.isLoaded ? scroll.failure.map(ScreenNotice.outdated) : nil
        )
    }

    /// The texts and colors of a row; `index` must be one of the window's.
    public func row(at index: Int) -> FullLeaderboardRow {
        let (row, own, unit) = (scroll.window.rows[index], scroll.own, board?.unit ?? .unknown)
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

    /// A user's photo, observed; nil means a placeholder.
    public func photo(of row: LeaderboardRow) -> ObservedImage? { photos.image(row.photo) }

    /// The text beyond the first or the last row.
    ///
    /// Nil where the next rows will load, and under a notice over all rows.
    public func edgeText(_ direction: PagingDirection) -> LocalizedText? {
        switch scroll.window.phase(direction) {
        case .ready: nil
        case .loading: Texts.fullLoadingMore
        case .failed: scroll.edgeError(direction)?.message
        case .ended: direction == .backward ? Texts.fullTop : Texts.fullEnd
        }
    }

    /// The label of the retry button at an edge; nil if retrying can't help.
    public func edgeRetry(_ direction: PagingDirection) -> LocalizedText? {
        scroll.edgeError(direction)?.isRetryable == true ? ScreenTexts.tryAgain : nil
    }

    public func send(_ action: FullLeaderboardAction) {
        switch action {
        case .closeTapped: emit(.closed)
        case .previousTapped: move(-1)
        case .nextTapped: move(1)
        case .buyJumpTimeTapped: emit(.jumpTimeWanted(location.map { $0.park?.id } ?? place.park))
        case .refreshPulled:
            photos.retry()
            scroll.refresh()
        case .retryTapped: retry()
        case .allLocationsTapped:
            guard location == nil else { return }
            location = .all
            open()
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
            if board == nil { loadBoards() } else { open() }
        case .covered: break
        case .ended: scroll.end()
        }
    }

    /// Returns to the linked location; does nothing if the board is there already.
    func returnToLinked() {
        let linked = linkedLocation
        guard linked != location else { return }
        location = linked
        open()
    }

    func locationsChanged() {
        guard let location else {
            // A link may have named a park that wasn't known yet.
            self.location = linkedLocation
            return open()
        }
        guard session.locations.index(of: location) == nil else { return }
        self.location = .all
        open()
    }

    /// Restores the location at the end of the last launch.
    func restore(_ location: BoardLocation) {
        self.location = location
    }

    private var board: Board? { boards.value?.first { $0.id == place.board } }

    /// The location that the board was opened at; nil while it isn't one that the user can choose.
    private var linkedLocation: BoardLocation? {
        session.locations.locations.first { $0.park?.id == place.park }
    }

    private func move(_ distance: Int) {
        guard let next = location.flatMap({ session.locations.location(distance, from: $0) }) else { return }
        location = next
        open()
    }

    private func loadBoards() {
        boards.load(restarts: true) { [source] () throws(SourceError) in
            try await source.boards()
        } ended: { [weak self] _ in
            self?.open()
        }
    }

    /// Starts over, as soon as the screen is open and the selection is known.
    private func open() {
        guard hasOpened, let selection else { return }
        scroll.open(selection, for: session.user?.id)
    }

    private func retry() {
        if boards.value == nil {
            loadBoards()
        } else if location == nil {
            session.loadProfile()
        } else {
            scroll.retry()
        }
    }

    private func arrow(_ distance: Int, _ label: LocalizedText) -> ScreenControl {
        let next = location.flatMap { session.locations.location(distance, from: $0) }
        return .init(label: label, isEnabled: next != nil)
    }

    private var phase: ScreenPhase<ModelContent> {
        guard boards.value != nil else {
            return .waiting(Texts.boardLoading, isSlow: boards.isSlow, failure: boards.failure)
        }
        guard board != nil else { return .unknownBoard }
        guard location != nil else {
            let profile = session.profile
            guard profile.value == nil else { return .unknownPark }
            return .waiting(Texts.boardLoading, isSlow: profile.isSlow, failure: profile.failure)
        }
        guard scroll.window.isLoaded else {
            return .waiting(Texts.boardLoading, isSlow: scroll.isSlow, failure: scroll.failure)
        }
        return scroll.window.rows.isEmpty ? .emptyBoard : .loaded
    }

    private var wayOn: FullLeaderboardAction {
        let phase = phase
        return phase == .unknownBoard
            ? .closeTapped : phase == .unknownPark ? .allLocationsTapped : .retryTapped
    }
}
