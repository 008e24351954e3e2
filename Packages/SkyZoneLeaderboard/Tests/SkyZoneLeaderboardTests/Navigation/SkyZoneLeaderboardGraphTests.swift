import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

@MainActor @Suite struct SkyZoneLeaderboardGraphTests {
    typealias Route = SkyZoneLeaderboardRoute
    private let app = SkyZoneLeaderboardApp.start(.stub(StubService()))

    @Test(.proves("MONO-04", "KIT-NAV-04")) func theGraphIsSound() {
        #expect(Route.graph.validationErrors == [])
    }

    @Test(.proves("SKY-25")) func everyScreenIsUprightOnAPhone() {
        #expect(Route.graph.devices == .phone)
        #expect(Route.graph.nodes.allSatisfy { $0.orientations == .portrait })
        #expect(app.navigator.orientations == .portrait)
    }

    @Test(.proves("SKY-10")) func allModalsOfTheSectionShareOneStyle() {
        let targets: Set<Route.Kind?> = [.fullLeaderboard, .placeholderModal]
        let edges = Route.graph.edges.filter { targets.contains($0.target) }
        #expect(edges.map(\.edge) == [.modalChosen, .viewAllTapped, .boardLinkOpened, .modalLinkOpened])
        #expect(edges.allSatisfy { $0.transition == Route.modalStyle })
        #expect(Route.modalStyle == .modal(.fullScreenCover))
    }

    @Test func twoWindowsOfOneAppStandSideBySide() async throws {
        let service = SampleService(population: 1_000)
        let left = try await SkyZoneLeaderboardApp.loggedIn(.embedded(service))
        let right = SkyZoneLeaderboardApp.start(.embedded(service))
        await right.navigator.settled()
        #expect(left.front == .profile && right.front == .login)
    }
}
