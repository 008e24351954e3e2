import SharedLocalization
import SharedTesting
import Testing

@testable import SimulatorKit

/// Checks that an app offers the languages of its tables, by the names that their speakers use.
@Suite struct LanguageTests {
    private func languages(_ tables: [(name: String, languages: [LanguageTag])]) -> [SimulatedLanguage] {
        let tables = tables.flatMap { table in
            table.languages.map {
                StringTable(name: table.name, language: $0, entries: ["title": .text("Title")])
            }
        }
        return SimulatedLanguage.all(of: StringTables(tables))
    }

    private let pseudo = [
        SimulatedLanguage(id: "en-XA", name: "[Åççéñţéð]"),
        SimulatedLanguage(id: "ar-XB", name: "Right to left", isRightToLeft: true),
    ]

    @Test(
        .proves("KIT-LOC-08"),
        arguments: [
            ("ar", "العربية", true), ("cs", "Čeština", false), ("de", "Deutsch", false),
            ("pl", "Polski", false), ("ru", "Русский", false), ("sl", "Slovenščina", false),
        ]
    ) func anAppsOtherLanguageComesAfterEnglish(id: String, name: String, isRightToLeft: Bool) {
        let kit: [LanguageTag] = ["ar", "cs", "de", "en", "pl", "ru", "sl"]
        let found = languages([("App", [LanguageTag(id), "en"]), ("Kit", kit)])
        #expect(
            found == [
                SimulatedLanguage(id: "en", name: "English"),
                SimulatedLanguage(id: id, name: name, isRightToLeft: isRightToLeft),
            ] + pseudo
        )
    }

    @Test(.proves("KIT-LOC-08")) func aLanguageThatATableLacksIsNotOffered() {
        let found = languages([("App", ["en", "pl", "de"]), ("More", ["en", "de"])])
        #expect(found.map(\.id) == ["en", "de", "en-XA", "ar-XB"])
        let plural = { (forms: [PluralCategory: String]) in
            TableEntry.plural(PluralEntry(format: "%#@n@", variables: ["n": .init(forms: forms)]))
        }
        let polish = ["one", "few", "many", "other"].compactMap { PluralCategory(rawValue: $0) }
        let entries: [LanguageTag: [String: TableEntry]] = [
            "en": ["title": .text("Title"), "count": plural([.one: "%lld fact", .other: "%lld facts"])],
            "de": ["title": .text("Titel")],
            "pl": [
                "title": .text("Tytuł"),
                "count": plural(Dictionary(uniqueKeysWithValues: polish.map { ($0, "%lld") })),
            ],
            "ru": ["title": .text("Заголовок"), "count": plural([.one: "%lld факт", .other: "%lld факта"])],
        ]
        let partial = StringTables(
            entries.map { StringTable(name: "App", language: $0.key, entries: $0.value) }
        )
        #expect(
            SimulatedLanguage.all(of: partial).map(\.id) == ["en", "pl", "en-XA", "ar-XB"],
            "one that lacks a text or a plural is not offered either"
        )
        #expect(languages([]).map(\.id) == ["en", "en-XA", "ar-XB"], "an app without tables has English")
    }
}
