// The rows of the whole board: loading, drawing, and a stable scroll position.

import Observation
import SharedLayout
import SharedMedia
import SharedNavigation

/// A window on a board of any size.
///
/// Rows lie under each other between two edges, which say what lies beyond. Only the rows near the visible
/// ones are held.
@MainActor @Observable
public final class BoardScroll {
    /// The height of the area above the first row and of the one below the last row, in points.
    public static let edge = 48.0
    /// The distance of the screen from an end of the held rows at which the next page is requested, in rows.
    static let threshold = 4
    /// The number of rows that are drawn beyond the visible ones, on either side.
    static let overscan = 8

    /// The held rows.
    public private(set) var window: PagingWindow<LeaderboardRow>
    /// The current user's row; nil if the user isn't on the board.
    public private(set) var own: LeaderboardRow?
    /// The indices of the rows to draw.
    public private(set) var drawn = 0..<0
    /// The scroll position that the host should take.
    ///
    /// At first it is the user's row; later it makes up for rows that come or go above, so that nothing
    /// jumps.
    public private(set) var wish = ScrollRequest()
    /// Whether the first rows take long.
    public private(set) var isSlow = false
    /// The error of the last load or refresh of the rows; nil if it succeeded.
    public private(set) var failure: SourceError?
    /// The errors of pages beyond an edge; one holds while that direction is `failed`.
    private var edgeFailures: [PagingDirection: SourceError] = [:]

    @ObservationIgnored private let source: any LeaderboardSource
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private let settings: SkyZoneLeaderboardConfiguration
    @ObservationIgnored private let tasks: ScreenTasks
    @ObservationIgnored private let slowThreshold: SlowThreshold
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private var selection: BoardSelection?
    @ObservationIgnored private var user: UserID?
    /// The scroll position that the host last reported.
    @ObservationIgnored private var top = 0.0
    @ObservationIgnored private var height: Double?
    /// Whether the user's row has been centered on a screen of known height.
    @ObservationIgnored private var isPlaced = false

    init(
        source: any LeaderboardSource,
        environment: HostEnvironment,
        settings: SkyZoneLeaderboardConfiguration,
        tasks: ScreenTasks,
        slowThreshold: SlowThreshold,
        photos: Photos
    ) {
        self.source = source
        self.environment = environment
        self.settings = settings
        self.tasks = tasks
        self.slowThreshold = slowThreshold
        viewer = photos.pipeline.viewer()
        window = PagingWindow(pageSize: 2 * settings.neighbours + 1, capacity: settings.capacity)
    }

    /// The layout of a row.
    public var rowLayout: BoardRowLayout {
        BoardRowLayout(width: environment.viewport.width, textScale: environment.traits.textScale)
    }

    /// The height of all held rows with the edges, in points.
    public var contentHeight: Double {
        2 * Self.edge + Double(window.rows.count) * rowLayout.height
    }

    /// The position of a row, by its index in the window, from the top of the content in points.
    public func position(of index: Int) -> Double { Self.edge + Double(index) * rowLayout.height }

    /// The error of the page beyond an edge; nil if rows can load there or none are left.
    public func edgeError(_ direction: PagingDirection) -> SourceError? {
        window.phase(direction) == .failed ? edgeFailures[direction] : nil
    }

    /// Reports the host's scroll position.
    ///
    /// Idempotent; the host calls it with every scroll event.
    public func viewportScrolled(to top: Double, height: Double) {
        (self.top, self.height) = (top, height)
        if !isPlaced, window.isLoaded, !window.rows.isEmpty { place() }
        look()
    }

    /// Starts over with another board or location: the user in the middle, or the top for a user without a
    /// rank.
    func open(_ selection: BoardSelection, for user: UserID?) {
        self.selection = selection
        self.user = user
        (own, isPlaced, drawn, top) = (nil, false, 0..<0, 0)
        viewer.update(visible: [])
        let place: PagingRequest<UserID>.Place =
            user.map { .around($0, position: nil, before: settings.neighbours) } ?? .start
        send(window.restart(at: place))
    }

    /// Retries what failed, or reloads an empty board.
    func retry() {
        if window.isLoaded, window.rows.isEmpty, let selection {
            open(selection, for: user)
        } else {
            send(window.isLoaded ? window.retry() : window.refresh())
        }
    }

