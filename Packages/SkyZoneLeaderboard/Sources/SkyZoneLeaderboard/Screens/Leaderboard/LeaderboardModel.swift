// The main board.

import SharedScreens
import Observation
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Shows the top of a board at a location, with the current user in it.
@MainActor @Observable
public final class LeaderboardModel: ScreenModel, SessionListener {
    /// The result of a load: if the board no longer exists, another one is shown.
    private struct Loaded: Equatable, Sendable {
        var boards: [Board]
        var selection: BoardSelection?
        var top: LeaderboardTop
    }

    /// The boards in the order of the menu; empty before they have loaded.
    private(set) var boards: [Board] = []
    private var boardID: BoardID?
    private var location = BoardLocation.all
    private var animation: LineAnimation

    @ObservationIgnored private let source: any LeaderboardSource
    @ObservationIgnored private let session: Session
    @ObservationIgnored private let photos: Photos
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let top: Loader<Loaded, SourceError>
    @ObservationIgnored private let emit: (LeaderboardOutcome) -> Void

    init(
        source: any LeaderboardSource,
        session: Session,
        photos: Photos,
        environment: HostEnvironment,
        animation: LineAnimation,
        slowThreshold: SlowThreshold,
        emit: @escaping (LeaderboardOutcome) -> Void
    ) {
        self.source = source
        self.session = session
        self.photos = photos
        self.environment = environment
        self.animation = animation
        self.emit = emit
        viewer = photos.pipeline.viewer()
        top = Loader(slowThreshold: slowThreshold)
        session.listen(self)
    }

    public var tasks: ScreenTasks? { top.tasks }

    /// The current selection, shown or loading; nil before the boards have loaded.
    public var choice: BoardSelection? {
        board.map { BoardSelection(board: $0, location: location) }
    }

    /// The state that survives a relaunch.
    var draft: SkyZoneLeaderboardDraft? { boardID.map { .board($0, location) } }

    public var state: LeaderboardState {
        let lines = lines
        return LeaderboardState(
            phase: phase,
            title: Texts.menuLeaderboard,
            buttons: MenuButtons(),
            boards: boards.map {
                LeaderboardState.BoardChoice(id: $0.id, name: $0.name, isSelected: $0.id == board?.id)
            },
            boardsLabel: Texts.boardChoose,
            location: location.title,
            locationLabel: Texts.boardLocation(location.title),
            lines: lines,
            height: layout.height(lines: lines.count),
            animation: lines.isEmpty || environment.traits.isMotionReduced ? nil : animation,
            hint: hint,
            notice: top.refreshNotice,
            summary: top.value.map { Texts.boardCount(jumpers: $0.top.total) },
            viewAll: Texts.boardViewAll
        )
    }

    /// The layout of the lines, for lengths other than the final ones.
    public var layout: LineLayout {
        LineLayout(
            width: environment.viewport.width,
            height: environment.viewport.height,
            textScale: environment.traits.textScale
        )
    }

    /// A user's photo, observed; nil means a placeholder.
    public func photo(of line: LeaderLine) -> ObservedImage? { photos.image(line.row.photo) }

    public func send(_ action: LeaderboardAction) {
        switch action {
        case .menuTapped: emit(.menuOpened)
        case .radialMenuTapped: emit(.radialMenuOpened)
        case .boardTapped(let id):
            guard id != board?.id, boards.contains(where: { $0.id == id }) else { return }
            boardID = id
            load()
        case .locationTapped: emit(.locationsOpened(location))
        case .viewAllTapped:
            if let choice { emit(.wholeBoardOpened(choice)) }
        case .findParkTapped: emit(.findParkChosen)
        case .refreshPulled, .retryTapped:
            photos.retry()
            load(keepsLines: true)
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        switch phase {
        case .inFront: if top.value == nil, top.failure == nil, !top.isLoading { load() }
        case .covered: break
        case .ended: viewer.end()
        }
    }

    /// Takes the location chosen in the picker.
    func locationChosen(_ chosen: BoardLocation) {
        guard chosen != location, session.locations.index(of: chosen) != nil else { return }
        location = chosen
        load()
    }

    func locationsChanged() {
        // A park that is no longer the user's can't be chosen, so it isn't shown either.
        guard session.locations.index(of: location) == nil else { return }
        location = .all
        load()
    }

    /// Restores the board and location at the end of the last launch.
    func restore(board: BoardID, location: BoardLocation) {
        boardID = board
        self.location = location
    }

    private var board: Board? { boards.first { $0.id == boardID } ?? boards.first }

    /// Loads the board at the location; `keepsLines` leaves the current lines visible meanwhile.
    private func load(keepsLines: Bool = false) {
        let keepsLines = keepsLines && !lines.isEmpty
        if !keepsLines { viewer.update(visible: []) }
        let shown = keepsLines ? top.value?.selection : nil
        let (user, boardID, location) = (session.user?.id, boardID, location)
        top.restart(keepsValue: keepsLines) { [source] () throws(SourceError) in
            let boards = try await source.boards()
            guard let board = boards.first(where: { $0.id == boardID }) ?? boards.first else {
                return Loaded(boards: [], top: LeaderboardTop(rows: [], own: nil, total: 0))
            }
            let selection = BoardSelection(board: board, location: location)
            return Loaded(
                boards: boards,
                selection: selection,
                top: try await source.top(of: selection, for: user)
            )
        } loaded: { [weak self] in
            self?.take($0, after: shown)
        }
    }

    private func take(_ loaded: Loaded, after shown: BoardSelection?) {
        boards = loaded.boards
        boardID = loaded.selection?.board.id
        // Newer lines of the same board replace the old ones without an animation.
        if loaded.selection != shown { animation.revision += 1 }
        viewer.update(visible: LeaderLine.lines(of: loaded.top).compactMap(\.row.photo))
    }

    private var lines: [LeaderboardState.Line] {
        guard let loaded = top.value, let unit = loaded.selection?.board.unit else { return [] }
        let layout = layout
        return LeaderLine.lines(of: loaded.top).enumerated().map { index, line in
            let value = unit.text(line.row.value)
            return LeaderboardState.Line(
                line: line,
                rank: Texts.rankNumber(line.row.rank),
                value: value,
                label: line.role == .currentUser
                    ? Texts.rowLabelOwn(line.row.rank, value)
                    : Texts.rowLabel(line.row.rank, line.row.handle, value),
                frames: layout.frames(at: index, length: line.length)
            )
        }
    }

    private var phase: ScreenPhase<ModelContent> {
        top.value?.top.rows.isEmpty == true ? .emptyBoard : top.phase(Texts.boardLoading)
    }

    private var hint: ScreenNotice? {
        guard let loaded = top.value, !loaded.top.rows.isEmpty, loaded.top.own == nil else { return nil }
        return ScreenNotice(
            title: Texts.boardHintTitle,
            message: location == .all ? Texts.boardHintMessage : Texts.boardHintParkMessage,
            action: Texts.menuFindPark
        )
    }
}
