// The whole service in memory, so that the app runs without a server.

import SharedCore
import SharedJSON
import SharedLayout
import SharedLocalization

/// A deterministic offline service of generated users.
///
/// It prepares its content at the first call, off the main actor.
public actor SampleService {
    /// The default size of the population.
    public static let populationSize = 1_000_000
    /// The password of every generated account.
    public static let password = "trampoline"
    /// The number of single-park rankings that are kept.
    static let keptRankings = 8

    /// The simulated connection between the app and the service.
    public nonisolated let connection: SimulatedConnection
    private let size: Int
    private let seed: UInt64
    private var preparation: Task<Result<SampleContent, JSONError>, Never>?
    private var rankings = LRUCache<RankingKey, ParkRanking>(costLimit: keptRankings)
    private var accounts: [String: NewAccount] = [:]

    private struct RankingKey: Hashable {
        var board: BoardID
        var park: ParkID
    }

    /// An account that was created here; it lasts as long as the service.
    struct NewAccount {
        var user: User
        var password: String
    }

    /// Creates a service with this many users; nothing is generated yet.
    public init(
        population: Int = populationSize,
        seed: UInt64 = 20,
        connection: SimulatedConnection = SimulatedConnection()
    ) {
        size = population
        self.seed = seed
        self.connection = connection
    }

    func content() async throws(SourceError) -> SampleContent {
        let (size, seed) = (size, seed)
        let preparation =
            preparation
            ?? Task {
                do throws(JSONError) {
                    return .success(try await SampleContent.load(population: size, seed: seed))
                } catch {
                    return .failure(error)
                }
            }
        self.preparation = preparation
        switch await preparation.value {
        case .success(let content): return content
        case .failure(let failure):
            self.preparation = nil
            throw .unreadable(failure)
        }
    }

    /// The order of a board at a location.
    func ranking(_ selection: BoardSelection) async throws(SourceError) -> any Ranking {
        let content = try await content()
        guard let whole = content.wholes[selection.board.id] else { throw .notFound }
        guard let id = selection.location.park?.id else { return whole }
        let key = RankingKey(board: selection.board.id, park: id)
        if let ranking = rankings.value(for: key) { return ranking }
        guard let park = content.population.parks.firstIndex(where: { $0.id == id }) else { throw .notFound }
        let ranking = ParkRanking(content.population, whole, park: park)
        _ = rankings.set(ranking, for: key, cost: 1)
        return ranking
    }

    /// The created account with a handle.
    func account(_ handle: String) -> NewAccount? { accounts[handle.lowercased()] }

    /// Stores an account, unless there is one with this handle.
    func keep(_ account: NewAccount) -> NewAccount {
        let handle = account.user.handle.lowercased()
        if accounts[handle] == nil { accounts[handle] = account }
        return accounts[handle] ?? account
    }
}

extension SampleService: LeaderboardSource {
    @concurrent
    public func boards() async throws(SourceError) -> [Board] {
        try await connection.pass()
        return try await content().boards
    }

    @concurrent
    public func top(of selection: BoardSelection, for user: UserID?) async throws(SourceError)
        -> LeaderboardTop
    {
        try await connection.pass()
        let (ranking, population) = (try await ranking(selection), try await content().population)
        return LeaderboardTop(
            rows: ranking.rows(0..<min(4, ranking.count), population),
            own: ranking.row(of: user, population),
            total: ranking.count
        )
    }

    @concurrent
    public func page(
        _ place: PagingRequest<UserID>.Place,
        count: Int,
        of selection: BoardSelection,
        for user: UserID?
    ) async throws(SourceError) -> LeaderboardPage {
        try await connection.pass()
        let (ranking, population) = (try await ranking(selection), try await content().population)
        let range = ranking.range(of: place, count: count)
        let page = PagingPage(
            ranking.rows(range, population),
            startsList: range.lowerBound == 0,
            endsList: range.upperBound == ranking.count,
            firstPosition: range.lowerBound,
            total: ranking.count
        )
        return LeaderboardPage(page, own: ranking.row(of: user, population))
    }
}

extension Ranking {
    /// The rows in a range of indices; ties share a rank.
    func rows(_ range: Range<Int>, _ population: Population) -> [LeaderboardRow] {
        var rank = 0
        var last: Int?
        return range.map { place in
            let value = value(at: place)
            if value != last { rank = (last == nil ? firstPlace(sharing: place) : place) + 1 }
            last = value
            let user = population.user(user(at: place))
            return LeaderboardRow(
                id: user.id,
                handle: user.handle,
                photo: user.photo,
                rank: rank,
                value: value
            )
        }
    }

    /// The row of a user; nil if the user isn't on the board.
    func row(of user: UserID?, _ population: Population) -> LeaderboardRow? {
        user.flatMap { place(of: $0.rawValue) }.flatMap { rows($0..<$0 + 1, population).first }
    }

    /// The indices of a requested page; near the ends of the board the range is shifted, so that the page is
    /// full.
    func range(of place: PagingRequest<UserID>.Place, count wanted: Int) -> Range<Int> {
        let wanted = max(0, min(wanted, count))
        func position(_ id: UserID?, _ hint: Int?) -> Int? {
            id.flatMap { self.place(of: $0.rawValue) } ?? hint
        }
        switch place {
        case .start: return 0..<wanted
        case .around(let id, let hint, let before):
            let lower = min(max((position(id, hint) ?? 0) - before, 0), count - wanted)
            return lower..<lower + wanted
        case .before(let id, let hint):
            let upper = min(max(position(id, hint) ?? 0, 0), count)
            return max(0, upper - wanted)..<upper
        case .after(let id, let hint):
            let lower = min(max((position(id, hint) ?? -1) + 1, 0), count)
            return lower..<min(count, lower + wanted)
        }
    }
}
