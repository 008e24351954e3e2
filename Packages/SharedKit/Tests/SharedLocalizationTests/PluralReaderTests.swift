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
}
