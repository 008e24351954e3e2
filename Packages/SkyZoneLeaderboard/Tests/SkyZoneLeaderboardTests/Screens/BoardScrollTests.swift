import SharedCore
import SharedLayout
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

@MainActor @Suite struct BoardScrollTests {
    private func whole(
        _ count: Int,
        user: Int?,
        _ settings: SkyZoneLeaderboardConfiguration = SkyZoneLeaderboardConfiguration()
    ) async throws -> (SkyZoneLeaderboardCoordinator, FullLeaderboardModel, StubService) {
        let rows = [LeaderboardRow].ranked((0..<count).map { 10 * count - 3 * $0 })
        let service = StubService { state in state.rows = [nil: user.map { rows.withUser(at: $0) } ?? rows] }
        let (app, board) = try await SkyZoneLeaderboardApp.atWholeBoard(.stub(service, settings: settings))
        return (app, board, service)
    }

    /// Every board of up to 30 users, with the user at every index and three rows above and below.
    @Test(.proves("SKY-12")) func theWindowOpensAroundTheUserAndShiftsAtTheEnds() async throws {
        let settings = SkyZoneLeaderboardConfiguration(neighbours: 3)
        for count in [1, 2, 6, 7, 8, 30] {
            for user in stride(from: 0, to: count, by: count > 8 ? 3 : 1) {
                let (_, board, service) = try await whole(count, user: user, settings)
                let first = try #require(service.calls("page").first)
                #expect(first == "page around all")
                let size = min(7, count)
                let lower = min(max(0, user - 3), count - size)
                let window = board.scroll.window
                #expect(window.rows.count >= size)
                let shown = window.rows.map(\.rank)
                #expect(Set(lower + 1...lower + size).isSubset(of: shown), "\(user) of \(count): \(shown)")
                #expect(shown == Array((shown.first ?? 0)...(shown.last ?? 0)), "without gaps")
            }
        }
    }

