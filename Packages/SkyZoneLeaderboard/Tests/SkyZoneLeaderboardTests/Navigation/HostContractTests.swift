import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

@Suite struct HostContractTests {
    /// The test keeps the main actor busy for many seconds, so it has a process of its own.
    @Test(.proves("KIT-NAV-13")) func theAppKeepsTheHostContract() async throws {
        #if os(macOS) || os(Linux)
            await #expect(processExitsWith: .success) { try await tryTheApp() }
        #else
            try await tryTheApp()
        #endif
    }

    /// Without a logged-in user, the login can't be left, not even by the host.
    @Test(.proves("KIT-NAV-13", "SKY-11")) @MainActor func theLoginKeepsTheHostContract() async throws {
        let dependencies = embedded()
        let report = try await HostContract.check(routes: [.createAccount, .findPark]) {
            SkyZoneLeaderboardApp.start(dependencies)
        }
        #expect(report.violations == [])
        #expect(report.trials.keys.contains(.swipeCompleted))
    }
}

private func embedded() -> SkyZoneLeaderboardDependencies {
    .embedded(SampleService(population: 1_000), clock: ManualClock())
}

/// Starts from the profile, and from there goes into the login too.
@MainActor
private func tryTheApp() async throws {
    let dependencies = embedded()
    let board = BoardDestination(board: Board.jumps.id)
    let park = try #require(try await dependencies.parks.parks().first)
    let routes: [SkyZoneLeaderboardRoute] = [
        .sidePanel, .profile, .leaderboard, .locationPicker(.all), .fullLeaderboard(board),
        .parkInfo(park.id), .findPark, .radialMenu, .placeholder(.help), .placeholderModal(.settings),
        .session, .createAccount, .logoutConfirmation,
    ]
    let problems = try await HostContract.problems(routes: routes) {
        try await SkyZoneLeaderboardApp.loggedIn(dependencies)
    }
    #expect(problems == [], "\(problems)")
}
