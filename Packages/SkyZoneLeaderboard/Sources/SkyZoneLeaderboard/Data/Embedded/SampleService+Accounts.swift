// Parks and accounts of the embedded service.

import SharedCore
import SharedLocalization

extension SampleService: ParkSource {
    @concurrent
    public func parks() async throws(SourceError) -> [ParkSummary] {
        try await connection.pass()
        return try await content().population.parks.map(\.summary).sorted { $0.name < $1.name }
    }

    @concurrent
    public func park(_ id: ParkID) async throws(SourceError) -> Park {
        try await connection.pass()
        guard let park = try await content().population.parks.first(where: { $0.id == id }) else {
            throw .notFound
        }
        return park
    }
}

extension SampleService: AccountSource {
    @concurrent
    public func samples() async -> [SampleAccount] {
        guard let content = try? await content(), let board = content.boards.first,
            let ranking = content.wholes[board.id], ranking.count > 0
        else { return [] }
        let last = ranking.count - 1
        let places = [
            (min(213, last), Texts.sampleGood), (0, Texts.sampleFirst), (min(2, last), Texts.sampleThird),
            (last * 48 / 100, Texts.sampleMiddle), (last, Texts.sampleLast),
        ]
        var seen: Set<Int> = []
        return places.filter { seen.insert($0.0).inserted }.map { place, remark in
            let user = content.population.user(ranking.user(at: place))
            return SampleAccount(handle: user.handle, password: Self.password, remark: remark)
        }
    }

    @concurrent
    public func logIn(handle: String, password: String) async throws(SourceError) -> Admission {
        try await connection.pass()
        let population = try await content().population
        if let account = await account(handle), account.password == password {
            return Admission(user: account.user, recentParks: [])
        }
        guard password == Self.password, let user = population.user(handle: handle) else {
            throw .wrongCredentials
        }
        let parks = population.parks(of: user.id.rawValue).map { population.parks[$0].summary }
        // The newest visit first, and the home park twice, as in a log of visits.
        return Admission(user: user, recentParks: parks.reversed() + parks.prefix(1))
    }

    @concurrent
    public func createAccount(handle: String, password: String) async throws(SourceError)
        -> Admission
    {
        try await connection.pass()
        let population = try await content().population
        guard population.user(handle: handle) == nil else { throw .handleTaken }
        var digest = SHA256()
        digest.update(handle.lowercased())
        let number = digest.finalized().prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let user = User(id: UserID(rawValue: population.size + number), handle: handle, photo: nil)
        // Sending the same account twice, as after a lost response, creates only one.
        let account = await keep(NewAccount(user: user, password: password))
        guard account.password == password else { throw .handleTaken }
        return Admission(user: account.user, recentParks: [])
    }

    @concurrent
    public func profile(of user: User) async throws(SourceError) -> Profile {
        try await connection.pass()
        let content = try await content()
        let population = content.population
        guard (0..<population.size).contains(user.id.rawValue) else {
            return Profile(user: user, parks: [], standings: [])
        }
        let standings = content.boards.compactMap { board in
            content.wholes[board.id]?.row(of: user.id, population).map { row in
                Profile.Standing(board: board, rank: row.rank, value: row.value)
            }
        }
        return Profile(
            user: population.user(user.id.rawValue),
            parks: population.parks(of: user.id.rawValue).map { population.parks[$0].summary },
            standings: standings
        )
    }
}
