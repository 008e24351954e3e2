import SharedScreens
import SharedLayout
import SharedLocalization
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

@MainActor @Suite struct WholeBoardTests {
    let parks = ["Alder", "Birch", "Cedar"].map { ParkSummary($0) }
    let service: StubService

    init() {
        let parks = parks
        service = StubService {
            $0.rows = [
                nil: .ranked((0..<300).map { 3_000 - 2 * $0 }).withUser(at: 150),
                parks[0].id: .ranked((0..<30).map { 300 - $0 }).withUser(at: 3),
                parks[1].id: .ranked([9, 8, 7]),
                parks[2].id: [],
            ]
            $0.profileParks = parks
            $0.recentParks = parks
            $0.parks = ["Alder", "Birch"].map { Park($0) }
        }
    }

    private func whole() async throws -> (SkyZoneLeaderboardCoordinator, FullLeaderboardModel) {
        try await SkyZoneLeaderboardApp.atWholeBoard(.stub(service))
    }

    @Test(.proves("SKY-14")) func theArrowsFollowThePickersOrderAndKeepTheBoard() async throws {
        let (app, board) = try await whole()
        #expect(!board.state.previous.isEnabled && board.state.next.isEnabled)
        var seen = [english(board.state.location)]
        while board.state.next.isEnabled {
            board.send(.nextTapped)
            await app.navigator.settled()
            seen.append(english(board.state.location))
        }
        #expect(seen == ["All Sky Zones", "Alder", "Birch", "Cedar"])
        #expect(english(board.state.title) == "Open Jump")
        board.send(.nextTapped)
        #expect(english(board.state.location) == "Cedar", "it stops at the end")
        while board.state.previous.isEnabled { board.send(.previousTapped) }
        board.send(.previousTapped)
        await app.navigator.settled()
        #expect(board.location == .all && board.scroll.window.total == 300)
        #expect(board.scroll.window.rows[board.scroll.window.rows.count / 2].id == StubService.user.id)
    }

    @Test(.proves("SKY-14", "SKY-08")) func aLateAnswerForALocationThatWasLeftNeverShows() async throws {
        let (app, board) = try await whole()
        await service.gate.hold("page around alder")
        board.send(.nextTapped)
        #expect(await eventually { service.calls.last == "page around alder" })
        #expect(board.state.phase.isLoading)
        board.send(.nextTapped)
        await app.navigator.settled()
        #expect(board.scroll.window.rows.map(\.value) == [9, 8, 7])
        await service.gate.release("page around alder")
        for _ in 0..<1_000 { await Task.yield() }
        #expect(board.scroll.window.rows.map(\.value) == [9, 8, 7])
    }

