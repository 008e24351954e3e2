// Helpers of the networking tests: a server for the duration of a test, and its requests.

import Foundation
import SharedCore
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

/// The requests that a server got, in order of arrival.
final class Visits: Sendable {
    private let kept = Locked<[ServerRequest]>([])

    var all: [ServerRequest] { kept.withLock { $0 } }
    var paths: [String] { all.map(\.path) }
    var count: Int { kept.withLock { $0.count } }

    func note(_ request: ServerRequest) {
        kept.withLock { $0.append(request) }
    }

    /// Yields until `count` requests have arrived, or a generous number of turns has passed.
    func wait(for count: Int) async {
        await turns { self.count >= count }
    }
}

/// Yields until `isDone`, at most for some seconds: only a failing test takes that long.
func turns(until isDone: () -> Bool) async {
    await eventually { isDone() }
}

/// Runs `body` against a server with this `handler`, and stops the server.
func withServer<Answer>(
    _ handler: @escaping @Sendable (ServerRequest) async -> ServerResponse,
    body: (LoopbackServer, Visits) async throws -> Answer
) async throws -> Answer {
    let visits = Visits()
    let server = try LoopbackServer { request in
        visits.note(request)
        return await handler(request)
    }
    do {
        let answer = try await body(server, visits)
        await server.stop()
        return answer
    } catch {
        await server.stop()
        throw error
    }
}

extension LoopbackServer {
    /// A URL on this server.
    func url(_ path: String) throws -> URL {
        try #require(URL(string: address + path))
    }

    /// A request to this server.
    func request(_ path: String = "/", method: HTTPMethod = .get) throws -> HTTPRequest {
        HTTPRequest(try url(path), method: method)
    }
}

extension HTTPClient {
    /// The response or the error, as one value.
    func outcome(of request: HTTPRequest) async -> Result<HTTPResponse, NetworkError> {
        do throws(NetworkError) {
            return .success(try await send(request))
        } catch {
            return .failure(error)
        }
    }

    /// The error, or nil if there was a response.
    func failure(of request: HTTPRequest) async -> NetworkError? {
        switch await outcome(of: request) {
        case .success: nil
        case .failure(let failure): failure
        }
    }
}

/// A client with scripted responses that records its requests: for rules that need no socket.
final class ScriptedClient: HTTPClient {
    typealias Script = @Sendable (HTTPRequest, _ number: Int) async -> Result<HTTPResponse, NetworkError>

    private let asked = Locked<[HTTPRequest]>([])
    private let script: Script

    /// Responds with `script`, which also gets the number of the request, counted from 1.
    init(_ script: @escaping Script) {
        self.script = script
    }

    var requests: [HTTPRequest] { asked.withLock { $0 } }
    var count: Int { requests.count }

    func send(_ request: HTTPRequest) async throws(NetworkError) -> HTTPResponse {
        let number = asked.withLock { asked in
            asked.append(request)
            return asked.count
        }
        return try await script(request, number).get()
    }
}

/// A request to an arbitrary URL.
func request(_ path: String = "/", method: HTTPMethod = .get, headers: HTTPHeaders = [:]) -> HTTPRequest {
    HTTPRequest(
        URL(string: "http://a.example" + path) ?? URL(fileURLWithPath: "/"),
        method: method,
        headers: headers
    )
}

/// A response from an arbitrary URL.
func answer(_ status: Int = 200, _ headers: HTTPHeaders = [:], _ body: String = "") -> Result<
    HTTPResponse, NetworkError
> {
    .success(
        HTTPResponse(
            status: status,
            headers: headers,
            body: Data(body.utf8),
            url: URL(string: "http://a.example/") ?? URL(fileURLWithPath: "/")
        )
    )
}

/// Runs `body` with the URL of a new folder that is removed afterwards.
func withFolder<Answer>(_ body: (URL) async throws -> Answer) async throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "net-\(UUID().uuidString)",
        isDirectory: true
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}
