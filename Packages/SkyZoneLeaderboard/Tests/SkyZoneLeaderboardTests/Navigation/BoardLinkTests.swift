import SharedScreens
import Foundation
import SharedLayout
import SharedLocalization
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

/// Links to a whole board carry identifiers alone: the names on screen come from the service, or say what is
/// missing.
@MainActor @Suite struct BoardLinkTests {
    private let alder = ParkSummary("Alder")
    private let link = "skyzone://boards/ultimate-dodgeball/alder"
    private let service = StubService {
        $0.rows = [
            nil: .ranked(1...50).withUser(at: 20),
            ParkID(rawValue: "alder"): .ranked(1...9).withUser(at: 2),
        ]
        $0.recentParks = ["Alder", "Birch"].map { ParkSummary($0) }
        $0.profileParks = ["Alder", "Birch"].map { ParkSummary($0) }
    }

    private func logIn(_ app: SkyZoneLeaderboardCoordinator) {
        app.login?.send(.handleTyped("me"))
        app.login?.send(.passwordTyped("secret"))
        app.login?.send(.submitTapped)
    }

    private func loggedIn() async throws -> SkyZoneLeaderboardCoordinator {
        try await SkyZoneLeaderboardApp.loggedIn(.stub(service))
    }

    private func expectBoard(_ app: SkyZoneLeaderboardCoordinator) throws {
        let board = try #require(app.whole)
        #expect(board.selection == BoardSelection(board: .points, location: .park(alder)))
        #expect(english(board.state.title) == "Ultimate Dodgeball")
        #expect(english(board.state.location) == "Alder")
        #expect(board.state.phase == .loaded && board.scroll.window.total == 9)
        #expect(english(board.row(at: 0).value) == "1 pts")
        #expect(app.navigator.link == link)
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }

    @Test(.proves("KIT-NAV-07", "SKY-14")) func atAColdLaunchItWaitsForTheLoginAndOpens() async throws {
        let app = SkyZoneLeaderboardApp.start(.stub(service))
        #expect(app.open(link: link) == nil)
        #expect(app.front == .login)
        logIn(app)
        await app.navigator.settled()
        try expectBoard(app)
        app.whole?.send(.closeTapped)
        #expect(app.front == .profile)
    }

    @Test(.proves("KIT-NAV-07", "KIT-NAV-08")) func atAColdLaunchWithASessionItOpensAtOnce() async throws {
        let saved = try await loggedIn().navigator.saved()
        let app = SkyZoneLeaderboardApp.start(.stub(service), restoring: saved)
        #expect(app.open(link: link) == nil)
        #expect(app.front == .fullLeaderboard(BoardDestination(board: Board.points.id, park: alder.id)))
        await app.navigator.settled()
        try expectBoard(app)
        // The same holds after the next launch, which opens without the link.
        let next = SkyZoneLeaderboardApp.start(.stub(service), restoring: app.navigator.saved())
        await next.navigator.settled()
        try expectBoard(next)
    }

    @Test(.proves("KIT-NAV-07")) func theNamesAreTheServicesAndUntilThenThereIsATitle() async throws {
        let app = try await loggedIn()
        await service.gate.hold("boards")
        app.open(link: link)
        let board = try #require(app.whole)
        #expect(board.state.phase.isLoading && board.selection == nil)
        #expect(english(board.state.title) == "Leaderboard" && russian(board.state.title) != "Leaderboard")
        #expect(english(board.state.location) == "Alder", "the session knows it")
        #expect(board.state.next.isEnabled && board.state.previous.isEnabled)
        await service.gate.release("boards")
        await app.navigator.settled()
        try expectBoard(app)
    }

    @Test(.proves("KIT-NAV-07", "SKY-10")) func whatTheMainBoardKnowsIsNotAskedForAgain() async throws {
        let (app, board) = try await SkyZoneLeaderboardApp.atLeaderboard(.stub(service))
        let calls = service.calls("boards").count
        board.send(.menuTapped)
        app.open(link: link)
        await app.navigator.settled()
        try expectBoard(app)
        #expect(!app.isPanelOpen && service.calls("boards").count == calls)
        app.whole?.send(.closeTapped)
        #expect(app.leaderboard === board)
    }

