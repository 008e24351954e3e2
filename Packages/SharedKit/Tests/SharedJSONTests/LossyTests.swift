// Strict decoding by default; lossy if the type says so.

import Foundation
import SharedJSON
import SharedTesting
import Testing

struct LossyTests {
    private let loader = JSONLoader {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }

    private struct Row: Codable, Equatable, Sendable {
        var title: String
        var date: Date?
    }

    private func load<Value: Decodable & Sendable>(_ text: String, as type: Value.Type = Value.self)
        async throws -> Value
    {
        try await loader.load(type, from: .data(Data(text.utf8)))
    }

    @Test(.proves("KIT-JSON-03"))
    func keepsTheGoodAndReportsTheBad() async throws {
        let text =
            #"[{"title":"a"}, null, {"title":7}, 3, {"title":"b"}, {}, [], {"title":"c","date":"never"}]"#
        let rows: LossyArray<Row> = try await load(text)
        #expect(rows.elements.map(\.title) == ["a", "b"])
        #expect(rows.skipped.map(\.index) == [1, 2, 3, 5, 6, 7])
        #expect(rows.skipped[1].reason == .wrongType(expected: "String"))
        #expect(rows.skipped[1].path.description == "$[2].title")
        #expect(rows.skipped[3].reason == .missingKey("title"))
        #expect(rows.skipped[5].path.description.hasPrefix("$[7]"))
    }

    @Test(.proves("KIT-JSON-03"))
    func isStrictByDefault() async {
        let failure = await thrown { try await load(#"[{"title":"a"},{}]"#, as: [Row].self) }
        #expect(failure?.reason == .missingKey("title"))
        #expect(failure?.path.description == "$[1]")
    }

    @Test(.proves("KIT-JSON-03"))
    func appliesTheStrategiesOfTheDecoder() async throws {
        let dates: LossyArray<Date> = try await load(
            #"["2026-03-03T00:00:00Z", "x", "1970-01-01T00:00:01Z"]"#
        )
        #expect(dates.elements.map(\.timeIntervalSince1970) == [1_772_496_000, 1])
        #expect(dates.skipped.map(\.index) == [1])
    }

    @Test(.proves("KIT-JSON-03"))
    func keepsOptionalAndNestedElements() async throws {
        let optional: LossyArray<Int?> = try await load("[1, null, \"x\", 2]")
        #expect(optional.elements == [1, nil, 2])
        let nested: LossyArray<LossyArray<Int>> = try await load("[[1,\"x\"],5,[2]]")
        #expect(nested.elements.map(\.elements) == [[1], [2]])
        #expect(nested.elements[0].skipped.map(\.path.description) == ["$[0][1]"])
        #expect(nested.skipped.map(\.index) == [1])
    }

    @Test(.proves("KIT-JSON-03"))
    func dictionariesToo() async throws {
        let rows: LossyDictionary<Row> = try await load(
            #"{"b":{"title":"B"},"a":{},"z":null,"c":{"title":"C"}}"#
        )
        #expect(rows.values.mapValues(\.title) == ["b": "B", "c": "C"])
        #expect(rows.skipped.map(\.step) == [.key("a"), .key("z")])
        #expect(rows.skipped[0].index == nil)
        #expect(rows.skipped[0].reason == .missingKey("title"))
    }

    @Test(.proves("KIT-JSON-03"))
    func theCollectionItselfMustBeThere() async {
        for text in ["{}", "null", "3"] {
            #expect(await thrown { try await load(text, as: LossyArray<Int>.self) } != nil)
        }
        #expect(await thrown { try await load("[]", as: LossyDictionary<Int>.self) } != nil)
        #expect(
            await thrown { try await load("[1,\"x\" ?", as: LossyArray<Int>.self) }?.position?.column == 8
        )
    }

    @Test(.proves("KIT-JSON-03", "KIT-JSON-04"))
    func stopsInTheMiddleWhenCancelled() async throws {
        let text = "[" + String(repeating: "1,", count: 50_000) + "1]"
        let failure = await Task {
            await thrown { try await load(text, as: LossyArray<Cancelling>.self) }
        }.value
        #expect(failure?.reason == .cancelled)
    }

    @Test(.proves("KIT-JSON-03"))
    func encodesPlainCollections() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let array = try encoder.encode(LossyArray([1, 2]))
        #expect(String(decoding: array, as: UTF8.self) == "[1,2]")
        let dictionary = try encoder.encode(LossyDictionary(["b": 2, "a": 1]))
        #expect(String(decoding: dictionary, as: UTF8.self) == #"{"a":1,"b":2}"#)
    }
}

/// An element whose first decoding cancels the current task.
private struct Cancelling: Decodable, Sendable {
    init(from decoder: any Decoder) throws {
        withUnsafeCurrentTask { $0?.cancel() }
    }
}
