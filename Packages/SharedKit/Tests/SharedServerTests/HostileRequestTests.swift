// Bytes that aren't clearly one request within the limits are refused, and the server goes on serving.

import Foundation
import SharedCore
import SharedServer
import SharedTesting
import Testing

@Suite(.proves("KIT-NET-09"))
struct HostileRequestTests {
    private static var small: ServerLimits {
        var limits = ServerLimits()
        limits.headBytes = 1_000
        limits.bodyBytes = 100
        return limits
    }

    @Test(arguments: [
        ("nonsense\r\n\r\n", 400),
        ("GET /\r\n\r\n", 400),
        ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET / HTTP/1.1\nHost: a\n\n", 400),
        ("GET / HTTP/1.1\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a\u{0}\r\n\r\n", 400),
        ("G(T / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET http://elsewhere/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET /?a=%ff HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
        ("GET / HTTP/1,1\r\nHost: a\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\nx", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxy", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 101\r\n\r\n", 413),
        (
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            400
        ),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\n", 413),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nxy\r\n", 400),
    ])
    func isRefused(request: String, status: Int) async throws {
        let server = try LoopbackServer(limits: Self.small) { _ in .text("taken") }
        let answer = await RawClient.exchange(port: server.port, request)
        #expect(answer.statusLine.hasPrefix("HTTP/1.1 \(status) "))
        #expect(answer.end == .closed)
        await server.stop()
    }

    @Test func tooLongAHeadIsRefusedHoweverItComes() async throws {
        let server = try LoopbackServer(limits: Self.small) { _ in .text("taken") }
        let line = String(repeating: "a", count: 5_000)
        let fields = String(repeating: "X: y\r\n", count: 1_000)
        for request in ["GET /\(line) HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n", line] {
            let answer = await RawClient.exchange(port: server.port, request)
            #expect(answer.statusLine.hasPrefix("HTTP/1.1 431 "))
        }
        await server.stop()
    }

    @Test func oneConnectionTooManyIsTurnedAway() async throws {
        var limits = ServerLimits()
        limits.connections = 1
        let server = try LoopbackServer(limits: limits) { _ in ServerResponse(fault: .hang) }
        async let first = RawClient.exchange(port: server.port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(await eventually { server.connectionCount == 1 })
        let second = await RawClient.exchange(port: server.port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(second.statusLine.hasPrefix("HTTP/1.1 503 "))
        await server.stop()
        _ = await first
    }

    @Test func randomBytesNeverStopTheServer() async throws {
        let server = try LoopbackServer(limits: Self.small) { _ in .text("taken") }
        var generator = SeededGenerator(seed: 20_261_130)
        let valid = Array(
            "POST /a?b=c HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc".utf8
        )
        for round in 0..<300 {
            var bytes = valid
            for _ in 0...(round % 6) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
                    in: 0...255,
                    using: &generator
                )
            }
            bytes.append(contentsOf: "\r\n\r\n".utf8)
            // The server may wait for more, as after a larger Content-Length; then the caller closes after a
            // silence.
            _ = await RawClient.exchange(port: server.port, bytes, enough: 12, silence: .milliseconds(50))
        }
        let answer = await RawClient.exchange(port: server.port, valid)
        #expect(answer.text.hasSuffix("taken"))
        await server.stop()
    }
}
