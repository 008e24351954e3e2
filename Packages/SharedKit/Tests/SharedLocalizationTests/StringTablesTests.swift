import Foundation
import SharedLocalization
import SharedTesting
import Testing

@Suite struct StringTablesTests {
    @Test(.proves("KIT-LOC-01", "KIT-LOC-08"))
    func readsAFolderAndSaysWhatIsComplete() throws {
        let scratch = try ScratchFolder()
        let plural = { (forms: [String: String]) in
            String(decoding: pluralFile(key: "n", format: "%#@count@", forms: forms), as: UTF8.self)
        }
        try scratch.write("a = A; n = plain;", to: "Base.lproj/T.strings")
        try scratch.write(plural(["one": "1", "other": "%lld"]), to: "Base.lproj/T.stringsdict")
        try scratch.write("a = 'Ä';", to: "de.lproj/T.strings")
        try scratch.write(plural(["one": "1", "other": "%lld"]), to: "de.lproj/T.stringsdict")
        try scratch.write("a = 'Ą';", to: "pl.lproj/T.strings")
        try scratch.write(plural(["one": "1", "few": "%lld", "other": "%lld"]), to: "pl.lproj/T.stringsdict")
        try scratch.write("a = 'À'; broken", to: "fr.lproj/T.strings")
        try scratch.write("not a table", to: "fr.lproj/notes.txt")

        let read = StringTables(folder: scratch.url)
        #expect(read.languages == ["de", "en", "pl"])
        #expect(read.completeLanguages == ["de", "en"])
        #expect(read.gaps(in: "pl").map(\.key) == ["n"])
        #expect(read.gaps(in: "pl").map(\.categories) == [[.many]])
        #expect(read.gaps(in: "de-AT").isEmpty)
        #expect(read.gaps(in: "fr").map(\.key) == ["a", "n"])
        #expect(
            read.failures == [
                TableError(.missingEqualsSign, file: "fr.lproj/T.strings", line: 1, key: "broken")
            ]
        )
        #expect(
            read.failures.map(\.description) == [
                "fr.lproj/T.strings:1: error: missing equals sign (key \"broken\")"
            ]
        )
        let localizer = Localizer(tables: read, language: "de")
        #expect(localizer.string(.key(table: "T", key: "n", arguments: [.whole(5)])) == "5")
    }

    @Test(.proves("KIT-LOC-04"))
    func laterTablesRewordEarlierOnes() {
        let merged = tables(["en": ["a": "1", "b": "1"]]).merging(
            tables(["en": ["b": "2"], "de": ["a": "3"]])
        )
        #expect(merged.table("T", in: "en")?.entries == ["a": .text("1"), "b": .text("2")])
        #expect(merged.languages == ["de", "en"])
    }

    @Test(.proves("KIT-LOC-08"))
    func theKitsOwnTextsAreFoundAndWhole() {
        let own = StringTables(package: "SharedKit", module: "SharedLocalization")
        #expect(own.failures.isEmpty)
        #expect(own.completeLanguages == ["ar", "cs", "de", "en", "pl", "ru", "sl"])
        for language in own.languages {
            let localizer = Localizer(tables: own, language: language)
            for reason in TableError.Reason.allCases {
                let failure = TableError(reason, file: "de.lproj/T.strings", line: 12, key: "k")
                #expect(localizer.resolve(failure.message).problems.isEmpty, "\(reason) in \(language)")
                #expect(localizer.resolve(failure.advice).problems.isEmpty, "\(language)")
                #expect(localizer.string(failure.message).contains("de.lproj/T.strings"))
            }
        }
    }

    @Test(.proves("KIT-LOC-01"))
    func missingResourcesAreReportedAndNotFatal() {
        let none = StringTables(package: "NoSuchPackage", module: "Nothing")
        #expect(none.failures.map(\.reason) == [.missingResources])
        #expect(Localizer(tables: none, language: "en").string(.key("k", table: "Nothing")) == "k")
    }

    @Test(.proves("KIT-LOC-03", "KIT-LOC-08"))
    func aTextForAllNumbersIsAGapWhereNumbersDiffer() {
        let songs = TableEntry.plural(
            PluralEntry(
                format: "%#@songs@ in %2$#@miles@",
                variables: [
                    "songs": .init(forms: [.one: "%lld song", .other: "%lld songs"]),
                    "miles": .init(forms: [.one: "%.1f mile", .other: "%.1f miles"], kind: .decimal),
                ]
            )
        )
        let half = TableEntry.plural(
            PluralEntry(
                format: "%#@songs@",
                variables: [
                    "songs": .init(forms: [
                        .one: "%lld a", .few: "%lld b", .many: "%lld c", .other: "%lld d %2$.1f",
                    ])
                ]
            )
        )
        let plain = TableEntry.text("%lld x %.1f")
        let entries: [LanguageTag: TableEntry] = ["en": songs, "pl": plain, "cs": half, "ja": plain]
        let all = StringTables(
            entries.map { StringTable(name: "T", language: $0.key, entries: ["songs": $0.value]) }
        )
        #expect(all.completeLanguages == ["en", "ja"])
        #expect(all.gaps(in: "pl").map(\.categories) == [[.one, .few, .many, .other]])
        // Only one of the two numbers has its plural forms.
        #expect(all.gaps(in: "cs").map(\.categories) == [[.one, .few, .many, .other]])
        #expect(plain.flattenedCategories(of: songs, in: "pl")[0] == [.one, .few, .many])
        #expect(plain.flattenedCategories(of: plain, in: "pl").isEmpty)
    }
}
