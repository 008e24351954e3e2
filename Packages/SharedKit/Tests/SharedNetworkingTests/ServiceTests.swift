// Typed calls become requests, responses become values.

import Foundation
import SharedJSON
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

private struct Entry: Codable, Equatable, Sendable {
    var name: String
    var score: Int
}

struct ServiceTests {
    private func service(_ server: LoopbackServer, path: String = "/v1") throws -> HTTPService {
        HTTPService(
            base: try server.url(path),
            client: URLSessionTransport(),
            headers: ["Accept-Language": "nl", "X-A": "base"]
        )
    }

    private func target<Value>(_ endpoint: Endpoint<Value>, base: String = "https://a.example/v1") throws
        -> String
    {
        let service = HTTPService(base: try #require(URL(string: base)), client: URLSessionTransport())
        return try service.request(for: endpoint).url.absoluteString
    }

    @Test(.proves("KIT-NET-01"))
    func sendsATypedCallAndReadsATypedAnswer() async throws {
        try await withServer { request in
            .data(
                request.body.isEmpty ? Data(#"[{"name":"é","score":1}]"#.utf8) : request.body,
                type: "application/json"
            )
        } body: { server, visits async throws in
            let service = try service(server)
            let list = Endpoint<[Entry]>(
                .get,
                "boards/\("a/b ?")/top",
                query: [URLQueryItem(name: "q", value: "1+1&é")]
            )
            #expect(try await service.load(list) == [Entry(name: "é", score: 1)])
            let create = try Endpoint<Entry>(.post, "entries", headers: ["X-A": "own"]).sending(
                Entry(name: "b", score: 2)
            )
            #expect(try await service.answer(to: create).value == Entry(name: "b", score: 2))
            let get = visits.all[0]
            #expect(get.target == "/v1/boards/a%2Fb%20%3F/top?q=1%2B1%26%C3%A9")
            #expect(get.headers["Accept"] == "application/json")
            #expect(get.headers["Accept-Language"] == "nl" && get.headers["X-A"] == "base")
            let post = visits.all[1]
            #expect(post.method == "POST" && post.headers["X-A"] == "own")
            #expect(post.headers["Content-Type"] == "application/json")
            #expect(String(decoding: post.body, as: UTF8.self) == #"{"name":"b","score":2}"#)
        }
    }

    @Test(.proves("KIT-NET-01"))
    func readsBytesAndNothing() async throws {
        try await withServer {
            $0.method == "DELETE" ? ServerResponse(204) : .text("bytes")
        } body: { server, _ async throws in
            let service = try service(server)
            #expect(try await service.load(Endpoint(bytes: "file")) == Data("bytes".utf8))
            try await service.load(Endpoint<Void>(.delete, "file"))
        }
    }

    @Test(.proves("KIT-NET-01"))
    func buildsAddresses() throws {
        #expect(try target(Endpoint(bytes: "/a")) == "https://a.example/v1/a")
        #expect(try target(Endpoint(bytes: "a b"), base: "https://a.example") == "https://a.example/a%20b")
        #expect(
            try target(Endpoint(bytes: "a"), base: "https://a.example/v%201/") == "https://a.example/v%201/a"
        )
        let flags = [URLQueryItem(name: "flag", value: nil), URLQueryItem(name: "e", value: "")]
        #expect(try target(Endpoint(bytes: "", query: flags)) == "https://a.example/v1/?flag&e=")
        for segment in ["..", ".", ""] {
            #expect(throws: NetworkError.badRequest(.path)) {
                try target(Endpoint(bytes: "a/\(segment)/b"))
            }
        }
        #expect(
            try target(Endpoint(bytes: "a/\("..%2F/\0🦆")"))
                == "https://a.example/v1/a/..%252F%2F%00%F0%9F%A6%86"
        )
        #expect(try target(Endpoint(bytes: "a/\(7)")) == "https://a.example/v1/a/7")
    }

    @Test(.proves("KIT-NET-02"))
    func tellsAPageFromData() async throws {
        try await withServer { request in
            switch request.path {
            case "/v1/page": .text("<html>", type: "text/html")
            case "/v1/wrong": .text(#"[{"name":"a","score":"high"}]"#, type: "application/json")
            default:
                .text(
                    " not\n  here, Bearer abc.def is wrong " + String(repeating: "x", count: 500),
                    status: 404
                )
            }
        } body: { server, _ async throws in
            let service = try service(server)
            func failure(_ path: HTTPPath) async -> NetworkError? {
                do throws(NetworkError) {
                    _ = try await service.load(Endpoint<[Entry]>(.get, path))
                    return nil
                } catch {
                    return error
                }
            }
            guard case .undecodable(let page) = await failure("page"),
                case .undecodable(let wrong) = await failure("wrong"),
                case .badStatus(404, let excerpt) = await failure("gone")
            else {
                Issue.record("the failures are of other kinds")
                return
            }
            #expect(page.source == "page" && page.position?.column == 1 && page.position?.excerpt == "<html>")
            #expect(wrong.path.description == "$[0].score")
            #expect(excerpt.hasPrefix("not here, Bearer (withheld) is wrong xxx"))
            #expect(excerpt.count == 200)
        }
    }

    @Test(
        .proves("KIT-NET-01", "KIT-JSON-01"),
        arguments: ["text/plain; charset=ISO-8859-1", "text/plain; charset=\"iso-8859-1\"", "text/plain"]
    )
    func readsTheDeclaredCharset(type: String) async throws {
        try await withServer { _ in
            .data(Data([0x5B, 0x22, 0xE9, 0x22, 0x5D]), type: type)
        } body: { server, _ async throws in
            #expect(try await service(server).load(Endpoint<[String]>(.get, "x")) == ["é"])
        }
    }
}
