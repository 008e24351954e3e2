import SharedJSON
import SharedLayout
import SharedMedia
import SharedTesting
import SkyZoneLeaderboard
import Testing

/// A small population that can be read from end to end.
@Suite struct SampleServiceTests {
    let service = SampleService(population: 4_000)

    private func all(_ selection: BoardSelection) async throws -> [LeaderboardRow] {
        try await service.page(.start, count: .max, of: selection, for: nil).page.rows
    }

    private func selections() async throws -> [BoardSelection] {
        let parks = try await service.parks()
        return try await service.boards().flatMap { board in
            [BoardSelection(board: board, location: .all)]
                + [0, 57, 199].map { BoardSelection(board: board, location: .park(parks[$0])) }
        }
    }

    @Test(.proves("SKY-01", "SKY-22")) func boardsFallAndThoseWhoTieShareARank() async throws {
        for selection in try await selections() {
            let rows = try await all(selection)
            #expect(rows.count > (selection.location == .all ? 3_999 : 10))
            #expect(Set(rows.map(\.id)).count == rows.count)
            #expect(rows.map(\.rank) == [LeaderboardRow].ranked(rows.map(\.value)).map(\.rank))
            #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.value >= $1.value })
            #expect(rows.allSatisfy { $0.value > 0 && !$0.handle.isEmpty })
        }
        let whole = try await all(selections()[0])
        #expect(zip(whole, whole.dropFirst()).contains { $0.rank == $1.rank }, "there are ties")
    }

    @Test(.proves("SKY-01")) func whatAUserHasEverywhereIsTheSumOfTheParks() async throws {
        let board = try await service.boards()[0]
        var sums: [UserID: Int] = [:]
        for park in try await service.parks() {
            for row in try await all(BoardSelection(board: board, location: .park(park))) {
                sums[row.id, default: 0] += row.value
            }
        }
        let whole = try await all(BoardSelection(board: board, location: .all))
        #expect(whole.count == 4_000)
        #expect(whole.allSatisfy { sums[$0.id] == $0.value })
    }

    /// Pages of every size tile the board from both ends and from the middle.
    @Test(.proves("SKY-12", "SKY-13", "SKY-22")) func pagesTileTheBoard() async throws {
        let selection = try await selections()[1]
        let rows = try await all(selection)
        for size in [1, 7, 21] {
            var read: [LeaderboardRow] = []
            var next = PagingRequest<UserID>.Place.start
            while read.count < rows.count {
                let page = try await service.page(next, count: size, of: selection, for: nil).page
                #expect(page.startsList == read.isEmpty && page.firstPosition == read.count)
                #expect(page.total == rows.count)
                read += page.rows
                #expect(page.endsList == (read.count == rows.count))
                next = .after(try #require(read.last).id, position: nil)
            }
            #expect(read == rows)
            var back: [LeaderboardRow] = []
            var previous = try #require(rows.last).id
            while true {
                let page = try await service.page(
                    .before(previous, position: nil),
                    count: size,
                    of: selection,
                    for: nil
                ).page
                back = page.rows + back
                guard let first = page.rows.first, !page.startsList else { break }
                previous = first.id
            }
            #expect(back == rows.dropLast())
        }
    }

    @Test(.proves("SKY-12")) func theWindowAroundAUserIsFullAndShiftsAtTheEnds() async throws {
        let selection = try await selections()[1]
        let rows = try await all(selection)
        for (index, row) in rows.enumerated() {
            let place = PagingRequest<UserID>.Place.around(row.id, position: nil, before: 3)
            let answer = try await service.page(place, count: 7, of: selection, for: row.id)
            let lower = min(max(0, index - 3), rows.count - 7)
            #expect(answer.page.rows == Array(rows[lower..<lower + 7]))
            #expect(answer.own == row)
        }
        let wide = PagingRequest<UserID>.Place.around(rows[5].id, position: nil, before: 500)
        let page = try await service.page(wide, count: 1_001, of: selection, for: nil).page
        #expect(page.rows == rows && page.startsList && page.endsList, "a board shorter than the window")
    }

    @Test(.proves("SKY-01")) func theSameSeedGivesTheSamePeople() async throws {
        let selection = try await selections()[0]
        let rows = try await all(selection)
        #expect(
            try await SampleService(population: 4_000).page(.start, count: 4_000, of: selection, for: nil)
                .page.rows == rows
        )
        let other = try await SampleService(population: 4_000, seed: 7).page(
            .start,
            count: 50,
            of: selection,
            for: nil
        )
        #expect(other.page.rows != Array(rows.prefix(50)))
    }

