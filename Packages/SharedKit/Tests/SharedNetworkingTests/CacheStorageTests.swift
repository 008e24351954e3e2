// The cache on a real disk: bounded, evicted in LRU order, and robust against damage.

import Foundation
import SharedCore
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

struct CacheStorageTests {
    private let clock = ManualClock()
    private let script = ScriptedClient { request, _ in
        answer(200, ["Cache-Control": "max-age=1000", "Set-Cookie": "secret"], request.url.path())
    }

    private func client(_ folder: URL, memory: Int = 0, disk: Int = 1 << 20) -> CachingClient {
        CachingClient(
            script,
            cache: HTTPCache(memoryLimit: memory, folder: folder, diskLimit: disk),
            clock: clock
        )
    }

    private func files(_ folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }

    @Test(.proves("KIT-NET-06"))
    func outlivesTheProgram() async throws {
        try await withFolder { folder in
            _ = try await client(folder).send(request("/a"))
            let again = try await client(folder).send(request("/a"))
            #expect(again.body == Data("/a".utf8) && again.origin == .cache)
            #expect(again.headers["Cache-Control"] == "max-age=1000")
            #expect(script.count == 1)
        }
    }

    /// A stored response, byte for byte: a new version of an app reads the cache of an older one.
    @Test(.proves("KIT-NET-06"))
    func theFileIsTheGoldenOneAndIsRead() async throws {
        let golden = GoldenFile("StoredResponse.bin")
        try await withFolder { folder in
            _ = try await client(folder).send(request("/a"))
            let file = try #require(try files(folder).first)
            #expect(golden.problems(withBytes: try Data(contentsOf: file)) == [])
            try Data(contentsOf: golden.url).write(to: file)
            let again = try await client(folder).send(request("/a"))
            #expect(again.body == Data("/a".utf8) && again.origin == .cache)
            #expect(script.count == 1)
        }
    }

    @Test(.proves("KIT-NET-06", "KIT-NET-07"))
    func holdsNoCredentials() async throws {
        try await withFolder { folder in
            let headers: HTTPHeaders = ["Authorization": "secret", "Cookie": "secret"]
            _ = try await client(folder).send(request("/a?token=secret", headers: headers))
            for file in try files(folder) {
                let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
                #expect(!text.replacing("token=secret", with: "").contains("secret"))
            }
        }
    }

    @Test(.proves("KIT-NET-06"))
    func aFileDamagedAtAnyByteIsAMiss() async throws {
        try await withFolder { folder in
            _ = try await client(folder).send(request("/a"))
            let file = try #require(try files(folder).first)
            let good = try Data(contentsOf: file)
            var asked = 1
            for index in good.indices {
                var bad = good
                bad[index] ^= UInt8(1 << (index % 8))
                try bad.write(to: file)
                #expect(try await client(folder).send(request("/a")).origin == .network)
                asked += 1
                #expect(script.count == asked, "byte \(index) was believed")
            }
            for count in 0..<good.count {
                try good.prefix(count).write(to: file)
                #expect(try await client(folder).send(request("/a")).body == Data("/a".utf8))
                asked += 1
                #expect(script.count == asked, "a cut after \(count) bytes was believed")
            }
            try (good + [0]).write(to: file)
            _ = try await client(folder).send(request("/a"))
            #expect(script.count == asked + 1)
            // After all that, the cache works as before.
            _ = try await client(folder).send(request("/a"))
            #expect(script.count == asked + 1)
        }
    }

