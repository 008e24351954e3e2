// All faults of a server, over real sockets, printed as a table.

import Foundation
import SharedCore
import SharedJSON
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

/// A fault of a server, and the error that the caller should get.
private struct Fault: Sendable {
    var name: String
    var expected: String
    var answer: @Sendable (ServerRequest) -> ServerResponse
    /// Another acceptable result, if it depends on the error that the system reports first.
    var alternative: String?
    /// Whether the response never ends by itself, so that only the deadline ends the wait.
    var isEndless: Bool

    init(
        _ name: String,
        _ expected: String,
        or alternative: String? = nil,
        isEndless: Bool = false,
        answer: @escaping @Sendable (ServerRequest) -> ServerResponse
    ) {
        self.name = name
        self.expected = expected
        self.alternative = alternative
        self.isEndless = isEndless
        self.answer = answer
    }
}

struct FaultMatrixTests {
    private static let json = ServerResponse.data(Data("[1,2,3]".utf8), type: "application/json")
    private static let page = ServerResponse.text("<!DOCTYPE html><html></html>", type: "text/html")

    private static let bomb = ServerResponse.gzipBomb(expandingTo: 5_000_000)

    private static let faults: [Fault] = [
        Fault("good answer", "value [1, 2, 3]") { _ in json },
        Fault("slow drip, whole in the end", "value [1, 2, 3]") { _ in
            json.with(.drip(bytes: 1, pause: { await Task.yield() }))
        },
        Fault("gzip", "value [1, 2, 3]") { _ in .gzip(Data("[1,2,3]".utf8), type: "application/json") },
        Fault("gzip bomb, 5 MB", "network.tooLarge") { _ in bomb },
        Fault("body cut short", "network.interrupted") { _ in json.with(.truncate(afterBodyBytes: 3)) },
        Fault("body cut to nothing", "network.interrupted") { _ in json.with(.truncate(afterBodyBytes: 0)) },
        Fault("reset in the body", "network.interrupted") { _ in json.with(.resetInBody(afterBytes: 3)) },
        Fault("length announced too long", "network.interrupted") { _ in
            json.with(.announceLength(20, thenSilent: false))
        },
        Fault("length announced too short", "network.undecodable") { _ in
            json.with(.announceLength(3, thenSilent: false))
        },
        Fault("length announced too long, then silence", "network.timedOut", isEndless: true) { _ in
            json.with(.announceLength(20, thenSilent: true))
        },
        Fault("2 GB announced, 7 bytes sent", "network.tooLarge") { _ in
            json.with(.announceLength(2_000_000_000, thenSilent: true))
        },
        Fault("hang", "network.timedOut", isEndless: true) { _ in json.with(.hang) },
        Fault("closed without a byte", "network.interrupted") { _ in json.with(.garbage(Data())) },
        Fault("garbage", "network.notHTTP", or: "network.interrupted") { _ in
            json.with(.garbage(Data("hello, this is not HTTP\r\n\r\n".utf8)))
        },
        Fault("binary garbage", "network.notHTTP", or: "network.interrupted") { _ in
            json.with(.garbage(Data((0..<200).map { UInt8($0) })))
        },
        Fault("redirect loop", "network.redirectRefused") { .redirect(to: $0.path) },
        Fault("redirect to nowhere", "network.redirectRefused") { _ in .redirect(to: "mailto:a@b") },
        Fault("redirect to good", "value [1, 2, 3]") {
            $0.path == "/good" ? json : .redirect(to: "/good", status: 307)
        },
        Fault("401, Basic", "network.badStatus 401") { _ in
            ServerResponse(401, headers: ["WWW-Authenticate": "Basic realm=\"a\""])
        },
        Fault("401, Digest", "network.badStatus 401") { _ in
            ServerResponse(401, headers: ["WWW-Authenticate": "Digest realm=\"a\", nonce=\"b\""])
        },
        Fault("401, Bearer", "network.badStatus 401") { _ in
            ServerResponse(401, headers: ["WWW-Authenticate": "Bearer"])
        },
        Fault("401, no demand", "network.badStatus 401") { _ in ServerResponse(401) },
        Fault("429, Retry-After seconds", "network.badStatus 429") { _ in
            ServerResponse(429, headers: ["Retry-After": "3"])
        },
        Fault("503, Retry-After date", "network.badStatus 503") { _ in
            ServerResponse(503, headers: ["Retry-After": "Wed, 21 Oct 2065 07:28:00 GMT"])
        },
        Fault("304 unasked", "network.badStatus 304") { _ in ServerResponse(304) },
        Fault("204 where JSON was promised", "network.undecodable") { _ in ServerResponse(204) },
        Fault("HTML where JSON was promised", "network.undecodable") { _ in page },
        Fault("404 with a page", "network.badStatus 404") { _ in
            ServerResponse(404, body: page.body)
        },
        Fault("100,000 brackets", "network.undecodable") { _ in
            .text(String(repeating: "[", count: 100_000), type: "application/json")
        },
    ]

