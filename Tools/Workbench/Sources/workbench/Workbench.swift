// The workbench's command line, which `make` calls; `make help` lists the targets.

import Foundation
import WorkbenchKit

@main
enum Workbench {
    static func main() async {
        let interruption = Interruption()
        let signals = interruption.catchSignals()
        let code = await exitCode(console: StandardConsole(), interruption: interruption)
        withExtendedLifetime(signals) { exit(code) }
    }

    private static func exitCode(console: any Console, interruption: Interruption) async -> Int32 {
        do {
            let words = try CommandWords(
                Array(CommandLine.arguments.dropFirst()),
                switches: ["--check", "--no-floor"]
            )
            let house = House(
                root: URL(filePath: words["--root"] ?? FileManager.default.currentDirectoryPath),
                buildFolder: words["--build"].map { URL(filePath: $0) }
            )
            let session = Session(house: house, console: console, interruption: interruption)
            let isGood = try await session.run(words)
            return interruption.isRequested && words.command != "serve" ? 130 : isGood ? 0 : 1
        } catch let failure as UsageError {
            console.say(failure.problem)
            return 64
        } catch {
            console.say("\(error)")
            return 1
        }
    }
}

/// The dependencies of a command.
struct Session {
    let house: House
    let console: any Console
    let interruption: Interruption

    /// Runs the command; returns whether all is well.
    func run(_ words: CommandWords) async throws -> Bool {
        switch words.command {
        case "build":
            let packages = try house.packages(named: words.names)
            guard try builder.build(packages) else { return false }
            console.say("\(packages.count) packages built")
            return true
        case "test":
            return try await tester(words).test(house.packages(named: words.names))
        case "test-changed":
            return try await testChanged(words)
        case "test-repeat":
            return try await tester(words).repeatTests(house.packages(named: words.names))
        case "test-daily":
            return try await tester(words).testDaily(house.packages(named: words.names))
        case "graph":
            let simulators = try house.packages(named: words.names).filter { $0.kind == .simulator }
            let isCheck = words["--check"] != nil
            guard try builder.build(simulators) else { return false }
            let keeper = GraphKeeper(house: house, console: console, interruption: interruption)
            guard try keeper.keep(simulators, checkOnly: isCheck) else { return false }
            console.say("\(simulators.count) graphs \(isCheck ? "as in the READMEs" : "written")")
            return true
        case "requirements":
            let (table, notes) = try RequirementCheck(house: house).table()
            (table.lines + notes).forEach(console.say)
            return table.isGood && notes.isEmpty
        case "new-app":
            return try newApp(words)
        case "new-screen":
            return try newScreen(words)
        case "lint":
            return try lint(checksFloor: words["--no-floor"] == nil)
        case "simulators":
            return try runSimulators(words)
        case "serve":
            return try await serve(words)
        case "strings":
            return try writeKeys()
        case "strings-check":
            return lintTexts()
        case "convert-catalog":
            return try await convertCatalogs(words)
        default:
            throw UsageError(problem: "The workbench knows no command \(words.command).")
        }
    }

    /// Runs `simulators <command>`; arguments other than `--app` are passed on.
    private func runSimulators(_ words: CommandWords) throws -> Bool {
        guard let command = words.names.first else { throw UsageError(problem: "Name the command to run.") }
        let chosen = try simulators(of: words)
        guard try builder.build(chosen) else { return false }
        let own: Set = ["--app", "--root", "--build"]
        let passed = words.options.filter { !own.contains($0.key) }.sorted { $0.key < $1.key }
        return try SimulatorJob(house: house, console: console, interruption: interruption)
            .run(command, passed.flatMap { [$0.key, $0.value] }, of: chosen)
    }

    private func simulators(of words: CommandWords) throws -> [PackageFolder] {
        let simulators = house.packages().filter { $0.kind == .simulator }
        let chosen = words["--app"].map { app in simulators.filter { $0.appName == app } } ?? simulators
        guard !chosen.isEmpty else {
            let known = simulators.map(\.appName).joined(separator: ", ")
            throw UsageError(problem: "There is no such app. There are: \(known).")
        }
        return chosen
    }

    private func serve(_ words: CommandWords) async throws -> Bool {
        let chosen = try simulators(of: words)
        let port = words["--port"].map { Int($0) } ?? AppServer.usualPort
        guard let port, (0...65_535).contains(port) else {
            throw UsageError(problem: "PORT is not a port.")
        }
        guard try builder.build(chosen) else { return false }
        try await AppServer(house: house, console: console, interruption: interruption)
            .serve(chosen, port: port, feed: words["--feed"])
        return true
    }

    private var builder: PackageBuilder {
        PackageBuilder(house: house, console: console, interruption: interruption)
    }
}
