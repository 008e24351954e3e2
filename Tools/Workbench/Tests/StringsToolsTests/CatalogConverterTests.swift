import Foundation
import SharedCore
import SharedLocalization
import SharedTesting
import StringsTools
import Testing

@Suite struct CatalogConverterTests {
    private let catalog = #"""
        {
          "sourceLanguage": "en", "version": "1.0",
          "strings": {
            "Cancel": { "comment": "A button. */" },
            "greeting": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "Hello \"%@\"\n100 %%" } },
              "de": { "stringUnit": { "state": "translated", "value": "Hallo „%@“\\" } } } },
            "%lld songs by %@": { "localizations": {
              "en": { "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%1$lld song by %2$@" } },
                "other": { "stringUnit": { "state": "translated", "value": "%lld songs by %@" } } } } } } },
            "trip": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "%#@days@ in %#@cities@ for %3$@" },
                "substitutions": {
                  "days": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                    "one": { "stringUnit": { "state": "t", "value": "a day" } },
                    "other": { "stringUnit": { "state": "t", "value": "%arg days" } } } } },
                  "cities": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                    "one": { "stringUnit": { "state": "t", "value": "%arg city <&>" } },
                    "other": { "stringUnit": { "state": "t", "value": "%arg cities" } } } } } } } } },
            "tap": { "localizations": { "en": { "variations": { "device": {
              "mac": { "stringUnit": { "state": "t", "value": "Click" } } } } } } }
          }
        }
        """#

    @Test(.proves("KIT-LOC-01"))
    func catalogsBecomeTablesThatSayTheSame() throws {
        let converter = try CatalogConverter(Data(catalog.utf8), table: "Main")
        #expect(
            converter.files.keys.sorted() == [
                "de.lproj/Main.strings", "en.lproj/Main.strings", "en.lproj/Main.stringsdict",
            ]
        )
        #expect(converter.problems == ["tap (en): varies by device"])

        let house = ScratchHouse()
        for (path, content) in converter.files {
            try house.write(content, to: path)
        }
        let tables = StringTables(folder: house.root)
        #expect(tables.failures.isEmpty)
        func say(_ key: String, _ arguments: LocalizedArgument..., in language: LanguageTag = "en")
            -> ResolvedText
        {
            Localizer(tables: tables, language: language)
                .resolve(.key(table: "Main", key: key, arguments: arguments))
        }
        #expect(say("Cancel").string == "Cancel")
        #expect(say("greeting", .text("Ann")).string == "Hello \"Ann\"\n100 %")
        #expect(say("greeting", .text("Ann"), in: "de").string == "Hallo „Ann“\\")
        #expect(say("%lld songs by %@", .whole(1), .text("Bo")) == ResolvedText(string: "1 song by Bo"))
        #expect(say("%lld songs by %@", .whole(2), .text("Bo")) == ResolvedText(string: "2 songs by Bo"))
        #expect(
            say("trip", .whole(1), .whole(2), .text("Cy")) == ResolvedText(string: "a day in 2 cities for Cy")
        )
        #expect(
            say("trip", .whole(3), .whole(1), .text("Cy"))
                == ResolvedText(string: "3 days in 1 city <&> for Cy")
        )
    }

    @Test(.proves("KIT-LOC-01"))
    func whatIsNoCatalogIsRefused() {
        #expect(throws: DecodingError.self) { try CatalogConverter(Data("{}".utf8), table: "T") }
    }

    @Test(.proves("KIT-LOC-01"))
    func writtenTablesAreReadBackTheSame() throws {
        var random = SeededGenerator(seed: 11)
        let pieces = [
            "a", "\"", "\\", "\n", "\r", "\t", "\u{1}", "é", "😀", "*/", "//", "%@", "=", ";", "\u{2028}", "'",
        ]
        func text() -> String {
            (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in pieces.randomElement(using: &random)
            }.joined()
        }
        for _ in 0..<300 {
            let entries = (0..<5).map {
                StringsEntry(key: "\($0)" + text(), value: text(), comment: text(), line: 0)
            }
            let read = try StringsReader.entries(of: Data(TableWriter.strings(entries).utf8), file: "x")
            #expect(read.map(\.key) == entries.map(\.key).sorted())
            let expected = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) })
            #expect(Dictionary(uniqueKeysWithValues: read.map { ($0.key, $0.value) }) == expected)
        }
    }
}
