// The builds of packages, one after the other, in the shared build directory.

import Foundation
import SharedCore

/// Runs `swift build` and prints only errors.
public struct PackageBuilder: Sendable {
    let house: House
    let console: any Console
    let interruption: Interruption

    /// Creates a builder for the packages of `house`.
    public init(house: House, console: any Console, interruption: Interruption) {
        self.house = house
        self.console = console
        self.interruption = interruption
    }

    /// Builds the packages; prints the errors of the first that fails, and stops there.
    ///
    /// - Returns: whether all were built.
    public func build(_ packages: [PackageFolder]) throws -> Bool {
        for package in packages {
            let (end, lines) = try run(package)
            guard end == .exited(0) else {
                lines.forEach(console.say)
                console.say("\(package.name) did not build (\(end)).")
                return false
            }
        }
        return true
    }

    /// Builds one package.
    ///
    /// - Returns: The end of the build, and the compiler's output without its progress.
    func run(
        _ package: PackageFolder,
        swift: String = "swift",
        arguments: [String] = []
    ) throws -> (end: Command.End, lines: [String]) {
        house.forgetBuildPlans()
        let command = Command(
            [swift, "build", "--scratch-path", house.buildFolder.path] + arguments,
            in: house.url(package.path)
        )
        let (end, lines) = try command.run(
            logging: house.workFolderPath("build", file: "\(package.name).log"),
            as: package.name,
            console: console,
            interruption: interruption
        )
        return (end, lines.filter { !$0.isBuildProgress })
    }
}

extension House {
    /// Has SwiftPM look at the folders again.
    ///
    /// Its build plan doesn't notice files that were added to or removed from a package that the root depends
    /// on by path. A new plan costs about a second.
    func forgetBuildPlans() {
        for configuration in ["debug", "release"] {
            try? FileManager.default.removeItem(at: buildFolder.appending(path: "\(configuration).yaml"))
        }
    }

    func workFolderPath(_ kind: String, file: String) -> URL {
        buildFolder.appending(path: "workbench/\(kind)/\(file)")
    }
}

extension Command {
    /// Runs a command with all output kept in the file `log`, and the newest line shown as progress of
    /// `name`.
    func run(
        logging log: URL,
        as name: String,
        console: any Console,
        interruption: Interruption
    ) throws -> (end: End, lines: [String]) {
        try FileManager.default.createDirectory(
            at: log.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data().write(to: log)
        let file = try FileHandle(forWritingTo: log)
        defer { try? file.close() }
        let clock = SystemClock()
        let start = clock.uptime
        var splitter = LineSplitter()
        var lines: [String] = []
        let end = try run(interruption: interruption) {
            let seconds = (clock.uptime - start).components.seconds
            console.progress("\(name), \(seconds) s: \(lines.last ?? "starting")")
        } onOutput: { data in
            try? file.write(contentsOf: data)
            lines += splitter.lines(adding: data)
        }
        if let rest = splitter.remainder() {
            lines.append(rest)
        }
        return (end, lines)
    }
}

extension String {
    /// Whether this is one of the build tool's progress lines, such as `[3/14] Compiling …`.
    var isBuildProgress: Bool {
        wholeMatch(of: /\[\d+\/\d+\] .*/) != nil || hasPrefix("Building for ") || hasPrefix("Build complete!")
    }
}
