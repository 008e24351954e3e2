// A child process whose output is passed on, and which is ended when it hangs or the user interrupts.

import Foundation
import SharedCore

/// A program to run and wait for.
public struct Command: Sendable {
    /// The end of the program.
    public enum End: Equatable, Sendable {
        /// By itself, with this exit code.
        case exited(Int32)
        /// By this signal.
        case signalled(Int32)
        /// It printed nothing for longer than it may, and was ended.
        case hung
        /// The user interrupted, and it was ended.
        case interrupted
    }

    /// The program (looked up on PATH unless it is a path) and its arguments.
    public var words: [String]
    /// The working directory.
    public var folder: URL
    /// Additional environment variables.
    public var environment: [String: String]
    /// The longest time without output, in seconds.
    public var silenceLimit: TimeInterval
    /// The time that it has to end after each of an interrupt, a termination signal and a kill, in seconds.
    public var grace: TimeInterval

    /// Describes a program to run in `folder`.
    public init(
        _ words: [String],
        in folder: URL,
        environment: [String: String] = [:],
        silenceLimit: TimeInterval = 600,
        grace: TimeInterval = 3
    ) {
        self.words = words
        self.folder = folder
        self.environment = environment
        self.silenceLimit = silenceLimit
        self.grace = grace
    }

    /// Runs the program to its end.
    ///
    /// `onOutput` gets standard output and error as they arrive, interleaved. `onTick` is called at least
    /// five times a second. Both are called on the calling thread, which is blocked meanwhile.
    public func run(
        interruption: Interruption,
        clock: any AppClock = SystemClock(),
        onTick: () -> Void = {},
        onOutput: (Data) -> Void
    ) throws -> End {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.runWithOpenSignals()
        try? pipe.fileHandleForWriting.close()
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        var lastOutput = clock.uptime
        var verdict: End?
        var escalation = [SIGINT, SIGTERM, SIGKILL]
        var nextSignal = clock.uptime
        while true {
            onTick()
            if verdict == nil, interruption.isRequested || clock.uptime - lastOutput > .seconds(silenceLimit)
            {
                verdict = interruption.isRequested ? .interrupted : .hung
                nextSignal = clock.uptime
            }
            if let verdict, clock.uptime >= nextSignal {
                guard let next = escalation.first else { return verdict }
                escalation.removeFirst()
                nextSignal = clock.uptime + .seconds(grace)
                // Foundation gives every child a process group of its own.
                kill(-process.processIdentifier, next)
            }
            guard let data = readable(descriptor) else { break }
            if !data.isEmpty {
                lastOutput = clock.uptime
                onOutput(data)
            }
        }
        if let verdict {
            // Its background processes may ignore an interrupt, and none of them may survive.
            kill(-process.processIdentifier, SIGKILL)
            return verdict
        }
        process.waitUntilExit()
        return process.terminationReason == .exit
            ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
    }

    /// Runs the program to its end and returns its output.
    public func output(interruption: Interruption) throws -> (end: End, text: String) {
        var all = Data()
        let end = try run(interruption: interruption) { all.append($0) }
        return (end, String(decoding: all, as: UTF8.self))
    }

    /// The output that arrives within 200 ms: nil at the end of the stream, empty when nothing came.
    ///
    /// It polls by hand, because `FileHandle` waits forever and the program may have to be ended meanwhile.
    private func readable(_ descriptor: Int32) -> Data? {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 200) > 0 else { return Data() }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &buffer, buffer.count)
        return count > 0 ? Data(buffer.prefix(count)) : nil
    }
}

extension Process {
    /// Starts the program with no signal blocked.
    ///
    /// On Linux the threads that run tasks block all signals and a child inherits that, so it could not be
    /// asked to end.
    func runWithOpenSignals() throws {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try run()
    }
}
