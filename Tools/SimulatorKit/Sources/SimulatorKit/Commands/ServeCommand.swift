// `serve` shows the app in a browser; `graph` prints how its screens hang together.

import Dispatch
import Foundation
import SharedServer

extension SimulatorCommand {
    /// The port that is tried first.
    private static let usualPort = 8400

    /// Serves the app until it is interrupted.
    static var serve: SimulatorCommand {
        SimulatorCommand("serve", "show the app in a browser [--port N] [--token T]") { options, makeApp in
            let app = try await makeApp(options)
            let token = options["token"] ?? SimulatorServer.newToken()
            let server: SimulatorServer
            if let port = options["port"].flatMap({ Int($0) }) {
                server = try SimulatorServer(app: app, port: port, token: token)
            } else {
                do {
                    server = try SimulatorServer(app: app, port: usualPort, token: token)
                } catch ServerFailure.portTaken {
                    server = try SimulatorServer(app: app, token: token)
                }
            }
            Simulator.say("\(app.name) runs at \(server.address)")
            await Interruption.wait()
            await server.stop()
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
}

/// Ctrl-C, or being asked to end.
enum Interruption {
    /// Returns at the first SIGINT or SIGTERM.
    static func wait() async {
        let signals = [SIGINT, SIGTERM]
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let sources = signals.map { number in
            signal(number, SIG_IGN)  // Else the process ends before the source hears of it.
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
        for await _ in stream { break }
        sources.forEach { $0.cancel() }
        signals.forEach { signal($0, SIG_DFL) }
    }
}