    @Test(.proves("KIT-NET-06"))
    func aFileUnderAnotherNameIsAMiss() async throws {
        try await withFolder { folder in
            let client = client(folder)
            _ = try await client.send(request("/a"))
            let first = try #require(try files(folder).first)
            _ = try await client.send(request("/b"))
            let second = try #require(
                try files(folder).first { $0.lastPathComponent != first.lastPathComponent }
            )
            try Data(contentsOf: first).write(to: second)
            #expect(try await self.client(folder).send(request("/b")).body == Data("/b".utf8))
            #expect(script.count == 3)
        }
    }

    @Test(.proves("KIT-NET-06"))
    func theDiskIsBoundedAndForgetsTheLeastRecentlyUsed() async throws {
        try await withFolder { folder in
            let one = HTTPCache(memoryLimit: 0, folder: folder)
            _ = try await CachingClient(script, cache: one, clock: clock).send(request("/0"))
            let size = await one.diskSize
            try #require(size > 0)
            await one.removeAll()
            #expect(try files(folder).isEmpty)

            let limit = size * 4 + 2
            let cache = HTTPCache(memoryLimit: 0, folder: folder, diskLimit: limit)
            let client = CachingClient(script, cache: cache, clock: clock)
            for path in ["/0", "/1", "/2", "/3", "/0", "/4", "/5"] {
                _ = try await client.send(request(path))
            }
            #expect(await cache.diskSize <= limit)
            #expect(try files(folder).count == 4)
            let before = script.count
            for path in ["/0", "/3", "/4", "/5"] {
                _ = try await client.send(request(path))
            }
            #expect(script.count == before)
            _ = try await client.send(request("/1"))
            #expect(script.count == before + 1)
            // A smaller limit takes effect when the folder is opened.
            let smaller = HTTPCache(memoryLimit: 0, folder: folder, diskLimit: size * 2 + 2)
            #expect(await smaller.diskSize <= size * 2 + 2)
            #expect(try files(folder).count == 2)
        }
    }

    @Test(.proves("KIT-NET-06"))
    func theOrderOfUseOutlivesTheProgram() async throws {
        try await withFolder { folder in
            let first = client(folder)
            for path in ["/0", "/1", "/2"] {
                _ = try await first.send(request(path))
            }
            // Files of the same moment have no order: make them clearly older, in the order of their
            // creation.
            for (index, path) in ["/0", "/1", "/2"].enumerated() {
                let file = try #require(
                    try files(folder).first {
                        String(decoding: try Data(contentsOf: $0), as: UTF8.self).hasSuffix(path)
                    }
                )
                let date = Date(timeIntervalSinceNow: Double(index) - 1_000)
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
            }
            let size = await HTTPCache(memoryLimit: 0, folder: folder).diskSize
            _ = try await client(folder).send(request("/0"))
            _ = HTTPCache(memoryLimit: 0, folder: folder, diskLimit: size - 1)
            _ = try await client(folder).send(request("/0"))
            #expect(script.count == 3)
            _ = try await client(folder).send(request("/1"))
            #expect(script.count == 4)
        }
    }

    @Test(.proves("KIT-NET-06"))
    func memoryIsBounded() async throws {
        let big = ScriptedClient { _, _ in
            answer(200, ["Cache-Control": "max-age=1000"], String(repeating: "x", count: 10_000))
        }
        let client = CachingClient(big, cache: HTTPCache(memoryLimit: 35_000), clock: clock)
        for number in [0, 1, 2, 0, 3] {
            _ = try await client.send(request("/\(number)"))
        }
        #expect(big.count == 4)
        _ = try await client.send(request("/0"))
        #expect(big.count == 4)
        _ = try await client.send(request("/1"))
        #expect(big.count == 5)
    }

    @Test(.proves("KIT-NET-06"))
    func aDiskThatCanNotBeWrittenCostsNothing() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("file")
            try Data("x".utf8).write(to: file)
            // A file has the path of the folder: no response can be saved there.
            let client = client(file, memory: 1 << 20)
            #expect(try await client.send(request("/a")).origin == .network)
            #expect(try await client.send(request("/a")).origin == .cache)
        }
    }

    @Test(.proves("KIT-NET-06", "KIT-NET-09"))
    func overASocketAndThenWithoutOne() async throws {
        try await withFolder { folder in
            let cache = HTTPCache(folder: folder)
            let client = CachingClient(URLSessionTransport(), cache: cache, clock: clock)
            let sent = try await withServer { request in
                request.headers["If-None-Match"] == "\"1\""
                    ? ServerResponse(304, headers: ["ETag": "\"1\""])
                    : ServerResponse(headers: ["ETag": "\"1\""], body: .bytes(Data("body".utf8)))
            } body: { server, visits async throws in
                let sent = try server.request()
                #expect(try await client.send(sent).origin == .network)
                #expect(try await client.send(sent).origin == .cache)
                #expect(visits.all.map { $0.headers["If-None-Match"] } == [nil, "\"1\""])
                return sent
            }
            let offline = try await client.send(sent)
            #expect(offline.body == Data("body".utf8))
            #expect(offline.origin == .stale(because: .unreachable))
        }
    }
}
