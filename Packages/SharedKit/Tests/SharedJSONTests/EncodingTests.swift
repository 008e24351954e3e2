// Every encoding in which JSON arrives, with and without a byte order mark, declared and undeclared.

import Foundation
import SharedJSON
import SharedTesting
import Testing

struct EncodingTests {
    private let loader = JSONLoader()
    private let text = #"{"title":"Größe ﬁt – “Ünïcödé” 中文 🦆"}"#

    private struct Titled: Decodable, Equatable, Sendable {
        var title: String
    }

    private func title(_ bytes: some Sequence<UInt8>, charset: String? = nil) async throws -> String {
        try await loader.load(Titled.self, from: .data(Data(bytes), charset: charset)).title
    }

    private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit -> [UInt8] in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? bytes : bytes.reversed()
        }
    }

    private static func utf32(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar -> [UInt8] in
            let bytes = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (24 - 8 * UInt32($0))) }
            return bigEndian ? bytes : bytes.reversed()
        }
    }

    @Test(.proves("KIT-JSON-01"), arguments: [nil, "utf-8", "UTF-8", "utf-16", "klingon"])
    func readsUTF8(charset: String?) async throws {
        let expected = "Größe ﬁt – “Ünïcödé” 中文 🦆"
        #expect(try await title(text.utf8, charset: charset) == expected)
        #expect(try await title([0xEF, 0xBB, 0xBF] + text.utf8, charset: charset) == expected)
    }

    @Test(.proves("KIT-JSON-01"), arguments: [true, false])
    func readsUTF16And32(bigEndian: Bool) async throws {
        let expected = "Größe ﬁt – “Ünïcödé” 中文 🦆"
        let mark16: [UInt8] = bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        let mark32: [UInt8] = bigEndian ? [0, 0, 0xFE, 0xFF] : [0xFF, 0xFE, 0, 0]
        let narrow = Self.utf16(text, bigEndian: bigEndian)
        let wide = Self.utf32(text, bigEndian: bigEndian)
        for charset in [nil, "utf-16", "iso-8859-1"] {
            #expect(try await title(narrow, charset: charset) == expected)
            #expect(try await title(mark16 + narrow, charset: charset) == expected)
            #expect(try await title(wide, charset: charset) == expected)
            #expect(try await title(mark32 + wide, charset: charset) == expected)
        }
    }

    @Test(.proves("KIT-JSON-01"))
    func readsTheShortestWideTexts() async throws {
        #expect(try await loader.load(Int.self, from: .data(Data([0x37, 0]))) == 7)
        #expect(try await loader.load(Int.self, from: .data(Data([0, 0x37]))) == 7)
        #expect(try await loader.load(Int.self, from: .data(Data([0x37, 0, 0, 0]))) == 7)
        #expect(try await loader.load(Int.self, from: .data(Data([0, 0, 0, 0x37]))) == 7)
        #expect(
            try await loader.load(String.self, from: .data(Data(Self.utf16("\"中\"", bigEndian: false))))
                == "中"
        )
    }

    @Test(
        .proves("KIT-JSON-01"),
        arguments: [nil, "ISO-8859-1", "iso-8859-1", "latin1", "windows-1252", "utf-8", "us-ascii"]
    )
    func readsWesternBytes(charset: String?) async throws {
        // é, €, curly quotes and the dash in Windows-1252; 0x81 is undefined there.
        let bytes = Array(#"{"title":""#.utf8) + [0xE9, 0x20, 0x80, 0x93, 0x94, 0x96] + Array(#""}"#.utf8)
        #expect(try await title(bytes, charset: charset) == "é €“”–")
        let odd = Array(#"{"title":""#.utf8) + [0xE9, 0x81] + Array(#""}"#.utf8)
        #expect(try await title(odd, charset: charset) == "é\u{81}")
    }

    @Test(.proves("KIT-JSON-01"))
    func believesADeclaredWesternCharsetEvenWhereUTF8WouldDo() async throws {
        #expect(try await title(Array(#"{"title":"Ã©"}"#.utf8), charset: "iso-8859-1") == "Ãƒ\u{C2}©")
    }

    @Test(
        .proves("KIT-JSON-01", "KIT-JSON-04"),
        arguments: [
            [0xEF, 0xBB, 0xBF, 0x22, 0xE9, 0x22],  // a UTF-8 mark, then Latin-1
            [0xFF, 0xFE, 0x22, 0x00, 0x00],  // half a unit
            [0xFF, 0xFE, 0x22, 0x00, 0x00, 0xD8, 0x22, 0x00],  // half a surrogate pair
            [0xFF, 0xFE, 0, 0, 0, 0, 0x11, 0],  // beyond Unicode
        ] as [[UInt8]]
    )
    func refusesIllFormedText(bytes: [UInt8]) async {
        await #expect(throws: JSONError(source: "odd", reason: .unknownEncoding(declared: nil))) {
            try await loader.load(String.self, from: .data(Data(bytes), name: "odd"))
        }
    }

    @Test(.proves("KIT-JSON-01"))
    func refusesToGuessAtACharsetThatItDoesNotKnow() async {
        let failure = JSONError(source: "data", reason: .unknownEncoding(declared: "shift_jis"))
        await #expect(throws: failure) {
            try await loader.load(
                String.self,
                from: .data(Data([0x22, 0x83, 0x41, 0x22]), charset: "shift_jis")
            )
        }
    }
}