    @Test(.proves("SKY-06")) func mostUsersHaveAPhotoSomeNoneAndAFewOneThatIsGone() async throws {
        let rows = try await all(selections()[0]).prefix(400)
        let photos = FolderImageSource.sample()
        var (loaded, failed) = (0, 0)
        for photo in rows.compactMap(\.photo) {
            let data = try? await photos.load(photo, revalidating: false) { _ in }
            if data.map({ $0.count > 1_000 }) == true { loaded += 1 } else { failed += 1 }
        }
        #expect(loaded > 250 && failed > 0 && failed < 40)
        #expect(rows.contains { $0.photo == nil })
    }

    @Test(.proves("SKY-07")) func everyGeneratedUserLogsInWithTheirParks() async throws {
        let board = try await service.boards()[0]
        for row in try await service.page(
            .start,
            count: 60,
            of: BoardSelection(board: board, location: .all),
            for: nil
        ).page.rows {
            let admission = try await service.logIn(
                handle: row.handle.uppercased(),
                password: SampleService.password
            )
            #expect(admission.user.id == row.id && admission.user.handle == row.handle)
            let profile = try await service.profile(of: admission.user)
            #expect(Set(profile.parks) == Set(admission.recentParks))
            #expect(Set(profile.parks).count == profile.parks.count && !profile.parks.isEmpty)
            for park in profile.parks {
                let top = try await service.top(
                    of: BoardSelection(board: board, location: .park(park)),
                    for: row.id
                )
                #expect(top.own?.id == row.id)
            }
            #expect(
                profile.standings.first == Profile.Standing(board: board, rank: row.rank, value: row.value)
            )
        }
    }

    @Test(.proves("SKY-07")) func aNewUserHasNoParksAndNoRank() async throws {
        let admission = try await service.createAccount(
            handle: "FreshFace",
            password: "12345678"
        )
        #expect(admission.recentParks == [] && admission.user.handle == "FreshFace")
        let profile = try await service.profile(of: admission.user)
        #expect(profile.parks == [] && profile.standings == [])
        for selection in try await selections() {
            #expect(try await service.top(of: selection, for: admission.user.id).own == nil)
        }
        #expect(try await service.logIn(handle: "FRESHFACE", password: "12345678") == admission)
        await #expect(throws: SourceError.handleTaken) {
            try await service.createAccount(handle: "freshface", password: "another one")
        }
        let generated = try #require(await service.samples().first).handle
        await #expect(throws: SourceError.handleTaken) {
            try await service.createAccount(handle: generated, password: "12345678")
        }
    }

    @Test(.proves("SKY-24")) func whatIsWrongIsSaid() async throws {
        let board = try await service.boards()[0]
        await #expect(throws: SourceError.wrongCredentials) {
            try await service.logIn(handle: "nobody", password: SampleService.password)
        }
        await #expect(throws: SourceError.wrongCredentials) {
            try await service.logIn(handle: "bouncyOtter", password: "wrong")
        }
        await #expect(throws: SourceError.notFound) {
            try await service.top(
                of: BoardSelection(board: board, location: .park(ParkSummary("Nowhere"))),
                for: nil
            )
        }
        await #expect(throws: SourceError.notFound) { try await service.park(ParkID(rawValue: "park-000")) }
        service.connection.isOffline = true
        await #expect(throws: SourceError.offline) { try await service.boards() }
        service.connection.isOffline = false
        #expect(try await service.boards().count == 2)
    }
}
