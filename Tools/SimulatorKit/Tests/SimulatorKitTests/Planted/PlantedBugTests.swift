import SharedTesting
import Testing

@testable import SimulatorKit

/// Checks that the random driver finds each planted bug with a short script that replays.
@MainActor @Suite struct PlantedBugTests {
    private func trial(_ bug: PlantedBug) -> LinkTrial {
        LinkTrial { await ExploredSimulator.launch(SimulatorOptions([])) { plantedApp(bug, $0) } }
    }

    private func launch(_ bug: PlantedBug, _ trial: LinkTrial? = nil) -> LaunchExploredApp {
        let trial = trial ?? self.trial(bug)
        return { await ExploredSimulator.launch(SimulatorOptions([]), trial: trial) { plantedApp(bug, $0) } }
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
        let trial = trial(.none)
        let report = try await RandomDriver(seed: 2, steps: 2_000).run(launch(.none, trial))
        #expect(report.failure?.problems == nil, "\(report.failure?.shortest ?? [])")
        #expect(report.steps == 2_000)
        #expect(report.changes > 500)
        #expect(report.edges == ["chosen", "forced", "setUp", "named", "asked", "confirmed"])
        #expect(trial.count == 2)
    }

    @Test(
        .proves("KIT-NAV-10", "KIT-NAV-07"),
        arguments: [
            (PlantedBug.forgottenPlace, "is refused in a new app: link.contentGone"),
            (.endlessWait, "waits for ever in a new app"),
        ]
    ) func aLinkThatLeadsNowhereInANewAppIsNamed(bug: PlantedBug, complaint: String) async throws {
        let report = try await RandomDriver(seed: 1, steps: 20_000).run(launch(bug))
        let failure = try #require(report.failure)
        #expect(failure.problems.allSatisfy { $0.hasPrefix("planted://items/") && $0.hasSuffix(complaint) })
        #expect(failure.shortest.count == 1, "\(failure.shortest)")
        let walk = try await Walker(edges: ["nowhere"], screens: [], limit: 300).walk(launch(bug))
        #expect(walk.problems.contains { $0.hasSuffix(complaint) }, "a walker finds it too")
    }

    @Test(.proves("KIT-NAV-07")) func aLinkThatLeadsElsewhereIsNamed() async throws {
        let trial = trial(.none)
        #expect(await trial.problem(of: "planted://items/1", kind: "item", after: []) == nil)
        #expect(
            await trial.problem(of: "planted://items/1", kind: "list", after: [])
                == "planted://items/1 of list leads to item, whose link is planted://items/1, in a new app"
        )
        #expect(
            await trial.problem(of: "planted://nowhere", kind: "item", after: [])
                == "planted://nowhere of item is refused in a new app: link.unknownPath"
        )
        #expect(trial.count == 2, "what is known is not tried again")
    }

    @Test(.proves("KIT-NAV-07")) func aLinkThatWaitsIsFollowedWhereTheWayThereLetsIt() async throws {
        let options = SimulatorOptions(["--gate"])
        let trial = LinkTrial { await ExploredSimulator.launch(options) { plantedApp(.none, $0) } }
        let way = [
            "do @0 {\"setUpTapped\":{}}", "link planted://items/3", "relaunch", "do @0 {\"doneTapped\":{}}",
        ]
        #expect(await trial.problem(of: "planted://items/1", kind: "item", after: way) == nil)
        let tap = "do @0 {\"itemTapped\":{\"_0\":2}}"
        #expect(
            await trial.problem(of: "planted://items/2", kind: "item", after: [tap])
                == "planted://items/2 of item waits for ever in a new app",
            "that the way itself leads there is not enough"
        )
    }

    @Test(.proves("KIT-NAV-10", "KIT-NAV-07")) func hostileLinksAreTriedAndJudged() async throws {
        let names = HostileLink.all(scheme: "planted", place: "items/1").map(\.name)
        let tap = "do @0 {\"itemTapped\":{\"_0\":1}}"
        let script = [tap] + names.map { "hostile planted://items/1 \($0)" }
        #expect(try await Shrinker.replay(script, launch(.none)) == [])
        #expect(
            try await Shrinker.replay(["hostile other://items/1 a lone percent sign"], launch(.none))
                == ["a lone percent sign in a link isn't refused as link.malformedPercent"],
            "another answer than that to another app's link is found"
        )
        let app = try await launch(.none)()
        var offered: Set<String> = []
        for _ in names {
            await app.perform(tap)
            offered.formUnion(app.possibleSteps().filter { $0.shape == "hostile link" }.map(\.line))
        }
        #expect(offered.count == names.count, "each has its turn")
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
        let partial = try await Walker(edges: edges.union(["nowhere"]), screens: screens, limit: 300)
            .walk(launch(.none))
        #expect(partial.missedEdges == ["nowhere"])
    }
}
