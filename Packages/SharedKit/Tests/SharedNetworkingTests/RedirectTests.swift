// Redirects are followed by the kit, and credentials stay with their origin.

import Foundation
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

struct RedirectTests {
    private let client = RedirectingClient(URLSessionTransport())

    private func rule(
        _ status: Int,
        from: String,
        to location: String,
        method: HTTPMethod = .get
    ) throws(NetworkError) -> HTTPRequest? {
        let url = URL(string: from) ?? URL(fileURLWithPath: "/")
        var request = HTTPRequest(
            url,
            method: method,
            headers: ["Content-Type": "text/plain", "X-Plain": "1"]
        )
        for name in [
            "Authorization", "authorization", "Cookie", "Proxy-Authorization", "X-Api-Key", "X-Access-Token",
        ] {
            request.headers.append(name, "secret")
        }
        request.body = method == .get ? nil : Data("body".utf8)
        let response = HTTPResponse(status: status, headers: ["Location": location], url: url)
        return try RedirectRules().next(after: response, to: request)
    }

    private func hasSecrets(_ request: HTTPRequest?) -> Bool {
        request?.headers.fields.contains { $0.value == "secret" } ?? false
    }

    @Test(.proves("KIT-NET-07"))
    func neverGoesFromHTTPSToHTTP() throws {
        for status in [301, 302, 303, 307, 308] {
            #expect(throws: NetworkError.redirectRefused(.downgrade)) {
                try rule(status, from: "https://a.example/x", to: "http://a.example/x")
            }
        }
        #expect(try rule(301, from: "https://a.example/x", to: "//b.example/y")?.url.scheme == "https")
        #expect(try rule(301, from: "http://a.example/x", to: "https://a.example/x")?.url.scheme == "https")
    }

    @Test(
        .proves("KIT-NET-07"),
        arguments: [
            "https://b.example/", "//b.example/", "https://a.example:444/", "https://sub.a.example/",
            "https://a.example.b/",
        ]
    )
    func credentialsNeverGoToAnotherOrigin(location: String) throws {
        let next = try rule(307, from: "https://a.example/x", to: location, method: .post)
        #expect(!hasSecrets(next))
        #expect(next?.headers["X-Plain"] == "1")
        #expect(next?.body == Data("body".utf8))
    }

    @Test(
        .proves("KIT-NET-07"),
        arguments: ["https://a.example/", "/y", "y", "?q", "https://A.example:443/", "#f"]
    )
    func credentialsStayWithinAnOrigin(location: String) throws {
        #expect(hasSecrets(try rule(302, from: "https://a.example/x", to: location)))
    }

    @Test(
        .proves("KIT-NET-07"),
        arguments: [
            "ftp://a.example/", "file:///etc/hosts", "javascript:x", "https://", "https://u:p@a.example/",
            "https://u@b.example/",
        ]
    )
    func refusesOtherAddresses(location: String) {
        #expect(throws: NetworkError.redirectRefused(.badAddress)) {
            try rule(302, from: "https://a.example/x", to: location)
        }
    }

    @Test(.proves("KIT-NET-07"))
    func keepsOrDropsMethodAndBody() throws {
        for (status, method, expected) in [
            (301, HTTPMethod.post, HTTPMethod.get), (302, .post, .get), (303, .post, .get), (303, .put, .get),
            (303, .head, .head), (307, .post, .post), (308, .put, .put), (301, .put, .put),
            (302, .head, .head),
        ] {
            let next = try #require(try rule(status, from: "http://a.example/x", to: "/y", method: method))
            #expect(next.method == expected)
            #expect((next.body == nil) == (expected == .get))
            #expect((next.headers["Content-Type"] == nil) == (expected == .get))
        }
        #expect(try rule(200, from: "http://a.example/x", to: "/y") == nil)
        #expect(try rule(304, from: "http://a.example/x", to: "/y") == nil)
    }

    @Test(.proves("KIT-NET-07", "KIT-NET-09", "KIT-NET-10"))
    func overSocketsCredentialsStayHome() async throws {
        try await withServer {
            .text("reached \($0.method)")
        } body: { other, otherVisits async throws in
            let elsewhere = try other.url("/there")
            try await withServer { request in
                request.path == "/start"
                    ? .redirect(to: "/home") : .redirect(to: elsewhere.absoluteString, status: 307)
            } body: { home, homeVisits async throws in
                var request = try home.request("/start")
                request.headers = ["Authorization": "Bearer secret", "Cookie": "a=b", "X-Plain": "1"]
                let response = try await client.send(request)
                #expect(response.url == elsewhere)
                #expect(homeVisits.all.allSatisfy { $0.headers["Authorization"] == "Bearer secret" })
                #expect(homeVisits.paths == ["/start", "/home"])
                let seen = try #require(otherVisits.all.first)
                #expect(seen.headers["Authorization"] == nil && seen.headers["Cookie"] == nil)
                #expect(seen.headers["X-Plain"] == "1")
            }
        }
    }

    @Test(.proves("KIT-NET-10"))
    func a307KeepsTheBodyOfAPost() async throws {
        try await withServer { request in
            request.path == "/a" ? .redirect(to: "/b", status: 307) : .data(request.body, type: "text/plain")
        } body: { server, visits async throws in
            var request = try server.request("/a", method: .post)
            request.body = Data("the body".utf8)
            #expect(try await client.send(request).body == request.body)
            #expect(visits.all.map(\.method) == ["POST", "POST"])
        }
    }

    @Test(.proves("KIT-NET-07"))
    func stopsAfterTheLimit() async throws {
        try await withServer { request in
            let number = Int(request.path.dropFirst()) ?? 0
            return number == 10 ? .text("end") : .redirect(to: "/\(number + 1)")
        } body: { server, visits async throws in
            #expect(try await client.send(server.request("/0")).body == Data("end".utf8))
            #expect(visits.count == 11)
            let refusal = await RedirectingClient(URLSessionTransport(), rules: RedirectRules(limit: 9))
                .failure(of: try server.request("/0"))
            #expect(refusal == .redirectRefused(.tooMany))
            #expect(visits.count == 21)
        }
    }
}
