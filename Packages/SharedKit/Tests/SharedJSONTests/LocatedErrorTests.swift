// Errors name source, path, line and column, with an excerpt.

import Foundation
import SharedJSON
import SharedLocalization
import SharedTesting
import Testing

struct LocatedErrorTests {
    private let loader = JSONLoader()

    private struct Feed: Decodable, Sendable {
        var rows: [Row]
    }

    private struct Row: Decodable, Sendable {
        var title: String
        var size: Int
    }

    private func feed(_ text: String) async -> JSONError? {
        await thrown { try await loader.load(Feed.self, from: .data(Data(text.utf8), name: "feed.json")) }
    }

    @Test(
        .proves("KIT-JSON-02"),
        arguments: [
            ("", 1, 1), ("   ", 1, 4), ("{\"rows\":[\n  {\"title\": }\n]}", 2, 13), ("[1,2\n,,3]", 2, 2),
            ("{\"rows\":[]}x", 1, 12), ("[1 2]", 1, 4), ("{1:2}", 1, 2), ("{\"a\" 1}", 1, 6), ("[tru]", 1, 2),
            ("[\"abc", 1, 2), ("[\"a\\q\"]", 1, 4), ("[\"\\u12g4\"]", 1, 3), ("[\"\\ud800x\"]", 1, 3),
            ("[\"\\udc00\"]", 1, 3), ("[\"a\nb\"]", 1, 4), ("[01]", 1, 3), ("[1.]", 1, 4), ("[-]", 1, 3),
            ("[1e]", 1, 4), ("{\"a\":1", 1, 7), ("\r\n\r\n[x]", 3, 2), ("\n\n{\"größe\":?}", 3, 10),
            ("[NaN]", 1, 2), ("/* */[]", 1, 1),
        ]
    )
    func locatesMalformedText(text: String, line: Int, column: Int) async throws {
        let failure = try #require(await feed(text))
        guard case .malformed(let detail) = failure.reason else {
            Issue.record("\(failure) is not about malformed text")
            return
        }
        #expect(!detail.isEmpty)
        #expect(failure.source == "feed.json")
        #expect(failure.position.map { [$0.line, $0.column] } == [line, column])
    }

    @Test(.proves("KIT-JSON-02"))
    func showsAnExcerptOfOneLine() async throws {
        let text = "[\n\"" + String(repeating: "ä", count: 500) + "\t\",\n?"
        let position = try #require(await feed(text)?.position)
        #expect(position.line == 2)
        #expect(position.column == 502)
        #expect(position.excerpt == String(repeating: "ä", count: 20) + " \",")
    }

    @Test(.proves("KIT-JSON-02"))
    func locatesValuesByTheirPath() async throws {
        let text = """
            {"other": [{"rows": 1}], "rows": [
              {"title": "a", "size": 1, "size": "x"},
              {"t": [], "title": "b", "size": "large"}
            ]}
            """
        let wrong = try #require(await feed(text))
        #expect(wrong.reason == .wrongType(expected: "Int"))
        #expect(wrong.path.description == "$.rows[1].size")
        #expect(wrong.position.map { [$0.line, $0.column] } == [3, 35])
        #expect(wrong.position?.excerpt.contains("large") == true)

        let missing = try #require(await feed(#"{"rows":[{"title":"a","size":1}, {"title":"b"}]}"#))
        #expect(missing.reason == .missingKey("size"))
        #expect(missing.path.description == "$.rows[1]")
        #expect(missing.position?.column == 34)

        let null = try #require(await feed(#"{"rows":[{"title":null,"size":1}]}"#))
        #expect(null.reason == .missingValue(expected: "String"))
        #expect(null.path == JSONPath([.key("rows"), .index(0), .key("title")]))
    }

    @Test(.proves("KIT-JSON-02"))
    func countsColumnsAfterConversion() async throws {
        let text = "{\"é\":\n\"é\" x}"
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf32, .isoLatin1] {
            let bytes = try #require(text.data(using: encoding))
            let failure = await thrown { try await loader.load(Feed.self, from: .data(bytes)) }
            #expect(failure?.position.map { [$0.line, $0.column] } == [2, 5])
        }
    }

    @Test(.proves("KIT-JSON-02"))
    func writesOddKeysSoThatTheyCanBeTold() {
        #expect(JSONPath([]).description == "$")
        #expect(
            JSONPath([.key("a b"), .index(2), .key(""), .key("ö_1")]).description == "$['a b'][2][''].ö_1"
        )
    }

    @Test(.proves("KIT-JSON-02"))
    func speaksToPeople() async throws {
        let failure = try #require(await feed("[1,\n?"))
        #expect(failure.code == "json.malformed")
        #expect(!failure.isRetryable)
        #expect(
            failure.message
                == .key(
                    table: "SharedJSON",
                    key: "malformed.message",
                    arguments: [.text("feed.json"), .whole(2), .whole(1)]
                )
        )
        #expect(failure.advice == .key("content.advice", table: "SharedJSON"))
    }
}
