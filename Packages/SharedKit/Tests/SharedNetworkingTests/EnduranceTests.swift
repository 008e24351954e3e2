// Thousands of requests in a process of their own: none hangs, none leaks.

#if os(Linux)
    import Foundation
    import SharedCore
    import SharedNetworking
    import SharedServer
    import SharedTesting
    import Testing

    /// The resources of this process, as reported by Linux.
    private enum Process {
        static var descriptors: Int {
            (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
        }

        /// Resident memory in bytes.
        static var memory: Int {
            let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
            return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
        }
    }

    /// Sends `count` requests, at most 40 at a time; random ones are cancelled after a random delay.
    private func send(_ count: Int, to server: LoopbackServer, with client: any HTTPClient, seed: UInt64)
        async throws -> [String: Int]
    {
        var generator = SeededGenerator(seed: seed)
        var outcomes: [String: Int] = [:]
        try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<count {
                if number >= 40 {
                    outcomes[try await group.next() ?? "", default: 0] += 1
                }
                let kinds = ["quick", "quick", "quick", "hang", "drip", "cut", "reset"]
                let kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
                let request = try server.request("/\(kind)")
                // Hanging requests must be cancelled; of the others two in three are.
                let slowThreshold =
                    kind == "hang" || Int.random(in: 0..<3, using: &generator) > 0
                    ? Int.random(in: 0..<400, using: &generator) : nil
                group.addTask {
                    let task = Task { await client.outcome(of: request) }
                    if let slowThreshold {
                        for _ in 0..<slowThreshold {
                            await Task.yield()
                        }
                        task.cancel()
                    }
                    switch await task.value {
                    case .success: return "answered"
                    case .failure(let failure): return failure.code
                    }
                }
            }
            for try await outcome in group {
                outcomes[outcome, default: 0] += 1
            }
        }
        return outcomes
    }

    /// A response, whole or damaged, as the path says.
    private func faulty(_ request: ServerRequest) -> ServerResponse {
        let answer = ServerResponse.text(String(repeating: "x", count: 2_000))
        return switch request.path {
        case "/hang": answer.with(.hang)
        case "/drip": answer.with(.drip(bytes: 100, pause: { await Task.yield() }))
        case "/cut": answer.with(.truncate(afterBodyBytes: 1_000))
        case "/reset": answer.with(.resetInHead(afterBytes: 20))
        default: answer
        }
    }

    @Suite(.serialized)
    struct EnduranceTests {
        @Test(.proves("KIT-NET-03", "KIT-NET-10"), .daily("5,000 requests"), .timeLimit(.minutes(5)))
        func fiveThousandRequestsCancelledAtRandom() async {
            await #expect(processExitsWith: .success) {
                let server = try LoopbackServer { faulty($0) }
                func round(_ count: Int, _ seed: UInt64) async throws -> [String: Int] {
                    let transport = URLSessionTransport()
                    let client = DeadlineClient(transport, timeout: .seconds(60), clock: SystemClock())
                    return try await send(count, to: server, with: client, seed: seed)
                }
                _ = try await round(200, 1)
                await turns { server.connectionCount == 0 }
                let descriptors = Process.descriptors
                let outcomes = try await round(5_000, 2)
                await turns { server.connectionCount == 0 && Process.descriptors <= descriptors }
                print("descriptors \(descriptors) before, \(Process.descriptors) after; \(outcomes)")
                #expect(outcomes.values.reduce(0, +) == 5_000)
                #expect(
                    outcomes["answered", default: 0] > 500 && outcomes["network.cancelled", default: 0] > 500
                )
                #expect(outcomes["network.timedOut"] == nil)
                #expect(Process.descriptors <= descriptors)
                await server.stop()
            }
        }

        @Test(.proves("KIT-NET-03", "KIT-NET-10"), .daily("5,000 requests"), .timeLimit(.minutes(5)))
        func memoryDoesNotGrow() async {
            await #expect(processExitsWith: .success) {
                let server = try LoopbackServer { faulty($0) }
                // The whole client as apps use it, except for the real seconds between attempts.
                var configuration = HTTPConfiguration()
                configuration.retry = .never
                let client = HTTPStack(configuration: configuration, clock: SystemClock())
                func round(_ count: Int, _ seed: UInt64) async throws {
                    let outcomes = try await send(count, to: server, with: client, seed: seed)
                    await turns { server.connectionCount == 0 }
                    #expect(outcomes["answered", default: 0] > count / 10)
                    #expect(outcomes["network.cancelled", default: 0] > count / 10)
                }
                try await round(500, 1)
                let early = Process.memory
                try await round(4_500, 2)
                let growth = Process.memory - early
                print("memory after 5,000 requests: \(growth / 1_024) kB above that after 500")
                #expect(growth < 5 << 20)
                await server.stop()
            }
        }
    }
#endif