    @Test(.proves("KIT-NAV-07", "SKY-07")) func aParkOfTheProfileIsWaitedFor() async throws {
        service.change { $0.recentParks = [] }
        await service.gate.hold("profile")
        let app = SkyZoneLeaderboardApp.start(.stub(service))
        app.open(link: link)
        logIn(app)
        #expect(await eventually { app.whole != nil && service.calls("boards").count == 1 })
        let board = try #require(app.whole)
        #expect(await eventually { english(board.state.title) == "Ultimate Dodgeball" })
        #expect(board.state.phase.isLoading && english(board.state.location) == "Park")
        #expect(!board.state.next.isEnabled && !board.state.previous.isEnabled)
        service.change { $0.failure = .offline }
        await service.gate.release("profile")
        await app.navigator.settled()
        #expect(board.state.phase.failure.map { english($0.title) } == "You are offline.")
        #expect(board.state.wayOn == .retryTapped)
        service.change { $0.failure = nil }
        board.send(.retryTapped)
        await app.navigator.settled()
        try expectBoard(app)
    }

    @Test(.proves("KIT-NAV-07", "SKY-24")) func aParkThatIsNotTheUsersIsSaidAndAllParksAreOffered()
        async throws
    {
        let app = try await loggedIn()
        app.open(link: "skyzone://boards/ultimate-dodgeball/nowhere")
        await app.navigator.settled()
        let board = try #require(app.whole)
        let notice = try #require(board.state.phase.gone)
        #expect(english(notice.title) == "This park isn’t one of yours")
        #expect(russian(notice.title) == "Это не один из ваших парков")
        #expect(notice.action.map(english) == "All Sky Zones")
        #expect(board.state.wayOn == .allLocationsTapped)
        board.send(board.state.wayOn)
        await app.navigator.settled()
        #expect(board.state.phase == .loaded && board.location == .all && board.scroll.window.total == 50)
        board.send(.nextTapped)
        board.send(.allLocationsTapped)
        #expect(board.location == .park(alder), "it is offered only where a park is missing")
        app.open(link: "skyzone://boards/ultimate-dodgeball/nowhere")
        #expect(board.state.phase.gone == notice && board.state.summary == nil, "the link still says so")
    }

    @Test(.proves("KIT-NAV-07", "SKY-24")) func aBoardThatThereIsNotIsSaidAndTheWayBackIsOffered()
        async throws
    {
        let app = try await loggedIn()
        let profile = app.profile
        app.open(link: "skyzone://boards/Free%20money/alder")
        await app.navigator.settled()
        let board = try #require(app.whole)
        let notice = try #require(board.state.phase.gone)
        #expect(english(notice.title) == "There is no such board")
        #expect(russian(notice.title) == "Такой таблицы нет")
        for text in [english, russian] {
            #expect(!text(notice.message).isEmpty && notice.action.map(text)?.isEmpty == false)
        }
        #expect(!"\(board.state)".contains("money"), "a link brings no words to the screen")
        #expect(service.calls("page") == [])
        #expect(board.state.wayOn == .closeTapped)
        board.send(board.state.wayOn)
        #expect(app.profile === profile)
    }

    @Test(.proves("KIT-NAV-07", "SKY-24")) func boardsThatDoNotComeAreTriedAgain() async throws {
        let app = try await loggedIn()
        service.change { $0.failure = .unavailable }
        app.open(link: link)
        await app.navigator.settled()
        let board = try #require(app.whole)
        #expect(board.state.phase.failure.map { english($0.title) } == "The service doesn’t answer.")
        board.send(.refreshPulled)
        service.change { $0.failure = nil }
        board.send(board.state.wayOn)
        await app.navigator.settled()
        try expectBoard(app)
    }

    @Test(.proves("KIT-NAV-07", "SKY-14")) func theLinkOfABoardThatHasMovedOnLeadsBackToItsPark() async throws
    {
        let app = try await loggedIn()
        app.open(link: link)
        await app.navigator.settled()
        let board = try #require(app.whole)
        board.send(.nextTapped)
        await app.navigator.settled()
        #expect(english(board.state.location) == "Birch")
        #expect(app.open(link: link) == nil)
        await app.navigator.settled()
        #expect(app.whole === board)
        try expectBoard(app)
        let (calls, changes) = (service.calls.count, app.navigator.changes)
        app.open(link: link)
        await app.navigator.settled()
        #expect(service.calls.count == calls && app.navigator.changes == changes, "it is there already")
    }
}
