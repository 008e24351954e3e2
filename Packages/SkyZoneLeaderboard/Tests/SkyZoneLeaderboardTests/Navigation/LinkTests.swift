import SharedLinks
import SharedLocalization
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

@MainActor @Suite struct LinkTests {
    typealias Route = SkyZoneLeaderboardRoute

    @Test(
        .proves("KIT-NAV-07"),
        arguments: [
            ("skyzone://", Route.leaderboard), ("skyzone://profile", .profile),
            ("skyzone://parks", .findPark),
            ("skyzone://parks/alder", .parkInfo(ParkID(rawValue: "alder"))),
        ]
    ) func linksLeadToTheirPlaces(link: String, route: Route) async throws {
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(StubService()))
        #expect(app.open(link: link) == nil)
        await app.navigator.settled()
        #expect(app.front == route)
        #expect(app.navigator.link == link)
    }

    @Test(.proves("KIT-NAV-07")) func aLinkWaitsForTheLogin() async throws {
        let app = SkyZoneLeaderboardApp.start(.stub(StubService()))
        #expect(app.open(link: "skyzone://parks") == nil)
        #expect(app.front == .login)
        let login = try #require(app.login)
        login.send(.handleTyped("me"))
        login.send(.passwordTyped("secret"))
        login.send(.submitTapped)
        await app.navigator.settled()
        #expect(app.stack(0) == [.profile, .findPark])
    }

    @Test(
        .proves("KIT-NAV-07"),
        arguments: [
            "skyzone://parks/a/b", "skyzone://board", "https://parks", "skyzone://profile/1",
            "skyzone://parks/%00",
        ]
    ) func aLinkToNowhereChangesNothingAndSaysSo(link: String) async throws {
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(StubService()))
        let changes = app.navigator.changes
        let refusal = try #require(app.open(link: link))
        #expect(app.navigator.changes == changes)
        #expect(english(refusal.message).hasPrefix("This link can’t be opened"))
        #expect(russian(refusal.message).hasPrefix("Эту ссылку нельзя открыть"))
        #expect(!english(refusal.advice).isEmpty)
    }
}
