import Foundation
import SharedNavigation
import SharedScreens
import SharedStorage
import SharedTesting
import SimulatorTesting
import SkyZoneLeaderboard
import Testing

/// The real process: served, killed with SIGKILL and started again.
@Suite(.needsExecutable("SkyZoneLeaderboardSimulator"), .daily("starts and kills processes"))
struct RelaunchTests {
    @Test(.proves("KIT-NAV-08")) func afterAKillTheUserIsLoggedInAndWhereTheyWere() async throws {
        try await ServedSimulator.run("SkyZoneLeaderboardSimulator") { served in
            for control in ["sampleTapped", "leaderboardTapped", "viewAllTapped"] {
                #expect(await served.becomes { await served.page.tap(control) != nil }, "\(control)")
            }
            // The screen's state is written while the process runs; from then on a kill loses nothing.
            let archive = SkyZoneLeaderboardApp.archive(in: FileStore(folder: served.folder))
            let before = try #require(
                await served.waitFor {
                    archive.load().saved.flatMap { $0.tree.front.route.kind == .fullLeaderboard ? $0 : nil }
                }
            )
            #expect(before.drafts.contains { if case .session = $0.draft { true } else { false } })
            #expect(await served.relaunch() != nil, "it dies without an answer and comes back")
            let page = try #require(
                await served.waitFor {
                    await served.page.html().flatMap { $0.contains("own-row") ? $0 : nil }
                }
            )
            #expect(page.contains("data-kind=\"fullLeaderboard\""))
            #expect(!page.contains("data-kind=\"login\""), "nobody has to log in again")
            #expect(archive.load().saved?.tree == before.tree)
            #expect(await served.end() == 0)
        }
    }

    /// A file of schema 1, whose whole board carries the names of the board and the park.
    @Test(.proves("KIT-NAV-08")) func whatAnOlderVersionKeptIsTakenOverAndReported() async throws {
        let goldens = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Tests/SkyZoneLeaderboardTests/Navigation/Goldens")
        let older = try Data(contentsOf: goldens.appending(path: "Schema1Everywhere.stored"))
        try await ServedSimulator.run("SkyZoneLeaderboardSimulator") { served in
            #expect(await served.becomes { await served.page.html()?.contains("sampleTapped") == true })
            let archive = SkyZoneLeaderboardApp.archive(in: FileStore(folder: served.folder))
            #expect(await served.becomes { archive.load().saved != nil })
            try older.write(to: served.folder.appending(path: "navigation"))
            let page = try #require(await served.relaunch())
            #expect(page.contains("simulator.stateLoaded</b><span>report=migrated(from: 1)"))
            #expect(page.contains("data-kind=\"fullLeaderboard\"") && !page.contains("data-kind=\"login\""))
            #expect(await served.becomes { await served.page.html()?.contains(">Open Jump<") == true })
            #expect(await served.becomes { archive.load().report == .restored }, "kept in the new form")
            #expect(await served.end() == 0)
        }
    }
}
