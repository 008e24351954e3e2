// The supervisor of the apps' simulators, each in a process of its own.

import Foundation
import SharedCore

/// Starts programs, restarts each when it ends, and ends all of them on request.
///
/// The restart makes a relaunch real: a simulator is killed as a platform kills an app, and returns with
/// nothing but its saved state.
public actor Supervisor {
    /// A program to keep running.
    public struct Program: Sendable {
        /// Its name in messages.
        public var name: String
        /// The executable.
        public var executable: URL
        /// Its arguments.
        public var arguments: [String]
        /// Additional arguments for a restart.
        public var argumentsAgain: [String]
        /// The file for its output.
        public var log: URL

        /// Describes a program to keep running.
        public init(
            name: String,
            executable: URL,
            arguments: [String],
            argumentsAgain: [String] = [],
            log: URL
        ) {
            self.name = name
            self.executable = executable
            self.arguments = arguments
            self.argumentsAgain = argumentsAgain
            self.log = log
        }
    }

    /// The number of quick ends, each within `quickEnd`, after which a program is given up.
    public static let quickEndsAllowed = 5
    private static let quickEnd = Duration.seconds(2)

    private let console: any Console
    private let clock: any AppClock
    private var isStopping = false
    private var running: [Int32: String] = [:]
    private var starts: [String: Int] = [:]

    /// Creates a supervisor without programs.
    public init(console: any Console, clock: any AppClock = SystemClock()) {
        self.console = console
        self.clock = clock
    }

    /// The number of times that a program has been started.
    public func startCount(of name: String) -> Int { starts[name] ?? 0 }

    /// The process identifier of a running program.
    public func processIdentifier(of name: String) -> Int32? {
        running.first { $0.value == name }?.key
    }

    /// Keeps the program running; returns after `stop()`, or when the program is given up.
    public func keepRunning(_ program: Program) async {
        var quickEnds = 0
        while !isStopping {
            let start = clock.uptime
            let end: String
            do {
                end = try await runOnce(program)
            } catch {
                console.say("\(program.name) can't be started: \(error)")
                return
            }
            if isStopping { return }
            quickEnds = clock.uptime - start < Self.quickEnd ? quickEnds + 1 : 0
            guard quickEnds < Self.quickEndsAllowed else {
                console.say(
                    "\(program.name) ended at once \(quickEnds) times and is given up; log: \(program.log.path)"
                )
                return
            }
            console.say("\(program.name) ended (\(end)) and is started again")
        }
    }

    /// Asks all programs to end, and after `grace` kills those that still run.
    public func stop(grace: Duration = .seconds(3)) async {
        isStopping = true
        running.keys.forEach { kill($0, SIGTERM) }
        let deadline = clock.uptime + grace
        while !running.isEmpty, clock.uptime < deadline {
            try? await clock.sleep(until: clock.uptime + .milliseconds(20))
        }
        running.keys.forEach { kill($0, SIGKILL) }
    }

    private func runOnce(_ program: Program) async throws -> String {
        try FileManager.default.createDirectory(
            at: program.log.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data().write(to: program.log)
        let log = try FileHandle(forWritingTo: program.log)
        let lifeline = Pipe()
        let process = Process()
        process.executableURL = program.executable
        process.arguments =
            program.arguments + (startCount(of: program.name) == 0 ? [] : program.argumentsAgain)
        process.standardOutput = log
        process.standardError = log
        // Never written to: it closes when the supervisor dies for any reason, and then the program can end
        // too.
        process.standardInput = lifeline
        let (ends, ended) = AsyncStream<Void>.makeStream()
        process.terminationHandler = { _ in ended.finish() }
        try process.runWithOpenSignals()
        running[process.processIdentifier] = program.name
        starts[program.name, default: 0] += 1
        for await _ in ends {}
        running[process.processIdentifier] = nil
        try? lifeline.fileHandleForWriting.close()
        try? log.close()
        return process.terminationReason == .exit
            ? "exit code \(process.terminationStatus)" : "signal \(process.terminationStatus)"
    }
}
