import SharedLayout
import SharedCore
import SharedLocalization
import SharedNavigation
import SharedTesting
import SimulatorKit
import SkyZoneLeaderboard
import Testing

@testable import SkyZoneLeaderboardSimulator

/// Every screen draws with its content, in both languages; `StateDrawingTests` covers loading, empty and
/// error states.
@MainActor @Suite struct DrawingTests {
    private let service = SampleService(population: 3_000)

    private func started(_ settings: SkyZoneLeaderboardConfiguration = SkyZoneLeaderboardConfiguration())
        async -> (
            SkyZoneLeaderboardCoordinator, any SimulatedApp
        )
    {
        let log = InspectorLog()
        var dependencies = SkyZoneLeaderboardDependencies.embedded(service, log: log)
        dependencies.settings = settings
        let app = SkyZoneLeaderboardApp.start(dependencies)
        await app.navigator.settled()
        let simulated = SkyZoneLeaderboardSimulator.simulatedApp(app, log: log) { [service] in
            service.connection.isOffline = $0
        }
        return (app, simulated)
    }

    private func loggedIn(
        sample: Int = 0,
        _ settings: SkyZoneLeaderboardConfiguration = SkyZoneLeaderboardConfiguration()
    ) async throws -> (SkyZoneLeaderboardCoordinator, any SimulatedApp) {
        let (app, simulated) = await started(settings)
        guard case .login(let login) = app.navigator.screen(of: app.navigator.tree.front.id) else {
            throw Missing()
        }
        login.send(.sampleTapped(login.state.samples[sample].handle))
        await app.navigator.settled()
        return (app, simulated)
    }

    private struct Missing: Error {}

