// A simulator's executable as a separate process, and its output.

import Dispatch
import Foundation
import Testing

/// One run of an executable that was built beside the tests.
public final class SimulatorProcess: Sendable {
    /// The lines that the process writes to standard output; for one reader.
    public let lines: AsyncStream<String>

    private let process = Process()
    private let ending: AsyncStream<Void>

    /// Starts the executable.
    ///
    /// - Parameters:
    ///   - name: The name of the executable, which lies in the folder of the tests' executable.
    ///   - arguments: The command-line arguments after the name.
    /// - Throws: Foundation's error if the executable can't be started.
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
        // Blocking reads on a separate queue: a readability handler on a pipe whose writer was killed
        // occasionally crashes Dispatch on Linux.
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

    /// Whether the process is still running.
    public var isRunning: Bool { process.isRunning }

    /// Interrupts the process like Ctrl-C at a terminal; does nothing if it has ended.
    public func interrupt() {
        if process.isRunning { process.interrupt() }
    }

    /// Waits for the process to end.
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
    /// Skips the tests if the executable of that name was not built beside them.
    public static func needsExecutable(_ name: String) -> Self {
        .enabled(
            if: FileManager.default.isExecutableFile(
                atPath: SimulatorProcess.executable(name).path(percentEncoded: false)
            ),
            "needs the built \(name)"
        )
    }
}
