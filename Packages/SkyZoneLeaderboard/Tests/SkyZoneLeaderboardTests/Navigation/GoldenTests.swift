import Foundation
import SharedMedia
import SharedNavigation
import SharedScreens
import SharedStorage
import SharedTesting
import SkyZoneLeaderboard
import Testing

/// The saved forms on users' devices: changing one must raise the archive's schema.
@MainActor @Suite struct GoldenTests {
    private let service = StubService {
        $0.rows = [
            nil: .ranked(1...50).withUser(at: 20),
            ParkID(rawValue: "alder"): .ranked(1...9).withUser(at: 2),
        ]
        $0.recentParks = [ParkSummary("Alder")]
        $0.profileParks = [ParkSummary("Alder"), ParkSummary("Birch")]
        $0.parks = [Park("Alder")]
    }

    /// A logged-in user on one park's points who opens the whole board of all parks.
    private func used() async throws -> SkyZoneLeaderboardCoordinator {
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
        app.whole?.send(.buyJumpTimeTapped)
        await app.navigator.settled()
        return app
    }

    /// A user who creates an account.
    private func loggedOut() -> SkyZoneLeaderboardCoordinator {
        let app = SkyZoneLeaderboardApp.start(.stub(service))
        app.login?.send(.handleTyped("bouncyOtter"))
        app.login?.send(.passwordTyped("verysecret"))
        app.login?.send(.createAccountTapped)
        app.createAccount?.send(.handleTyped("fresh"))
        app.createAccount?.send(.passwordTyped("verysecret"))
        return app
    }

    /// A new case here needs a golden file.
    private func name(_ draft: SkyZoneLeaderboardDraft) -> String {
        switch draft {
        case .session: "session"
        case .board: "board"
        case .location: "location"
        case .login: "login"
        case .account: "account"
        }
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theSavedFormIsTheGoldenOne() async throws {
        let saved = try await used().navigator.saved()
        #expect(Set(saved.drafts.map(\.draft).map(name)) == ["session", "board", "location"])
        #expect(GoldenFile("SavedNavigation.json").problems(with: saved) == [])
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08")) func theSavedFormOfTheLoginIsTheGoldenOne() {
        let saved = loggedOut().navigator.saved()
        #expect(
            Set(saved.drafts.map(\.draft)) == [.login(handle: "bouncyOtter"), .account(handle: "fresh")]
        )
        #expect(GoldenFile("SavedLogin.json").problems(with: saved) == [])
    }

    @Test(.proves("KIT-NAV-02", "KIT-NAV-08"), arguments: ["SavedNavigation.json", "SavedLogin.json"])
    func theGoldenFormIsRestored(name: String) async {
        let problems = await GoldenFile(name).problems { kept in
            SkyZoneLeaderboardApp.start(.stub(service), restoring: kept)
        }
        #expect(problems == [])
    }