    /// Reloads the rows on screen.
    func refresh() {
        send(window.refresh())
    }

    /// Adapts to another size of the screen or the text: the first row on screen stays the first.
    func hostChanged(from old: BoardRowLayout) {
        guard old.height != rowLayout.height else { return }
        scroll(to: Self.edge + (top - Self.edge) / old.height * rowLayout.height)
        look()
    }

    func end() { viewer.end() }

    // MARK: - Asking

    private func send(_ requests: [PagingRequest<UserID>]) {
        guard let selection else { return }
        for request in requests {
            let key = request.key
            if key == "whole" {
                // Pending pages and their errors concern rows that this load replaces.
                for page in ["before", "after"] { tasks.cancel(page) }
                (failure, edgeFailures) = (nil, [:])
            }
            let (source, user) = (source, user)
            tasks.run(key, .latestWins) {
                try await source.page(request.place, count: request.count, of: selection, for: user)
            } receive: { [weak self] answer in
                self?.take(answer, for: request)
            }
            if key == "whole" {
                isSlow = false
                slowThreshold.wait("slow", tasks) { [weak self] in self?.isSlow = true }
            }
        }
    }

    private func take(_ answer: Result<LeaderboardPage, any Error>, for request: PagingRequest<UserID>) {
        if request.key == "whole" {
            tasks.cancel("slow")
            isSlow = false
        }
        switch answer {
        case .success(let answer):
            let held = onScreen.map { (id: window.rows[$0].id, place: position(of: $0)) }
            let isFirst = !window.isLoaded
            guard window.receive(answer.page, for: request) else { return }
            if own != answer.own { own = answer.own }
            if isFirst { place() } else { hold(held) }
            look()
        case .failure(let error):
            window.fail(request)
            let failure = error as? SourceError ?? .unavailable
            switch request.key {
            case "before": edgeFailures[.backward] = failure
            case "after": edgeFailures[.forward] = failure
            default: self.failure = failure
            }
        }
    }

    private func look() {
        guard window.isLoaded else { return }
        let visible = onScreen
        send(window.update(visible: visible, threshold: Self.threshold))
        let near = max(0, visible.lowerBound - Self.overscan)..<visible.upperBound + Self.overscan
        let next = near.clamped(to: window.rows.indices)
        if next != drawn { drawn = next }
        let photos = window.rows[visible].compactMap(\.photo)
        viewer.update(visible: photos, prefetch: window.rows[next].compactMap(\.photo))
    }

    // MARK: - Places

    /// The height that the host shows; before it has reported one, an estimate.
    private var screenHeight: Double { height ?? max(200, environment.viewport.height - 280) }

    private var onScreen: Range<Int> {
        let row = rowLayout.height
        let first = ((top - Self.edge) / row).rounded(.down)
        let last = ((top + screenHeight - Self.edge) / row).rounded(.up)
        let lower = Int(min(max(first, 0), Double(window.rows.count)))
        return lower..<max(lower, Int(min(max(last, 0), Double(window.rows.count))))
    }

    /// Centers the user's row, within the ends of the board.
    private func place() {
        isPlaced = height != nil
        let index = window.rows.firstIndex { $0.id == own?.id }
        scroll(to: index.map { position(of: $0) + (rowLayout.height - screenHeight) / 2 } ?? 0)
    }

    /// Keeps the first remaining row on screen at its position.
    private func hold(_ held: [(id: UserID, place: Double)]) {
        for (id, place) in held {
            guard let index = window.rows.firstIndex(where: { $0.id == id }) else { continue }
            let shift = position(of: index) - place
            if shift != 0 { scroll(to: top + shift) }
            return
        }
    }

    private func scroll(to position: Double) {
        top = min(max(0, position), max(0, contentHeight - screenHeight))
        wish = ScrollRequest(revision: wish.revision + 1, position: top)
    }
}

extension PagingRequest<UserID> {
    /// The key of the request's kind; one request of each kind runs at a time.
    fileprivate var key: String {
        switch place {
        case .start, .around: "whole"
        case .before: "before"
        case .after: "after"
        }
    }
}
