// A list that changes while it is read, and a reader that scrolls through a window of it.

import SharedCore
import SharedLayout
import Testing

struct Row: Identifiable, Equatable, Sendable {
    var id: Int
}

/// The list of a service, and its responses.
struct ModelList {
    /// The information in a response beyond its rows.
    enum Style: CaseIterable {
        /// A revision of the list; rows are found by identifier.
        case revisions
        /// Positions in the list only: rows are found by their last position, with two rows more as overlap.
        case positions
        /// Neither.
        case bare
    }

    var ids: [Int]
    var revision = 0
    var style = Style.revisions
    private var nextID = 1_000_000

    init(count: Int, style: Style = .revisions) {
        ids = Array(0..<count)
        self.style = style
    }

    mutating func change(_ generator: inout SeededGenerator) {
        revision += 1
        let place = Int.random(in: 0..<ids.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            ids.insert(nextID, at: place)
            nextID += 1
        case 1 where ids.count > 100:
            ids.remove(at: place)
        default:
            move(from: place, to: Int.random(in: 0..<ids.count, using: &generator))
        }
    }

    mutating func move(from: Int, to: Int) {
        revision += 1
        ids.insert(ids.remove(at: from), at: to)
    }

    func page(_ range: Range<Int>) -> PagingPage<Row> {
        let range = range.clamped(to: 0..<ids.count)
        return PagingPage(
            ids[range].map(Row.init),
            startsList: range.lowerBound == 0,
            endsList: range.upperBound == ids.count,
            firstPosition: style == .bare ? nil : range.lowerBound,
            total: ids.count,
            revision: style == .revisions ? "\(revision)" : nil
        )
    }

    func answer(_ request: PagingRequest<Int>) -> PagingPage<Row> {
        let place = { (id: Int?, hint: Int?) -> Int in
            if style == .positions, let hint {
                return min(hint, ids.count)
            }
            return id.flatMap { ids.firstIndex(of: $0) } ?? min(hint ?? 0, ids.count)
        }
        let overlap = style == .positions ? 2 : 0
        switch request.place {
        case .start:
            return page(0..<request.count)
        case .around(let id, let position, let before):
            // Found by identifier if at all possible, as the row on screen matters most.
            let center = id.flatMap { ids.firstIndex(of: $0) } ?? position ?? 0
            let first = max(0, center - before)
            return page(first..<max(first, center - before + request.count))
        case .before(let id, let position):
            let end = place(id, position)
            return page(max(0, end - request.count)..<end + overlap)
        case .after(let id, let position):
            let edge = place(id, position)
            let isThere = style == .positions || ids.contains(id)
            return page(max(0, edge + (isThere ? 1 : 0) - overlap)..<edge + 1 + request.count)
        }
    }
}

/// Drives a window as a screen does.
struct Reader {
    var window: PagingWindow<Row>
    var visible = 0..<0
    var waiting: [PagingRequest<Int>] = []
    var sent = 0

    init(_ window: PagingWindow<Row>) {
        self.window = window
    }

    /// Shows `count` rows from the row with `id` on.
    mutating func look(at first: Int, count: Int = 10) {
        visible = min(first, window.rows.count)..<min(first + count, window.rows.count)
        send(window.update(visible: visible))
    }

    mutating func send(_ requests: [PagingRequest<Int>]) {
        waiting += requests
        sent += requests.count
        check()
    }

    /// Delivers the response to a pending request and shows the same row again.
    mutating func deliver(_ page: PagingPage<Row>, at place: Int = 0) {
        let anchor = visible.isEmpty ? nil : window.rows[visible.lowerBound].id
        window.receive(page, for: waiting.remove(at: place))
        let first = window.rows.firstIndex { $0.id == anchor } ?? min(visible.lowerBound, window.rows.count)
        look(at: first, count: max(10, visible.count))
        check()
    }

    /// Fails unless the window drops the response.
    mutating func refuses(_ page: PagingPage<Row>, for request: PagingRequest<Int>) {
        let isTaken = window.receive(page, for: request)
        #expect(!isTaken)
    }

    /// Responds to all requests until none is pending.
    mutating func settle(_ list: ModelList) {
        var rounds = 0
        while let request = waiting.first, rounds < 100 {
            deliver(list.answer(request))
            rounds += 1
        }
        #expect(waiting.isEmpty)
    }

    /// Checks the invariants of the window.
    func check() {
        let ids = window.rows.map(\.id)
        let isSound =
            Set(ids).count == ids.count && ids.count <= window.capacity
            && Set(waiting.map(\.number)).count == waiting.count && waiting.count <= 2
        if !isSound {
            Issue.record("rows \(ids), waiting for \(waiting)")
        }
    }

    /// Scrolls to the end, and returns all rows that were on screen, in order of appearance.
    mutating func readToEnd(_ list: ModelList) -> [Int] {
        var seen: [Int] = []
        settle(list)
        while true {
            let start = window.rows.firstIndex { $0.id == seen.last }.map { $0 + 1 } ?? visible.lowerBound
            let ids = window.rows[min(start, window.rows.count)...].prefix(10).map(\.id)
            if ids.isEmpty, window.phase(.forward) == .ended {
                return seen
            }
            seen += ids
            look(at: start)
            settle(list)
        }
    }

    /// Scrolls to the start.
    mutating func rewind(_ list: ModelList) {
        settle(list)
        while window.phase(.backward) != .ended || visible.lowerBound > 0 {
            look(at: max(0, visible.lowerBound - 10))
            settle(list)
        }
    }
}
