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
    func leavesNoTimerBehind() async throws {
        try await withServer { _ in
            .text("quick")
        } body: { server, _ async throws in
            #expect(try await client.send(server.request()).body == Data("quick".utf8))
            #expect(clock.sleeperCount == 0)
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
            #expect(clock.sleeperCount == 0)
        }
    }
}
