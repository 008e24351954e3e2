// A browser's part, played over a real socket.

import DemoApp
import Foundation
import SharedNavigation
import SimulatorKit
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The demo, for commands that make their own.
@MainActor
func simulatedDemo() -> any SimulatedApp {
    let log = InspectorLog()
    return DemoCoordinator(log: log).simulated(log: log)
}

/// A served demo and the requests of a page.
@MainActor
struct PageClient {
    let demo: DemoCoordinator
    let server: SimulatorServer
    private let session = URLSession(configuration: .ephemeral)

    init(hasMenu: Bool = false) throws {
        let log = InspectorLog()
        demo = DemoCoordinator(log: log, hasMenu: hasMenu)
        server = try SimulatorServer(app: demo.simulated(log: log), token: "secret")
    }

    func request(
        _ path: String,
        method: String = "GET",
        body: String? = nil,
        headers: [String: String] = [:]
    ) async throws -> (status: Int, text: String, headers: [AnyHashable: Any]) {
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)")))
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await session.data(for: request)
        let http = try #require(response as? HTTPURLResponse)
        return (http.statusCode, String(decoding: data, as: UTF8.self), http.allHeaderFields)
    }

    /// Sends a message and gives the revision that shows what came of it.
    @discardableResult
    func send(_ message: String) async throws -> Int {
        let answer = try await request("/secret/action", method: "POST", body: message)
        #expect(answer.status == 200)
        struct Answer: Decodable { var revision: Int }
        return try JSONDecoder().decode(Answer.self, from: Data(answer.text.utf8)).revision
    }

    /// The newest entry of a kind.
    func id(_ kind: DemoRoute.Kind) -> Int {
        demo.navigator.tree.entries.last { $0.route.kind == kind }?.id.rawValue ?? -1
    }

    @discardableResult
    func act(_ kind: DemoRoute.Kind, _ action: DemoAction) async throws -> Int {
        let json = String(decoding: try JSONEncoder().encode(action), as: UTF8.self)
        let message = try JSONSerialization.data(withJSONObject: ["entry": id(kind), "action": json])
        return try await send(String(decoding: message, as: UTF8.self))
    }

    func page() async throws -> String { try await request("/secret/").text }

    func close() async {
        session.invalidateAndCancel()
        await server.stop()
    }
}
