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
            ("skyzone://sections/help", .placeholder(.help)),
            ("skyzone://sections/settings", .placeholderModal(.settings)),
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
            "skyzone://parks/a/b", "skyzone://board", "skyzone://profile/1", "skyzone://sections",
            "skyzone://sections/profile", "skyzone://sections/nothing", "skyzone://sections/Help",
            "skyzone://sections/help/1",
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

    @Test(.proves("KIT-NAV-07", "SKY-10")) func aModalOfALinkClosesThePanelAndWhatLiesOverTheApp()
        async throws
    {
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(StubService()))
        app.profile?.send(.menuTapped)
        #expect(app.isPanelOpen)
        #expect(app.open(link: "skyzone://sections/settings") == nil)
        #expect(!app.isPanelOpen && app.front == .placeholderModal(.settings))
        #expect(app.open(link: "skyzone://sections/bookJumpTime") == nil)
        #expect(app.navigator.tree.levels.count == 2 && app.front == .placeholderModal(.bookJumpTime))
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
        app.placeholder?.send(.closeTapped)
        #expect(app.front == .profile, "and not the panel")
    }

    @Test(.proves("KIT-NAV-07")) func aHostileLinkChangesNothingAndSaysWhy() async throws {
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(StubService()))
        let (tree, changes) = (app.navigator.tree, app.navigator.changes)
        for hostile in HostileLink.all(scheme: Route.linkScheme, place: "parks/alder") {
            let refusal = app.open(link: hostile.link)
            #expect(refusal == hostile.failure, "\(hostile)")
            guard let refusal else { continue }
            for said in [english, russian] {
                #expect(!said(refusal.message).isEmpty && !said(refusal.advice).isEmpty, "\(hostile)")
            }
            #expect(english(refusal.message) != russian(refusal.message), "\(hostile)")
        }
        #expect(app.navigator.tree == tree && app.navigator.changes == changes)
    }

    /// A new kind of place is named here, or this fails.
    @Test(.proves("KIT-NAV-07")) func everyKindHasALinkOrIsKnownToHaveNone() {
        let elsewhere = MenuEntry.allCases.compactMap { entry -> Route? in
            switch entry.kind {
            case .section: .placeholder(entry)
            case .modal: .placeholderModal(entry)
            case .profile, .leaderboard, .findPark: nil
            }
        }
        let problems = LinkInvariants.problems(
            in: Route.graph,
            linked: [.leaderboard, .profile, .findPark, .parkInfo(ParkID(rawValue: "alder"))] + elsewhere,
            unlinked: [.sidePanel, .session, .logoutConfirmation],
            excused: [
                .locationPicker(.all): "a choice of the board under it",
                .radialMenu: "a menu over the screen that it belongs to",
                .login: "shown only and always where nobody is logged in",
                .createAccount: "a step of the login",
                .fullLeaderboard(BoardSelection(board: .jumps, location: .all)):
                    "named by words of the service, which a link must not bring",
            ]
        )
        #expect(problems == [])
    }
}
