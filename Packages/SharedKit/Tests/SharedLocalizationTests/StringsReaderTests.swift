import Foundation
import SharedCore
import SharedLocalization
import SharedTesting
import Testing

@Suite struct StringsReaderTests {
    @Test(.proves("KIT-LOC-01"))
    func readsWhatTranslatorsWrite() throws {
        let read = try statements(
            """
            /* Title of the
               list. */
            "list.title" = "Facts";
            // Shown when empty
            plain_key-1.a:b/c$ = /* here too */ 'single "quoted"' ; "alone"; "a"="b";// end
            "spread"
              =
                "over
            lines";
            """
        )
        #expect(
            read == [
                StringsEntry(key: "list.title", value: "Facts", comment: "Title of the\n   list.", line: 3),
                StringsEntry(
                    key: "plain_key-1.a:b/c$",
                    value: "single \"quoted\"",
                    comment: "Shown when empty",
                    line: 5
                ),
                StringsEntry(key: "alone", value: "alone", comment: nil, line: 5),
                StringsEntry(key: "a", value: "b", comment: nil, line: 5),
                StringsEntry(key: "spread", value: "over\nlines", comment: "end", line: 6),
            ]
        )
    }

    @Test(.proves("KIT-LOC-01"), arguments: ["", " \n", "\u{FEFF}", "/* only */ // comments", "{ }"])
    func emptyFilesAreEmptyTables(text: String) throws {
        #expect(try statements(text).isEmpty)
    }

    @Test(
        .proves("KIT-LOC-01"),
        arguments: [
            (#"\U0041\U00e9\u00F1"#, "AéÃ±".replacingOccurrences(of: "Ã±", with: "ñ")),
            (#"\UD83D\UDE00!"#, "😀!"), (#"\ud83d\ude00"#, "😀"), (#"\U41 x"#, "A x"),
            (#"\n\t\r\"\'\\\a\b\f\v"#, "\n\t\r\"'\\\u{7}\u{8}\u{C}\u{B}"),
            (#"\101\60"#, "A0"), (#"\341"#, "Æ"), (#"\q\é"#, "qé"), ("a\\\nb", "a\nb"),
            ("%1$@ 100 %%", "%1$@ 100 %%"),
        ]
    )
    func escapes(written: String, meant: String) throws {
        #expect(try statements("k = \"\(written)\";").first?.value == meant)
    }

    @Test(.proves("KIT-LOC-01"), arguments: [true, false], [true, false])
    func readsUTF16(bigEndian: Bool, marked: Bool) throws {
        let text = (marked ? "\u{FEFF}" : "") + "\"grüße\" = \"日本 😀\";\n"
        let data = utf16(text, bigEndian: bigEndian, marked: false)
        let read = try StringsReader.entries(of: data, file: "x")
        #expect(read == [StringsEntry(key: "grüße", value: "日本 😀", comment: nil, line: 1)])
    }

    @Test(.proves("KIT-LOC-01"), arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
    func readsPropertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["b": "zwei <&> 😀", "a": "eins"],
            format: format,
            options: 0
        )
        let read = try StringsReader.entries(of: data, file: "x")
        #expect(read.count == 2)
        #expect(
            Dictionary(uniqueKeysWithValues: read.map { ($0.key, $0.value) }) == [
                "a": "eins", "b": "zwei <&> 😀",
            ]
        )
    }

    @Test(.proves("KIT-LOC-01"))
    func keysOfXMLListsHaveTheirCommentsAndLines() throws {
        let list = """
            <!-- No key's. -->
            <plist><dict><!-- first --><!--
              The one
              that counts. --><key>a</key>
            <string>1</string>
            <!-- of the value --><key>b</key><string>2</string><!-- last -->
            <string/><key>c &amp;lt;</key><string>&lt;key&gt;</string><key>d</key><string><![CDATA[<key>x</key>]]></string>
            </dict></plist>
            """
        for (data, isWide) in [(Data(list.utf8), false), (utf16(list, bigEndian: true, marked: true), true)] {
            #expect(
                PropertyListKeys.topLevel(of: data) == [
                    PropertyListKey(name: "a", comment: "The one\n  that counts.", line: 4),
                    PropertyListKey(name: "b", comment: "of the value", line: 6),
                    PropertyListKey(name: "c &lt;", line: 7), PropertyListKey(name: "d", line: 7),
                ],
                "\(isWide)"
            )
        }
        #expect(PropertyListKeys.topLevel(of: Data("bplist00".utf8)).isEmpty)
        #expect(
            PropertyListKeys.topLevel(of: Data("/* one */ a = { b = c; };\n\"\\U0061\" = d;".utf8)) == [
                PropertyListKey(name: "a", comment: "one", line: 1), PropertyListKey(name: "a", line: 2),
            ]
        )
    }

    @Test(
        .proves("KIT-LOC-01"),
        arguments: [
            ("\"a\" = \"1\";\n\"b\" = \"2\";;\n\"c\" = \"3\";", .emptyStatement, 2, "b"),
            ("\"a\" = \"1\"\n\"b\" = \"2\";", .missingSemicolon, 1, "a"),
            ("\n\"a\" = \"1\"", .missingSemicolon, 2, "a"),
            ("\"a\" \"1\";", .missingEqualsSign, 1, "a"),
            ("\"a\" = \"1\";\n\"b\" = \"2;\n\"c\" = \"3\";", .missingQuote, 2, "b"),
            ("\"a\" = \"1\";\n\"b = \"2\";\n\"c\" = \"3\";", .missingEqualsSign, 2, "b = "),
            ("\"a\" = \"open", .missingQuote, 1, "a"),
            ("\"a\" = \"1\";\n/* open", .openComment, 2, nil), ("a = /* open", .openComment, 1, "a"),
            ("a = { b = c; };", .notText, 1, "a"), ("a = (1);", .notText, 1, "a"),
            ("a = é;", .unexpectedCharacter, 1, "a"), ("{ a = b; } c", .unexpectedCharacter, 1, nil),
            ("{ a = b;", .unexpectedCharacter, 1, nil), ("a = b; } c = d;", .unexpectedCharacter, 1, nil),
            // An error in the next key isn't reported for the previous one.
            (#""a" = "1"; "\Ux" = "2";"#, .invalidEscape, 1, nil),
            ("a = b;\n\"c = d;", .missingQuote, 2, nil),
            ("a = b; (c) = d;", .notText, 1, nil), ("; a = b;", .emptyStatement, 1, nil),
            ("{ a = b; ; }", .emptyStatement, 1, "a"),
            ("a = \"\\Ux\";", .invalidEscape, 1, "a"), ("a = \"\\UD83D\";", .invalidEscape, 1, "a"),
            ("a = \"\\UDE00\\UD83D\";", .invalidEscape, 1, "a"),
            ("a = \"\\UD83D\\U0041\";", .invalidEscape, 1, "a"),
            ("\"just a text\"", .missingEqualsSign, 1, "just a text"),
        ] as [(String, TableError.Reason, Int, String?)]
    )
    func errorsNameFileLineAndKey(text: String, reason: TableError.Reason, line: Int, key: String?) {
        #expect(throws: TableError(reason, file: "Some.strings", line: line, key: key)) {
            try statements(text)
        }
    }

    @Test(
        .proves("KIT-LOC-01"),
        arguments: [
            [0x22, 0xFF, 0x22], [0xFF, 0xFE, 0x22], [0xFE, 0xFF, 0xD8, 0x00], [0x61, 0x00, 0x00, 0xDC],
        ]
    )
    func damagedBytesAreRefused(bytes: [UInt8]) {
        #expect(throws: TableError(.unreadable, file: "x", line: 1)) {
            try StringsReader.entries(of: Data(bytes), file: "x")
        }
    }

    @Test(.proves("KIT-LOC-01"))
    func linesAreCountedAtAllEnds() throws {
        #expect(try statements("a=a;\r\nb=b;\rc=c;\nd=d;").map(\.line) == [1, 2, 3, 4])
    }

    @Test(.proves("KIT-LOC-01"))
    func ofARepeatedKeyTheLastValueCounts() throws {
        var table = StringTable(name: "T", language: "en")
        try table.addStrings(Data(#""\U0041" = "1"; "A" = "2";"#.utf8), file: "x")
        #expect(table.entries == ["A": .text("2")])
    }

    @Test(.proves("KIT-LOC-01"))
    func everyPrefixOfATableIsReadOrRefused() {
        let text = Data("/* c */ \"k\\U00e9\" = \"v\\n\"; // d\r\nplain = 'x'; alone;".utf8)
        for length in 0...text.count {
            let read = try? StringsReader.entries(of: text.prefix(length), file: "x")
            #expect((read?.count ?? 0) <= 3)
        }
    }

    @Test(.proves("KIT-LOC-01"))
    func brokenPropertyListsAreRefusedWithTheirPlace() {
        #expect(throws: TableError(.notText, file: "x", line: 3, key: "b")) {
            try StringsReader.entries(
                of: Data(
                    "<?xml version=\"1.0\"?><plist><dict>\n<key>a</key><string>1</string>\n<key>b</key><true/></dict></plist>"
                        .utf8
                ),
                file: "x"
            )
        }
        for text in [
            "bplist00 and nothing", "<?xml version=\"1.0\"?><plist><dict><key>a", "<plist><array/></plist>",
        ] {
            let failure = #expect(throws: TableError.self) {
                try StringsReader.entries(of: Data(text.utf8), file: "x")
            }
            #expect(failure?.reason == .malformedPropertyList)
        }
    }

    @Test(.proves("KIT-LOC-01"), arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
    func damagedListsAreReadOrRefused(format: PropertyListSerialization.PropertyListFormat) throws {
        let texts = ["b": "zwei", "a": "eins 😀", "long": String(repeating: "x", count: 40)]
        let good = try PropertyListSerialization.data(
            fromPropertyList: ["k": texts, "t": "u"],
            format: format,
            options: 0
        )
        #expect(throws: TableError.self) { try StringsReader.entries(of: good, file: "x") }
        var random = SeededGenerator(seed: 3)
        for _ in 0..<3_000 {
            var damaged = good
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 6..<damaged.count, using: &random)
                damaged[place] = UInt8.random(in: 0...255, using: &random)
            }
            _ = try? StringsReader.entries(of: damaged, file: "x")
            _ = try? PluralReader.entries(of: damaged, file: "x")
            _ = try? StringsReader.entries(of: damaged.prefix(damaged.count / 2), file: "x")
        }
    }

    @Test(.proves("KIT-LOC-01"))
    func largeBinaryListsAreReadLikeFoundationDoes() throws {
        let texts = Dictionary(
            uniqueKeysWithValues: (0..<700).map {
                ("key é \($0)", String(repeating: "日\($0)", count: $0 % 90))
            }
        )
        let data = try PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0)
        let read = try StringsReader.entries(of: data, file: "x")
        #expect(Dictionary(uniqueKeysWithValues: read.map { ($0.key, $0.value) }) == texts)
    }
}