    @Test(.proves("SKY-15", "SKY-16")) func rowsShowTheDifferenceToTheUser() async throws {
        let (_, board) = try await whole()
        let rows = board.scroll.window.rows.indices.map { board.row(at: $0) }
        let own = try #require(rows.first { $0.isCurrentUser })
        #expect(rows.count { $0.isCurrentUser } == 1 && own.id == StubService.user.id)
        #expect(own.difference == nil && own.tone == .neutral)
        #expect(english(own.label) == "Your place: 151, 2,700 minutes")
        for row in rows where !row.isCurrentUser {
            let difference = row.row.value - own.row.value
            #expect(row.tone == (difference > 0 ? .positive : .negative))
            let text = try #require(row.difference.map(english))
            #expect(text == (difference > 0 ? "+\(difference) min" : "−\(-difference) min"))
            let spoken = "\(abs(difference)) minutes \(difference > 0 ? "more" : "less") than you"
            #expect(
                english(row.label).hasSuffix(
                    "\(row.row.handle), \(english(Board.jumps.unit.text(row.row.value))), \(spoken)"
                )
            )
        }
        #expect(english(rows[0].value) == "2,720 min" && english(rows[0].rank) == "141")
        #expect(english(rows[0].label) == "Place 141: user141, 2,720 minutes, 20 minutes more than you")
        #expect(russian(rows[12].label).hasSuffix("на 4 минуты меньше, чем у вас"))
    }

    @Test(.proves("SKY-16")) func whoTiesWithTheUserIsNeutral() async throws {
        service.change { $0.rows[nil] = .ranked([9, 8, 8, 7]).withUser(at: 2) }
        let (_, board) = try await whole()
        let rows = board.scroll.window.rows.indices.map { board.row(at: $0) }
        #expect(rows.map(\.tone) == [.positive, .neutral, .neutral, .negative])
        #expect(rows.map { $0.difference.map(english) } == ["+1 min", "0 min", nil, "−1 min"])
        #expect(english(rows[1].label) == "Place 2: user2, 8 minutes, the same as you")
    }

    @Test(.proves("SKY-16", "SKY-07")) func withoutARankThereIsNoDifferenceAndTheBoardOpensAtTheTop()
        async throws
    {
        service.change { $0.rows[nil] = .ranked((0..<300).map { 3_000 - $0 }) }
        let (_, board) = try await whole()
        #expect(board.scroll.window.rows.first?.rank == 1)
        let rows = board.scroll.window.rows.indices.map { board.row(at: $0) }
        #expect(rows.allSatisfy { $0.difference == nil && !$0.isCurrentUser })
        #expect(english(rows[0].label) == "Place 1: user1, 3,000 minutes")
        #expect(board.state.hint.map(english) == "You aren’t ranked yet")
        #expect(board.scroll.wish.position == 0)
    }

    @Test(.proves("SKY-17")) func buyJumpTimeLeadsToTheParkOrToAllParks() async throws {
        let (app, board) = try await whole()
        board.send(.buyJumpTimeTapped)
        await app.navigator.settled()
        #expect(app.stack(1).last == .findPark, "all parks are shown")
        app.parks?.send(.parkTapped(parks[1].id))
        await app.navigator.settled()
        #expect(app.front == .parkInfo(parks[1].id) && app.park?.state.phase == .loaded)
        let host = FakeHost(app.navigator)
        host.swipeBack()
        host.draw()
        host.swipeBack()
        #expect(app.whole === board)
        board.send(.nextTapped)
        await app.navigator.settled()
        board.send(.buyJumpTimeTapped)
        board.send(.buyJumpTimeTapped)
        #expect(app.front == .parkInfo(parks[0].id) && app.stack(1).count == 2)
        await app.navigator.settled()
        app.park?.send(.bookTapped)
        #expect(app.stack(2) == [.placeholderModal(.bookJumpTime)])
    }

    @Test(.proves("SKY-24")) func anEmptyBoardSaysSoAndCanBeLeft() async throws {
        let (app, board) = try await whole()
        for _ in 0..<3 { board.send(.nextTapped) }
        await app.navigator.settled()
        #expect(board.state.phase.isEmpty && english(board.state.location) == "Cedar")
        #expect(board.state.previous.isEnabled && board.state.hint == nil)
        board.send(.closeTapped)
        #expect(app.front == .leaderboard)
    }

    @Test(.proves("SKY-24")) func aFailureSaysWhyAndTriesAgain() async throws {
        service.change { $0.failure = nil }
        let (app, board) = try await whole()
        service.change { $0.failure = .offline }
        board.send(.nextTapped)
        await app.navigator.settled()
        #expect(board.state.phase.failure.map { english($0.title) } == "You are offline.")
        service.change { $0.failure = nil }
        board.send(.retryTapped)
        await app.navigator.settled()
        #expect(board.state.phase == .loaded && board.scroll.window.total == 30)
    }

    @Test(.proves("SKY-24")) func aFailedPageKeepsTheRowsAndSaysSoAtTheEdge() async throws {
        let (app, board) = try await whole()
        service.change { $0.failure = .unavailable }
        board.scroll.viewportScrolled(to: board.scroll.wish.position, height: 500)
        board.scroll.viewportScrolled(to: 1_200, height: 500)
        await app.navigator.settled()
        #expect(board.state.phase == .loaded && board.scroll.window.rows.count == 21)
        #expect(board.edgeText(.forward).map(english) == "The service doesn’t answer.")
        let calls = service.calls.count
        board.scroll.viewportScrolled(to: 1_190, height: 500)
        #expect(service.calls.count == calls, "not by itself")
        service.change { $0.failure = nil }
        board.send(.retryTapped)
        await app.navigator.settled()
        #expect(board.scroll.window.rows.count > 21)
    }

    /// An error at one edge is neither lost nor confused with an error at the other.
    @Test(.proves("SKY-13", "SKY-24")) func eachEdgeHasItsOwnFailure() async throws {
        let (app, board) = try await whole()
        let scroll = board.scroll
        func look(_ top: Double, while failure: SourceError?) async {
            service.change { $0.failure = failure }
            scroll.viewportScrolled(to: top, height: 300)
            await app.navigator.settled()
        }
        await look(scroll.wish.position, while: nil)
        await look(scroll.contentHeight - 300, while: .offline)
        #expect(board.edgeText(.forward).map(english) == "You are offline.")
        #expect(board.edgeText(.backward) == nil && board.edgeRetry(.backward) == nil)
        await look(0, while: .notFound)
        #expect(board.edgeText(.backward).map(english) == "This isn’t here any more.")
        #expect(board.edgeText(.forward).map(english) == "You are offline.", "it still says why")
        #expect(board.edgeRetry(.forward).map(english) == "Try again")
        #expect(board.edgeRetry(.backward) == nil, "trying again can't help there")
        #expect(board.state.phase == .loaded && board.state.notice == nil && scroll.window.rows.count == 21)
        service.change { $0.failure = nil }
        board.send(.retryTapped)
        await app.navigator.settled()
        #expect(scroll.edgeError(.forward) == nil && scroll.edgeError(.backward) == nil)
        #expect(scroll.window.rows.count > 21)
    }

    @Test(.proves("SKY-24")) func aFailedRefreshKeepsTheRowsUnderANotice() async throws {
        let (app, board) = try await whole()
        let rows = board.scroll.window.rows
        service.change { $0.failure = .offline }
        board.send(.refreshPulled)
        await app.navigator.settled()
        #expect(board.state.phase == .loaded && board.scroll.window.rows == rows)
        let notice = try #require(board.state.notice)
        #expect(english(notice.title) == "This is from before. You are offline.")
        #expect(notice.action.map(english) == "Try again")
        #expect(board.edgeText(.forward) == nil && board.edgeRetry(.forward) == nil, "it is said once")
        service.change { $0.failure = nil }
        board.send(.retryTapped)
        await app.navigator.settled()
        #expect(board.state.notice == nil && board.scroll.window.rows == rows)
        service.change { $0.failure = .offline }
        board.send(.refreshPulled)
        board.send(.nextTapped)
        await app.navigator.settled()
        #expect(
            board.state.phase.failure != nil && board.state.notice == nil,
            "of another location nothing is left"
        )
    }

    @Test(.proves("SKY-07", "SKY-14")) func aParkThatIsNotTheUsersAnyMoreIsLeft() async throws {
        let (app, board) = try await whole()
        board.send(.nextTapped)
        await app.navigator.settled()
        service.change { $0.profileParks = [] }
        app.session.loadProfile()
        await app.navigator.settled()
        #expect(board.location == .all && board.scroll.window.total == 300)
        #expect(!board.state.previous.isEnabled && !board.state.next.isEnabled)
    }
}
