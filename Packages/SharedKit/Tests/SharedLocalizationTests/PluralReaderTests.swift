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
        let expected = TableFailure(.malformedPlural, file: "x", line: 3, key: "k")
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
        func failure(_ text: String) -> TableFailure? {
            #expect(throws: TableFailure.self) { try PluralReader.entries(of: Data(text.utf8), file: "x") }
        }
        // Foundation's reader drops what follows, and says nothing.
        #expect(failure("a = b;; c = d;") == TableFailure(.emptyStatement, file: "x", line: 1, key: "a"))
        #expect(
            failure("k = {\na = b;; c = d; };\nl = m;")
                == TableFailure(.emptyStatement, file: "x", line: 2, key: "k")
        )
        #expect(failure("k = { a = b;") == TableFailure(.unexpectedCharacter, file: "x", line: 1, key: "k"))
        #expect(failure("k = { a = b; }") == TableFailure(.missingSemicolon, file: "x", line: 1, key: "k"))
        #expect(failure("k = (a);") == TableFailure(.notText, file: "x", line: 1, key: "k"))
        #expect(failure("\nk = { a = b; };") == TableFailure(.malformedPlural, file: "x", line: 2, key: "k"))
        let endless = String(repeating: "k = {", count: 100_000)
        #expect(failure(endless)?.reason == .notText)
    }
}