    @Test(.proves("SKY-12")) func tenAboveAndTenBelowAreTheDefault() async throws {
        let (app, board, service) = try await whole(1_000, user: 500)
        #expect(SkyZoneLeaderboardConfiguration().neighbours == 10)
        #expect(board.scroll.window.rows.map(\.rank) == Array(491...511))
        #expect(board.scroll.window.rows[10].id == StubService.user.id)
        #expect(
            service.calls("page") == ["page around all"],
            "nothing more is asked for before somebody scrolls"
        )
        board.scroll.viewportScrolled(to: board.scroll.wish.position, height: 500)
        await app.navigator.settled()
        #expect(service.calls("page").count == 1)
        let middle = board.scroll.position(of: 10) + board.scroll.rowLayout.height / 2
        #expect(
            abs(middle - board.scroll.wish.position - 250) <= 0.5,
            "the user is in the middle of the screen"
        )
    }

    @Test(.proves("SKY-12")) func atTheEndsOfTheBoardTheUserIsAsFarInTheMiddleAsItGoes() async throws {
        for user in [0, 2, 997, 999] {
            let (_, board, _) = try await whole(1_000, user: user)
            board.scroll.viewportScrolled(to: board.scroll.wish.position, height: 500)
            let scroll = board.scroll
            #expect(scroll.wish.position >= 0 && scroll.wish.position + 500 <= scroll.contentHeight)
            let index = try #require(scroll.window.rows.firstIndex { $0.id == StubService.user.id })
            let place = scroll.position(of: index) - scroll.wish.position
            #expect(place >= 0 && place + scroll.rowLayout.height <= 500, "on screen: \(place)")
        }
    }

    /// Scrolls in steps of half a screen; the rows on screen keep their position whatever arrives.
    @Test(.proves("SKY-13", "SKY-18"), arguments: [PagingDirection.backward, .forward])
    func scrollingToAnEndNeverJumpsAndStopsThere(direction: PagingDirection) async throws {
        let (app, board, service) = try await whole(600, user: 300)
        let scroll = board.scroll
        var top = scroll.wish.position
        scroll.viewportScrolled(to: top, height: 500)
        var wish = scroll.wish.revision
        var steps = 0
        while scroll.window.phase(direction) != .ended
            || (direction == .forward ? top + 500 < scroll.contentHeight : top > 0)
        {
            steps += 1
            try #require(steps < 500, "it gets there")
            top = min(max(0, top + (direction == .forward ? 250 : -250)), scroll.contentHeight - 500)
            let index = min(
                max(0, Int((top + 250 - BoardScroll.edge) / scroll.rowLayout.height)),
                scroll.window.rows.count - 1
            )
            let seen = scroll.window.rows[index].id
            let place = scroll.position(of: index) - top
            scroll.viewportScrolled(to: top, height: 500)
            await app.navigator.settled()
            if scroll.wish.revision != wish {
                (wish, top) = (scroll.wish.revision, scroll.wish.position)
                scroll.viewportScrolled(to: top, height: 500)
            }
            let now = try #require(scroll.window.rows.firstIndex { $0.id == seen })
            #expect(abs(scroll.position(of: now) - top - place) < 0.5, "what was in the middle stays there")
            #expect(scroll.window.rows.count <= 210)
            #expect(scroll.drawn.count < 40)
        }
        let edge = try #require(direction == .forward ? scroll.window.rows.last : scroll.window.rows.first)
        #expect(edge.rank == (direction == .forward ? 600 : 1))
        #expect(
            board.edgeText(direction).map(english)
                == (direction == .forward ? "That’s everybody" : "Top of the board")
        )
        let calls = service.calls.count
        scroll.viewportScrolled(to: top, height: 500)
        await app.navigator.settled()
        #expect(service.calls.count == calls, "nothing is asked beyond the end")
    }

    @Test(.proves("SKY-22", "SKY-13")) func whoMovesBetweenTwoPagesIsNeitherLostNorShownTwice() async throws {
        let (app, board, service) = try await whole(400, user: 200)
        let scroll = board.scroll
        scroll.viewportScrolled(to: scroll.wish.position, height: 500)
        for round in 0..<30 {
            // A user from below the held rows rises above them, and all of these rows move down.
            service.change { state in
                var rows = state.rows[nil] ?? []
                let rising = rows.remove(at: 250 + round)
                rows.insert(rising, at: 150 + round * 3)
                state.rows[nil] = rows.enumerated().map { index, row in
                    LeaderboardRow(
                        id: row.id,
                        handle: row.handle,
                        photo: nil,
                        rank: index + 1,
                        value: 4_000 - index
                    )
                }
            }
            let top = round.isMultiple(of: 2) ? scroll.contentHeight - 500 : 0
            scroll.viewportScrolled(to: top, height: 500)
            await app.navigator.settled()
            scroll.viewportScrolled(to: scroll.wish.position, height: 500)
            await app.navigator.settled()
            let held = scroll.window.rows
            #expect(Set(held.map(\.id)).count == held.count, "nobody twice")
            let truth = service.state.withLock { $0.rows[nil] ?? [] }
            let first = try #require(truth.firstIndex { $0.id == held.first?.id })
            // The held rows are a gapless part of some state of the board.
            #expect(zip(held, held.dropFirst()).allSatisfy { $0.rank + 1 == $1.rank }, "nobody lost")
            #expect(first >= 0)
        }
    }

    @Test(.proves("SKY-13")) func aRefreshKeepsWhatIsOnScreenWhereItIs() async throws {
        let (app, board, service) = try await whole(400, user: 200)
        let scroll = board.scroll
        scroll.viewportScrolled(to: scroll.wish.position, height: 500)
        let index = scroll.drawn.lowerBound + 8
        let (seen, place) = (scroll.window.rows[index].id, scroll.position(of: index) - scroll.wish.position)
        service.change { state in
            let rows = state.rows[nil] ?? []
            state.rows[nil] =
                ([LeaderboardRow].ranked(1_000...1_004).map {
                    LeaderboardRow(
                        id: UserID(rawValue: 7_000 + $0.id.rawValue),
                        handle: "new",
                        photo: nil,
                        rank: 1,
                        value: 9_999
                    )
                }) + rows
        }
        board.send(.refreshPulled)
        await app.navigator.settled()
        let now = try #require(scroll.window.rows.firstIndex { $0.id == seen })
        #expect(abs(scroll.position(of: now) - scroll.wish.position - place) < 0.5)
        #expect(scroll.window.total == 405)
    }

    @Test(.proves("SKY-25")) func largerTextKeepsTheFirstRowOnScreen() async throws {
        let (app, board, _) = try await whole(400, user: 200)
        let scroll = board.scroll
        let row = scroll.rowLayout.height
        scroll.viewportScrolled(to: scroll.wish.position, height: 500)
        scroll.viewportScrolled(to: BoardScroll.edge + 5 * row, height: 500)
        app.navigator.receive(.traitsChanged(HostTraits(textScale: 2)))
        #expect(scroll.rowLayout.height > row)
        #expect(abs(scroll.wish.position - BoardScroll.edge - 5 * scroll.rowLayout.height) < 0.5)
    }

    /// A million rows from the first to the last, in large pages to keep the test quick.
    @Test(.proves("SKY-18")) func aMillionRowsScrollByInBoundedMemory() async throws {
        let source = NumberedBoard(count: 1_000_000)
        let service = StubService()
        var dependencies = SkyZoneLeaderboardDependencies.stub(
            service,
            settings: SkyZoneLeaderboardConfiguration(neighbours: 1_000, capacity: 8_004)
        )
        dependencies.leaderboards = source
        let (app, board) = try await SkyZoneLeaderboardApp.atWholeBoard(dependencies)
        let scroll = board.scroll
        scroll.viewportScrolled(to: 0, height: 500)
        var seen = 0
        var steps = 0
        while scroll.window.phase(.forward) != .ended {
            steps += 1
            try #require(steps < 2_000)
            scroll.viewportScrolled(to: scroll.contentHeight - 500, height: 500)
            await app.navigator.settled()
            scroll.viewportScrolled(to: scroll.wish.position, height: 500)
            let rows = scroll.window.rows
            #expect(rows.count <= 8_004 && scroll.drawn.count < 40)
            let (first, last) = (try #require(rows.first), try #require(rows.last))
            #expect(last.rank - first.rank + 1 == rows.count && first.rank <= seen + 1, "without a hole")
            seen = last.rank
        }
        #expect(seen == 1_000_000)
    }
}

