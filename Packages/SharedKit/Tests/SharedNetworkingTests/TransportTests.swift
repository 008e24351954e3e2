// The transport over real sockets: requests and responses arrive unchanged.

import Foundation
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

struct TransportTests {
    private let transport = URLSessionTransport()

    @Test(
        .proves("KIT-NET-01", "KIT-NET-09"),
        arguments: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE"]
    )
    func sendsMethodQueryHeadersAndBody(method: String) async throws {
        try await withServer { request in
            ServerResponse(
                201,
                headers: ["Content-Type": "text/plain", "X-Two": "a"],
                body: .bytes(request.body)
            )
        } body: { server, visits async throws in
            var request = try server.request("/a%20b/c?x=1%2B1&y", method: HTTPMethod(rawValue: method))
            request.headers = ["X-Name": "ä value", "X-Many": "1"]
            request.body = method == "GET" ? nil : Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
            let response = try await transport.send(request)
            #expect(response.status == 201)
            #expect(response.headers["x-two"] == "a")
            #expect(response.body == request.body ?? Data())
            #expect(response.origin == .network)
            let seen = try #require(visits.all.first)
            #expect(seen.method == method)
            #expect(seen.target == "/a%20b/c?x=1%2B1&y")
            #expect(seen.headers["X-Many"] == "1")
            #expect(seen.body == request.body ?? Data())
        }
    }

    @Test(.proves("KIT-NET-01"))
    func answersOfEveryStatusComeBack() async throws {
        try await withServer { request in
            ServerResponse(Int(request.path.dropFirst()) ?? 0, headers: ["Location": "/elsewhere"])
        } body: { server, _ async throws in
            for status in [200, 204, 206, 301, 302, 304, 307, 400, 401, 403, 404, 407, 418, 500, 503, 599] {
                let response = try await transport.send(server.request("/\(status)"))
                #expect(response.status == status)
            }
            let head = try await transport.send(server.request("/200", method: .head))
            #expect(head.status == 200 && head.body.isEmpty)
        }
    }

    @Test(.proves("KIT-NET-01", "KIT-NET-09"))
    func decompressesAndDescribesWhatItHandsOut() async throws {
        let text = String(repeating: "fact ", count: 1_000)
        try await withServer { _ in
            .gzip(Data(text.utf8), type: "text/plain; charset=\"utf-8\"")
        } body: { server, _ async throws in
            let response = try await transport.send(server.request())
            #expect(response.body == Data(text.utf8))
            #expect(response.headers["Content-Encoding"] == nil)
            #expect(response.mediaType == "text/plain")
            #expect(response.charset == "utf-8")
        }
    }

    @Test(.proves("KIT-NET-01"))
    func keepsConnectionsAndServesManyAtOnce() async throws {
        try await withServer {
            .text($0.path)
        } body: { server, visits async throws in
            try await withThrowingTaskGroup { group in
                for number in 0..<300 {
                    group.addTask {
                        let response = try await transport.send(server.request("/\(number)"))
                        #expect(response.body == Data("/\(number)".utf8))
                    }
                }
                try await group.waitForAll()
            }
            #expect(Set(visits.paths).count == 300)
            #expect(Set(visits.all.map(\.connection)).count < 20)
        }
    }

    @Test(
        .proves("KIT-NET-10"),
        arguments: ["Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"1\"", "Bearer", "", "Negotiate"]
    )
    func doesNotHangOnA401(demand: String) async throws {
        try await withServer { _ in
            ServerResponse(
                401,
                headers: demand.isEmpty ? [:] : ["WWW-Authenticate": demand],
                body: .bytes(Data("no".utf8))
            )
        } body: { server, visits async throws in
            let response = try await transport.send(server.request())
            #expect(response.status == 401)
            #expect(response.headers["WWW-Authenticate"] == (demand.isEmpty ? nil : demand))
            #expect(visits.count == 1)
        }
    }

    @Test(.proves("KIT-NET-10"))
    func keepsNoCookiesAndCachesNothing() async throws {
        try await withServer { _ in
            ServerResponse(headers: [
                "Set-Cookie": "a=b; Path=/", "Cache-Control": "max-age=1000", "ETag": "\"1\"",
            ])
        } body: { server, visits async throws in
            for _ in 0..<2 {
                _ = try await transport.send(server.request())
            }
            #expect(visits.count == 2)
            #expect(
                visits.all.allSatisfy { $0.headers["Cookie"] == nil && $0.headers["If-None-Match"] == nil }
            )
        }
    }

    @Test(.proves("KIT-NET-07"))
    func takesNoMoreThanTheLimit() async throws {
        try await withServer { request in
            let count = Int(request.path.dropFirst()) ?? 0
            let bytes = Data(repeating: 0x61, count: count)
            return request.query("chunked") == nil
                ? .data(bytes, type: "text/plain")
                : ServerResponse(
                    body: .stream(
                        AsyncStream {
                            $0.yield(bytes); $0.finish()
                        }
                    )
                )
        } body: { server, _ async throws in
            for query in ["", "?chunked"] {
                var request = try server.request("/1000" + query)
                request.sizeLimit = 1_000
                #expect(try await transport.send(request).body.count == 1_000)
                request.sizeLimit = 999
                #expect(await transport.failure(of: request) == .tooLarge(limit: 999))
            }
        }
    }

    @Test(.proves("KIT-NET-03"))
    func cancellingTheTaskEndsTheTransfer() async throws {
        try await withServer { _ in
            ServerResponse().with(.hang)
        } body: { server, visits async throws in
            let request = try server.request()
            let task = Task { await transport.failure(of: request) }
            await visits.wait(for: 1)
            task.cancel()
            #expect(await task.value == .cancelled)
            // The server has noticed: no connection is left.
            await turns { server.connectionCount == 0 }
            #expect(server.connectionCount == 0)
        }
    }

    @Test(.proves("KIT-NET-03"))
    func aCancelledTaskSendsNothing() async throws {
        try await withServer { _ in
            .text("")
        } body: { server, visits async throws in
            let request = try server.request()
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await transport.failure(of: request)
            }
            #expect(await task.value == .cancelled)
            _ = try await transport.send(server.request("/other"))
            #expect(visits.paths == ["/other"])
        }
    }

    @Test(
        .proves("KIT-NET-01", "KIT-NET-10"),
        arguments: [
            "ftp://127.0.0.1/", "file:///etc/hosts", "http://", "relative", "http://user:secret@127.0.0.1/",
            "data:,x",
        ]
    )
    func refusesAddressesThatAreNotForIt(address: String) async throws {
        let request = HTTPRequest(try #require(URL(string: address)))
        #expect(await transport.failure(of: request) == .badRequest(.address))
    }

    @Test(.proves("KIT-NET-07"))
    func refusesHeadersThatBreakOutOfTheirLine() async throws {
        var request = HTTPRequest(try #require(URL(string: "http://127.0.0.1:1/")))
        for headers in [["X": "a\r\nY: b"], ["X": "a\nb"], ["X\r\nY": "a"], ["": "a"], ["X": "\0"]]
            as [HTTPHeaders]
        {
            request.headers = headers
            #expect(await transport.failure(of: request) == .badRequest(.headers))
        }
        request.headers = [:]
        request.method = HTTPMethod(rawValue: "GET / HTTP/1.1\r\nX: y\r\n")
        #expect(await transport.failure(of: request) == .badRequest(.headers))
    }
}
