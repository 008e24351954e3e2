// A command that every app's simulator runs.

import Foundation

/// Runs one command of the simulators, one after the other, such as `walk` or `monkey`.
public struct SimulatorJob: Sendable {
    let house: House
    let console: any Console
    let interruption: Interruption

    /// Creates jobs for the simulators of `house`, which are built already.
    public init(house: House, console: any Console, interruption: Interruption) {
        self.house = house
        self.console = console
        self.interruption = interruption
    }

    /// Runs `command` with `arguments`.
    ///
    /// `walk` also gets the screens that the app's requirement file lists.
    ///
    /// - Returns: whether each ended with 0.
    public func run(_ command: String, _ arguments: [String], of simulators: [PackageFolder]) throws -> Bool {
        var isGood = true
        for simulator in simulators where !interruption.isRequested {
            let screens = command == "walk" ? screens(of: simulator.appName) : []
            let words = [house.executable(simulator.name).path, command] + arguments + screens
            let job = Command(words, in: house.root)
            let log = house.workFolderPath(command, file: "\(simulator.name).log")
            let (end, lines) = try job.run(
                logging: log,
                as: simulator.appName,
                console: console,
                interruption: interruption
            )
            lines.filter { !$0.hasPrefix("…") }.forEach { console.say("\(simulator.appName): \($0)") }
            if end != .exited(0) {
                console.say("✘ \(simulator.appName): \(command) ended with \(end); log: \(log.path)")
                isGood = false
            }
        }
        return isGood
    }

    private func screens(of app: String) -> [String] {
        let text = try? String(contentsOf: house.url("Packages/\(app)/REQUIREMENTS.md"), encoding: .utf8)
        guard let file = text.flatMap({ try? RequirementFile($0) }), !file.screens.isEmpty else { return [] }
        return ["--screens", file.screens.joined(separator: ",")]
    }
}
