// Regular service: requests, bodies, kept connections, streams, limits and the end.

import Foundation
import SharedCore
import SharedServer
import SharedTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Responds with its reading of the request.
private let echo: LoopbackServer.Handler = { request in
    let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
    let body = String(decoding: request.body, as: UTF8.self)
    return .text("\(request.method) \(request.path) [\(query)] #\(request.connection) \(body)")
}

private func get(_ address: String, _ configure: (inout URLRequest) -> Void = { _ in }) async throws -> (
    Data, HTTPURLResponse
) {
    var request = URLRequest(url: try #require(URL(string: address)))
    configure(&request)
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let (data, response) = try await session.data(for: request)
    return (data, try #require(response as? HTTPURLResponse))
}

@Suite(.proves("KIT-NET-09"))
struct ServingTests {
    @Test func aRequestArrivesDecodedAndIsAnswered() async throws {
        let server = try LoopbackServer(handler: echo)
        let (data, response) = try await get(server.address + "/a%20b?q=1%262&plus=a+b&flag")
        #expect(response.statusCode == 200)
        #expect(String(decoding: data, as: UTF8.self) == "GET /a b [q=1&2;plus=a b;flag=] #1 ")
        await server.stop()
    }

    @Test func bodiesOfEveryFramingArrive() async throws {
        let server = try LoopbackServer(handler: echo)
        // Large enough for URLSession to send `Expect: 100-continue`.
        let big = Data(repeating: UInt8(ascii: "x"), count: 3_000_000)
        let (data, _) = try await get(server.address + "/") {
            $0.httpMethod = "POST"
            $0.httpBody = big
        }
        #expect(data.count == "POST / [] #1 ".utf8.count + big.count)
        let chunked = await RawClient.exchange(
            port: server.port,
            "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
                + "3;note=x\r\nabc\r\nA\r\n0123456789\r\n0\r\nTrailer: 1\r\n\r\n"
        )
        #expect(chunked.text.hasSuffix("PUT / [] #2 abc0123456789"))
        #expect(chunked.end == .closed)
        await server.stop()
    }

    @Test func connectionsAreKeptAndPipelinedRequestsAnsweredInOrder() async throws {
        let server = try LoopbackServer(handler: echo)
        let one = "GET /1 HTTP/1.1\r\nHost: a\r\n\r\n"
        let last = "GET /2 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        let answer = await RawClient.exchange(port: server.port, one + last)
        #expect(answer.text.contains("Connection: keep-alive"))
        let first = try #require(answer.text.range(of: "GET /1 [] #1 "))
        let second = try #require(answer.text.range(of: "GET /2 [] #1 "))
        #expect(first.upperBound < second.lowerBound)
        let old = await RawClient.exchange(port: server.port, "GET /old HTTP/1.0\r\n\r\n")
        #expect(old.text.hasSuffix("GET /old [] #2 ") && old.end == .closed)
        await server.stop()
    }

    @Test func headAndNoContentHaveNoBody() async throws {
        let server = try LoopbackServer { $0.path == "/none" ? ServerResponse(204) : .text("body") }
        let head = await RawClient.exchange(
            port: server.port,
            "HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        )
        #expect(head.text.contains("Content-Length: 4\r\n") && head.text.hasSuffix("\r\n\r\n"))
        let none = await RawClient.exchange(
            port: server.port,
            "GET /none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        )
        #expect(none.statusLine == "HTTP/1.1 204 No Content" && !none.text.contains("Content-Length"))
        await server.stop()
    }

    @Test func streamsAndEventsComeInChunksAndEndWhenTheCallerLeaves() async throws {
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { request in
            if request.path == "/short" {
                return .events(
                    AsyncStream { events in
                        events.yield(ServerEvent(name: "page", id: "7", data: "two\nlines", retry: 500))
                        events.finish()
                    }
                )
            }
            let endless = AsyncStream<Data> { stream in
                stream.yield(Data("hello".utf8))
                stream.onTermination = { _ in end.finish() }
            }
            return ServerResponse(body: .stream(endless))
        }
        let (data, response) = try await get(server.address + "/short")
        #expect(response.value(forHTTPHeaderField: "Content-Type") == "text/event-stream")
        #expect(
            String(decoding: data, as: UTF8.self)
                == "event: page\nid: 7\nretry: 500\ndata: two\ndata: lines\n\n"
        )
        let raw = await RawClient.exchange(port: server.port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n", enough: 60)
        #expect(raw.text.contains("Transfer-Encoding: chunked"))
        for await _ in ended {}  // Ends only when the server told the stream that the caller has gone.
        await server.stop()
    }

    @Test func aHandlerIsCancelledWhenItsCallerLeaves() async throws {
        let (left, leave) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { _ in
            let never = AsyncStream<Void> { _ in }
            for await _ in never {}  // Ends by cancellation alone.
            leave.finish()
            return .text("late")
        }
        _ = await RawClient.exchange(port: server.port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n", enough: 0)
        for await _ in left {}
        await server.stop()
        #expect(server.connectionCount == 0)
    }

    @Test func stoppingEndsEveryConnectionAndFreesThePort() async throws {
        let server = try LoopbackServer { _ in ServerResponse(fault: .hang) }
        async let hanging = RawClient.exchange(
            port: server.port,
            "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
            silence: .seconds(60)
        )
        async let idle = RawClient.exchange(port: server.port, "", silence: .seconds(60))
        #expect(await eventually { server.connectionCount == 2 })
        await server.stop()
        await server.stop()
        #expect(await hanging.end != .silent)
        #expect(await idle.end != .silent)
        #expect(server.connectionCount == 0)
        let again = try LoopbackServer(port: server.port, handler: echo)
        #expect(throws: ServerError.portTaken(server.port)) {
            _ = try LoopbackServer(port: server.port, handler: echo)
        }
        #expect(throws: ServerError.notAPort(70_000)) {
            _ = try LoopbackServer(port: 70_000, handler: echo)
        }
        await again.stop()
    }

    @Test func aThousandRequestsFromManyCallersAreAllAnswered() async throws {
        let server = try LoopbackServer(handler: echo)
        let session = URLSession(configuration: .ephemeral)
        let address = server.address
        let count = try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<1_000 {
                group.addTask {
                    let url = try #require(URL(string: address + "/\(index)"))
                    let (data, _) = try await session.data(from: url)
                    return String(decoding: data, as: UTF8.self).hasPrefix("GET /\(index) [] ")
                }
            }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(count == 1_000)
        session.invalidateAndCancel()
        await server.stop()
    }

    @Test func aValueCannotAddHeaderFields() async throws {
        let server = try LoopbackServer { _ in ServerResponse(headers: ["X": "a\r\nInjected: 1"]) }
        let (_, response) = try await get(server.address + "/")
        #expect(response.value(forHTTPHeaderField: "Injected") == nil)
        #expect(response.value(forHTTPHeaderField: "X") == "aInjected: 1")
        await server.stop()
    }
}
