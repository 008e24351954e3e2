// Keeps one app's process running: a kill is a real SIGKILL, followed by a real relaunch.

import Dispatch
import Foundation
import SharedCore

/// Runs this same executable as a worker and restarts it whenever it was killed or crashed.
///
/// The worker's standard input is a pipe from this process: if this process is killed, the worker reads the
/// end of the pipe and exits.
@MainActor
final class Supervisor {
    /// The lifetime below which a worker counts as short-lived; after too many of those it isn't restarted.
    private static let shortestLife = Duration.seconds(2)
    private static let mostShortLives = 3

    private var options: SimulatorOptions
    private let clock: any AppClock
    private let isTemporary: Bool

    init(options: SimulatorOptions, clock: any AppClock = SystemClock()) {
        self.options = options
        self.clock = clock
        self.options.values["token"] = SimulatorServer.newToken()
        isTemporary = options["state"] == nil
        self.options.values["state"] = self.options.stateFolder.path()
    }

    /// Runs workers until one ends by itself or the user interrupts, and returns the exit code.
    func run() async throws -> Int32 {
        let folder = options.stateFolder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            if isTemporary { try? FileManager.default.removeItem(at: folder) }
        }
        let interruption = Interruption()
        let current = Locked(Running())
        let listening = Task {
            for await _ in interruption.signals { current.withLock { $0.end() } }
        }
        defer { listening.cancel() }
        var shortLives = 0
        while true {
            let start = clock.uptime
            // An interruption between two workers must not get lost.
            guard let worker = try current.withLock({ try $0.next(options) }) else { return 0 }
            let (code, wasKilled) = await worker.end()
            guard wasKilled else { return code }
            shortLives = clock.uptime - start < Self.shortestLife ? shortLives + 1 : 0
            guard shortLives < Self.mostShortLives else {
                Simulator.complain("The app ends as soon as it is started (signal \(code)).")
                return 1
            }
            // The next worker uses the same port, so the open page finds it at the same URL.
            if let port = worker.port { options.values["port"] = "\(port)" }
            options.values["again"] = "true"
        }
    }
}

/// The current worker, and whether another may follow it.
private struct Running: Sendable {
    private var worker: Worker?
    private var isInterrupted = false

    mutating func end() {
        isInterrupted = true
        worker?.terminate()
    }

    /// Starts the next worker; nil after an interruption.
    mutating func next(_ options: SimulatorOptions) throws -> Worker? {
        guard !isInterrupted else { return nil }
        let next = try Worker(options: options)
        worker = next
        return next
    }
}

/// One run of the app's process.
private final class Worker: Sendable {
    private let process = Process()
    private let input = Pipe()
    private let ending: AsyncStream<(Int32, Bool)>
    private let announced = Locked<Int?>(nil)

    /// The port that the worker announced.
    var port: Int? { announced.withLock { $0 } }

    init(options: SimulatorOptions) throws {
        let output = Pipe()
        let (ending, end) = AsyncStream.makeStream(of: (Int32, Bool).self)
        self.ending = ending
        process.executableURL = Bundle.main.executableURL
        process.arguments =
            ["serve"]
            + options.values.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" }
        process.standardInput = input
        process.standardOutput = output
        process.terminationHandler = { process in
            end.yield((process.terminationStatus, process.terminationReason == .uncaughtSignal))
            end.finish()
        }
        try process.run()
        // Blocking reads on a separate queue: a readability handler on a pipe whose writer was killed
        // occasionally crashes Dispatch on Linux.
        let handle = output.fileHandleForReading
        DispatchQueue(label: "worker output").async { [announced] in
            while case let data = handle.availableData, !data.isEmpty {
                FileHandle.standardOutput.write(data)
                let text = String(decoding: data, as: UTF8.self)
                if let address = text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//) {
                    announced.withLock { $0 = Int(address.1) }
                }
            }
        }
    }

    /// Closes the worker's input so that it exits.
    ///
    /// The worker sees the end of its input whenever it begins to listen, but a signal only after that.
    func terminate() { try? input.fileHandleForWriting.close() }

    /// Waits for the worker's end and returns its exit code or signal, and whether it was a signal.
    func end() async -> (Int32, Bool) {
        for await end in ending { return end }
        return (1, false)
    }
}
