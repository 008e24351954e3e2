import Foundation
import PublisherFacts
import SharedJSON
import SharedTesting
import Testing

@Suite struct FactFeedTests {
    @Test(
        "a value that isn't a text with something in it counts as missing",
        .proves("PUB-02"),
        arguments: ["null", "\"\"", "\"  \\n\"", "7", "true", "[\"x\"]", "{\"x\":1}"]
    )
    func oddValues(value: String) throws {
        let json = #"{"title": \#(value), "description": "kept", "imageHref": \#(value)}"#
        let row = try JSONDecoder().decode(FactRow.self, from: Data(json.utf8))
        #expect(row == FactRow(title: nil, text: "kept", pictureAddress: nil))
    }

    @Test(.proves("PUB-02")) func rowsWithNothingToShowAreDroppedAndTheOthersKeepTheirOrder() {
        let feed = FactFeed(
            title: "About",
            rows: [
                FactRow(title: "One", text: nil, pictureAddress: nil),
                FactRow(title: " ", text: nil, pictureAddress: ""),
                FactRow(title: nil, text: " two ", pictureAddress: nil),
                FactRow(title: nil, text: nil, pictureAddress: "http://example.org/3.png"),
            ]
        )
        #expect(feed.facts.map(\.title) == ["One", nil, nil])
        #expect(feed.facts.map(\.text) == [nil, "two", nil])
        #expect(feed.facts.map(\.pictureAddress) == [nil, nil, "http://example.org/3.png"])
    }

    @Test(.proves("PUB-02", "PUB-07")) func identityIsContentAndEqualRowsAreToldApart() {
        let rows = [
            FactRow(title: "A", text: "B", pictureAddress: nil),
            FactRow(title: "AB", text: nil, pictureAddress: nil),
            FactRow(title: "A", text: "B", pictureAddress: nil),
        ]
        let first = FactFeed(title: nil, rows: rows)
        let again = FactFeed(title: "other", rows: [rows[1], rows[0], rows[2]])
        #expect(Set(first.facts.map(\.id)).count == 3)
        #expect(Set(first.facts.map(\.id)) == Set(again.facts.map(\.id)))
        for (position, fact) in first.facts.enumerated() {
            #expect(first.fact(fact.id) == fact)
            #expect(first.position(of: fact.id) == position)
        }
        #expect(first.fact(FactID(rawValue: "nonsense")) == nil)
    }
}
