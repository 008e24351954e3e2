import SharedTesting
import Testing

@testable import SimulatorKit

/// Each planted bug is found by the random driver, and its script is short and replays.
@MainActor @Suite struct PlantedBugTests {
    private func launch(_ bug: PlantedBug) -> LaunchExploredApp {
        { await ExploredSimulator.launch(SimulatorOptions([])) { options in plantedApp(bug, options) } }
    }

    @Test(.proves("KIT-NAV-10"), arguments: PlantedBug.allCases.filter { $0 != .none })
    func isFoundWithinTwentyThousandSteps(bug: PlantedBug) async throws {
        let report = try await RandomDriver(seed: 1, steps: 20_000).run(launch(bug))
        let failure = try #require(report.failure, "not found in \(report.steps) steps")
        #expect(failure.shortest.count <= 6, "\(failure.shortest)")
        #expect(
            try await !Shrinker.replay(failure.shortest, launch(bug)).isEmpty,
            "the script doesn't replay"
        )
        let onSound = try await Shrinker.replay(failure.shortest, launch(.none))
        #expect(onSound == [], "the sound app fails too on \(failure.shortest)")
    }

    @Test(.proves("KIT-NAV-10")) func theSoundAppHasNothingToFind() async throws {
        let report = try await RandomDriver(seed: 2, steps: 2_000).run(launch(.none))
        #expect(report.failure?.problems == nil, "\(report.failure?.shortest ?? [])")
        #expect(report.steps == 2_000)
        #expect(report.changes > 500)
        #expect(report.edges == ["chosen", "setUp", "named", "asked", "confirmed"])
    }

    @Test(.proves("KIT-NAV-10")) func theSameSeedDoesTheSame() async throws {
        let first = try await RandomDriver(seed: 3, steps: 200).run(launch(.none))
        let second = try await RandomDriver(seed: 3, steps: 200).run(launch(.none))
        #expect(first.changes == second.changes)
        #expect(first.places == second.places)
    }

    @Test(.proves("KIT-NAV-10")) func aWalkTakesEveryEdgeAndNamesWhatItCanNotReach() async throws {
        let edges: Set = ["chosen", "setUp", "named", "asked", "confirmed"]
        let screens: Set = ["list", "item", "name", "confirmation"]
        let complete = try await Walker(edges: edges, screens: screens).walk(launch(.none))
        #expect(complete.isComplete, "\(complete)")
        let partial = try await Walker(edges: edges.union(["forced"]), screens: screens, limit: 300)
            .walk(launch(.none))
        #expect(partial.missedEdges == ["forced"], "a link that nobody opens")
    }
}
