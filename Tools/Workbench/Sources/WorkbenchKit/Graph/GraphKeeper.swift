// Keeps each app's navigation graph in its README.

import Foundation

/// Asks each app's simulator for its graph and writes it into the README, or checks that it stands there.
public struct GraphKeeper: Sendable {
    let house: House
    let console: any Console
    let interruption: Interruption

    /// Makes a keeper for the apps of `house`.
    public init(house: House, console: any Console, interruption: Interruption) {
        self.house = house
        self.console = console
        self.interruption = interruption
    }

    /// Writes the graphs, or with `checkOnly` leaves all as it is and says which differ.
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
                console.say("Packages/\(simulator.appName)/README.md has its graph markers in disorder.")
                isGood = false
                continue
            }
            if !checkOnly {
                console.say("%% \(simulator.appName)\n\(graph)")
                try Data(after.utf8).write(to: readme, options: .atomic)
            } else if after != before {
                console.say(
                    "Packages/\(simulator.appName)/README.md holds another graph than the app: `make graph`."
                )
                isGood = false
            }
        }
        return isGood
    }
}
