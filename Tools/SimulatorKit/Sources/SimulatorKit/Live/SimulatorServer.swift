// Serves one app's live page on loopback, to every client that knows the token.

import Foundation
import SharedServer

/// The page of one app and the way back from it.
///
/// All URLs but `/` lie under the token, so that another page in the same browser can neither read nor act;
/// the `Host` header is checked, so that no foreign name can be pointed here.
@MainActor
public final class SimulatorServer {
    private let stage: Stage
    private let server: LoopbackServer

    /// The URL to open in a browser.
    public let address: String

    /// Serves an app until `stop()`.
    ///
    /// - Parameters:
    ///   - port: The port, or 0 for a free one.
    ///   - token: The beginning of the URLs' paths; letters, digits and `-` only are kept.
    ///   - canRelaunch: Whether a supervisor starts this process again after it was killed; if so, a page
    ///     may kill it.
    ///   - deviceFile: The file in which the device's settings outlive a relaunch; nil for none.
    /// - Throws: `ServerError` if the port isn't available.
    public init(
        app: any SimulatedApp,
        port: Int = 0,
        token: String = SimulatorServer.newToken(),
        canRelaunch: Bool = false,
        deviceFile: URL? = nil
    )
        throws(ServerError)
    {
        let token = token.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        let stage = Stage(app: app, canRelaunch: canRelaunch, deviceFile: deviceFile)
        var limits = ServerLimits()
        limits.bodyBytes = 64 << 20  // Images that the user picks.
        server = try LoopbackServer(port: port, limits: limits) { request in
            var response = await SimulatorServer.answer(request, stage: stage, token: token)
            response.headers["Cache-Control"] = response.headers["Cache-Control"] ?? "no-store"
            response.headers["X-Content-Type-Options"] = "nosniff"
            response.headers["Referrer-Policy"] = "no-referrer"
            response.headers["Content-Security-Policy"] =
                "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
                + "img-src 'self' data:; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
                + "frame-ancestors 'none'"
            return response
        }
        self.stage = stage
        address = "\(server.address)/?token=\(token)"
    }

    /// Ends the open pages and closes the port.
    public func stop() async {
        stage.close()
        await server.stop()
    }

    /// Returns a token that can't be guessed.
    public nonisolated static func newToken() -> String { UUID().uuidString.lowercased() }

    /// The port that the page is served on.
    public var port: Int { server.port }

    private nonisolated static func answer(_ request: ServerRequest, stage: Stage, token: String) async
        -> ServerResponse
    {
        let host = request.headers["Host"]?.split(separator: ":").first.map(String.init)
        guard host == "127.0.0.1" || host == "localhost" else { return .text("Unknown host\n", status: 421) }
        if let origin = request.headers["Origin"], origin != "http://\(request.headers["Host"] ?? "")" {
            return .text("Another page has no business here\n", status: 403)
        }
        if request.path == "/", request.query("token") == token {
            return .redirect(to: "http://\(request.headers["Host"] ?? "")/\(token)/", status: 303)
        }
        guard request.path.hasPrefix("/\(token)/") else {
            return .text("Open the address that the simulator printed when it started.\n", status: 403)
        }
        let path = String(request.path.dropFirst(token.count + 2))
        switch (request.method, path) {
        case ("GET", ""): return .text(await Page(stage: stage).markup, type: "text/html; charset=utf-8")
        case ("GET", "style.css"):
            return .data(Data(PackageResources.style_css), type: "text/css; charset=utf-8")
        case ("GET", "script.js"):
            return .data(Data(PackageResources.script_js), type: "text/javascript; charset=utf-8")
        case ("GET", "events"): return .events(await stage.open())
        case ("POST", "action"): return await act(request.body, on: stage)
        case ("POST", "relaunch"):
            guard stage.canRelaunch else {
                return .text("Nobody would start this process again.\n", status: 409)
            }
            // A kill as the system does it: no chance to save anything first.
            kill(getpid(), SIGKILL)
            return ServerResponse(204)
        case ("GET", _) where path.hasPrefix("media/"):
            guard let media = await stage.media(at: String(path.dropFirst(6))) else {
                return .text("No such file\n", status: 404)
            }
            var response = ServerResponse.data(media.bytes, type: media.type)
            response.headers["Cache-Control"] = "private, max-age=3600"
            return response
        default: return .text("No such page\n", status: 404)
        }
    }

    private nonisolated static func act(_ body: Data, on stage: Stage) async -> ServerResponse {
        do throws(ClientProblem) {
            let message = try await ClientMessage.read(body)
            let revision = try await stage.receive(await stage.fulfilled(message))
            return .text("{\"revision\":\(revision)}", type: "application/json")
        } catch {
            return .text("{\"problem\":\"\(error.code)\"}", type: "application/json", status: 400)
        }
    }
}
