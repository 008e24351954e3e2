// Loading content: JSON against a bare decoder, requests against a bare session, the memory cache.

import BenchmarkKit
import Foundation
import SharedCore
import SharedJSON
import SharedNetworking
import SharedServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The loader, which looks at the bytes first, against the decoder alone; both off the main actor, where another
/// thread's memory is handed out at another price.
@MainActor
func jsonBenchmarks() -> [Benchmark] {
    let sizes = [
        ("1 kB", 1_000, true, 2_000), ("1 MB", 1 << 20, true, 16),
        ("1 MB, other scripts", 1 << 20, false, 16), ("50 MB", 50 << 20, true, 1),
    ]
    return sizes.flatMap { name, bytes, isPlain, operations in
        [
            Benchmark("bare JSONDecoder/\(name)", operations: operations) {
                let data = try FeedText.json(bytes: bytes, isPlain: isPlain)
                return {
                    for _ in 0..<operations { keep(try await decodeBare(data)) }
                }
            },
            Benchmark(
                "JSON loader/\(name)",
                requirement: bytes > 1_000 ? "KIT-JSON-05" : nil,
                bar: bytes > 1_000 ? .ratio(1.05, to: "bare JSONDecoder/\(name)") : nil,
                operations: operations
            ) {
                let data = try FeedText.json(bytes: bytes, isPlain: isPlain)
                let loader = JSONLoader()
                return {
                    for _ in 0..<operations { keep(try await loader.load([Post].self, from: .data(data))) }
                }
            },
        ]
    }
}

@concurrent
private func decodeBare(_ data: Data) async throws -> [Post] {
    try JSONDecoder().decode([Post].self, from: data)
}

/// A request over loopback and its decoding, with everything in between, against the bare session and decoder.
@MainActor
func requestBenchmarks() -> [Benchmark] {
    let operations = 300
    return [
        Benchmark("bare request and decoding", operations: operations) {
            let service = try PostServer()
            let session = URLSession(configuration: .ephemeral)
            return {
                for _ in 0..<operations {
                    let (data, _) = try await session.data(from: service.url)
                    keep(try JSONDecoder().decode([Post].self, from: data))
                }
            }
        },
        Benchmark(
            "request and decoding",
            bar: .ratio(1.25, to: "bare request and decoding"),
            operations: operations
        ) {
            let service = try PostServer()
            let stack = HTTPStack(clock: SystemClock())
            return {
                for _ in 0..<operations {
                    keep(try await stack.json([Post].self, for: HTTPRequest(service.url)))
                }
            }
        },
    ]
}

/// Answers with a few posts for as long as somebody holds it.
private struct PostServer {
    let url: URL
    private let server: LoopbackServer

    init() throws {
        let data = try FeedText.json(bytes: 2_000)
        server = try LoopbackServer { _ in .data(data, type: "application/json") }
        guard let url = URL(string: server.address + "/posts") else { throw URLError(.badURL) }
        self.url = url
    }
}

/// The bounded cache behind its lock, with a thousand addresses as keys; half of them fit when it has to evict.
@MainActor
func cacheBenchmarks() -> [Benchmark] {
    let rounds = 20
    let keys = (0..<1_000).map { "https://images.example/\($0).jpg" }
    let operations = rounds * keys.count
    return [
        Benchmark("memory cache, get", bar: .nanoseconds(100), operations: operations) {
            let cache = Locked(BoundedCache<String, Int>(costLimit: keys.count))
            for key in keys { cache.withLock { cache in _ = cache.set(1, for: key) } }
            return {
                var sum = 0
                for _ in 0..<rounds {
                    for key in keys { sum += cache.withLock { $0.value(for: key) } ?? 0 }
                }
                keep(sum)
            }
        },
        Benchmark("memory cache, set and evict", bar: .nanoseconds(400), operations: operations) {
            let cache = Locked(BoundedCache<String, Int>(costLimit: keys.count / 2))
            return {
                for _ in 0..<rounds {
                    for key in keys { cache.withLock { cache in _ = cache.set(1, for: key) } }
                }
            }
        },
    ]
}