/// A board whose rows are numbered.
private struct NumberedBoard: LeaderboardSource {
    let count: Int

    @concurrent
    func boards() async throws(SourceError) -> [Board] { [.jumps] }

    private func row(_ place: Int) -> LeaderboardRow {
        LeaderboardRow(
            id: UserID(rawValue: place),
            handle: "user",
            photo: nil,
            rank: place + 1,
            value: count - place
        )
    }

    @concurrent
    func top(of selection: BoardSelection, for user: UserID?) async throws(SourceError) -> LeaderboardTop {
        LeaderboardTop(rows: (0..<4).map(row), own: nil, total: count)
    }

    @concurrent
    func page(
        _ place: PagingRequest<UserID>.Place,
        count wanted: Int,
        of selection: BoardSelection,
        for user: UserID?
    ) async throws(SourceError) -> LeaderboardPage {
        let lower =
            switch place {
            case .start, .around: 0
            case .before(let id, _): id.rawValue - wanted
            case .after(let id, _): id.rawValue + 1
            }
        let range = (max(0, lower)..<lower + wanted).clamped(to: 0..<count)
        return LeaderboardPage(
            PagingPage(
                range.map(row),
                startsList: range.lowerBound == 0,
                endsList: range.upperBound == count,
                firstPosition: range.lowerBound,
                total: count
            ),
            own: nil
        )
    }
}
