// The rows of the whole board: which are held, drawn and asked for, and how scrolling stays put.

import Observation
import SharedLayout
import SharedMedia
import SharedNavigation

/// A window on a board of any size.
///
/// Rows lie under each other between two edges, which say what is beyond. Held are only those near the person.
@MainActor @Observable
public final class BoardScroll {
    /// The height of what stands over the first row and under the last one, in points.
    public static let edge = 48.0
    /// How near an end of what is held may come before more is asked for, in rows.
    static let threshold = 4
    /// How many rows are drawn beyond what is on screen.
    static let overscan = 8

    /// The rows that are held.
    public private(set) var window: PagingWindow<LeaderboardRow>
    /// The current user's row; nil if the user isn't on the board.
    public private(set) var own: LeaderboardRow?
    /// The indices of the rows that are worth drawing.
    public private(set) var drawn = 0..<0
    /// Where the host should scroll to: to the user at first, then so that nothing jumps when rows come or go above.
    public private(set) var wish = ScrollRequest()
    /// Whether the first rows take long.
    public private(set) var isSlow = false
    /// Why the rows couldn't be read, or read anew; nil unless that is what happened last.
    public private(set) var failure: SourceError?
    /// Why there is nothing beyond an edge though there would be more; holds while that direction is `failed`.
    private var edgeFailures: [PagingDirection: SourceError] = [:]

    @ObservationIgnored private let source: any LeaderboardSource
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private let settings: SkyZoneLeaderboardConfiguration
    @ObservationIgnored private let tasks: ScreenTasks
    @ObservationIgnored private let slowThreshold: SlowThreshold
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private var selection: BoardSelection?
    @ObservationIgnored private var user: UserID?
    /// Where the host is, as it told last.
    @ObservationIgnored private var top = 0.0
    @ObservationIgnored private var height: Double?
    /// Whether the user's row has been brought to the middle of a screen whose height is known.
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

    /// Where the parts of each row are.
    public var rowLayout: BoardRowLayout {
        BoardRowLayout(width: environment.viewport.width, textScale: environment.traits.textScale)
    }

    /// How high all rows that are held are with the edges, in points.
    public var contentHeight: Double {
        2 * Self.edge + Double(window.rows.count) * rowLayout.height
    }

    /// Where a row is, by its index in the window, from the top of the content in points.
    public func position(of index: Int) -> Double { Self.edge + Double(index) * rowLayout.height }

    /// Why there is nothing beyond an edge though there would be more; nil where rows can come or none are left.
    public func edgeError(_ direction: PagingDirection) -> SourceError? {
        window.phase(direction) == .failed ? edgeFailures[direction] : nil
    }

    /// Takes where the host is scrolled to.
    ///
    /// Idempotent; to be called with every scroll event.
    public func viewportScrolled(to top: Double, height: Double) {
        (self.top, self.height) = (top, height)
        if !isPlaced, window.isLoaded, !window.rows.isEmpty { place() }
        look()
    }

    /// Begins anew with another board or location: the user in the middle, or the top for a user without a rank.
    func open(_ selection: BoardSelection, for user: UserID?) {
        self.selection = selection
        self.user = user
        (own, isPlaced, drawn, top) = (nil, false, 0..<0, 0)
        viewer.update(visible: [])
        let place: PagingRequest<UserID>.Place =
            user.map { .around($0, position: nil, before: settings.neighbours) } ?? .start
        send(window.restart(at: place))
    }

    /// Asks again for what failed, or whether anybody is on an empty board by now.
    func retry() {
        if window.isLoaded, window.rows.isEmpty, let selection {
            open(selection, for: user)
        } else {
            send(window.isLoaded ? window.retry() : window.refresh())
        }
    }

    /// Reads what is on screen anew.
    func refresh() {
        send(window.refresh())
    }

    /// The space or the size of text has changed: the first row on screen stays the first.
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
                // What is still said about pages is about rows that will have been replaced.
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

    /// What the host shows, or will show before it has told.
    private var screenHeight: Double { height ?? max(200, environment.viewport.height - 280) }

    private var onScreen: Range<Int> {
        let row = rowLayout.height
        let first = ((top - Self.edge) / row).rounded(.down)
        let last = ((top + screenHeight - Self.edge) / row).rounded(.up)
        let lower = Int(min(max(first, 0), Double(window.rows.count)))
        return lower..<max(lower, Int(min(max(last, 0), Double(window.rows.count))))
    }

    /// Brings the user's row to the middle, as far as the ends of the board allow.
    private func place() {
        isPlaced = height != nil
        let index = window.rows.firstIndex { $0.id == own?.id }
        scroll(to: index.map { position(of: $0) + (rowLayout.height - screenHeight) / 2 } ?? 0)
    }

    /// Keeps the first row on screen that is still there where it was.
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
    /// One request of each kind is under way at a time.
    fileprivate var key: String {
        switch place {
        case .start, .around: "whole"
        case .before: "before"
        case .after: "after"
        }
    }
}
