import SharedLocalization
import SharedTesting
import Testing

@testable import SimulatorKit

/// An app is shown in the languages of its tables, by the names that their speakers use.
@Suite struct LanguageTests {
    private func languages(_ tables: [(name: String, languages: [LanguageTag])]) -> [SimulatedLanguage] {
        let tables = tables.flatMap { table in
            table.languages.map { StringTable(name: table.name, language: $0) }
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
        #expect(languages([]).map(\.id) == ["en", "en-XA", "ar-XB"], "an app without tables has English")
    }
}
