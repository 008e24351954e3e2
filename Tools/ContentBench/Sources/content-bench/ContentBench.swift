// Measures loading content: JSON, requests, the caches, and what the main actor feels of it.

import Foundation
import SharedCore
import SharedJSON
import SharedNetworking
import SharedServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@main
enum ContentBench {
    /// Prints a table; with a file's path as the only word it also writes the measurements there as JSON.
    static func main() async throws {
        var all: [Measurement] = []
        for part in [jsonSpeed, requestSpeed, cacheSpeed, mainActor] {
            let measurements = try await part()
            measurements.forEach { print($0.line) }
            all += measurements
        }
        if let path = CommandLine.arguments.dropFirst().first {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            try encoder.encode(["measurements": all]).write(to: URL(fileURLWithPath: path), options: .atomic)
        }
    }

    /// The loader against a bare decoder on the same bytes.
    @Sendable private static func jsonSpeed() async throws -> [Measurement] {
        var measurements: [Measurement] = []
        let loader = JSONLoader()
        for (name, bytes, isPlain, repeats, rounds) in [
            ("1 kB", 1_000, true, 2_000, 9), ("1 MB", 1 << 20, true, 6, 15),
            ("1 MB, other scripts", 1 << 20, false, 6, 15),
            ("50 MB", 50 << 20, true, 1, 3),
        ] {
            let data = try Feed.json(bytes: bytes, isPlain: isPlain)
            let times = try await compare(rounds: rounds) {
                for _ in 0..<repeats {
                    _ = try await loader.load([Post].self, from: .data(data))
                }
            } _: {
                for _ in 0..<repeats {
                    _ = try JSONDecoder().decode([Post].self, from: data)
                }
            }
            let isBig = bytes >= 1 << 20
            measurements.append(
                Measurement("JSON loader, \(name)", Double(data.count * repeats) / times.first / 1e6, "MB/s")
            )
            measurements.append(
                Measurement(
                    "JSON loader against JSONDecoder, \(name)",
                    times.first / times.second,
                    "x",
                    limit: isBig ? 1.05 : nil,
                    row: isBig ? "KIT-JSON-05" : nil
                )
            )
        }
        return measurements
    }

    /// A request and its decoding, with everything in between, against bare URLSession and JSONDecoder.
    @Sendable private static func requestSpeed() async throws -> [Measurement] {
        let data = try Feed.json(bytes: 2_000)
        let server = try LoopbackServer { _ in .data(data, type: "application/json") }
        guard let url = URL(string: server.address + "/posts") else {
            return []
        }
        let stack = HTTPStack(clock: SystemClock())
        let session = URLSession(configuration: .ephemeral)
        let count = 400
        let times = try await compare {
            for _ in 0..<count {
                _ = try await stack.json([Post].self, for: HTTPRequest(url))
            }
        } _: {
            for _ in 0..<count {
                _ = try JSONDecoder().decode([Post].self, from: await session.data(from: url).0)
            }
        }
        session.invalidateAndCancel()
        await server.stop()
        return [
            Measurement("request and decoding, all pieces", times.first / Double(count) * 1e6, "µs"),
            Measurement(
                "request and decoding against URLSession",
                times.first / times.second,
                "x",
                limit: 1.25
            ),
        ]
    }

    /// The bounded cache behind its lock, with String keys.
    @Sendable private static func cacheSpeed() async throws -> [Measurement] {
        let keys = (0..<20_000).map { "https://images.example/\($0).jpg" }
        let cache = Locked(BoundedCache<String, Int>(costLimit: 10_000))
        let times = try await compare {
            for key in keys[..<10_000] {
                cache.withLock { cache in _ = cache.set(1, for: key) }
            }
            for key in keys[10_000...] {
                cache.withLock { cache in _ = cache.set(1, for: key) }
            }
        } _: {
            for key in keys[10_000...] {
                cache.withLock { cache in _ = cache.value(for: key) }
            }
        }
        return [
            Measurement("memory cache, get", times.second / 10_000 * 1e9, "ns", limit: 100),
            Measurement("memory cache, set and evict", times.first / 20_000 * 1e9, "ns", limit: 400),
        ]
    }

    /// The longest that the main actor was busy while a feed of 50 MB is loaded and takes the place of another.
    @Sendable private static func mainActor() async throws -> [Measurement] {
        let data = try Feed.json(bytes: 50 << 20)
        let screen = Screen()
        try await screen.reload(data)
        var worst = 0.0
        var gap = Duration.zero
        for _ in 0..<5 {
            let heartbeat = Task { await screen.beat() }
            await screen.forget()
            try await screen.reload(data)
            // The old feed is released meanwhile; a bit longer, to feel that too.
            try await Task.sleep(for: .milliseconds(300))
            heartbeat.cancel()
            await heartbeat.value
            worst = max(worst, await screen.longest)
            gap = max(gap, await screen.longestGap)
        }
        return [
            Measurement("main actor busy in one go, 50 MB feed, worst of 5", worst * 1e3, "ms", limit: 16),
            // Wall time: says more about the machine's other work than about ours.
            Measurement("longest gap of a 1 ms heartbeat on it", gap / .milliseconds(1), "ms"),
        ]
    }
}

/// Stands for a screen that shows the feed: everything that it does on the main actor is measured.
@MainActor
private final class Screen {
    private var posts: [Post] = []
    /// Seconds of processor time of the longest stretch without a break.
    private(set) var longest = 0.0
    private(set) var longestGap = Duration.zero
    private var beats = 0

    func forget() {
        longest = 0
        longestGap = .zero
    }

    func reload(_ data: Data) async throws {
        // Begins on the main actor, hops off for reading and decoding, comes back with the value.
        let new = try await JSONLoader().load([Post].self, from: .data(data))
        measure {
            let old = posts
            posts = new
            // Released elsewhere: freeing every string of 50 MB takes longer than a frame.
            Task.detached { _ = old.count }
        }
    }

    /// Counts every millisecond; each beat does a little of what drawing does.
    func beat() async {
        while !Task.isCancelled {
            measure {
                beats += posts.prefix(20).reduce(0) { $0 + $1.title.utf8.count }
            }
            let asleep = ContinuousClock.now
            try? await Task.sleep(for: .milliseconds(1))
            longestGap = max(longestGap, asleep.duration(to: .now))
        }
    }

    private func measure(_ body: () -> Void) {
        let start = ProcessorTime.thread
        body()
        longest = max(longest, ProcessorTime.thread - start)
    }
}
