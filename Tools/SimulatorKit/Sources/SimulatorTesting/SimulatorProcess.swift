// A simulator's executable as a process of its own, and what it says.

import Dispatch
import Foundation
import Testing

/// One run of an executable that was built beside the tests.
public final class SimulatorProcess: Sendable {
    /// The lines of its standard output; for one reader.
    public let lines: AsyncStream<String>

    private let process = Process()
    private let ending: AsyncStream<Void>

    /// Starts the executable.
    ///
    /// - Parameters:
    ///   - name: The executable's, which lies in the folder of the tests' own.
    ///   - arguments: The arguments on its command line.
    /// - Throws: Foundation's error if it can't be started.
    public init(_ name: String, _ arguments: [String]) throws {
        let output = Pipe()
        let (lines, said) = AsyncStream.makeStream(of: String.self)
        let (ending, ended) = AsyncStream.makeStream(of: Void.self)
        (self.lines, self.ending) = (lines, ending)
        process.executableURL = Self.executable(name)
        process.arguments = arguments
        process.standardOutput = output
        process.terminationHandler = { _ in ended.finish() }
        try process.run()
        // Blocking reads on a queue of their own: a readability handler on a pipe whose writer was killed
        // crashes Linux's Dispatch now and then.
        let handle = output.fileHandleForReading
        DispatchQueue(label: "simulator output").async {
            var pending = Data()
            while case let data = handle.availableData, !data.isEmpty {
                pending.append(data)
                while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                    said.yield(String(decoding: pending[..<end], as: UTF8.self))
                    pending = Data(pending[(end + 1)...])
                }
            }
            said.finish()
        }
    }

    /// Whether it hasn't ended yet.
    public var isRunning: Bool { process.isRunning }

    /// Does what Ctrl-C does at a terminal; nothing if it has ended.
    public func interrupt() {
        if process.isRunning { process.interrupt() }
    }

    /// Waits for its end.
    ///
    /// - Returns: The exit code, or the number of the signal that ended it.
    public func exitStatus() async -> Int32 {
        for await _ in ending {}
        process.waitUntilExit()
        return process.terminationStatus
    }

    fileprivate static func executable(_ name: String) -> URL {
        #if canImport(Darwin)
            // The process is the toolchain's test helper; the tests are a bundle beside the executables.
            let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        #else
            let tests: URL? = nil
        #endif
        return (tests ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appending(path: name)
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the tests where the executable of that name was not built beside them.
    public static func needsExecutable(_ name: String) -> Self {
        .enabled(
            if: FileManager.default.isExecutableFile(
                atPath: SimulatorProcess.executable(name).path(percentEncoded: false)
            ),
            "needs the built \(name)"
        )
    }
}
