// `walk` takes the app along every edge; `monkey` performs random steps and checks after each one.

import Foundation
import SharedTesting

extension SimulatorCommand {
    /// Takes the app along every declared edge and prints what was covered.
    static var walk: SimulatorCommand {
        SimulatorCommand(
            "walk",
            "take every edge of the graph and show every screen [--screens A,B] [--limit N]"
        ) {
            options,
            makeApp in
            let graph = try await makeApp(options).graph
            let screens = options["screens"].map { Set($0.split(separator: ",").map(String.init)) }
            let walker = Walker(
                edges: Set(graph.edges.map(\.name)).subtracting(["holds"]),
                screens: screens ?? Set(graph.nodes),
                limit: options["limit"].flatMap { Int($0) } ?? 20_000
            )
            let trial = LinkTrial { try await ExploredSimulator.launch(options, makeApp) }
            let report = try await walker.walk {
                try await ExploredSimulator.launch(options, trial: trial, makeApp)
            }
            for problem in report.problems { Simulator.say(problem) }
            for edge in report.missedEdges.sorted() { Simulator.say("never taken: \(edge)") }
            for screen in report.missedScreens.sorted() { Simulator.say("never shown: \(screen)") }
            let edges = report.edges.count + report.missedEdges.count
            Simulator.say(
                "\(report.edges.count) of \(edges) edges taken, \(report.screens.count) screens shown, "
                    + "\(report.missedScreens.count) missing, in \(report.steps) steps, \(trial.count) links tried"
            )
            return report.isComplete ? 0 : 1
        }
    }

    /// Performs random steps and shrinks a failing run; with `--script FILE` replays a script instead.
    static var monkey: SimulatorCommand {
        SimulatorCommand("monkey", "do anything at random [--steps N] [--seed N] [--script FILE]") {
            options,
            makeApp in
            let trial = LinkTrial { try await ExploredSimulator.launch(options, makeApp) }
            let launch: LaunchExploredApp = {
                try await ExploredSimulator.launch(options, trial: trial, makeApp)
            }
            if let script = options["script"] {
                let lines = try String(contentsOfFile: script, encoding: .utf8).split(separator: "\n").map(
                    String.init
                )
                let problems = try await Shrinker.replay(lines, launch)
                for problem in problems { Simulator.say(problem) }
                Simulator.say(
                    problems.isEmpty ? "\(lines.count) lines, nothing wrong" : "the script goes wrong"
                )
                return problems.isEmpty ? 0 : 1
            }
            let seed = options["seed"].flatMap { UInt64($0) } ?? 1
            let steps = options["steps"].flatMap { Int($0) } ?? 1_000
            let report = try await RandomDriver(seed: seed, steps: steps).run(
                progress: { Simulator.complain("… \($0) steps") },
                launch
            )
            if let failure = report.failure {
                for problem in failure.problems { Simulator.say(problem) }
                Simulator.say(
                    "after \(report.steps) steps with seed \(seed); the shortest script, for --script:"
                )
                for line in failure.shortest { Simulator.say(line) }
            }
            Simulator.say(
                "\(report.steps) steps, \(report.changes) changed something, \(report.edges.count) edges, "
                    + "\(report.places.count) screen phases, \(trial.count) links tried, \(report.failure == nil ? "nothing wrong" : "stopped")"
            )
            return report.failure == nil ? 0 : 1
        }
    }
}
