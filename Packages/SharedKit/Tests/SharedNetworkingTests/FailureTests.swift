// Errors have messages for users, say whether a retry may help, and keep secrets.

import Foundation
import SharedJSON
import SharedLocalization
import SharedNetworking
import SharedTesting
import Testing

struct FailureTests {
    private static let all: [(NetworkError, isRetryable: Bool)] = [
        (.offline, true), (.unreachable, true), (.interrupted, true), (.timedOut, true), (.cancelled, false),
        (.insecure, false), (.badStatus(404, excerpt: ""), false), (.badStatus(503, excerpt: ""), true),
        (.badStatus(429, excerpt: ""), true), (.unauthorized, false), (.tooLarge(limit: 1), false),
        (.notHTTP, false),
        (.undecodable(JSONError(source: "a", reason: .unreadable)), false),
        (.redirectRefused(.tooMany), false),
        (.badRequest(.path), false),
    ]

    @Test(.proves("KIT-NET-02"))
    func tellApartAndSayWhetherToRetry() {
        for (failure, isRetryable) in Self.all {
            #expect(failure.isRetryable == isRetryable)
            #expect(failure.code.hasPrefix("network."))
        }
        #expect(Set(Self.all.map(\.0.code)).count == Self.all.count - 2)
    }

    @Test(.proves("KIT-NET-07"))
    func nothingPrintedHoldsASecret() throws {
        let url = try #require(URL(string: "https://a.example:8443/path?token=hush#hush"))
        let headers: HTTPHeaders = [
            "Authorization": "Bearer hush", "cookie": "hush", "Set-Cookie": "hush", "X-Api-Key": "hush",
            "X-Auth-Token": "hush", "Accept": "text/plain",
        ]
        let request = HTTPRequest(url, headers: headers, body: Data("hush".utf8))
        let response = HTTPResponse(status: 200, headers: headers, body: Data("hush".utf8), url: url)
        let failure = NetworkError.badStatus(403, excerpt: "")
        for value in [headers, request, response, failure] as [any Sendable] {
            var dumped = ""
            dump(value, to: &dumped)
            for text in ["\(value)", String(reflecting: value), dumped] {
                #expect(!text.contains("hush"))
            }
        }
        #expect("\(request)" == "GET https://a.example:8443/path")
        #expect("\(headers)".contains("Accept: text/plain"))
    }
}