    /// Written by schema 1, byte for byte as on users' devices: its whole board carries all names.
    @Test(
        .proves("KIT-NAV-08", "KIT-STORE-01"),
        arguments: [("Schema1Park.stored", "alder"), ("Schema1Everywhere.stored", nil)]
    ) func whatTheFirstSchemaSavedIsTakenOver(name: String, park: String?) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "boards-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileStore(folder: folder)
        try store.saveFile(try Data(contentsOf: GoldenFile(name).url), as: "navigation")
        let archive = SkyZoneLeaderboardApp.archive(in: store)
        let (loaded, report) = archive.load()
        #expect(report == .migrated(from: 1))
        let saved = try #require(loaded)
        let board = park == nil ? Board.jumps : .points
        let place = BoardDestination(board: board.id, park: park.map { ParkID(rawValue: $0) })
        let routes = saved.tree.levels[1].container.frontStack.entries.map(\.route)
        #expect(routes == [.fullLeaderboard(place)] + (park == nil ? [] : [.findPark]))
        let app = SkyZoneLeaderboardApp.start(.stub(service), restoring: saved)
        #expect(app.navigator.saved() == saved, "all of it, the drafts too")
        await app.navigator.settled()
        #expect(app.navigator.saved() == saved && app.session.user == StubService.user)
        if park != nil { FakeHost(app.navigator).swipeBack() }
        await app.navigator.settled()
        #expect(app.whole?.selection == BoardSelection(board: board, location: .all))
        try archive.save(app.navigator.saved())
        #expect(archive.load().report == .restored)
    }

    @Test(.proves("KIT-NAV-08"), arguments: [0, 1, 3])
    func whatNobodyCanTakeOverStartsFreshAndIsReported(schema: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "boards-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileStore(folder: folder)
        try store.save(["tree": "of another time"], as: "navigation", schema: schema)
        let (saved, report) = SkyZoneLeaderboardApp.archive(in: store).load()
        #expect(saved == nil && report == .otherSchema(schema))
        #expect(try store.names() == ["navigation"], "it stays until the next save")
    }

    /// The saved form of a user with a photo.
    @Test(.proves("KIT-NAV-02")) func theFormOfAUserIsTheGoldenOne() throws {
        let address = try #require(URL(string: "https://example.org/me.png"))
        let users = [ImageReference.resource("me.png"), .url(address)].map { photo in
            User(id: UserID(rawValue: 7), handle: "bouncyOtter", photo: photo)
        }
        #expect(GoldenFile("Users.json").problems(with: users) == [])
    }

    /// Routes that can't all be open at once.
    @Test(.proves("KIT-NAV-02")) func theFormOfEveryRouteIsTheGoldenOne() {
        let alder = ParkSummary("Alder")
        let routes: [SkyZoneLeaderboardRoute] =
            [
                .sidePanel, .profile, .leaderboard, .locationPicker(.all), .locationPicker(.park(alder)),
                .fullLeaderboard(BoardDestination(board: Board.jumps.id)),
                .fullLeaderboard(BoardDestination(board: Board.points.id, park: alder.id)),
                .parkInfo(alder.id), .findPark, .radialMenu, .session, .login, .createAccount,
                .logoutConfirmation,
            ] + MenuEntry.allCases.flatMap { [.placeholder($0), .placeholderModal($0)] }
        #expect(Set(routes.map(\.kind)) == Set(SkyZoneLeaderboardRoute.Kind.allCases))
        #expect(GoldenFile("Routes.json").problems(with: routes) == [])
    }

    @Test(.proves("KIT-NAV-02")) func theFormOfEveryDraftIsTheGoldenOne() async throws {
        let saved = [try await used().navigator.saved(), loggedOut().navigator.saved()]
        let drafts = saved.flatMap(\.drafts).map(\.draft)
        #expect(Set(drafts.map(name)) == ["session", "board", "location", "login", "account"])
        #expect(GoldenFile("Drafts.json").problems(with: drafts) == [])
    }

    @Test(.proves("KIT-NAV-02")) func theFormOfEveryActionIsTheGoldenOne() {
        let park = ParkID(rawValue: "alder")
        let problems = GoldenFile("Actions.json").problems(
            withActions: MenuEntry.allCases.map { .entryTapped($0) } + [
                SidePanelAction.logOutTapped, .closeTapped,
            ],
            MenuEntry.allCases.map { .entryTapped($0) } + [RadialMenuAction.closeTapped],
            [PlaceholderAction.menuTapped, .radialMenuTapped, .closeTapped],
            [
                ProfileAction.menuTapped, .radialMenuTapped, .leaderboardTapped, .parkTapped(park),
                .findParkTapped, .refreshPulled, .retryTapped,
            ],
            [
                LeaderboardAction.menuTapped, .radialMenuTapped, .boardTapped(Board.points.id),
                .locationTapped, .viewAllTapped, .findParkTapped, .refreshPulled, .retryTapped,
            ],
            [
                LocationPickerAction.locationTapped(.all), .locationTapped(.park(ParkSummary("Alder"))),
                .closeTapped,
            ],
            [
                FullLeaderboardAction.closeTapped, .previousTapped, .nextTapped, .buyJumpTimeTapped,
                .refreshPulled, .retryTapped, .allLocationsTapped,
            ],
            [FindParkAction.parkTapped(park), .refreshPulled, .retryTapped],
            [ParkInfoAction.bookTapped, .retryTapped],
            [
                LoginAction.handleTyped("bouncyOtter"), .passwordTyped("verysecret"), .submitTapped,
                .createAccountTapped, .sampleTapped("bouncyOtter"),
            ],
            [CreateAccountAction.handleTyped("fresh"), .passwordTyped("verysecret"), .submitTapped],
            [LogoutConfirmationAction.logOutTapped, .cancelTapped]
        )
        #expect(problems == [])
    }
}
