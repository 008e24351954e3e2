// A service under the control of a test: its boards, and the time of its responses.

import SharedCore
import SharedLayout
import SharedLocalization
import SharedMedia
import SkyZoneLeaderboard

/// Answers from lists that a test changes, at once or on request.
final class StubService: LeaderboardSource, ParkSource, AccountSource {
    struct State {
        var boards = [Board.jumps, .points]
        /// The rows of a location, by the park's identity, all parks under nil; the same for all boards.
        var rows: [ParkID?: [LeaderboardRow]] = [nil: []]
        var parks: [Park] = []
        var recentParks: [ParkSummary] = []
        var profileParks: [ParkSummary] = []
        var standings: [Profile.Standing] = []
        var failure: SourceError?
        var calls: [String] = []
    }

    let state = Locked(State())
    let gate = Gate()
    static let user = User(id: UserID(rawValue: 50_000), handle: "me", photo: nil)

    init(_ change: (inout State) -> Void = { _ in }) {
        self.change(change)
    }

    func change(_ change: (inout State) -> Void) {
        state.withLock { state in change(&state) }
    }

    /// The received calls, in order.
    var calls: [String] { state.withLock { $0.calls } }

    func calls(_ prefix: String) -> [String] { calls.filter { $0.hasPrefix(prefix) } }

    private func answer(_ call: String) async throws(SourceError) -> State {
        state.withLock { $0.calls.append(call) }
        await gate.pass(call)
        let state = state.withLock { $0 }
        if let failure = state.failure { throw failure }
        return state
    }

    @concurrent
    func boards() async throws(SourceError) -> [Board] { try await answer("boards").boards }

    @concurrent
    func top(of selection: BoardSelection, for user: UserID?) async throws(SourceError) -> LeaderboardTop {
        let place = selection.location.park?.id
        let rows =
            try await answer("top \(selection.board.id.rawValue) \(place?.rawValue ?? "all")").rows[place]
            ?? []
        return LeaderboardTop(
            rows: Array(rows.prefix(4)),
            own: rows.first { $0.id == user },
            total: rows.count
        )
    }

    @concurrent
    func page(
        _ place: PagingRequest<UserID>.Place,
        count: Int,
        of selection: BoardSelection,
        for user: UserID?
    ) async throws(SourceError) -> LeaderboardPage {
        let park = selection.location.park?.id
        let kind =
            switch place {
            case .start: "start"
            case .around: "around"
            case .before: "before"
            case .after: "after"
            }
        let rows = try await answer("page \(kind) \(park?.rawValue ?? "all")").rows[park] ?? []
        let (lower, upper): (Int, Int) =
            switch place {
            case .start: (0, count)
            case .around(let id, let position, let before):
                Self.window(rows.firstIndex { $0.id == id } ?? position ?? 0, before, count, rows.count)
            case .before(let id, let position):
                Self.ending(rows.firstIndex { $0.id == id } ?? position ?? 0, count)
            case .after(let id, let position):
                Self.beginning((rows.firstIndex { $0.id == id } ?? position ?? -1) + 1, count)
            }
        let range = (max(0, lower)..<max(0, lower, upper)).clamped(to: rows.indices)
        return LeaderboardPage(
            PagingPage(
                Array(rows[range]),
                startsList: range.lowerBound == 0,
                endsList: range.upperBound == rows.count,
                firstPosition: range.lowerBound,
                total: rows.count
            ),
            own: rows.first { $0.id == user }
        )
    }

    private static func window(_ place: Int, _ before: Int, _ count: Int, _ total: Int) -> (Int, Int) {
        let lower = max(0, min(place - before, total - count))
        return (lower, lower + count)
    }

    private static func ending(_ place: Int, _ count: Int) -> (Int, Int) { (place - count, place) }
    private static func beginning(_ place: Int, _ count: Int) -> (Int, Int) { (place, place + count) }

    @concurrent
    func parks() async throws(SourceError) -> [ParkSummary] {
        try await answer("parks").parks.map(\.summary)
    }

    @concurrent
    func park(_ id: ParkID) async throws(SourceError) -> Park {
        guard let park = try await answer("park \(id.rawValue)").parks.first(where: { $0.id == id }) else {
            throw .notFound
        }
        return park
    }

    @concurrent
    func logIn(handle: String, password: String) async throws(SourceError) -> Admission {
        Admission(user: Self.user, recentParks: try await answer("logIn").recentParks)
    }

    @concurrent
    func createAccount(handle: String, password: String) async throws(SourceError)
        -> Admission
    {
        _ = try await answer("createAccount")
        return Admission(user: User(id: UserID(rawValue: 9_999), handle: handle, photo: nil), recentParks: [])
    }

    @concurrent
    func profile(of user: User) async throws(SourceError) -> Profile {
        let state = try await answer("profile")
        return Profile(user: user, parks: state.profileParks, standings: state.standings)
    }
}

/// Holds calls back until a test releases them.
actor Gate {
    private var held: Set<String> = []
    private var waiting: [(call: String, go: CheckedContinuation<Void, Never>)] = []

    func hold(_ calls: String...) { held.formUnion(calls) }

    func pass(_ call: String) async {
        guard held.contains(call) else { return }
        await withCheckedContinuation { waiting.append((call, $0)) }
    }

    /// Releases all calls that wait for this response, and later ones.
    func release(_ call: String) {
        held.remove(call)
        let freed = waiting.filter { $0.call == call }
        waiting.removeAll { $0.call == call }
        freed.forEach { $0.go.resume() }
    }
}

extension Board {
    static let jumps = Board(
        id: BoardID(rawValue: "open-jump"),
        name: "Open Jump",
        unit: RankingUnit(id: "minutes", one: "minute", other: "minutes")
    )
    static let points = Board(
        id: BoardID(rawValue: "ultimate-dodgeball"),
        name: "Ultimate Dodgeball",
        unit: RankingUnit(id: "points", one: "point", other: "points")
    )
}

extension ParkSummary {
    /// A park of which only the name matters.
    init(_ name: String) {
        self.init(id: ParkID(rawValue: name.lowercased()), name: name, region: "NJ")
    }
}

extension Park {
    init(_ name: String) {
        self.init(
            summary: ParkSummary(name),
            about: "Wall-to-wall trampolines.",
            opens: TimeOfDay(hour: 10),
            closes: TimeOfDay(hour: 21),
            trampolines: 140,
            phone: "555-0100"
        )
    }
}

extension [LeaderboardRow] {
    /// Rows with this ranking data in falling order, their users numbered from 1; ties share a rank.
    static func ranked(_ values: some Sequence<Int>, photo: ImageReference? = nil) -> [LeaderboardRow] {
        var rows: [LeaderboardRow] = []
        for (index, value) in values.enumerated() {
            let rank = rows.last?.value == value ? rows[index - 1].rank : index + 1
            let id = UserID(rawValue: index + 1)
            rows.append(
                LeaderboardRow(id: id, handle: "user\(index + 1)", photo: photo, rank: rank, value: value)
            )
        }
        return rows
    }

    /// The same with the current user at this index.
    func withUser(at index: Int) -> [LeaderboardRow] {
        var rows = self
        let row = rows[index]
        rows[index] = LeaderboardRow(
            id: StubService.user.id,
            handle: StubService.user.handle,
            photo: row.photo,
            rank: row.rank,
            value: row.value
        )
        return rows
    }
}
