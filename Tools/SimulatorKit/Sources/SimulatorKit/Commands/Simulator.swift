// The entry of every app's simulator executable: reads the command and runs it.

import Foundation
import SharedCore
import SharedNavigation
import SharedScreens
import SharedStorage

/// The options that a command was started with.
public struct SimulatorOptions: Sendable {
    /// Values of `--name value` and of bare `--name`, which is `true`.
    public var values: [String: String] = [:]
    /// The clock that commands wait by.
    public var clock: any AppClock = SystemClock()
    /// The state that the app saved before a relaunch in the same process.
    var savedState: Data?
    /// The state folder of one of many launches in a process and of its relaunches; nil for a single launch.
    private var launchFolder: URL?

    /// Parses the arguments that follow the command.
    ///
    /// Options may also be written `--name=value`.
    public init(_ arguments: some Sequence<String>) {
        var name: String?
        for argument in arguments {
            if argument.hasPrefix("--") {
                let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
                name = parts.first
                if let name { values[name] = parts.count > 1 ? parts[1] : "true" }
                if parts.count > 1 { name = nil }
            } else if let known = name {
                values[known] = argument
                name = nil
            }
        }
    }

    /// The value of an option; nil if it wasn't given.
    public subscript(name: String) -> String? { values[name] }

    /// The folder of the state that survives a relaunch; it isn't created yet.
    ///
    /// Without `--state` it depends on the token, so that every run of `serve` begins fresh. Each of the many
    /// apps that a walker or a random driver launches has its own, before and after its relaunches.
    public var stateFolder: URL {
        if let launchFolder { return launchFolder }
        if let path = values["state"] { return URL(filePath: path) }
        return FileManager.default.temporaryDirectory.appending(
            path: "simulator-\(values["token"] ?? "state")"
        )
    }
}

extension SimulatorOptions {
    /// The folder of all launches of this process.
    static let launchesFolder = FileManager.default.temporaryDirectory.appending(
        path: "simulator-launches-\(ProcessInfo.processInfo.processIdentifier)"
    )

    /// These options for a launch that finds no state of other launches.
    var forAnotherLaunch: SimulatorOptions {
        var options = self
        options.launchFolder = Self.launchesFolder.appending(path: UUID().uuidString)
        return options
    }

    /// Reads the state that was on screen before the relaunch; nil for a fresh start.
    ///
    /// It is read before there is anything to show, so the main actor may wait for the disk.
    ///
    /// - Parameters:
    ///   - log: Receives what was found in the state folder.
    ///   - archive: The archive that reads the state, the same that writes it (`Hooks.archive`).
    public func saved<Route, Draft>(
        _ type: SavedNavigation<Route, Draft>.Type = SavedNavigation<Route, Draft>.self,
        log: any EventLog = NoLog(),
        archive: (FileStore) -> NavigationArchive<Route, Draft> = { NavigationArchive(store: $0) }
    ) -> SavedNavigation<Route, Draft>? {
        if let savedState { return try? JSONDecoder().decode(type, from: savedState) }
        guard values["state"] != nil else { return nil }
        let (saved, report) = archive(FileStore(folder: stateFolder)).load()
        log.record(LogEvent(area: "simulator", name: "stateLoaded", details: ["report": "\(report)"]))
        return saved
    }
}

/// Makes the app that a command works on.
public typealias MakeSimulatedApp = @MainActor @Sendable (SimulatorOptions) async throws -> any SimulatedApp

/// One thing that a simulator executable can do.
public struct SimulatorCommand: Sendable {
    /// The first argument that chooses it.
    public var name: String
    /// One line for the help.
    public var summary: String
    /// Runs the command and returns the exit code.
    public var run: @MainActor @Sendable (SimulatorOptions, @escaping MakeSimulatedApp) async throws -> Int32

    /// Creates a command; an error that it throws is printed, and the exit code is 1.
    public init(
        _ name: String,
        _ summary: String,
        run:
            @escaping @MainActor @Sendable (SimulatorOptions, @escaping MakeSimulatedApp) async throws ->
            Int32
    ) {
        self.name = name
        self.summary = summary
        self.run = run
    }
}

/// Runs simulators.
public enum Simulator {
    /// Runs the command that the arguments name, or `serve` without one, and returns its exit code.
    ///
    /// - Parameters:
    ///   - commands: The commands of this simulator in addition to those of every simulator.
    ///   - clock: The clock that commands wait by.
    ///   - makeApp: Makes the app, with dependencies according to the options.
    @MainActor
    public static func run(
        arguments: [String] = CommandLine.arguments,
        commands: [SimulatorCommand] = [],
        clock: any AppClock = SystemClock(),
        makeApp: @escaping MakeSimulatedApp
    ) async -> Int32 {
        let all = [.serve, .graph, .storyboard, .walk, .monkey] + commands
        let given = arguments.dropFirst()
        let name = given.first.flatMap { $0.hasPrefix("--") ? nil : $0 } ?? "serve"
        guard let command = all.first(where: { $0.name == name }) else {
            let width = all.map(\.name.count).max() ?? 0
            let lines = all.map {
                "  " + $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.summary
            }
            say((["Commands:"] + lines).joined(separator: "\n"))
            return name == "help" ? 0 : 64
        }
        defer { try? FileManager.default.removeItem(at: SimulatorOptions.launchesFolder) }
        do {
            var options = SimulatorOptions(given.first == name ? given.dropFirst() : given)
            options.clock = clock
            return try await command.run(options, makeApp)
        } catch {
            complain("\(name): \(error)")
            return 1
        }
    }

    /// Writes a line to standard output at once, also into a pipe.
    public static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    /// Writes a line to standard error.
    public static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
