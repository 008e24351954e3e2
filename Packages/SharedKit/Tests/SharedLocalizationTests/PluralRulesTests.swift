import Foundation
import SharedLocalization
import SharedTesting
import Testing

/// The kit's plural rules against the CLDR table made by Tools/Checks/plural_categories.py.
@Suite struct PluralRulesTests {
    struct Table: Decodable {
        struct Language: Decodable {
            var whole, tenths, hundredths, large: String
        }

        var large: [Int]
        var languages: [String: Language]
    }

    private func table() throws -> Table {
        let folder = try #require(
            ResourceFolder.find(package: "SharedKit", module: "SharedLocalizationTests")
        )
        let file = folder.appendingPathComponent("plural-categories.json")
        return try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
    }

    private let letters: [PluralCategory: Character] =
        [.zero: "z", .one: "o", .two: "t", .few: "f", .many: "m", .other: "x"]

    private func written(_ numbers: some Sequence<PluralOperands>, in language: LanguageTag) -> String {
        String(numbers.compactMap { letters[PluralCategory.of($0, in: language)] })
    }

    @Test(
        .proves("KIT-LOC-03"),
        arguments: [
            "ar", "cs", "da", "de", "en", "es", "fi", "fr", "he", "hi", "it", "ja", "ko", "lt", "lv", "nb",
            "nl",
            "pl", "pt", "pt-PT", "ro", "ru", "sk", "sl", "sv", "tr", "uk", "vi", "zh",
        ] as [LanguageTag]
    )
    func agreesWithCLDR(language: LanguageTag) throws {
        let all = try table()
        let expected = try #require(all.languages[language.identifier])
        #expect(written((0...1_000).map { PluralOperands($0) }, in: language) == expected.whole)
        #expect(written((0...1_000).map { PluralOperands(-$0) }, in: language) == expected.whole)
        let tenths = (0...1_200).map { PluralOperands(Double($0) / 10, fractionDigits: 1) }
        #expect(written(tenths, in: language) == expected.tenths)
        let hundredths = (0...1_200).map { PluralOperands(Double($0) / 100, fractionDigits: 2) }
        #expect(written(hundredths, in: language) == expected.hundredths)
        #expect(written(all.large.map { PluralOperands($0) }, in: language) == expected.large)
    }

    @Test(.proves("KIT-LOC-03"))
    func theTableHasNoLanguageThatIsNotCompared() throws {
        #expect(try table().languages.count == 29)
    }

    @Test(.proves("KIT-LOC-03"))
    func oddNumbersHaveACategoryToo() {
        #expect(PluralCategory.of(PluralOperands(.min), in: "ru") == .many)
        #expect(PluralCategory.of(PluralOperands(.nan, fractionDigits: 2), in: "en") == .other)
        #expect(PluralCategory.of(PluralOperands(1e300, fractionDigits: 20), in: "en") == .other)
        #expect(PluralCategory.of(PluralOperands(0.96, fractionDigits: 1), in: "fr") == .one)
        #expect(PluralCategory.of(PluralOperands(1), in: "xx") == .other)
    }
}
