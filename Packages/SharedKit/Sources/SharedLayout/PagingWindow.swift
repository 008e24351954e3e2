// The part of a long list that is in memory, around where the person is.

/// A contiguous part of a list that is read in pages, in one direction or both.
///
/// A plain value that decides; whoever holds it sends the requests that it asks for and hands back the answers, which
/// may come late, twice, or never. It promises:
///
/// - No row is there twice, and rows are as the list has them. When an answer doesn't fit what was read before,
///   because the list changed meanwhile, it isn't patched on: the window is read again around what the person sees.
/// - One request per direction at a time, none beyond a known end, none repeated by itself after a failure.
/// - A failure keeps the rows; `retry()` asks again.
/// - An answer to what is no longer asked (another source, another place) is dropped.
/// - At most `capacity` rows, unless what is visible is more; those farthest from it are dropped, and read again when
///   they come near.
public struct PagingWindow<Row: Identifiable & Sendable>: Sendable where Row.ID: Sendable {
    /// What it asks of its source.
    public typealias Request = PagingRequest<Row.ID>
    /// What its source answers.
    public typealias Page = PagingPage<Row>

    /// What a direction is doing.
    public enum Phase: Equatable, Sendable {
        /// More can be asked for.
        case ready
        case loading
        /// The last attempt failed, and `retry()` makes another.
        case failed
        /// There is nothing more this way.
        case ended
    }

    /// How many rows a request asks for.
    public let pageSize: Int
    /// The most rows that are kept.
    public let capacity: Int
    /// The rows that are here, in the order of the list.
    public internal(set) var rows: [Row] = []
    /// The place in the whole list of the first row, counted from 0, where the source tells.
    public internal(set) var firstPosition: Int?
    /// How many rows the whole list has, where the source tells.
    public internal(set) var total: Int?
    /// Whether an answer has come since the source was chosen.
    public internal(set) var isLoaded = false

    /// Of all rows.
    var ids: Set<Row.ID> = []
    var hasStart = false
    var hasEnd = false
    var revision: String?
    var start: Request.Place
    var pending: [PagingDirection: Request] = [:]
    var failed: [PagingDirection: Request] = [:]
    /// Whether what is here no longer is what the list has.
    var isOutdated = true
    /// The direction in which rows were wanted when the window was found outdated.
    var wanted: PagingDirection?
    var visible = 0..<0
    var lastNumber = 0

    /// Makes an empty window.
    ///
    /// - Parameters:
    ///   - place: Where to begin reading.
    ///   - pageSize: How many rows to ask for at a time.
    ///   - capacity: The most rows to keep, at least four pages; `Int.max` for a list that only grows.
    public init(startingAt place: Request.Place = .start, pageSize: Int = 50, capacity: Int = 400) {
        self.pageSize = min(max(1, pageSize), 100_000)
        self.capacity = max(capacity, 4 * self.pageSize)
        start = place
    }

    /// What one direction is doing.
    public func phase(_ direction: PagingDirection) -> Phase {
        if pending[direction] != nil {
            return .loading
        }
        if failed[direction] != nil {
            return .failed
        }
        let isEnded = direction == .backward ? hasStart : hasEnd
        return isLoaded && !isOutdated && isEnded ? .ended : .ready
    }

    /// Says which rows are on screen, and gets the requests to send now.
    ///
    /// Idempotent: call it with every scroll event, and after every answer.
    ///
    /// - Parameters:
    ///   - visible: Indices into `rows`.
    ///   - threshold: How many rows away an end may be before more is asked for; a page at most and by default.
    public mutating func update(visible: Range<Int>, threshold: Int? = nil) -> [Request] {
        self.visible = visible.clamped(to: 0..<rows.count)
        guard isLoaded, !isOutdated else {
            return readAgain()
        }
        let near = min(threshold ?? pageSize, pageSize)
        var requests: [Request] = []
        if self.visible.lowerBound < near, let first = rows.first, phase(.backward) == .ready {
            requests.append(ask(.before(first.id, position: firstPosition), pageSize, .backward))
        }
        if self.visible.upperBound > rows.count - near, let last = rows.last, phase(.forward) == .ready {
            let position = firstPosition.map { $0 + rows.count - 1 }
            requests.append(ask(.after(last.id, position: position), pageSize, .forward))
        }
        return requests
    }

    /// Asks again for what failed.
    public mutating func retry() -> [Request] {
        failed = [:]
        return update(visible: visible)
    }

    /// Reads everything again around what is visible, for a pull to refresh or a change that was announced.
    ///
    /// The rows stay until the answer comes. Answers that are still under way are dropped.
    public mutating func refresh() -> [Request] {
        pending = [:]
        failed = [:]
        isOutdated = true
        return readAgain()
    }

    /// Begins anew: another source, or another place of the same.
    ///
    /// Answers that are still under way are dropped.
    public mutating func restart(at place: Request.Place = .start) -> [Request] {
        let number = lastNumber
        self = PagingWindow(startingAt: place, pageSize: pageSize, capacity: capacity)
        lastNumber = number
        return readAgain()
    }

    /// Notes that a request failed.
    ///
    /// The rows stay.
    public mutating func fail(_ request: Request) {
        for (direction, waiting) in pending where waiting == request {
            pending[direction] = nil
            failed[direction] = request
        }
    }

    /// Takes the answer to a request.
    ///
    /// - Returns: Whether it was still wanted. Call `update(visible:)` afterwards, with the indices that the visible rows
    ///   have now.
    @discardableResult
    public mutating func receive(_ page: Page, for request: Request) -> Bool {
        let directions = pending.filter { $0.value == request }.map(\.key)
        guard !directions.isEmpty else {
            return false
        }
        for direction in directions {
            pending[direction] = nil
        }
        total = page.total ?? total
        switch request.place {
        case .start, .around: replace(page)
        case .before: extend(page, .backward)
        case .after: extend(page, .forward)
        }
        return true
    }

    mutating func ask(_ place: Request.Place, _ count: Int, _ directions: PagingDirection...) -> Request {
        lastNumber += 1
        let request = Request(number: lastNumber, place: place, count: count)
        for direction in directions {
            pending[direction] = request
        }
        return request
    }
}
