// All pieces together.

import Foundation
import SharedJSON
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

struct HTTPStackTests {
    private struct Row: Decodable, Equatable, Sendable {
        var title: String?
    }

    private struct Feed: Decodable, Sendable {
        var rows: LossyArray<Row>
    }

    @Test(.proves("KIT-NET-01", "KIT-JSON-01", "KIT-JSON-03"))
    func readsAFeedFromAnyAddress() async throws {
        let text = "{\"rows\":[{\"title\":\"Caf\u{E9}\"},{\"title\":7},{\"title\":null}]}"
        let bytes = try #require(text.data(using: .isoLatin1))
        try await withServer { request in
            request.path == "/feed"
                ? .data(bytes, type: "text/plain; charset=ISO-8859-1") : .redirect(to: "/feed")
        } body: { server, visits async throws in
            let client = HTTPStack(clock: ManualClock())
            let answer = try await client.json(Feed.self, for: server.request("/start"))
            #expect(answer.value.rows.elements == [Row(title: "Café"), Row(title: nil)])
            #expect(answer.value.rows.skipped.map(\.index) == [1])
            #expect(!answer.isStale)
            #expect(visits.paths == ["/start", "/feed"])
        }
    }
}
