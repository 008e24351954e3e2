// `serve` shows the app in a browser; `graph` prints its navigation graph.

import Foundation
import SharedServer
import SharedStorage

extension SimulatorCommand {
    /// The port that is tried first.
    private static let usualPort = 8400

    /// Serves the app until it is interrupted.
    static var serve: SimulatorCommand {
        SimulatorCommand("serve", "show the app in a browser [--port N] [--state FOLDER]") {
            options,
            makeApp in
            // A caller that passes the token restarts the process itself; at a terminal the supervisor does.
            guard options["token"] != nil else { return try await Supervisor(options: options).run() }
            let app = try await makeApp(options)
            let server = try server(of: app, options: options)
            let keeper = StateKeeper(app: app, store: FileStore(folder: options.stateFolder))
            keeper.keep()
            if options["again"] == nil {
                Simulator.say("\(app.name) runs at \(server.address)")
            }
            await Interruption(orEndOfPipe: true).wait()
            await server.stop()
            await keeper.settled()
            return 0
        }
    }

    /// Prints the graph as Mermaid, or with `--json` as JSON.
    static var graph: SimulatorCommand {
        SimulatorCommand("graph", "print the navigation graph as Mermaid [--json]") { options, makeApp in
            let graph = try await makeApp(options).graph
            Simulator.say(options["json"] == nil ? graph.mermaid : graph.json)
            return 0
        }
    }

    @MainActor
    private static func server(
        of app: any SimulatedApp,
        options: SimulatorOptions
    ) throws(ServerError) -> SimulatorServer {
        let folder = options.stateFolder
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func serve(at port: Int) throws(ServerError) -> SimulatorServer {
            try SimulatorServer(
                app: app,
                port: port,
                token: options["token"] ?? SimulatorServer.newToken(),
                canRelaunch: true,
                deviceFile: folder.appending(path: "device.json")
            )
        }
        if let port = options["port"].flatMap({ Int($0) }) { return try serve(at: port) }
        do {
            return try serve(at: usualPort)
        } catch .portTaken {
            return try serve(at: 0)
        }
    }
}
