import SharedScreens
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

@MainActor @Suite struct LeaderboardTests {
    let alder = ParkSummary("Alder")
    let birch = ParkSummary("Birch")
    let service: StubService

    init() {
        let (alder, birch) = (alder, birch)
        service = StubService {
            $0.rows = [
                nil: .ranked((1...300).map { 1_000 - $0 }).withUser(at: 212),
                alder.id: .ranked([90, 80, 70, 60, 50]).withUser(at: 1),
                birch.id: .ranked([9, 8]),
            ]
            $0.recentParks = [alder, birch]
            $0.profileParks = [alder, birch]
        }
    }

    private func board() async throws -> (SkyZoneLeaderboardCoordinator, LeaderboardModel) {
        try await SkyZoneLeaderboardApp.atLeaderboard(.stub(service))
    }

    private func choose(_ location: BoardLocation, _ app: SkyZoneLeaderboardCoordinator) throws {
        app.leaderboard?.send(.locationTapped)
        try #require(app.picker).send(.locationTapped(location))
    }

    @Test(.proves("SKY-01", "SKY-04", "SKY-05")) func itOpensWithTheFirstBoardOfAllParks() async throws {
        let (_, board) = try await board()
        let state = board.state
        #expect(state.phase == .loaded)
        #expect(state.boards.map(\.name) == ["Open Jump", "Ultimate Dodgeball"])
        #expect(state.boards.map(\.isSelected) == [true, false])
        #expect(english(state.location) == "All Sky Zones")
        #expect(state.lines.map { english($0.rank) } == ["1", "2", "3", "213"])
        #expect(state.lines.map(\.line.role) == [.first, .other, .other, .currentUser])
        #expect(english(state.lines[0].value) == "999 minutes")
        #expect(english(state.lines[0].label) == "Place 1: user1, 999 minutes")
        #expect(english(state.lines[3].label) == "Your place: 213, 787 minutes")
        #expect(state.hint == nil)
    }

    @Test(.proves("SKY-01", "SKY-04", "SKY-07")) func atAParkTheTopOfThatParkIsShown() async throws {
        let (app, board) = try await board()
        try choose(.park(alder), app)
        #expect(app.front == .leaderboard && board.state.phase.isLoading)
        await app.navigator.settled()
        #expect(board.state.lines.map { english($0.rank) } == ["1", "2", "3", "4"])
        #expect(board.state.lines.map(\.line.role) == [.first, .currentUser, .other, .other])
        #expect(english(board.state.location) == "Alder")
    }

    @Test(.proves("SKY-05", "SKY-08")) func switchingTheBoardLoadsAndAnimatesAnew() async throws {
        let (app, board) = try await board()
        let before = try #require(board.state.animation).revision
        await service.gate.hold("top ultimate-dodgeball all")
        board.send(.boardTapped(Board.points.id))
        #expect(board.state.phase.isLoading && board.state.lines == [] && board.state.animation == nil)
        #expect(board.state.boards.map(\.isSelected) == [false, true])
        await service.gate.release("top ultimate-dodgeball all")
        await app.navigator.settled()
        #expect(board.state.phase == .loaded && english(board.state.lines[0].value) == "999 points")
        #expect(board.state.animation?.revision != before)
        let calls = service.calls.count
        board.send(.boardTapped(Board.points.id))
        board.send(.boardTapped(BoardID(rawValue: "nonsense")))
        #expect(service.calls.count == calls && board.state.phase == .loaded, "nothing to do")
    }

    @Test(.proves("SKY-05")) func moreBoardsComeByDataAlone() async throws {
        service.change {
            $0.boards = (1...4).map {
                Board(
                    id: BoardID(rawValue: "b\($0)"),
                    name: "Board \($0)",
                    unit: RankingUnit(id: "flips", one: "flip", other: "flips")
                )
            }
        }
        let (app, board) = try await board()
        #expect(board.state.boards.map(\.name) == ["Board 1", "Board 2", "Board 3", "Board 4"])
        board.send(.boardTapped(BoardID(rawValue: "b4")))
        await app.navigator.settled()
        #expect(english(board.state.lines[0].value) == "999 flips")
    }

