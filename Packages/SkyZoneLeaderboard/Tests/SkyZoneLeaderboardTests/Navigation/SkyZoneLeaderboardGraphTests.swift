import Foundation
import SharedLinks
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

@MainActor @Suite struct SkyZoneLeaderboardGraphTests {
    typealias Route = SkyZoneLeaderboardRoute
    private let app = SkyZoneLeaderboardApp.start(.stub(StubService()))

    @Test(.proves("MONO-04", "KIT-NAV-04")) func theGraphIsSound() {
        #expect(Route.graph.problems == [])
    }

    @Test(.proves("SKY-25")) func everyScreenIsUpright() {
        #expect(Route.graph.nodes.allSatisfy { $0.orientations == .portrait })
        #expect(app.navigator.orientations == .portrait)
    }

    @Test(.proves("SKY-10")) func allModalsOfTheSectionShareOneStyle() {
        let targets: Set<Route.Kind?> = [.fullLeaderboard, .placeholderModal]
        let edges = Route.graph.edges.filter { targets.contains($0.target) }
        #expect(edges.count == 2)
        #expect(edges.allSatisfy { $0.presentation == Route.modalStyle })
        #expect(Route.modalStyle == .modal(.fullScreenCover))
    }

    @Test(.proves("KIT-NAV-02")) func routesAndSavedNavigationSurviveCoding() throws {
        let saved = app.navigator.saved()
        let bytes = try JSONEncoder().encode(saved)
        #expect(
            try JSONDecoder().decode(SavedNavigation<Route, SkyZoneLeaderboardDraft>.self, from: bytes)
                == saved
        )
        let park = ParkSummary("Alder")
        let routes: [Route] = [
            .locationPicker(.park(park)), .fullLeaderboard(BoardSelection(board: .jumps, location: .all)),
            .parkInfo(park.id), .placeholder(.help), .placeholderModal(.settings),
        ]
        #expect(try JSONDecoder().decode([Route].self, from: JSONEncoder().encode(routes)) == routes)
    }

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
