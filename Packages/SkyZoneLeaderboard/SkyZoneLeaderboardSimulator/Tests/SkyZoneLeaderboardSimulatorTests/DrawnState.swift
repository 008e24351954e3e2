// The app on a service under the control of a test, and its markup.

import Foundation
import SharedCore
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedTesting
import SimulatorKit
import SkyZoneLeaderboard
import Testing

@testable import SkyZoneLeaderboardSimulator

/// The embedded service, with or without users on its boards and parks in its list.
final class DesertableService: LeaderboardSource, ParkSource {
    let isDeserted = Locked(false)
    private let service: SampleService

    init(_ service: SampleService) {
        self.service = service
    }

    @concurrent
    func boards() async throws(SourceError) -> [Board] { try await service.boards() }

    @concurrent
    func top(of selection: BoardSelection, for user: UserID?) async throws(SourceError) -> LeaderboardTop {
        if isDeserted.withLock({ $0 }) { return LeaderboardTop(rows: [], own: nil, total: 0) }
        return try await service.top(of: selection, for: user)
    }

    @concurrent
    func page(
        _ place: PagingRequest<UserID>.Place,
        count: Int,
        of selection: BoardSelection,
        for user: UserID?
    ) async throws(SourceError) -> LeaderboardPage {
        if isDeserted.withLock({ $0 }) {
            let nobody = PagingPage<LeaderboardRow>([], startsList: true, endsList: true, total: 0)
            return LeaderboardPage(nobody, own: nil)
        }
        return try await service.page(place, count: count, of: selection, for: user)
    }

    @concurrent
    func parks() async throws(SourceError) -> [ParkSummary] {
        isDeserted.withLock({ $0 }) ? [] : try await service.parks()
    }

    @concurrent
    func park(_ id: ParkID) async throws(SourceError) -> Park { try await service.park(id) }
}

/// A started app whose service is slow, offline or deserted when a test says so, drawn in both languages.
@MainActor
struct DrawnState {
    static let retry = "data-identifier=\"notice-action\""

    let app: SkyZoneLeaderboardCoordinator
    let simulated: any SimulatedApp
    let clock: ManualClock
    let connection: SimulatedConnection
    let service: DesertableService

    init() async {
        let (log, clock) = (InspectorLog(), ManualClock())
        let embedded = SampleService(population: 3_000, connection: SimulatedConnection(clock: clock))
        let service = DesertableService(embedded)
        var dependencies = SkyZoneLeaderboardDependencies.embedded(embedded, clock: clock, log: log)
        dependencies.leaderboards = service
        dependencies.parks = service
        (self.clock, self.service, connection) = (clock, service, embedded.connection)
        app = SkyZoneLeaderboardApp.start(dependencies)
        // The device's reports on its network are not under test here.
        simulated = SkyZoneLeaderboardSimulator.simulatedApp(app, log: log) { _ in }
        await app.navigator.settled()
    }

    struct Missing: Error {}

    var front: SkyZoneLeaderboardScreen? { app.navigator.screen(of: app.navigator.tree.front.id) }

    var login: LoginModel {
        get throws { if case .login(let model)? = front { model } else { throw Missing() } }
    }

    var createAccount: CreateAccountModel {
        get throws { if case .createAccount(let model)? = front { model } else { throw Missing() } }
    }

    func logIn() async throws {
        let login = try login
        login.send(.sampleTapped(try #require(login.state.samples.first).handle))
        await app.navigator.settled()
    }

    /// Creates a new account and logs in with it.
    func begin(as handle: String) async throws {
        try login.send(.createAccountTapped)
        let form = try createAccount
        form.send(.handleTyped(handle))
        form.send(.passwordTyped("12345678"))
        form.send(.submitTapped)
        await app.navigator.settled()
    }

    /// The markup of the front screen in a language.
    func markup(_ language: String = "en") throws -> String {
        simulated.markup(of: try #require(simulated.scene.front), in: DeviceSettings(language: language))
    }

    /// Whether each of these texts is in the English markup, and none in the Russian.
    func shows(_ texts: String...) throws -> Bool {
        let (english, russian) = (try markup(), try markup("ru"))
        return texts.allSatisfy { english.contains($0) && !russian.contains($0) }
    }

    /// Whether the front screen has a text or an attribute.
    func has(_ text: String) throws -> Bool { try markup().contains(text) }

    /// The action of the button that ends with a text or an attribute.
    func action<Action: Decodable>(_ type: Action.Type, before mark: String = retry) throws -> Action {
        let page = try markup()
        let end = try #require(page.range(of: mark)).lowerBound
        let start = try #require(page[..<end].range(of: "data-tap=\"", options: .backwards)).upperBound
        let json = page[start...].prefix { $0 != "\"" }.replacingOccurrences(of: "&quot;", with: "\"")
        return try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    /// Performs the action of the drawn button of the front screen.
    func tryAgain(before mark: String = retry) throws {
        switch front {
        case .profile(let model): model.send(try action(ProfileAction.self, before: mark))
        case .leaderboard(let model): model.send(try action(LeaderboardAction.self, before: mark))
        case .fullLeaderboard(let model): model.send(try action(FullLeaderboardAction.self, before: mark))
        case .findPark(let model): model.send(try action(FindParkAction.self, before: mark))
        case .parkInfo(let model): model.send(try action(ParkInfoAction.self, before: mark))
        default: throw Missing()
        }
    }

    /// Lets the `slowThreshold` of the pending call pass, and waits until the screen says so.
    func waitLong(until said: String) async throws {
        await clock.waitForSleepers(2)
        await clock.advance(by: .seconds(5))
        #expect(try await eventually { try has(said) })
    }
}
