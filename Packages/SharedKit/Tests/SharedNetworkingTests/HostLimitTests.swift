// The limit on concurrent requests per host, and its fair queue.

import Foundation
import SharedCore
import SharedNetworking
import SharedTesting
import Testing

struct HostLimitTests {
    /// Counts concurrent requests, for each host.
    private final class Gauge: Sendable {
        let state = Locked<(now: [String: Int], most: [String: Int])>(([:], [:]))

        func enter(_ host: String) {
            state.withLock { state in
                state.now[host, default: 0] += 1
                state.most[host] = max(state.most[host] ?? 0, state.now[host] ?? 0)
            }
        }

        func leave(_ host: String) {
            state.withLock { $0.now[host, default: 0] -= 1 }
        }
    }

    @Test(.proves("KIT-NET-07"))
    func neverMoreThanTheLimitPerHost() async throws {
        let gauge = Gauge()
        let client = HostLimitingClient(
            ScriptedClient { request, number in
                let host = request.url.host() ?? ""
                gauge.enter(host)
                for _ in 0..<(number % 7) {
                    await Task.yield()
                }
                gauge.leave(host)
                return number.isMultiple(of: 3) ? .failure(.interrupted) : answer()
            },
            limit: 3
        )
        await withTaskGroup { group in
            for number in 0..<600 {
                group.addTask {
                    let url = URL(string: "http://\(number.isMultiple(of: 2) ? "a" : "b").example/\(number)")
                    let task = Task {
                        await client.outcome(of: HTTPRequest(url ?? URL(fileURLWithPath: "/")))
                    }
                    if number.isMultiple(of: 5) {
                        task.cancel()
                    }
                    _ = await task.value
                }
            }
        }
        #expect(gauge.state.withLock { $0.most } == ["a.example": 3, "b.example": 3])
        #expect(gauge.state.withLock { $0.now.values.allSatisfy { $0 == 0 } })
    }

    @Test(.proves("KIT-NET-07", "KIT-NET-03"))
    func servesInOrderAndSkipsWhoLeft() async {
        let release = ManualClock()
        let script = ScriptedClient { _, _ in
            try? await release.sleep(for: .seconds(1))
            return answer()
        }
        let client = HostLimitingClient(script, limit: 1)
        var tasks: [Task<NetworkError?, Never>] = []
        for number in 0..<5 {
            tasks.append(Task { await client.failure(of: request("/\(number)")) })
            if number == 0 {
                await release.waitForSleepers(1)
            }
            for _ in 0..<50 {
                await Task.yield()
            }
        }
        tasks[2].cancel()
        #expect(await tasks[2].value == .cancelled)
        for _ in 0..<4 {
            await release.waitForSleepers(1)
            await release.advance(by: .seconds(1))
        }
        for number in [0, 1, 3, 4] {
            #expect(await tasks[number].value == nil)
        }
        #expect(script.requests.map(\.url.lastPathComponent) == ["0", "1", "3", "4"])
    }
}
