// Every request has a deadline of its own, on an injected clock.

import Foundation
import SharedCore
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

struct DeadlineTests {
    private let clock = ManualClock()
    private var client: DeadlineClient {
        DeadlineClient(URLSessionTransport(), timeout: .seconds(30), clock: clock)
    }

    @Test(.proves("KIT-NET-10", "KIT-NET-02"))
    func endsAHangExactlyThen() async throws {
        try await withServer { _ in
            ServerResponse().with(.hang)
        } body: { server, visits async throws in
            let request = try server.request()
            let task = Task { await client.failure(of: request) }
            await visits.wait(for: 1)
            await clock.waitForSleepers(1)
            await clock.advance(by: .milliseconds(29_999))
            #expect(clock.sleeperCount == 1)
            #expect(server.connectionCount == 1)
            await clock.advance(by: .milliseconds(1))
            #expect(await task.value == .timedOut)
            await turns { server.connectionCount == 0 }
            #expect(server.connectionCount == 0)
        }
    }

    @Test(.proves("KIT-NET-10"))
    func endsADripThatNeverPauses() async throws {
        let clock = clock
        try await withServer { _ in
            .text(String(repeating: "x", count: 10_000)).with(
                .drip(bytes: 1) { try? await clock.sleep(for: .seconds(1)) }
            )
        } body: { server, visits async throws in
            var request = try server.request()
            request.timeout = .milliseconds(2_500)
            let sent = request
            let task = Task { await client.failure(of: sent) }
            await visits.wait(for: 1)
            await clock.waitForSleepers(2)
            await clock.advance(by: .milliseconds(2_500))
            #expect(await task.value == .timedOut)
        }
    }

    @Test(.proves("KIT-NET-10"))
    func keepsOneTimerForAllAndNoneForGood() async throws {
        try await withServer { _ in
            .text("quick")
        } body: { server, _ async throws in
            let client = client
            for _ in 0..<20 {
                #expect(try await client.send(server.request()).body == Data("quick".utf8))
            }
            await clock.waitForSleepers(1)
            #expect(clock.sleeperCount == 1)
            await clock.advance(by: .seconds(30))
            await turns { clock.sleeperCount == 0 }
            #expect(clock.sleeperCount == 0)
        }
    }

    @Test(.proves("KIT-NET-10"))
    func eachRequestEndsAtItsOwnTime() async {
        let clock = clock
        let never = ScriptedClient { _, _ in
            (try? await clock.sleep(for: .seconds(1_000_000))) == nil ? .failure(.cancelled) : answer()
        }
        let client = DeadlineClient(never, timeout: .seconds(30), clock: clock)
        let ended = Locked<[Int: [Duration]]>([:])
        var tasks: [Task<Void, Never>] = []
        // Later, earlier and equal deadlines, unordered.
        let limits = [50, 20, 90, 20, 10, 60, 10]
        for seconds in limits {
            tasks.append(
                Task {
                    var sent = request()
                    sent.timeout = .seconds(seconds)
                    #expect(await client.failure(of: sent) == .timedOut)
                    ended.withLock { $0[seconds, default: []].append(clock.uptime) }
                }
            )
            await clock.waitForSleepers(tasks.count + 1)
        }
        for step in 1...18 {
            await clock.advance(by: .seconds(5))
            // All due ones, including those with equal deadlines, before time goes on.
            let due = limits.count { $0 <= 5 * step }
            await turns { ended.withLock { $0.values.joined().count } == due }
        }
        for task in tasks {
            await task.value
        }
        let expected = [10: [10, 10], 20: [20, 20], 50: [50], 60: [60], 90: [90]]
        #expect(ended.withLock { $0 } == expected.mapValues { $0.map { .seconds($0) } })
    }

    @Test(.proves("KIT-NET-10"))
    func anAttemptHasTheLongerLimitAndACallItsOwn() async {
        for (scope, own, expected) in [
            (DeadlineClient.Scope.perCall, 5, 5), (.perCall, 100, 100), (.perAttempt, 5, 30),
            (.perAttempt, 100, 100),
        ] {
            let clock = ManualClock()
            let never = ScriptedClient { _, _ in
                (try? await clock.sleep(for: .seconds(1_000_000))) == nil ? .failure(.cancelled) : answer()
            }
            let client = DeadlineClient(never, scope, timeout: .seconds(30), clock: clock)
            var sent = request()
            sent.timeout = .seconds(own)
            let final = sent
            let task = Task { await client.failure(of: final) }
            await clock.waitForSleepers(2)
            await clock.advance(by: .seconds(expected) - .milliseconds(1))
            #expect(clock.sleeperCount == 2)
            await clock.advance(by: .milliseconds(1))
            #expect(await task.value == .timedOut)
        }
    }

    @Test(.proves("KIT-NET-03"))
    func cancellationIsNoTimeout() async throws {
        try await withServer { _ in
            ServerResponse().with(.hang)
        } body: { server, visits async throws in
            let request = try server.request()
            let task = Task { await client.failure(of: request) }
            await visits.wait(for: 1)
            task.cancel()
            #expect(await task.value == .cancelled)
        }
    }
}
