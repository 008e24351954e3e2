// The part of a long list that is in memory, around the visible rows.

/// A contiguous part of a list that is read in pages, in one direction or both.
///
/// A plain value that makes the decisions: its owner sends the requests that it returns and passes on the
/// responses, which may come late, twice, or never. It promises:
///
/// - No row appears twice, and rows are in the list's order. A response that doesn't fit the current rows,
///   because the list changed meanwhile, isn't merged: the window is read again around the visible rows.
/// - At most one request per direction at a time, none beyond a known end, none repeated automatically after
///   an error.
/// - An error keeps the rows; `retry()` requests again.
/// - A response that is no longer wanted (another source, another position) is dropped.
/// - At most `capacity` rows, unless more are visible; those farthest from the visible ones are dropped, and
///   read again when they come near.
public struct PagingWindow<Row: Identifiable & Sendable>: Sendable where Row.ID: Sendable {
    /// A request to the source.
    public typealias Request = PagingRequest<Row.ID>
    /// A response of the source.
    public typealias Page = PagingPage<Row>

    /// The state of a direction.
    public enum Phase: Equatable, Sendable {
        /// More rows can be requested.
        case ready
        case loading
        /// The last request failed; `retry()` sends another.
        case failed
        /// There are no more rows in this direction.
        case ended
    }

    /// Rows per request.
    public let pageSize: Int
    /// Most rows that are kept.
    public let capacity: Int
    /// The current rows, in the order of the list.
    public internal(set) var rows: [Row] = []
    /// Position of the first row in the whole list, counted from 0, if the source tells.
    public internal(set) var firstPosition: Int?
    /// Number of rows in the whole list, if the source tells.
    public internal(set) var total: Int?
    /// Whether a response has arrived since the source was chosen.
    public internal(set) var isLoaded = false

    /// The identifiers of all rows.
    var ids: Set<Row.ID> = []
    var hasStart = false
    var hasEnd = false
    var revision: String?
    var start: Request.Place
    var pending: [PagingDirection: Request] = [:]
    var failed: [PagingDirection: Request] = [:]
    /// Whether the rows no longer match the list.
    var isOutdated = true
    /// The direction in which rows were wanted when the window turned out to be outdated.
    var wanted: PagingDirection?
    var visible = 0..<0
    var lastNumber = 0

    /// Makes an empty window.
    ///
    /// - Parameters:
    ///   - place: The position at which reading begins.
    ///   - pageSize: Rows per request.
    ///   - capacity: The most rows to keep, at least four pages; `Int.max` for a list that only grows.
    public init(startingAt place: Request.Place = .start, pageSize: Int = 50, capacity: Int = 400) {
        self.pageSize = min(max(1, pageSize), 100_000)
        self.capacity = max(capacity, 4 * self.pageSize)
        start = place
    }

    /// The state of one direction.
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

    /// Reports the visible rows, and returns the requests to send now.
    ///
    /// Idempotent: call it with every scroll event, and after every response.
    ///
    /// - Parameters:
    ///   - visible: Indices into `rows`.
    ///   - threshold: The distance in rows to an end below which more is requested; at most a page, which is
    ///     the default.
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

    /// Repeats the failed requests.
    public mutating func retry() -> [Request] {
        failed = [:]
        return update(visible: visible)
    }

    /// Reads everything again around the visible rows, for a pull to refresh or an announced change.
    ///
    /// The rows stay until the response arrives. Responses to earlier requests are dropped.
    public mutating func refresh() -> [Request] {
        pending = [:]
        failed = [:]
        isOutdated = true
        return readAgain()
    }

    /// Restarts with another source, or at another position of the same.
    ///
    /// Responses to earlier requests are dropped.
    public mutating func restart(at place: Request.Place = .start) -> [Request] {
        let number = lastNumber
        self = PagingWindow(startingAt: place, pageSize: pageSize, capacity: capacity)
        lastNumber = number
        return readAgain()
    }

    /// Marks a request as failed.
    ///
    /// The rows stay.
    public mutating func fail(_ request: Request) {
        for (direction, waiting) in pending where waiting == request {
            pending[direction] = nil
            failed[direction] = request
        }
    }

    /// Takes the response to a request.
    ///
    /// - Returns: Whether it was still wanted. Call `update(visible:)` afterwards, with the current indices
    ///   of the visible rows.
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
