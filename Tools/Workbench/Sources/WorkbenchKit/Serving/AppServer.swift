// The server of all apps: an index page, and each app's simulator in a process beside it.

import Foundation
import SharedCore
import SharedServer

/// The server behind `make run`: the simulators under supervision and a page that links them.
///
/// A simulator's executable is called as `serve --port <port> --token <token> --state <folder>`. It also gets
/// `--feed <address>` when one is given, and `--again` when it is restarted. Its page is at `/?token=<token>`
/// on that port. It ends on SIGTERM, or when its standard input closes. The folder's saved state is deleted
/// at the next `make run`.
public struct AppServer: Sendable {
    /// The default port of the index, unless it is taken; the apps have the ports after it.
    public static let usualPort = 8700

    let house: House
    let console: any Console
    let interruption: Interruption

    /// Creates a server for the apps of `house`.
    public init(house: House, console: any Console, interruption: Interruption) {
        self.house = house
        self.console = console
        self.interruption = interruption
    }

    /// Serves until the user interrupts, then ends every simulator.
    ///
    /// - Parameters:
    ///   - simulators: The simulators to serve.
    ///   - port: The port of the index, or 0 for a free one.
    ///   - feed: Passed on to the simulators.
    ///   - onReady: Receives the URL of the index.
    public func serve(
        _ simulators: [PackageFolder],
        port: Int = usualPort,
        feed: String? = nil,
        onReady: @Sendable (String) -> Void = { _ in }
    ) async throws {
        let apps = try await places(of: simulators, from: port)
        let index = try LoopbackServer(port: await Self.freePort(near: port)) { request in
            IndexPage.response(to: request, apps: apps)
        }
        let supervisor = Supervisor(console: console)
        await withTaskGroup { group in
            for (simulator, app) in zip(simulators, apps) {
                let program = program(of: simulator, at: app, feed: feed)
                group.addTask { await supervisor.keepRunning(program) }
                console.say("\(app.name): \(app.address)")
            }
            console.say("All apps: \(index.address)   (Ctrl-C ends it)")
            onReady(index.address)
            await interruption.wait()
            await supervisor.stop()
        }
        await index.stop()
        console.say("ended")
    }

    private func program(of simulator: PackageFolder, at app: IndexPage.App, feed: String?)
        -> Supervisor.Program
    {
        let state = house.workFolderPath("serve", file: "\(simulator.name).state")
        try? FileManager.default.removeItem(at: state)
        return Supervisor.Program(
            name: simulator.name,
            executable: house.executable(simulator.name),
            arguments: ["serve", "--port", "\(app.port)", "--token", app.token, "--state", state.path]
                + (feed.map { ["--feed", $0] } ?? []),
            argumentsAgain: ["--again"],
            log: house.workFolderPath("serve", file: "\(simulator.name).log")
        )
    }

    private func places(of simulators: [PackageFolder], from port: Int) async throws -> [IndexPage.App] {
        var apps: [IndexPage.App] = []
        var next = port == 0 ? 0 : port + 1
        for simulator in simulators {
            var chosen = try await Self.freePort(near: next)
            while apps.contains(where: { $0.port == chosen }) {
                chosen = try await Self.freePort(near: 0)
            }
            next = next == 0 ? 0 : next + 1
            apps.append(
                IndexPage.App(
                    name: simulator.appName,
                    summary: summary(of: simulator.appName),
                    port: chosen,
                    token: Self.token()
                )
            )
        }
        return apps
    }

    /// The port if it is free, else one that the system chooses.
    private static func freePort(near port: Int) async throws -> Int {
        let probe: LoopbackServer
        do {
            probe = try LoopbackServer(port: port) { _ in .text("") }
        } catch ServerError.portTaken {
            probe = try LoopbackServer { _ in .text("") }
        }
        await probe.stop()
        return probe.port
    }

    private static func token() -> String {
        String(UInt64.random(in: .min ... .max), radix: 36)
            + String(UInt64.random(in: .min ... .max), radix: 36)
    }

    /// The first paragraph of the app's README after its heading.
    private func summary(of app: String) -> String {
        let text = (try? String(contentsOf: house.url("Packages/\(app)/README.md"), encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { $0.isEmpty || $0.hasPrefix("#") }.prefix { !$0.isEmpty }.joined(separator: " ")
    }
}
