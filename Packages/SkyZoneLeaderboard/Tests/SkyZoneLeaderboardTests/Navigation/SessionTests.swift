import SharedScreens
import Foundation
import SharedLocalization
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

@MainActor @Suite struct SessionTests {
    typealias Saved = SavedNavigation<SkyZoneLeaderboardRoute, SkyZoneLeaderboardDraft>

    @Test(.proves("SKY-11")) func theAppBeginsWithTheLoginOverTheProfile() async {
        let app = SkyZoneLeaderboardApp.start(.stub(StubService()))
        #expect(app.stack(0) == [.profile] && app.stack(1) == [.session, .login])
        let host = FakeHost(app.navigator)
        host.draw()
        host.pullDown()
        host.swipeBack()
        #expect(app.front == .login, "it can't be dismissed")
        #expect(app.session.user == nil && app.session.locations.locations == [.all])
    }

    @Test(.proves("SKY-07")) func recentParksStandUntilTheProfileHasCome() async throws {
        let service = StubService {
            $0.recentParks = ["Cedar", "Alder", "Cedar"].map { ParkSummary($0) }
            $0.profileParks = ["Alder", "Birch", "Cedar"].map { ParkSummary($0) }
        }
        await service.gate.hold("profile")
        let app = SkyZoneLeaderboardApp.start(.stub(service))
        let login = try #require(app.login)
        login.send(.handleTyped("me"))
        login.send(.passwordTyped("secret"))
        login.send(.submitTapped)
        #expect(await eventually { app.front == .profile })
        #expect(app.session.locations.parks.map(\.name) == ["Cedar", "Alder"])
        #expect(app.profile?.state.phase.isLoading == true)
        await service.gate.release("profile")
        await app.navigator.settled()
        #expect(app.session.locations.parks.map(\.name) == ["Alder", "Birch", "Cedar"])
        #expect(app.profile?.state.phase == .loaded)
    }

    @Test(.proves("SKY-07")) func aNewAccountBeginsWithNoParks() async throws {
        let app = SkyZoneLeaderboardApp.start(.stub(StubService { $0.rows = [nil: .ranked(1...9)] }))
        app.login?.send(.createAccountTapped)
        let form = try #require(app.createAccount)
        form.send(.handleTyped("fresh"))
        form.send(.passwordTyped("12345678"))
        form.send(.submitTapped)
        await app.navigator.settled()
        #expect(app.front == .profile && app.session.user?.handle == "fresh")
        #expect(app.session.locations.locations == [.all])
    }

    @Test(.proves("SKY-07")) func loggingOutForgetsEverythingOfTheUser() async throws {
        let service = StubService { $0.profileParks = [ParkSummary("Alder")] }
        let (app, board) = try await SkyZoneLeaderboardApp.atLeaderboard(.stub(service))
        board.send(.menuTapped)
        app.panel?.send(.logOutTapped)
        let question = try #require(app.logout)
        #expect(app.navigator.tree.overlay != nil)
        question.send(.cancelTapped)
        #expect(app.front == .sidePanel && app.session.user != nil)
        app.panel?.send(.logOutTapped)
        app.logout?.send(.logOutTapped)
        await app.navigator.settled()
        #expect(app.stack(0) == [.profile] && app.front == .login && !app.isPanelOpen)
        #expect(app.session.user == nil && app.session.locations.locations == [.all])
        #expect(app.panel?.state.user == nil)
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }

    @Test(.proves("KIT-NAV-08")) func theSessionAndWhatWasChosenSurviveARelaunch() async throws {
        let service = StubService {
            $0.rows = [
                nil: .ranked(1...50).withUser(at: 20),
                ParkID(rawValue: "alder"): .ranked(1...9).withUser(at: 2),
            ]
            $0.recentParks = [ParkSummary("Alder")]
            $0.profileParks = [ParkSummary("Alder")]
        }
        let (app, board) = try await SkyZoneLeaderboardApp.atLeaderboard(.stub(service))
        board.send(.boardTapped(Board.points.id))
        await app.navigator.settled()
        board.send(.locationTapped)
        app.picker?.send(.locationTapped(.park(ParkSummary("Alder"))))
        await app.navigator.settled()
        board.send(.viewAllTapped)
        await app.navigator.settled()
        app.whole?.send(.previousTapped)
        await app.navigator.settled()
        let bytes = try JSONEncoder().encode(app.navigator.saved())
        #expect(!String(decoding: bytes, as: UTF8.self).contains("secret"), "no password is kept")
        let next = SkyZoneLeaderboardApp.start(
            .stub(service),
            restoring: try JSONDecoder().decode(Saved.self, from: bytes)
        )
        await next.navigator.settled()
        #expect(next.session.user == StubService.user)
        let whole = try #require(next.whole)
        #expect(whole.selection == BoardSelection(board: .points, location: .all))
        #expect(whole.scroll.own?.id == StubService.user.id)
        whole.send(.closeTapped)
        await next.navigator.settled()
        let below = try #require(next.leaderboard)
        #expect(below.choice == BoardSelection(board: .points, location: .park(ParkSummary("Alder"))))
        #expect(below.state.phase == .loaded)
        #expect(try JSONEncoder().encode(next.navigator.saved()).isEmpty == false)
    }

    @Test(.proves("KIT-NAV-08")) func whatIsTypedToLogInSurvivesARelaunchButThePasswordDoesNot() async throws
    {
        let app = SkyZoneLeaderboardApp.start(.stub(StubService()))
        app.login?.send(.handleTyped("bouncyOtter"))
        app.login?.send(.passwordTyped("verysecret"))
        app.login?.send(.createAccountTapped)
        app.createAccount?.send(.handleTyped("fresh"))
        app.createAccount?.send(.passwordTyped("verysecret"))
        let bytes = try JSONEncoder().encode(app.navigator.saved())
        #expect(!String(decoding: bytes, as: UTF8.self).contains("verysecret"))
        let next = SkyZoneLeaderboardApp.start(
            .stub(StubService()),
            restoring: try JSONDecoder().decode(Saved.self, from: bytes)
        )
        #expect(next.stack(1) == [.session, .login, .createAccount], "one login, not two")
        #expect(
            next.createAccount?.state.handle.text == "fresh"
        )
        #expect(next.createAccount?.state.password.text == "")
    }
}
