// The complete HTTP stack.

import Foundation
import SharedCore
import SharedJSON
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

struct HTTPStackTests {
    private struct Row: Decodable, Equatable, Sendable {
        var title: String?
    }

    private struct Feed: Decodable, Sendable {
        var rows: LossyArray<Row>
    }

    @Test(.proves("KIT-NET-01", "KIT-JSON-01", "KIT-JSON-03"))
    func readsAFeedFromAnyAddress() async throws {
        let text = "{\"rows\":[{\"title\":\"Caf\u{E9}\"},{\"title\":7},{\"title\":null}]}"
        let bytes = try #require(text.data(using: .isoLatin1))
        try await withServer { request in
            request.path == "/feed"
                ? .data(bytes, type: "text/plain; charset=ISO-8859-1") : .redirect(to: "/feed")
        } body: { server, visits async throws in
            let client = HTTPStack(clock: ManualClock())
            let answer = try await client.json(Feed.self, for: server.request("/start"))
            #expect(answer.value.rows.elements == [Row(title: "Café"), Row(title: nil)])
            #expect(answer.value.rows.skipped.map(\.index) == [1])
            #expect(!answer.isStale)
            #expect(visits.paths == ["/start", "/feed"])
        }
    }

    /// Provides one token until it is refreshed.
    private final class Tokens: TokenProvider {
        private let current = Locked("old")

        func token() async -> String? {
            current.withLock { $0 }
        }

        func refreshToken(replacing rejected: String) async throws(NetworkError) -> String {
            current.withLock { token in
                token = "new"
                return token
            }
        }
    }

    @Test(.proves("KIT-NET-01", "KIT-NET-04", "KIT-NET-06", "KIT-NET-07", "KIT-NET-08"))
    func allPiecesWorkTogether() async throws {
        // A service that moved, accepts only the new token, is busy at first, and has an image on another
        // host.
        let isBusy = Locked(true)
        try await withServer { request in
            .text(request.headers["Authorization"] ?? "no credentials")
        } body: { other, otherVisits async throws in
            let far = other.address + "/image"
            try await withServer { request in
                guard request.headers["Authorization"] == "Bearer new" else {
                    return ServerResponse(401, headers: ["WWW-Authenticate": "Bearer"])
                }
                switch request.path {
                case "/old": return .redirect(to: "/new", status: 308)
                case "/image": return .redirect(to: far, status: 302)
                default:
                    let isFirst = isBusy.withLock { isBusy in
                        defer { isBusy = false }
                        return isBusy
                    }
                    guard !isFirst else {
                        return ServerResponse(503, headers: ["Retry-After": "0"])
                    }
                    var answer = ServerResponse.text(#"{"rows":[{"title":"a"}]}"#, type: "application/json")
                    answer.headers["Cache-Control"] = "max-age=60"
                    return answer
                }
            } body: { server, visits async throws in
                var configuration = HTTPConfiguration()
                configuration.cache = HTTPCache()
                configuration.authentication = (try server.url("/"), Tokens())
                configuration.retry.initialDelay = .zero
                let log = MemoryLog()
                let client = HTTPStack(configuration: configuration, clock: SystemClock(), log: log)

                let first = try await client.json(Feed.self, for: server.request("/old"))
                #expect(first.value.rows.elements == [Row(title: "a")])
                // Refused, refreshed and repeated; moved; busy; answered.
                #expect(visits.paths == ["/old", "/old", "/new", "/new"])

                let again = try await client.json(Feed.self, for: server.request("/old"))
                #expect(again.origin == .cache && !again.isStale)
                // A permanent redirect without freshness information is requested again, its target is not.
                #expect(visits.paths.dropFirst(4) == ["/old"])

                let image = try await client.send(server.request("/image"))
                #expect(image.body == Data("no credentials".utf8))
                #expect(otherVisits.count == 1)

                #expect(log.events.map(\.name) == ["answered", "answered", "answered"])
                #expect(log.events.map { $0.details["from"] } == ["network", "cache", "network"])
                #expect(!log.events.contains { "\($0)".contains("new\"") || "\($0)".contains("Bearer") })
            }
        }
    }

    @Test(.proves("KIT-NET-02", "KIT-NET-04", "KIT-NET-10"))
    func aServerThatHangsEndsInTheStaleCopyAndNotInATimeout() async throws {
        let clock = ManualClock()
        let isHanging = Locked(false)
        try await withServer { _ in
            isHanging.withLock { $0 } ? ServerResponse().with(.hang) : .text("old")
        } body: { server, visits async throws in
            var configuration = HTTPConfiguration()
            configuration.cache = HTTPCache()
            let client = HTTPStack(configuration: configuration, clock: clock, chance: { 0 })
            let request = try server.request()
            #expect(try await client.send(request).body == Data("old".utf8))
            isHanging.withLock { $0 = true }
            let task = Task { try await client.send(request) }
            await visits.wait(for: 2)
            await clock.advance(by: configuration.attemptTimeout)
            let response = try await task.value
            #expect(response.origin == .stale(because: .timedOut))
            #expect(response.body == Data("old".utf8))
        }
    }

    @Test(.proves("KIT-NET-03", "KIT-NET-07"))
    func failuresAreLoggedWithoutSecrets() async throws {
        let log = MemoryLog()
        var configuration = HTTPConfiguration()
        configuration.retry = .never
        let script = ScriptedClient { _, _ in .failure(.interrupted) }
        let client = HTTPStack(
            configuration: configuration,
            clock: ManualClock(),
            log: log,
            transport: script
        )
        var sent = request("/path?token=hush", headers: ["Authorization": "hush"])
        sent.body = Data("hush".utf8)
        #expect(await client.failure(of: sent) == .interrupted)
        let event = try #require(log.events.first)
        #expect(event.name == "failed" && event.details["code"] == "network.interrupted")
        #expect(event.details["request"] == "GET http://a.example/path")
        #expect(!"\(event)".contains("hush"))
    }
}
