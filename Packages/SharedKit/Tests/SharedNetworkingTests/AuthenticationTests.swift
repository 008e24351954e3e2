// One token refresh for all requests, and no requests after the session has ended.

import Foundation
import SharedCore
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

/// Provides tokens "1", "2", ...; the refresh is scripted.
private final class Tokens: TokenProvider {
    typealias Script = @Sendable (Int) async -> NetworkError?

    private let state: Locked<(number: Int?, renewals: Int)>
    private let script: Script

    init(first: Int? = 1, _ script: @escaping Script = { _ in nil }) {
        state = Locked((first, 0))
        self.script = script
    }

    var renewals: Int { state.withLock { $0.renewals } }

    func signIn(_ number: Int?) {
        state.withLock { $0.number = number }
    }

    func token() async -> String? {
        state.withLock { $0.number.map(String.init) }
    }

    func refreshToken(replacing rejected: String) async throws(NetworkError) -> String {
        let renewals = state.withLock { state in
            state.renewals += 1
            return state.renewals
        }
        if let failure = await script(renewals) {
            throw failure
        }
        return state.withLock { state in
            state.number = (state.number ?? 0) + 1
            return "\(state.number ?? 0)"
        }
    }
}

struct AuthenticationTests {
    /// A server that accepts tokens from `least` on.
    private func withService(
        least: Int,
        _ body: (LoopbackServer, Visits) async throws -> Void
    ) async throws {
        try await withServer { request in
            let token = request.headers["Authorization"]?.split(separator: " ").last.flatMap { Int($0) } ?? 0
            return token >= least
                ? .text("welcome") : ServerResponse(401, headers: ["WWW-Authenticate": "Bearer"])
        } body: { server, visits async throws in
            try await body(server, visits)
        }
    }

    @Test(.proves("KIT-NET-08", "KIT-NET-09"))
    func threeAtOnceRenewOnceAndRepeatThreeTimes() async throws {
        try await withService(least: 2) { server, visits async throws in
            // The refresh waits until all three requests have been refused.
            let tokens = Tokens { _ in
                await visits.wait(for: 3)
                return nil
            }
            let client = AuthenticatingClient(
                URLSessionTransport(),
                home: try server.url("/"),
                provider: tokens
            )
            let requests = try (0..<3).map { try server.request("/\($0)") }
            let tasks = requests.map { request in Task { try await client.send(request).status } }
            for task in tasks {
                #expect(try await task.value == 200)
            }
            #expect(tokens.renewals == 1)
            #expect(visits.count == 6)
            #expect(visits.all.prefix(3).allSatisfy { $0.headers["Authorization"] == "Bearer 1" })
            #expect(visits.all.suffix(3).allSatisfy { $0.headers["Authorization"] == "Bearer 2" })
        }
    }

    @Test(.proves("KIT-NET-08"))
    func aRenewalThatFailsFailsAllAndNothingIsSentAfterIt() async throws {
        try await withService(least: 2) { server, visits async throws in
            let tokens = Tokens { _ in
                await visits.wait(for: 3)
                return .unauthorized
            }
            let client = AuthenticatingClient(
                URLSessionTransport(),
                home: try server.url("/"),
                provider: tokens
            )
            let requests = try (0..<3).map { try server.request("/\($0)") }
            let tasks = requests.map { request in Task { await client.failure(of: request) } }
            for task in tasks {
                #expect(await task.value == .unauthorized)
            }
            #expect(await client.failure(of: requests[0]) == .unauthorized)
            #expect(tokens.renewals == 1)
            #expect(visits.count == 3)
            // After signing in again, requests succeed.
            tokens.signIn(5)
            #expect(try await client.send(requests[0]).status == 200)
        }
    }

    @Test(.proves("KIT-NET-08"))
    func aRenewalThatCouldNotBeAskedForIsTriedAgainLater() async throws {
        try await withService(least: 2) { server, _ async throws in
            let tokens = Tokens { $0 == 1 ? .offline : nil }
            let client = AuthenticatingClient(
                URLSessionTransport(),
                home: try server.url("/"),
                provider: tokens
            )
            let request = try server.request()
            #expect(await client.failure(of: request) == .offline)
            #expect(try await client.send(request).status == 200)
            #expect(tokens.renewals == 2)
        }
    }

    @Test(.proves("KIT-NET-08"))
    func repeatsOnlyOnce() async throws {
        try await withService(least: 100) { server, visits async throws in
            let tokens = Tokens()
            let client = AuthenticatingClient(
                URLSessionTransport(),
                home: try server.url("/"),
                provider: tokens
            )
            #expect(try await client.send(server.request()).status == 401)
            #expect(visits.count == 2)
            #expect(tokens.renewals == 1)
        }
    }

    @Test(.proves("KIT-NET-08"))
    func aLateRefusalUsesTheTokenThatOthersGot() async throws {
        let isSlowRefused = Locked(false)
        let tokens = Tokens()
        let script = ScriptedClient { request, _ in
            let isOld = request.headers["Authorization"] == "Bearer 1"
            if isOld, request.url.lastPathComponent == "slow" {
                await turns { tokens.renewals == 1 }
                isSlowRefused.withLock { $0 = true }
            }
            return answer(isOld ? 401 : 200)
        }
        let home = try #require(URL(string: "http://a.example"))
        let client = AuthenticatingClient(script, home: home, provider: tokens)
        async let slow = client.outcome(of: request("/slow"))
        await turns { script.count == 1 }
        #expect(await client.outcome(of: request("/quick")) == answer(200))
        #expect(await slow == answer(200))
        #expect(tokens.renewals == 1)
    }

    @Test(.proves("KIT-NET-08", "KIT-NET-03"))
    func whoIsCancelledLeavesTheRenewalRunning() async throws {
        let clock = ManualClock()
        let tokens = Tokens { _ in
            do {
                try await clock.sleep(for: .seconds(1))
                return nil
            } catch {
                return .cancelled
            }
        }
        let script = ScriptedClient { request, _ in
            answer(request.headers["Authorization"] == "Bearer 1" ? 401 : 200)
        }
        let home = try #require(URL(string: "http://a.example"))
        let client = AuthenticatingClient(script, home: home, provider: tokens)
        let task = Task { await client.failure(of: request()) }
        await clock.waitForSleepers(1)
        task.cancel()
        #expect(await task.value == .cancelled)
        let other = Task { await client.outcome(of: request()) }
        await turns { script.count == 2 }
        await clock.advance(by: .seconds(1))
        #expect(await other.value == answer(200))
        #expect(tokens.renewals == 1)
    }

    @Test(.proves("KIT-NET-07", "KIT-NET-08"))
    func theTokenGoesHomeOnly() async throws {
        let script = ScriptedClient { _, _ in answer(401) }
        let home = try #require(URL(string: "http://a.example:80/v1"))
        let client = AuthenticatingClient(script, home: home, provider: Tokens())
        for address in [
            "http://b.example/", "https://a.example/", "http://a.example:81/", "http://a.example.b/",
        ] {
            _ = await client.outcome(of: HTTPRequest(try #require(URL(string: address))))
        }
        _ = await client.outcome(of: request("/", headers: ["Authorization": "Basic own"]))
        #expect(script.requests.map { $0.headers["Authorization"] } == [nil, nil, nil, nil, "Basic own"])
        let signedOut = AuthenticatingClient(script, home: home, provider: Tokens(first: nil))
        #expect(await signedOut.outcome(of: request()) == answer(401))
        #expect(script.requests.last?.headers["Authorization"] == nil)
    }
}
