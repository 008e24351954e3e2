import Foundation
import SharedLocalization
import SharedTesting
import Testing

@Suite struct PluralReaderTests {
    @Test(.proves("KIT-LOC-01"), arguments: [false, true])
    func readsXMLAndBinary(binary: Bool) throws {
        var data = pluralFile(
            key: "albums",
            format: "%#@count@ by %@",
            forms: ["one": "%lld album", "other": "%lld albums"]
        )
        if binary {
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        }
        let expected = PluralEntry(
            format: "%#@count@ by %@",
            variables: ["count": .init(forms: [.one: "%lld album", .other: "%lld albums"], kind: .whole)]
        )
        #expect(try PluralReader.entries(of: data, file: "x") == ["albums": .plural(expected)])
    }

    @Test(.proves("KIT-LOC-01"))
    func incompletePluralsAreErrorsWithTheirLine() {
        let expected = TableError(.malformedPlural, file: "x", line: 3, key: "k")
        #expect(throws: expected) {
            try PluralReader.entries(
                of: pluralFile(key: "k", format: "%#@count@", forms: ["one": "1"]),
                file: "x"
            )
        }
        #expect(throws: expected) {
            try PluralReader.entries(
                of: pluralFile(key: "k", format: "%#@others@", forms: ["other": "1"]),
                file: "x"
            )
        }
    }

    /// A `.stringsdict` of one key whose variables have only the form `other`.
    private func list(_ format: String, _ variables: [String: String]) -> Data {
        let parts = variables.map { name, form in
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>other</key><string>\(form)</string></dict>
            """
        }
        return Data(
            """
            <plist><dict>
            <key>fine</key><string>k</string>
            <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            \(parts.joined())</dict></dict></plist>
            """.utf8
        )
    }

    @Test(.proves("KIT-LOC-01", "KIT-LOC-03"), .timeLimit(.minutes(1)))
    func variablesWithoutEndAreAnError() throws {
        let names = (0..<12).map { "v\($0)" }
        let all = names.map { "%1$#@\($0)@" }.joined()
        let tangle = Dictionary(uniqueKeysWithValues: names.map { ($0, all) })
        // No cycle, but each variable names the next one twice.
        let steps = Dictionary(
            uniqueKeysWithValues: (0..<40).map { ("v\($0)", "%#@v\($0 + 1)@%#@v\($0 + 1)@") }
        )
        .merging(["v40": "x"]) { $1 }
        let wide = ["v0": String(repeating: "%#@v1@", count: 200), "v1": "x"]
        for (format, variables) in [
            (all, tangle), ("%#@v0@", steps), ("%#@a@", ["a": "%#@a@"]),
            ("%#@a@", ["a": "%#@b@", "b": "%#@a@"]),
            (String(repeating: "%#@v0@", count: 6), wide),
        ] {
            #expect(throws: TableError(.endlessPlural, file: "x", line: 3, key: "k")) {
                try PluralReader.entries(of: list(format, variables), file: "x")
            }
        }
        // Deeper and wider than any real table.
        let deep = Dictionary(uniqueKeysWithValues: (0..<7).map { ("v\($0)", "%#@v\($0 + 1)@") })
            .merging(["v7": "x"]) { $1 }
        for (format, variables) in [("%#@v0@", deep), ("%#@v0@ %#@v0@", wide), ("k", ["a": "%#@a@"])] {
            #expect(try PluralReader.entries(of: list(format, variables), file: "x").count == 2)
        }
    }

    @Test(.proves("KIT-LOC-01"))
    func textInTheOldStyleIsReadByTheSameGrammar() throws {
        let text = """
            /* How many albums. */
            albums = {
                NSStringLocalizedFormatKey = "%#@count@ by %@"; // c
                count = {
                    NSStringFormatSpecTypeKey = NSStringPluralRuleType;
                    NSStringFormatValueTypeKey = lld; one = '%lld album'; "other" = "%lld albums";
                };
            };
            plain = "text";
            """
        let expected = PluralEntry(
            format: "%#@count@ by %@",
            variables: ["count": .init(forms: [.one: "%lld album", .other: "%lld albums"], kind: .whole)]
        )
        for data in [Data(text.utf8), Data("{\(text)}".utf8), utf16(text, bigEndian: false, marked: true)] {
            let read = try PluralReader.entries(of: data, file: "x")
            #expect(read == ["albums": .plural(expected), "plain": .text("text")])
        }
        func failure(_ text: String) -> TableError? {
            #expect(throws: TableError.self) { try PluralReader.entries(of: Data(text.utf8), file: "x") }
        }
        // Foundation's reader drops the rest, without an error.
        #expect(failure("a = b;; c = d;") == TableError(.emptyStatement, file: "x", line: 1, key: "a"))
        #expect(
            failure("k = {\na = b;; c = d; };\nl = m;")
                == TableError(.emptyStatement, file: "x", line: 2, key: "k")
        )
        #expect(failure("k = { a = b;") == TableError(.unexpectedCharacter, file: "x", line: 1, key: "k"))
        #expect(failure("k = { a = b; }") == TableError(.missingSemicolon, file: "x", line: 1, key: "k"))
        #expect(failure("k = (a);") == TableError(.notText, file: "x", line: 1, key: "k"))
        #expect(failure("\nk = { a = b; };") == TableError(.malformedPlural, file: "x", line: 2, key: "k"))
        let endless = String(repeating: "k = {", count: 100_000)
        #expect(failure(endless)?.reason == .notText)
    }
}
