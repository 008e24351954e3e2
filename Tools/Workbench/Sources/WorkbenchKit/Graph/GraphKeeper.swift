// The upkeep of each app's navigation graph in its README.

import Foundation

/// Requests each app's graph from its simulator and writes it into the README, or checks that the README has
/// it.
public struct GraphKeeper: Sendable {
    let house: House
    let console: any Console
    let interruption: Interruption

    /// Creates a keeper for the apps of `house`.
    public init(house: House, console: any Console, interruption: Interruption) {
        self.house = house
        self.console = console
        self.interruption = interruption
    }

    /// Writes the graphs, or with `checkOnly` only reports the READMEs that differ.
    ///
    /// - Returns: whether every simulator gave a graph, and with `checkOnly` whether none differs.
    public func keep(_ simulators: [PackageFolder], checkOnly: Bool) throws -> Bool {
        var isGood = true
        for simulator in simulators where simulator.kind == .simulator {
            let command = Command(
                [house.executable(simulator.name).path, "graph"],
                in: house.root,
                silenceLimit: 60
            )
            let (end, graph) = try command.output(interruption: interruption)
            guard end == .exited(0), !graph.isEmpty else {
                console.say("\(simulator.name) gave no graph (\(end)): \(graph)")
                isGood = false
                continue
            }
            let readme = house.url("Packages/\(simulator.appName)/README.md")
            let before = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
            guard let after = GraphSection.readme(before, with: graph) else {
                console.say("Packages/\(simulator.appName)/README.md has invalid graph markers.")
                isGood = false
                continue
            }
            if !checkOnly {
                console.say("%% \(simulator.appName)\n\(graph)")
                try Data(after.utf8).write(to: readme, options: .atomic)
            } else if after != before {
                console.say(
                    "Packages/\(simulator.appName)/README.md has an outdated graph: `make graph`."
                )
                isGood = false
            }
        }
        return isGood
    }
}