    @Test(.proves("SKY-08")) func aLateAnswerForALocationThatWasLeftNeverShows() async throws {
        let (app, board) = try await board()
        await service.gate.hold("top open-jump alder")
        try choose(.park(alder), app)
        #expect(await eventually { service.calls.last == "top open-jump alder" })
        try choose(.park(birch), app)
        await app.navigator.settled()
        #expect(board.state.lines.map(\.line.row.handle) == ["user1", "user2"])
        let shown = board.state
        await service.gate.release("top open-jump alder")
        await app.navigator.settled()
        for _ in 0..<1_000 { await Task.yield() }
        #expect(board.state == shown && english(shown.location) == "Birch")
    }

    @Test(.proves("SKY-08")) func ofManyFastChoicesTheLastCounts() async throws {
        let (app, board) = try await board()
        for id in [Board.points.id, Board.jumps.id, Board.points.id] { board.send(.boardTapped(id)) }
        await app.navigator.settled()
        #expect(board.choice?.board == .points)
        #expect(english(board.state.lines[0].value) == "999 points")
    }

    @Test(.proves("SKY-02")) func withReducedMotionTheLinesStandAtOnce() async throws {
        let (app, board) = try await board()
        #expect(board.state.animation != nil)
        app.navigator.receive(.traitsChanged(HostTraits(isMotionReduced: true)))
        #expect(board.state.animation == nil && board.state.lines.count == 4)
    }

    @Test(.proves("SKY-07")) func aUserWithoutARankSeesTheFirstThreeAndAHint() async throws {
        service.change {
            $0.rows = [nil: .ranked((1...300).map { 1_000 - $0 })]
            ($0.recentParks, $0.profileParks) = ([], [])
        }
        let (app, board) = try await board()
        #expect(board.state.lines.map { english($0.rank) } == ["1", "2", "3"])
        let hint = try #require(board.state.hint)
        #expect(english(hint.title) == "You aren’t ranked yet" && hint.action != nil)
        board.send(.locationTapped)
        #expect(app.picker?.state.choices.count == 1 && app.picker?.state.hint != nil)
        app.picker?.send(.closeTapped)
        board.send(.findParkTapped)
        #expect(app.front == .findPark)
    }

    @Test(.proves("SKY-07", "SKY-08")) func aParkThatTheNewProfileLacksIsLeft() async throws {
        let (app, board) = try await board()
        try choose(.park(birch), app)
        await app.navigator.settled()
        let alder = alder
        service.change { $0.profileParks = [alder] }
        app.session.loadProfile()
        await app.navigator.settled()
        #expect(board.choice?.location == .all)
        #expect(board.state.lines.count == 4)
    }

    @Test(.proves("SKY-06")) func aLineHasHandleDataPlaceAndPhotoOrAPlaceholder() async throws {
        service.change {
            $0.rows = [
                nil: [("avatar-01.jpg", 9), ("gone.jpg", 8), (nil, 7)].enumerated().map { index, entry in
                    LeaderboardRow(
                        id: UserID(rawValue: index),
                        handle: "user\(index)",
                        photo: entry.0.map { .resource($0) },
                        rank: index + 1,
                        value: entry.1
                    )
                }
            ]
        }
        let (_, board) = try await board()
        let lines = board.state.lines.map(\.line)
        let photos = lines.map { board.photo(of: $0) }
        #expect(photos[2] == nil, "a placeholder from the start")
        #expect(await eventually { if case .loaded? = photos[0]?.state { true } else { false } })
        #expect(await eventually { if case .failed? = photos[1]?.state { true } else { false } })
        #expect(lines.map(\.row.handle) == ["user0", "user1", "user2"])
    }

