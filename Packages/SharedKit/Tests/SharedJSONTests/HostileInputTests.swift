// Input that traps, overflows or confuses a bare decoder.

import Foundation
import SharedCore
import SharedJSON
import SharedTesting
import Testing

/// The error of an attempt, or nil if it succeeded.
func thrown(_ attempt: () async throws -> some Sendable) async -> JSONError? {
    do {
        _ = try await attempt()
        return nil
    } catch {
        return error as? JSONError
    }
}

struct HostileInputTests {
    private let loader = JSONLoader()

    /// A value of any depth, into which the decoder recurses.
    private struct Nest: Decodable, Sendable {
        var depth: Int

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            depth = container.isAtEnd ? 1 : try container.decode(Nest.self).depth + 1
        }
    }

    private func nest(_ bytes: Data, limit: Int = 128) async throws -> Int {
        try await JSONLoader(depthLimit: limit).load(Nest.self, from: .data(bytes)).depth
    }

    @Test(
        .proves("KIT-JSON-04"),
        arguments: [129, 512, 513, 514, 100_000],
        ["[", "{", "{\"a\":", "[{\"a\":"]
    )
    func survivesDeepNesting(count: Int, bracket: String) async throws {
        let open = String(repeating: bracket, count: count)
        let closed = open + "1" + String(repeating: bracket.contains("[") ? "]" : "}", count: count)
        for text in [open, closed] {
            let plain = await thrown { try await nest(Data(text.utf8)) }
            #expect(plain?.reason == .tooDeep(limit: 128))
            #expect(plain?.position?.line == 1)
            let wide = await thrown {
                try await nest(Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
            }
            #expect(wide?.reason == .tooDeep(limit: 128))
        }
    }

    @Test(.proves("KIT-JSON-04"))
    func allowsExactlyTheLimit() async throws {
        for limit in [1, 2, 128, 256] {
            let text = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
            #expect(try await nest(Data(text.utf8), limit: limit) == limit)
            let failure = await thrown { try await nest(Data("[\(text)]".utf8), limit: limit) }
            #expect(failure?.reason == .tooDeep(limit: limit))
            #expect(failure?.position?.column == limit + 1)
        }
        #expect(JSONLoader(depthLimit: 100_000).depthLimit == 256)
    }

    @Test(.proves("KIT-JSON-04"))
    func countsNoBracketsInStrings() async throws {
        let brackets = String(repeating: "[{", count: 10_000)
        let text = #"["\\\"\#(brackets)\\", "\#(brackets)"]"#
        let strings = try await loader.load([String].self, from: .data(Data(text.utf8)))
        #expect(strings == [#"\""# + brackets + #"\"#, brackets])
    }

    @Test(.proves("KIT-JSON-04"), arguments: 0...40)
    func findsTheEndOfAStringOfAnyLength(length: Int) async throws {
        // Ends, escapes and accents at every distance from the start of the string.
        for ending in ["", "\\\\", "\\\"[[[", "é", "é\\\"é", "🦆", "\\u005B"] {
            let text = "[\"" + String(repeating: "[", count: length) + ending + "\""
            let limit = 3
            let loader = JSONLoader(depthLimit: limit)
            let strings = try await loader.load([String].self, from: .data(Data((text + "]").utf8)))
            #expect(strings.first?.hasPrefix(String(repeating: "[", count: length)) == true)
            let deep = Data((text + ",[[[").utf8)
            let failure = await thrown { try await loader.load([String].self, from: .data(deep)) }
            #expect(failure?.reason == .tooDeep(limit: limit))
        }
    }

    @Test(.proves("KIT-JSON-01", "KIT-JSON-04"))
    func toldFromUTF8AsFoundationTellsIt() async {
        // Every lead byte with the bytes around the limits of its valid continuations.
        let edges: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
        for lead in UInt8(0x80)...0xFF {
            for second in edges {
                for rest in [[], [0x80], [0x80, 0xBF], [0xBF, 0x80], [0x80, 0x41], [0x41, 0x80]] as [[UInt8]]
                {
                    let bytes = Data([0x22, 0x61] + [lead, second] + rest + [0x22])
                    guard second >= 0x20 else {
                        continue
                    }
                    let isUTF8 = String(data: bytes, encoding: .utf8) != nil
                    let source = JSONSource.data(bytes, charset: "klingon")
                    let failure = await thrown { try await loader.load(String.self, from: source) }
                    #expect((failure == nil) == isUTF8, "\(Array(bytes))")
                }
            }
        }
    }

    @Test(.proves("KIT-JSON-04"))
    func findsBracketsThatWideCharactersHide() async throws {
        // U+2200 has the bytes 00 22: a scan of single bytes sees the start of a string.
        let text = "[\"\u{2200}\"," + String(repeating: "[", count: 513)
        let bytes = Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        #expect(await thrown { try await nest(bytes) }?.reason == .tooDeep(limit: 128))
    }

    @Test(.proves("KIT-JSON-04"))
    func neverAllowsJSON5() async throws {
        let loader = JSONLoader {
            let decoder = JSONDecoder()
            decoder.allowsJSON5 = true
            return decoder
        }
        for bytes in [[0x7B, 0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], Array("{a:1}".utf8)] as [[UInt8]] {
            let failure = await thrown {
                try await loader.load([String: Int].self, from: .data(Data(bytes)))
            }
            #expect(failure != nil)
        }
    }

    @Test(.proves("KIT-JSON-02", "KIT-JSON-04"))
    func survivesRandomDamage() async throws {
        let good = Array(
            #"{"rows":[{"title":"é","n":1.5e3,"x":null},{"title":"\u00e9\ud83e\udd86","n":-0}],"ok":true}"#
                .utf8
        )
        var generator = SeededGenerator(seed: 20_261_130)
        for _ in 0..<3_000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let at = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[at] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: at)
                case 2: bytes.insert(contentsOf: bytes[at...].prefix(9), at: at)
                default: bytes.removeLast(bytes.count - at)
                }
                if bytes.isEmpty {
                    bytes = [0x5B]
                }
            }
            let failure = await thrown { try await loader.load(Feed.self, from: .data(Data(bytes))) }
            if case .malformed = failure?.reason {
                #expect(failure?.position != nil)
            }
        }
    }

    @Test(.proves("KIT-JSON-02"))
    func answersOddNumbersAndKeys() async throws {
        func load<Value: Decodable & Sendable>(_ text: String, as type: Value.Type) async throws -> Value {
            try await loader.load(type, from: .data(Data(text.utf8)))
        }
        #expect(try await load(#"{"a":1,"a":2}"#, as: [String: Int].self) == ["a": 1])
        #expect(try await load("[1.0, 1e2]", as: [Int].self) == [1, 100])
        #expect(try await load("9007199254740993", as: Int.self) == 9_007_199_254_740_993)
        for number in ["1e999", "18446744073709551616", "-9223372036854775809"] {
            let failure = await thrown {
                try await load(#"{"rows":[{"n":1},{"n":\#(number)}]}"#, as: [String: [[String: Int]]].self)
            }
            #expect(failure?.path.description == "$.rows[1].n")
            #expect(failure?.position?.column == 23)
        }
        // The decoder reports only that some number is at fault.
        #expect(await thrown { try await load("1.5", as: Int.self) }?.position?.line == 1)
    }
}

private struct Feed: Decodable, Sendable {
    struct Row: Decodable, Sendable {
        var title: String?
        var n: Double
    }

    var rows: [Row]
    var ok: Bool
}