    @Test(.proves("KIT-NET-02", "KIT-NET-07", "KIT-NET-09", "KIT-NET-10"))
    func everyFaultHasItsAnswer() async throws {
        var rows: [(String, String)] = []
        let transport = URLSessionTransport(sizeLimit: 1_000_000)
        for fault in Self.faults {
            let told = try await withServer {
                fault.answer($0)
            } body: { server, _ async throws in
                try await tell(server.request("/fault"), transport, isEndless: fault.isEndless)
            }
            #expect([fault.expected, fault.alternative].contains(told), "\(fault.name)")
            rows.append((fault.name, told))
        }
        let gone = try LoopbackServer { _ in Self.json }
        let refused = try gone.request()
        await gone.stop()
        rows.append(("connection refused", try await tell(refused, transport)))
        #expect(rows.last?.1 == "network.unreachable")
        let unknown = HTTPRequest(try #require(URL(string: "http://no-such-host.invalid/")))
        rows.append(("unknown host", try await tell(unknown, transport)))
        #expect(["network.unreachable", "network.offline"].contains(rows.last?.1))
        rows.append(try await resetAtEachByteOfTheHead(transport))
        rows.append(try await redirectToAnotherHost(transport))
        rows.append(try await redirectToPlainHTTP(transport))
        print(
            rows.map { "| \($0.padding(toLength: 42, withPad: " ", startingAt: 0)) | \($1) |" }.joined(
                separator: "\n"
            )
        )
    }

    /// Resets the connection after each number of bytes from zero to the whole head.
    private func resetAtEachByteOfTheHead(_ transport: URLSessionTransport) async throws -> (String, String) {
        let whole = try await withServer { _ in
            // Nothing is cut; but with a fault the server announces that it closes the connection.
            Self.json.with(.truncate(afterBodyBytes: .max))
        } body: { server, _ async throws in
            try await transport.send(server.request())
        }
        let fields = whole.headers.fields.reduce(0) { $0 + "\($1.name): \($1.value)\r\n".utf8.count }
        let length = "HTTP/1.1 200 OK\r\n".utf8.count + fields + "\r\n".utf8.count
        #expect(whole.headers["Content-Type"] != nil && whole.headers["Connection"] == "close")
        var answers: Set<String> = []
        for count in 0...length {
            let told = try await withServer { _ in
                Self.json.with(.resetInHead(afterBytes: count))
            } body: { server, _ async throws in
                try await tell(server.request(), transport)
            }
            #expect(["network.interrupted", "network.notHTTP"].contains(told), "after \(count) bytes")
            answers.insert(told)
        }
        return ("reset at each of \(length) bytes of the head", answers.sorted().joined(separator: " or "))
    }

    /// Redirects to another host, which must not get the credentials.
    private func redirectToAnotherHost(_ transport: URLSessionTransport) async throws -> (String, String) {
        try await withServer { _ in
            Self.json
        } body: { other, otherVisits async throws in
            // Another name and another port: either alone must drop the credentials.
            let elsewhere = other.address.replacing("127.0.0.1", with: "localhost")
            return try await withServer { _ in
                .redirect(to: elsewhere + "/there", status: 307)
            } body: { home, homeVisits async throws in
                var request = try home.request()
                request.headers = ["Authorization": "Bearer secret", "Cookie": "a=b"]
                let told = try await tell(request, transport)
                #expect(told == "value [1, 2, 3]")
                #expect(homeVisits.all.map { $0.headers["Authorization"] } == ["Bearer secret"])
                let seen = try #require(otherVisits.all.first)
                let isClean = seen.headers["Authorization"] == nil && seen.headers["Cookie"] == nil
                #expect(isClean)
                return (
                    "redirect to another host", told + ", credentials \(isClean ? "stay home" : "LEAVE HOME")"
                )
            }
        }
    }

    /// The server has no TLS, so the `https` half of the redirect is scripted; the `http` half is real and
    /// not reached.
    private func redirectToPlainHTTP(_ transport: URLSessionTransport) async throws -> (String, String) {
        try await withServer { _ in
            Self.json
        } body: { server, visits async throws in
            let plain = server.address + "/"
            let client = ScriptedClient { request, _ in
                request.url.scheme == "https"
                    ? answer(302, ["Location": plain]) : await transport.outcome(of: request)
            }
            let told = try await tell(
                HTTPRequest(try #require(URL(string: "https://a.example/"))),
                client
            )
            #expect(told == "network.redirectRefused")
            #expect(visits.count == 0)
            return ("redirect from https to http", told)
        }
    }

    /// The final result for the caller.
    ///
    /// Time stands still, except for an endless response.
    private func tell(
        _ request: HTTPRequest,
        _ transport: any HTTPClient,
        isEndless: Bool = false
    ) async throws -> String {
        let clock = ManualClock()
        let client = RedirectingClient(DeadlineClient(transport, timeout: .seconds(30), clock: clock))
        let task = Task { () async -> String in
            do throws(NetworkError) {
                return "value \(try await client.json([Int].self, for: request).value)"
            } catch {
                if case .badStatus(let status, _) = error {
                    return "\(error.code) \(status)"
                }
                return error.code
            }
        }
        if isEndless {
            await clock.waitForSleepers(1)
            await clock.advance(by: .seconds(30))
        }
        return await task.value
    }
}
