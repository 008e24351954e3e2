// RFC 9111, case by case: storing, freshness, validation and the response to the caller.

import Foundation
import SharedCore
import SharedNetworking
import SharedTesting
import Testing

/// A clock that can be set back.
private final class SettableClock: AppClock {
    private let time = Locked(Duration.seconds(1_750_000_000))

    var wallTime: Duration { time.withLock { $0 } }
    var uptime: Duration { wallTime }

    func advance(by seconds: Int) {
        time.withLock { $0 += .seconds(seconds) }
    }

    func sleep(until deadline: Duration) async throws {}
}

struct CacheRuleTests {
    private let clock = SettableClock()
    private let conditions = ["If-None-Match", "If-Modified-Since"]

    @Test(.proves("KIT-NET-06"), arguments: CacheCase.all)
    func obeys(_ testCase: CacheCase) async throws {
        let script = ScriptedClient { [conditions] request, number in
            number > 1 && conditions.contains { request.headers[$0] != nil }
                ? answer(304) : answer(testCase.status, testCase.answer, "body \(number)")
        }
        let client = CachingClient(script, cache: HTTPCache(), clock: clock)
        _ = try await client.send(request(headers: testCase.first))
        clock.advance(by: testCase.seconds)
        let second = try await client.send(request(headers: testCase.second))
        let asked = script.requests.dropFirst().first
        let sent = asked.map { asked in
            conditions.reduce(into: [:]) { $0[$1] = asked.headers[$1] }
        }
        switch testCase.told {
        case .fresh:
            #expect(sent == nil)
            #expect(second.body == Data("body 1".utf8) && second.origin == .cache)
            #expect(second.status == testCase.status)
        case .confirmed(let expected):
            #expect(sent == expected)
            #expect(second.body == Data("body 1".utf8) && second.origin == .cache)
            #expect(second.status == testCase.status)
        case .asked:
            #expect(sent == [:])
            #expect(second.body == Data("body 2".utf8) && second.origin == .network)
        }
    }

    @Test(.proves("KIT-NET-06"))
    func a304RefreshesWhatItSays() async throws {
        let script = ScriptedClient { _, number in
            switch number {
            case 1:
                answer(
                    200,
                    [
                        "ETag": "\"1\"", "X-Old": "1", "Content-Type": "text/plain",
                        "Cache-Control": "max-age=10",
                    ],
                    "body"
                )
            default:
                answer(
                    304,
                    [
                        "X-New": "1", "Cache-Control": "max-age=100", "Content-Type": "text/html",
                        "Content-Length": "0",
                    ]
                )
            }
        }
        let client = CachingClient(script, cache: HTTPCache(), clock: clock)
        _ = try await client.send(request())
        clock.advance(by: 11)
        let confirmed = try await client.send(request())
        #expect(confirmed.headers["X-New"] == "1" && confirmed.headers["X-Old"] == "1")
        #expect(
            confirmed.headers["Content-Type"] == "text/plain" && confirmed.headers["Content-Length"] == nil
        )
        clock.advance(by: 99)
        _ = try await client.send(request())
        #expect(script.count == 2)
    }

    @Test(.proves("KIT-NET-06"))
    func newContentTakesThePlaceOfOld() async throws {
        let script = ScriptedClient { _, number in answer(200, ["ETag": "\"\(number)\""], "body \(number)") }
        let client = CachingClient(script, cache: HTTPCache(), clock: clock)
        _ = try await client.send(request())
        #expect(try await client.send(request()).body == Data("body 2".utf8))
        _ = try await client.send(request())
        #expect(script.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\"", "\"2\""])
    }

    @Test(.proves("KIT-NET-06"), arguments: [NetworkError.offline, .unreachable, .timedOut, .interrupted])
    func offlineTheOldCopyIsHandedOutAndSaysThatItIsStale(failure: NetworkError) async throws {
        for (control, isAllowed) in [
            ("max-age=1", true), ("max-age=1, must-revalidate", false), ("no-cache", false), ("", true),
            ("no-store", false),
        ] {
            let script = ScriptedClient { _, number in
                number == 1
                    ? answer(200, control.isEmpty ? [:] : ["Cache-Control": control], "old")
                    : .failure(failure)
            }
            let client = CachingClient(script, cache: HTTPCache(), clock: clock)
            _ = try await client.send(request())
            clock.advance(by: 100)
            switch await client.outcome(of: request()) {
            case .success(let response):
                #expect(isAllowed && response.body == Data("old".utf8))
                #expect(response.isStale && response.origin == .stale(because: failure))
            case .failure(let thrown):
                #expect(!isAllowed && thrown == failure)
            }
        }
    }

    @Test(.proves("KIT-NET-06"))
    func aServerInTroubleIsAsGoodAsOffline() async throws {
        let script = ScriptedClient { _, number in
            switch number {
            case 1: answer(200, [:], "old")
            case 2: answer(503)
            case 3: .failure(.insecure)
            default: answer(404)
            }
        }
        let client = CachingClient(script, cache: HTTPCache(), clock: clock)
        _ = try await client.send(request())
        #expect(try await client.send(request()).origin == .stale(because: .badStatus(503, excerpt: "")))
        // An untrusted connection is no reason to serve a stale response.
        #expect(await client.failure(of: request()) == .insecure)
        // A 404 from the server is passed on, not replaced by a stale response.
        #expect(try await client.send(request()).status == 404)
        #expect(try await client.send(request()).status == 404)
    }

    @Test(.proves("KIT-NET-06"), arguments: [HTTPMethod.post, .put, .patch, .delete])
    func whatChangesSomethingMakesCopiesWorthless(method: HTTPMethod) async throws {
        let script = ScriptedClient { request, _ in
            request.method == .get
                ? answer(200, ["Cache-Control": "max-age=1000"])
                : answer(
                    request.url.path() == "/fails" ? 500 : 201,
                    ["Location": "/other", "Content-Location": "http://b.example/far"]
                )
        }
        let client = CachingClient(script, cache: HTTPCache(), clock: clock)
        let far = HTTPRequest(try #require(URL(string: "http://b.example/far")))
        let gets = [request("/a"), request("/other"), request("/third"), far]
        for get in gets + gets {
            _ = try await client.send(get)
        }
        #expect(script.count == 4)
        _ = try await client.send(request("/fails", method: method))
        _ = try await client.send(request("/a", method: method))
        for get in gets {
            _ = try await client.send(get)
        }
        #expect(script.requests.dropFirst(6).map(\.url.lastPathComponent) == ["a", "other"])
    }

    @Test(.proves("KIT-NET-06"))
    func onlyIfCachedNeverAsks() async throws {
        let script = ScriptedClient { _, _ in answer(200, ["Cache-Control": "max-age=10"]) }
        let client = CachingClient(script, cache: HTTPCache(), clock: clock)
        let cached = request(headers: ["Cache-Control": "only-if-cached"])
        #expect(try await client.send(cached).status == 504)
        _ = try await client.send(request())
        #expect(try await client.send(cached).status == 200)
        #expect(script.count == 1)
    }
}