    /// The markup of the front screen in a language.
    private func markup(_ simulated: any SimulatedApp, _ language: String = "en", isOffline: Bool = false)
        throws -> String
    {
        var settings = DeviceSettings(language: language)
        settings.isOffline = isOffline
        return simulated.markup(of: try #require(simulated.scene.front), in: settings)
    }

    private func leaderboard(_ app: SkyZoneLeaderboardCoordinator) async throws -> LeaderboardModel {
        app.open(link: "skyzone://")
        await app.navigator.settled()
        guard case .leaderboard(let model) = app.navigator.screen(of: app.navigator.tree.front.id) else {
            throw Missing()
        }
        return model
    }

    @Test(.proves("SKY-25")) func theGraphHasEveryScreen() async {
        let (_, simulated) = await started()
        #expect(Set(simulated.graph.nodes) == Set(SkyZoneLeaderboardRoute.Kind.allCases.map(\.rawValue)))
    }

    @Test(.proves("SKY-24", "SKY-25")) func loginAndNewAccountDraw() async throws {
        let (app, simulated) = await started()
        #expect(try markup(simulated).contains("See how high you rank."))
        #expect(try markup(simulated, "ru").contains("Узнайте своё место"))
        guard case .login(let login) = app.navigator.screen(of: app.navigator.tree.front.id) else {
            throw Missing()
        }
        #expect(try login.state.samples.allSatisfy { try markup(simulated).contains($0.handle) })
        login.send(.submitTapped)
        #expect(try markup(simulated).contains("Type your password."))
        login.send(.handleTyped("<b>"))
        login.send(.passwordTyped("wrong"))
        login.send(.submitTapped)
        #expect(try markup(simulated).contains("aria-busy=\"true\""))
        await app.navigator.settled()
        #expect(try markup(simulated).contains("Handle and password don’t match."))
        #expect(try markup(simulated).contains("&lt;b&gt;"))
        login.send(.createAccountTapped)
        for (language, title) in [("en", "New account"), ("ru", "Новый аккаунт")] {
            #expect(try markup(simulated, language).contains(title))
        }
    }

    @Test(.proves("SKY-06", "SKY-11")) func theProfileDraws() async throws {
        let (app, simulated) = try await loggedIn()
        let user = try #require(app.session.user)
        #expect(simulated.scene.front?.kind == "profile")
        #expect(try markup(simulated).contains(user.handle) && markup(simulated).contains("Your ranks"))
        #expect(try markup(simulated, "ru").contains("Ваши места"))
    }

    @Test(.proves("SKY-02", "SKY-03", "SKY-06")) func theMainBoardDrawsItsLinesByRole() async throws {
        let (app, simulated) = try await loggedIn()
        let board = try await leaderboard(app)
        let english = try markup(simulated)
        for line in board.state.lines { #expect(english.contains(line.line.row.handle)) }
        for role in ["first", "other", "currentUser"] { #expect(english.contains("bar-\(role)")) }
        let curve = "cubic-bezier(\(1.0 / 3),1.0,\(2.0 / 3),1.0)"
        for name in ["grow", "fade"] {
            #expect(english.contains("\(name) 650ms \(curve) 350ms backwards"), "as the package says")
        }
        #expect(english.contains("View All") && english.contains("Ultimate Dodgeball"))
        #expect(try markup(simulated, "ru").contains("Показать всех"))
        #expect(try markup(simulated, "ru").contains("Все парки Sky Zone"))
        var still = DeviceSettings(language: "en")
        still.isMotionReduced = true
        #expect(
            !simulated.markup(of: try #require(simulated.scene.front), in: still).contains("cubic-bezier")
        )
    }

    @Test(.proves("SKY-02")) func theLinesMoveAsTheSettingsSay() async throws {
        var animation = LineAnimation()
        (animation.hold, animation.spread) = (.milliseconds(40), .seconds(2))
        animation.curve = TimingCurve(first: .init(x: 0.25, y: 0.5), second: .init(x: 0.75, y: 0.625))
        let (app, simulated) = try await loggedIn(SkyZoneLeaderboardConfiguration(lineAnimation: animation))
        _ = try await leaderboard(app)
        #expect(
            try markup(simulated).contains("grow 2000ms cubic-bezier(0.25,0.5,0.75,0.625) 40ms backwards")
        )
    }

    @Test(.proves("SKY-09")) func thePanelIsMovedByTheGestureThatTheAppDescribes() async throws {
        for gesture in [PanelGesture(), PanelGesture(edgeWidth: 12.5, distance: 200)] {
            let (app, simulated) = try await loggedIn(SkyZoneLeaderboardConfiguration(panelGesture: gesture))
            try await leaderboard(app).send(.menuTapped)
            let panel = try markup(simulated)
            #expect(panel.contains("data-edge=\"\(gesture.edgeWidth)\""))
            #expect(panel.contains("data-distance=\"\(gesture.distance)\""))
        }
    }

    @Test(.proves("SKY-07", "SKY-24")) func loadingFailureAndHintDraw() async throws {
        let (app, simulated) = try await loggedIn()
        let board = try await leaderboard(app)
        _ = try markup(simulated, isOffline: true)
        board.send(.boardTapped(try #require(board.state.boards.last).id))
        #expect(try markup(simulated, isOffline: true).contains("Loading the board"))
        await app.navigator.settled()
        #expect(try markup(simulated, isOffline: true).contains("You are offline."))
        #expect(try markup(simulated, "ru", isOffline: true).contains("Нет подключения к сети."))
    }

    @Test(.proves("SKY-07")) func theBoardOfANewUserDrawsAHint() async throws {
        let (app, simulated) = await started()
        guard case .login(let login) = app.navigator.screen(of: app.navigator.tree.front.id) else {
            throw Missing()
        }
        login.send(.createAccountTapped)
        guard case .createAccount(let form) = app.navigator.screen(of: app.navigator.tree.front.id) else {
            throw Missing()
        }
        form.send(.handleTyped("fresh"))
        form.send(.passwordTyped("12345678"))
        form.send(.submitTapped)
        await app.navigator.settled()
        _ = try await leaderboard(app)
        #expect(try markup(simulated).contains("You aren’t ranked yet"))
        #expect(try markup(simulated).contains("data-identifier=\"hint\""))
    }

    @Test(.proves("SKY-13", "SKY-15", "SKY-16")) func theWholeBoardDrawsItsRows() async throws {
        let (app, simulated) = try await loggedIn()
        try await leaderboard(app).send(.viewAllTapped)
        await app.navigator.settled()
        guard case .fullLeaderboard(let model) = app.navigator.screen(of: app.navigator.tree.front.id) else {
            throw Missing()
        }
        model.scroll.viewportScrolled(to: model.scroll.wish.position, height: 560)
        let page = try markup(simulated)
        #expect(page.contains("own-row") && page.contains("data-scroll-to"))
        #expect(page.contains("difference-positive") && page.contains("difference-negative"))
        // A screen reader says in words in which direction a difference goes.
        #expect(page.contains("more than you\"") && page.contains("less than you\""))
        #expect(try markup(simulated, "ru").contains("больше, чем у вас\""))
        #expect(page.contains("3,000 jumpers"))
        // Spaces in numbers differ between platforms, so only the word is compared.
        #expect(try markup(simulated, "ru").contains("прыгунов"))
        for index in model.scroll.drawn { #expect(page.contains(model.row(at: index).row.handle)) }
        model.scroll.viewportScrolled(to: 0, height: 560)
        _ = try markup(simulated, isOffline: true)
        model.send(.refreshPulled)
        await app.navigator.settled()
        model.scroll.viewportScrolled(to: 0, height: 560)
        #expect(try markup(simulated, isOffline: true).contains("This is from before. You are offline."))
        #expect(try markup(simulated, isOffline: true).contains("data-identifier=\"row\""), "the rows stay")
    }

    @Test(.proves("SKY-09", "SKY-10")) func menusPickersAndPlaceholdersDraw() async throws {
        let (app, simulated) = try await loggedIn()
        let board = try await leaderboard(app)
        board.send(.locationTapped)
        let park = try #require(app.session.locations.parks.first)
        #expect(try markup(simulated).contains("All Sky Zones") && markup(simulated).contains(park.name))
        app.navigator.follow(.locationChosen, from: app.navigator.tree.front.id)
        board.send(.radialMenuTapped)
        for entry in MenuEntry.radial { #expect(try markup(simulated).contains("radial-\(entry.rawValue)")) }
        app.navigator.follow(.radialClosed, from: app.navigator.tree.front.id)
        board.send(.menuTapped)
        guard case .sidePanel(let panel) = app.navigator.screen(of: app.navigator.tree.front.id) else {
            throw Missing()
        }
        for entry in MenuEntry.sidePanel {
            #expect(try markup(simulated).contains("panel-\(entry.rawValue)"))
        }
        panel.send(.logOutTapped)
        #expect(try markup(simulated).contains("Log out?") && markup(simulated, "ru").contains("Выйти?"))
        app.navigator.follow(.logoutCancelled, from: app.navigator.tree.front.id)
        panel.send(.entryTapped(.settings))
        #expect(try markup(simulated).contains("Settings") && markup(simulated, "ru").contains("Настройки"))
        app.navigator.follow(.modalClosed, from: app.navigator.tree.front.id)
        board.send(.menuTapped)
        panel.send(.entryTapped(.waivers))
        #expect(try markup(simulated).contains("Waivers"))
    }

    @Test(.proves("SKY-17", "SKY-24")) func parksDraw() async throws {
        let (app, simulated) = try await loggedIn()
        app.open(link: "skyzone://parks")
        await app.navigator.settled()
        #expect(try markup(simulated).contains("200 parks") && markup(simulated, "ru").contains("200 парков"))
        let park = try #require(try await service.parks().first)
        app.open(link: "skyzone://parks/\(park.id.rawValue)")
        await app.navigator.settled()
        #expect(try markup(simulated).contains(park.name) && markup(simulated).contains("Book Jump Time"))
        app.open(link: "skyzone://parks/nowhere")
        await app.navigator.settled()
        #expect(try markup(simulated).contains("This isn’t here any more."))
        #expect(try !markup(simulated).contains("Try again"), "one is told to go back")
    }

    @Test func aDelayThatIsNoTimeSaysWhatToGive() {
        #expect(DelayOption(text: "soon").description.contains("--delay 6"))
    }
}