    @Test(.proves("SKY-24")) func aFailedRefreshKeepsTheLinesUnderANotice() async throws {
        let (app, board) = try await board()
        let lines = board.state.lines
        service.change { $0.failure = .offline }
        board.send(.refreshPulled)
        #expect(board.state.phase == .loaded && board.state.lines == lines, "they stay meanwhile")
        await app.navigator.settled()
        #expect(board.state.phase == .loaded && board.state.lines == lines)
        let notice = try #require(board.state.notice)
        #expect(english(notice.title) == "This is from before. You are offline.")
        #expect(notice.action.map(english) == "Try again" && notice.code == "source.offline")
        board.send(.viewAllTapped)
        #expect(app.front.kind == .fullLeaderboard, "one can go on from what is there")
        app.whole?.send(.closeTapped)
        service.change { $0.failure = nil }
        board.send(.retryTapped)
        await app.navigator.settled()
        #expect(board.state.notice == nil && board.state.lines == lines)
    }

    @Test(.proves("SKY-08", "SKY-24")) func linesOfAnotherBoardOrLocationDoNotStay() async throws {
        let (app, board) = try await board()
        service.change { $0.failure = .offline }
        try choose(.park(alder), app)
        #expect(board.state.phase.isLoading && board.state.lines == [])
        await app.navigator.settled()
        #expect(board.state.phase.failure != nil && board.state.lines == [] && board.state.notice == nil)
        service.change { $0.failure = nil }
        board.send(.retryTapped)
        await app.navigator.settled()
        #expect(board.state.lines.count == 4 && english(board.state.location) == "Alder")
    }

    @Test(.proves("SKY-02", "SKY-08")) func aRefreshBringsNewLinesWithoutAShow() async throws {
        let (app, board) = try await board()
        let animation = board.state.animation
        service.change { $0.rows[nil] = .ranked((1...300).map { 2_000 - $0 }).withUser(at: 99) }
        board.send(.refreshPulled)
        await app.navigator.settled()
        #expect(board.state.lines.map { english($0.rank) } == ["1", "2", "3", "100"])
        #expect(animation != nil && board.state.animation == animation)
    }

    @Test(.proves("SKY-02")) func theAnimationIsASetting() async throws {
        var slow = LineAnimation()
        slow.spread = .seconds(3)
        let settings = SkyZoneLeaderboardConfiguration(lineAnimation: slow)
        let (_, board) = try await SkyZoneLeaderboardApp.atLeaderboard(.stub(service, settings: settings))
        #expect(board.state.animation?.spread == .seconds(3))
    }

    @Test(.proves("SKY-24")) func aRefreshThatTakesLongSaysSoOverTheLines() async throws {
        let clock = ManualClock()
        let (app, board) = try await SkyZoneLeaderboardApp.atLeaderboard(.stub(service, clock: clock))
        await service.gate.hold("top open-jump all")
        board.send(.refreshPulled)
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(5))
        #expect(board.state.phase == .loaded && board.state.lines.count == 4)
        #expect(board.state.notice.map { english($0.title) } == "This takes longer than usual")
        await service.gate.release("top open-jump all")
        await app.navigator.settled()
        #expect(board.state.notice == nil)
    }

    @Test(.proves("SKY-24")) func anEmptyBoardSaysSo() async throws {
        service.change { $0.rows = [:] }
        let (app, board) = try await board()
        #expect(board.state.phase.isEmpty && board.state.hint == nil)
        service.change { $0.rows = [nil: .ranked([1])] }
        board.send(.retryTapped)
        await app.navigator.settled()
        #expect(board.state.phase == .loaded && board.state.lines.count == 1)
        service.change { $0.boards = [] }
        board.send(.refreshPulled)
        await app.navigator.settled()
        #expect(board.state.phase.isEmpty && board.state.boards == [])
        board.send(.viewAllTapped)
        #expect(app.front == .leaderboard, "there is no board to view")
    }

    @Test(.proves("SKY-14")) func theWholeBoardOpensWithWhatWasChosen() async throws {
        let (app, board) = try await board()
        board.send(.boardTapped(Board.points.id))
        try choose(.park(alder), app)
        await app.navigator.settled()
        board.send(.viewAllTapped)
        board.send(.viewAllTapped)
        #expect(app.navigator.tree.levels.count == 2)
        #expect(app.whole?.selection == BoardSelection(board: .points, location: .park(alder)))
    }
}
