// Each fault on the wire, as seen by a raw caller and by URLSession.

import Foundation
import SharedCore
import SharedServer
import SharedTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.proves("KIT-NET-09"))
struct FaultTests {
    private let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    private func answer(to fault: ServerFault, silence: Duration = .seconds(60)) async throws -> RawAnswer {
        let server = try LoopbackServer { _ in .text("0123456789").with(fault) }
        let answer = await RawClient.exchange(port: server.port, request, silence: silence)
        await server.stop()
        return answer
    }

    private func session(_ response: ServerResponse) async throws -> (Data, HTTPURLResponse) {
        let server = try LoopbackServer { _ in response }
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        let result = try await session.data(from: try #require(URL(string: server.address)))
        await server.stop()
        return (result.0, try #require(result.1 as? HTTPURLResponse))
    }

    @Test func aDripComesWholeInManyPieces() async throws {
        let pauses = Locked(0)
        let answer = try await answer(to: .drip(bytes: 7) { pauses.withLock { $0 += 1 } })
        #expect(answer.text.hasSuffix("\r\n\r\n0123456789") && answer.end == .closed)
        #expect(pauses.withLock { $0 } == (answer.bytes.count + 6) / 7)
    }

    @Test func truncationEndsInOrderAfterSoManyBytes() async throws {
        let answer = try await answer(to: .truncate(afterBodyBytes: 4))
        #expect(answer.text.contains("Content-Length: 10\r\n"))
        #expect(answer.text.hasSuffix("\r\n\r\n0123") && answer.end == .closed)
        await #expect(throws: URLError.self) {
            try await session(.text("0123456789").with(.truncate(afterBodyBytes: 4)))
        }
    }

    @Test func resetsComeAtEachByteOfTheHead() async throws {
        let whole = try await answer(to: .truncate(afterBodyBytes: 0)).bytes
        for count in 0...whole.count {
            let answer = try await answer(to: .resetInHead(afterBytes: count))
            #expect(answer.bytes == whole.prefix(count))
            #expect(answer.end == .reset)
        }
    }

    @Test func aResetInTheBodyComesAfterTheHead() async throws {
        let answer = try await answer(to: .resetInBody(afterBytes: 3))
        #expect(answer.text.hasSuffix("\r\n\r\n012") && answer.end == .reset)
    }

    @Test func lengthsCanBeLies() async throws {
        let huge = try await answer(to: .announceLength(2_147_483_648, thenSilent: false))
        #expect(huge.text.contains("Content-Length: 2147483648\r\n") && huge.text.hasSuffix("0123456789"))
        #expect(huge.end == .closed)
        let silent = try await answer(to: .announceLength(11, thenSilent: true), silence: .milliseconds(50))
        #expect(silent.text.hasSuffix("0123456789") && silent.end == .silent)
        let short = try await session(.text("0123456789").with(.announceLength(4, thenSilent: false)))
        #expect(String(decoding: short.0, as: UTF8.self) == "0123")
    }

    @Test func garbageIsSentAsItIs() async throws {
        let answer = try await answer(to: .garbage(Data([0, 1, 2, 255])))
        #expect(answer.bytes == Data([0, 1, 2, 255]) && answer.end == .closed)
    }

    @Test func aHangSaysNothing() async throws {
        let answer = try await answer(to: .hang, silence: .milliseconds(50))
        #expect(answer.bytes.isEmpty && answer.end == .silent)
    }

    @Test func badStatusAndRedirectLoopsArePlainAnswers() async throws {
        let (data, response) = try await session(.text("busy", status: 503))
        #expect(response.statusCode == 503 && String(decoding: data, as: UTF8.self) == "busy")
        let loop = try LoopbackServer { .redirect(to: $0.target, status: 307) }
        let answer = await RawClient.exchange(
            port: loop.port,
            "GET /again HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        )
        #expect(answer.statusLine.hasPrefix("HTTP/1.1 307 ") && answer.text.contains("Location: /again\r\n"))
        await loop.stop()
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
    func gzipUnpacksToTheSameBytes(count: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(count))
        let bytes = Data((0..<count).map { _ in .random(in: 0...255, using: &generator) })
        let (data, response) = try await session(.gzip(bytes, type: "application/octet-stream"))
        #expect(data == bytes && response.statusCode == 200)
    }

    @Test(arguments: [1, 1_000_000])
    func aBombIsSmallAndUnpacksBig(size: Int) async throws {
        let bomb = ServerResponse.gzipBomb(expandingTo: size)
        guard case .bytes(let packed) = bomb.body else {
            Issue.record("a bomb has bytes")
            return
        }
        #expect(packed.count < size / 150 + 40)
        let (data, _) = try await session(bomb)  // Foundation checks the checksum and the size.
        #expect(data.count >= size && data.count < size + 258)
        #expect(data.allSatisfy { $0 == 0 })
    }
}
