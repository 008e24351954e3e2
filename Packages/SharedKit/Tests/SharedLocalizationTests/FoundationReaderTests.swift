import Foundation
import SharedCore
import SharedLocalization
import SharedTesting
import Testing

/// The reader against Foundation's own, on random tables from the whole grammar.
@Suite struct FoundationReaderTests {
    /// Writes random tables.
    ///
    /// Cases that Foundation is known to get wrong are left out; they have tests of their own.
    struct Writer {
        var random: SeededGenerator

        mutating func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &random)]
        }

        mutating func blank() -> String {
            (0..<Int.random(in: 0...2, using: &random)).map { _ in
                pick([" ", "\n", "\t", "\r\n", "\u{2028}", "/* c; = \" */", "// c \"\n", "/**/"])
            }.joined()
        }

        mutating func quoted() -> String {
            let quote = pick(["\"", "\"", "'"])
            let body = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                pick([
                    "a", "Z", " ", "é", "日", "😀", ";", "=", "{", "/*", "//", "%@", "\n", "\\n", "\\t", "\\\\",
                    "\\\"", "\\'", "\\U0041", "\\U00e9", "\\U20AC", "\\U41", "\\101", "\\0", "\\341", "\\375",
                    "\\a",
                    "\\q", quote == "'" ? "\"" : "'", "\\U2028", "\\12", "\\UD83D\\UDE00",
                ])
            }
            return quote + body.joined() + quote
        }

        mutating func word() -> String {
            let count = Int.random(in: 1...6, using: &random)
            // A slash may begin a comment, which `quoted` covers.
            return (0..<count).map { _ in pick(["a", "B", "7", "_", "$", ":", ".", "-", "x"]) }.joined()
        }

        mutating func text() -> String {
            // A slash right after a word would belong to it.
            Bool.random(using: &random) ? quoted() : word() + " "
        }

        /// Statements; their number is in `counts`.
        mutating func statements(in counts: ClosedRange<Int>) -> String {
            (0..<Int.random(in: counts, using: &random)).map { _ in
                let value = Int.random(in: 0...5, using: &random) == 0 ? "" : "=" + blank() + text() + blank()
                return blank() + text() + blank() + value + ";" + blank()
            }.joined()
        }

        /// A plural in text form, with other entries in its dictionaries.
        mutating func plural() -> String {
            """
            k = {\(blank())NSStringLocalizedFormatKey \(blank()) = "%#@n@"; \(statements(in: 0...3))
            n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; \(statements(in: 0...3))
            one = \(text());\(blank())other = \(text()); };\(blank())}; \(blank())
            """
        }

        mutating func table() -> String {
            statements(in: 1...5)
        }
    }

    private func foundation(_ text: String) -> [String: String]? {
        let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return list as? [String: String]
    }

    private func ours(_ text: String) throws -> [String: String] {
        Dictionary(try statements(text).map { ($0.key, $0.value) }) { $1 }
    }

    @Test(.proves("KIT-LOC-01"))
    func readsTheSame() throws {
        var writer = Writer(random: SeededGenerator(seed: 2_026))
        for _ in 0..<3_000 {
            let table = writer.table()
            #expect(try ours(table) == foundation(table), "\(table.debugDescription)")
        }
    }

    /// Tables with a byte order mark, in either order.
    @Test(.proves("KIT-LOC-01"), arguments: [String.Encoding.utf16BigEndian, .utf16LittleEndian])
    func readsTheSameInUTF16(encoding: String.Encoding) throws {
        var writer = Writer(random: SeededGenerator(seed: 16))
        for _ in 0..<1_000 {
            let table = "\u{FEFF}" + writer.table()
            let bytes = try #require(table.data(using: encoding))
            let list = try PropertyListSerialization.propertyList(from: bytes, format: nil)
            let entries = try StringsReader.entries(of: bytes, file: "Some.strings")
            let read = Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
            #expect(read == list as? [String: String], "\(table.debugDescription)")
        }
    }

    @Test(.proves("KIT-LOC-01"))
    func refusesWhatFoundationRefuses() {
        // One character removed or inserted: the reader refuses every table that Foundation refuses.
        var writer = Writer(random: SeededGenerator(seed: 7))
        var refusals = 0
        var deviations = 0
        for _ in 0..<3_000 {
            var table = Array(writer.table())
            let place = Int.random(in: 0..<table.count, using: &writer.random)
            if Bool.random(using: &writer.random) {
                table.remove(at: place)
            } else {
                table.insert(writer.pick([";", "=", "\"", "'", "{", "x", "é"]), at: place)
            }
            let text = String(table)
            guard let accepted = foundation(text) else {
                refusals += 1
                #expect(throws: TableError.self, "\(text.debugDescription)") { try statements(text) }
                continue
            }
            do throws(TableError) {
                let read = Dictionary(try statements(text).map { ($0.key, $0.value) }) { $1 }
                #expect(read == accepted, "\(text.debugDescription)")
            } catch {
                // A table that only the reader refuses is one of the deviations: an invalid escape, or an
                // error after which Foundation stops reading.
                deviations += 1
                #expect(
                    error.reason == .invalidEscape
                        || text.indices.contains { (try? ours(String(text[..<$0]))) == accepted },
                    "\(text.debugDescription)"
                )
            }
        }
        #expect(deviations > 100)
        #expect(refusals > 500)
    }

    /// The deviations in the reader's documentation, one by one; the test fails if Foundation changes.
    @Test(
        .proves("KIT-LOC-01"),
        arguments: [
            // Foundation stops reading without an error.
            ("a = b;; c = d;", ["a": "b"], .emptyStatement),
            ("a = b; } nonsense", ["a": "b"], .unexpectedCharacter),
            ("a = b; \"c = d;", ["a": "b"], .missingQuote),
            ("a = b; /* c = d;", ["a": "b"], .openComment),
            ("a = b; é = d;", ["a": "b"], .unexpectedCharacter),
            // Foundation inserts null or a replacement character.
            (#"a = "\UD83D";"#, ["a": "\u{FFFD}"], .invalidEscape),
            (#"a = "\UDE00\UD83D";"#, ["a": "\u{FFFD}\u{FFFD}"], .invalidEscape),
            (#"a = "\UD83D\U0041";"#, ["a": "\u{FFFD}A"], .invalidEscape),
            (#"a = "\Ux";"#, ["a": "\0x"], .invalidEscape),
            (#"a = "\376\377";"#, ["a": "\0\0"], .invalidEscape),
        ] as [(String, [String: String], TableError.Reason)]
    )
    func whatFoundationAcceptsAndTheReaderDoesNot(
        text: String,
        accepted: [String: String],
        reason: TableError.Reason
    ) {
        #expect(foundation(text) == accepted)
        let failure = #expect(throws: TableError.self) { try statements(text) }
        #expect(failure?.reason == reason)
    }

    @Test(.proves("KIT-LOC-01"))
    func whatIsReadDifferently() throws {
        #expect(foundation(#"a = "\u00F1";"#) == ["a": "u00F1"])
        #expect(try ours(#"a = "\u00F1";"#) == ["a": "ñ"])
        for isBigEndian in [false, true] {
            let unmarked = Data(
                "a = b;".utf16.flatMap { unit in
                    let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
                    return isBigEndian ? bytes.reversed() : bytes
                }
            )
            #expect((try? PropertyListSerialization.propertyList(from: unmarked, format: nil)) == nil)
            #expect(try StringsReader.entries(of: unmarked, file: "x").map(\.value) == ["b"])
        }
    }

    @Test(.proves("KIT-LOC-01"))
    func onlyTextsAreValues() throws {
        func list(_ text: String) throws -> Any {
            try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        }
        #expect(try list("a = (b);") as? [String: [String]] == ["a": ["b"]])
        #expect(try list("a = { b = c; };") as? [String: [String: String]] == ["a": ["b": "c"]])
        #expect(try list("a = <61>;") as? [String: Data] == ["a": Data("a".utf8)])
        for text in ["a = (b);", "a = { b = c; };", "a = <61>;"] {
            let failure = #expect(throws: TableError.self) { try statements(text) }
            #expect(failure?.reason == .notText)
        }
        #expect(try list("\"b\"") as? String == "b")
        #expect(throws: TableError.self) { try statements("\"b\"") }
    }

    @Test(.proves("KIT-LOC-01"))
    func readsPluralsInTextTheSame() throws {
        var writer = Writer(random: SeededGenerator(seed: 12))
        for _ in 0..<1_000 {
            let text = writer.plural()
            let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
            let plural = try #require((list as? [String: [String: Any]])?["k"])
            let forms = try #require(plural["n"] as? [String: Any])
            let expected = PluralEntry(
                format: try #require(plural["NSStringLocalizedFormatKey"] as? String),
                variables: [
                    "n": .init(
                        forms: Dictionary(
                            uniqueKeysWithValues: PluralCategory.allCases.compactMap { category in
                                (forms[category.rawValue] as? String).map { (category, $0) }
                            }
                        )
                    )
                ]
            )
            let read = try PluralReader.entries(of: Data(text.utf8), file: "x")
            #expect(read == ["k": .plural(expected)], "\(text.debugDescription)")
        }
    }

    /// All ways in which an XML property list may begin.
    @Test(
        .proves("KIT-LOC-01"),
        arguments: [
            "", "<?xml version=\"1.0\"?>", " \n<!-- By the tool's maker. -->\n", "<!-- <key>no</key> -->",
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
        ]
    )
    func readsXMLListsTheSame(start: String) throws {
        let body = "<dict><!-- c --><key>a &amp; é</key>\n<string>😀 &lt;</string></dict>"
        for text in [start + body, start + "<plist version=\"1.0\">" + body + "</plist>"] {
            for bytes in [
                Data(text.utf8), Data("\u{FEFF}\(text)".utf8), utf16(text, bigEndian: true, marked: true),
                utf16(text, bigEndian: false, marked: true),
            ] {
                let list =
                    try PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: String]
                let entries = try StringsReader.entries(of: bytes, file: "x")
                #expect(list == ["a & é": "😀 <"])
                #expect(
                    Dictionary(entries.map { ($0.key, $0.value) }) { $1 } == list,
                    "\(text.debugDescription)"
                )
                #expect(try PluralReader.entries(of: bytes, file: "x") == list?.mapValues { .text($0) })
            }
            // Without a byte order mark Foundation refuses it, like a table in text form, unless a blank
            // comes first.
            for isBigEndian in [true, false] {
                let unmarked = utf16(text, bigEndian: isBigEndian, marked: false)
                let list = try? PropertyListSerialization.propertyList(from: unmarked, format: nil)
                #expect(list == nil || start.hasPrefix(" "))
                #expect(try StringsReader.entries(of: unmarked, file: "x").map(\.value) == ["😀 <"])
            }
        }
    }

    @Test(.proves("KIT-LOC-01"))
    func theOutermostValueIsADictionary() throws {
        for text in ["<array><string>a</string></array>", "<string>a</string>", "<61>"] {
            #expect((try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)) != nil)
            #expect(throws: TableError.self) { try StringsReader.entries(of: Data(text.utf8), file: "x") }
        }
    }
}
