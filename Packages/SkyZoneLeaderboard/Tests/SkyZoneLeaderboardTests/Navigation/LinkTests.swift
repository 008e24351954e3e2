import SharedScreens
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
            ("skyzone://boards/open-jump", .fullLeaderboard(BoardDestination(board: Board.jumps.id))),
            (
                "skyzone://boards/ultimate-dodgeball/alder",
                .fullLeaderboard(BoardDestination(board: Board.points.id, park: ParkID(rawValue: "alder")))
            ),
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
            "skyzone://parks/a/b", "skyzone://board", "skyzone://boards", "skyzone://boards/a/b/c",
            "skyzone://profile/1", "skyzone://sections",
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

    @Test(.proves("KIT-NAV-07", "SKY-09")) func aLinkToTheScreenBesideThePanelClosesItAndKeepsTheScreen()
        async throws
    {
        let service = StubService {
            $0.rows = [nil: .ranked(1...50)]
            $0.profileParks = [ParkSummary("Alder")]
        }
        let (app, board) = try await SkyZoneLeaderboardApp.atLeaderboard(.stub(service))
        board.send(.boardTapped(Board.points.id))
        await app.navigator.settled()
        let (tree, calls) = (app.navigator.tree, service.calls.count)
        for cover in [LeaderboardAction.menuTapped, .radialMenuTapped, .locationTapped, .viewAllTapped] {
            board.send(cover)
            await app.navigator.settled()
            if cover == .menuTapped {
                #expect(app.isPanelOpen)
                app.panel?.send(.logOutTapped)
                #expect(app.front == .logoutConfirmation)
            }
            #expect(app.navigator.tree.front.id != tree.front.id)
            #expect(app.open(link: "skyzone://") == nil)
            #expect(app.leaderboard === board && app.navigator.tree.showsSame(as: tree), "\(cover)")
        }
        await app.navigator.settled()
        #expect(board.choice == BoardSelection(board: .points, location: .all))
        #expect(service.calls("top").count == 2 && board.state.phase == .loaded, "nothing is loaded again")
        #expect(service.calls.count == calls + 1, "but the page of the whole board")
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
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

    /// A new kind of route must be named here, or this fails.
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
            linked: [
                .leaderboard, .fullLeaderboard(BoardDestination(board: Board.jumps.id)),
                .fullLeaderboard(BoardDestination(board: Board.jumps.id, park: ParkID(rawValue: "alder"))),
                .profile, .findPark, .parkInfo(ParkID(rawValue: "alder")),
            ] + elsewhere,
            unlinked: [.sidePanel, .session, .logoutConfirmation],
            excused: [
                .locationPicker(.all): "a choice of the board under it",
                .radialMenu: "a menu over the screen that it belongs to",
                .login: "shown only and always where nobody is logged in",
                .createAccount: "a step of the login",
            ]
        )
        #expect(problems == [])
    }
}
