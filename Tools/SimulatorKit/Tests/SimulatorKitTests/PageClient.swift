// The demo in this process, served, and its page.

import DemoApp
import Foundation
import SharedNavigation
import SimulatorKit
import SimulatorTesting
import Testing

/// Makes the demo for commands that make their own app.
@MainActor
func simulatedDemo() -> any SimulatedApp {
    let log = InspectorLog()
    return DemoCoordinator(log: log).simulated(log: log)
}

/// A client of the served demo that sends a page's requests.
@MainActor
struct PageClient {
    let demo: DemoCoordinator
    let server: SimulatorServer
    let simulator: SimulatorPage

    init(hasMenu: Bool = false, devices: DevicePolicy = .any) throws {
        let log = InspectorLog()
        demo = DemoCoordinator(log: log, hasMenu: hasMenu, devices: devices)
        server = try SimulatorServer(app: demo.simulated(log: log), token: "secret")
        simulator = SimulatorPage(address: "http://127.0.0.1:\(server.port)/secret/")
    }

    func request(
        _ path: String,
        method: String? = nil,
        body: String? = nil,
        headers: [String: String] = [:]
    ) async throws -> SimulatorPage.Response {
        try #require(await simulator.ask(path, method: method, body: body, headers: headers))
    }

    /// Sends a message and returns the revision that shows the result.
    @discardableResult
    func send(_ message: String) async throws -> Int { try #require(await simulator.send(message)) }

    /// The identifier of the newest entry of a kind.
    func id(_ kind: DemoRoute.Kind) -> Int {
        demo.navigator.tree.entries.last { $0.route.kind == kind }?.id.rawValue ?? -1
    }

    @discardableResult
    func act(_ kind: DemoRoute.Kind, _ action: DemoAction) async throws -> Int {
        try #require(await simulator.act(action, in: id(kind)))
    }

    func page() async throws -> String { try #require(await simulator.html()) }

    func close() async { await server.stop() }
}
