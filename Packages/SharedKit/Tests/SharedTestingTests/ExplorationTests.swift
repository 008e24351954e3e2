// Walker, random driver and shrinker find the planted faults.

import SharedTesting
import Testing

@MainActor @Suite struct ExplorationTests {
    private let edges: Set = ["hall-kitchen", "kitchen-cellar", "cellar-kitchen", "kitchen-hall"]
    private let rooms: Set = ["hall", "kitchen", "cellar"]

    @Test func aWalkCoversEveryEdgeAndScreen() async {
        let report = await Walker(edges: edges, screens: rooms, limit: 500).walk { DoorApp() }
        #expect(report.isComplete)
        #expect(report.edges == edges)
        #expect(report.screens == rooms)
    }

    @Test func aWalkSaysWhatItNeverReached() async {
        let walker = Walker(edges: edges.union(["cellar-attic"]), screens: rooms.union(["attic"]), limit: 200)
        let report = await walker.walk { DoorApp() }
        #expect(!report.isComplete)
        #expect(report.steps == 200)
        #expect(report.missedEdges == ["cellar-attic"])
        #expect(report.missedScreens == ["attic"])
    }

    @Test func aWalkEndsAtTheFirstProblem() async {
        let report = await Walker(edges: edges.union(["never"]), screens: rooms).walk {
            DoorApp(breaks: true)
        }
        #expect(report.problems.count == 1)
        #expect(report.problems.first?.hasSuffix("the stairs broke") == true)
        #expect(!report.isComplete)
    }

    @Test func aScriptIsShrunkToWhatItNeeds() async {
        let script = [
            "drop", "forward", "back", "pick", "back", "forward", "drop", "pick", "forward", "back",
        ]
        let problems = await Shrinker.replay(script) { DoorApp(breaks: true) }
        #expect(problems == ["the stairs broke"])
        let shortest = await Shrinker.shrink(script) { DoorApp(breaks: true) }
        #expect(shortest == ["forward", "forward"])
    }

    @Test func shrinkingKeepsToItsLimit() async {
        let script = Array(repeating: "back", count: 20) + ["forward", "forward"]
        var launches = 0
        let shorter = await Shrinker.shrink(script, limit: 3) {
            launches += 1
            return DoorApp(breaks: true)
        }
        #expect(launches <= 3)
        #expect(await !Shrinker.replay(shorter) { DoorApp(breaks: true) }.isEmpty)
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func aRandomRunIsTheSameForTheSameSeed(seed: UInt64) async throws {
        let first = await RandomDriver(seed: seed, steps: 300).run { DoorApp(breaks: true) }
        let second = await RandomDriver(seed: seed, steps: 300).run { DoorApp(breaks: true) }
        let failure = try #require(first.failure)
        #expect(failure.script == second.failure?.script)
        #expect(failure.shortest == ["forward", "forward"])
    }

    @Test func aRandomRunOfASoundAppFindsNothing() async {
        let report = await RandomDriver(seed: 7, steps: 300).run { DoorApp() }
        #expect(report.failure == nil)
        #expect(report.steps == 300)
        #expect(report.changes > 0 && report.changes <= 300)
    }
}
