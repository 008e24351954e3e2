import Foundation
import SharedLocalization
import SharedTesting
import Testing

@Suite struct PluralTests {
    private func localizer(_ language: LanguageTag, _ entry: PluralEntry) -> Localizer {
        Localizer(
            tables: StringTables([StringTable(name: "T", language: language, entries: ["k": .plural(entry)])]
            ),
            language: language
        )
    }

    private func say(_ localizer: Localizer, _ arguments: LocalizedArgument...) -> ResolvedText {
        localizer.resolve(.key(table: "T", key: "k", arguments: arguments))
    }

    @Test(.proves("KIT-LOC-03"))
    func theNumberChoosesTheForm() {
        let russian = localizer(
            "ru",
            PluralEntry(
                format: "%#@n@ (%@)",
                variables: [
                    "n": .init(forms: [
                        .one: "%lld файл", .few: "%lld файла", .many: "%lld файлов", .other: "%lld файла",
                    ])
                ]
            )
        )
        #expect(
            [1, 2, 5, 11, 21, 22].map { say(russian, .whole($0), .text("x")).string } == [
                "1 файл (x)", "2 файла (x)", "5 файлов (x)", "11 файлов (x)", "21 файл (x)", "22 файла (x)",
            ]
        )
    }

    @Test(.proves("KIT-LOC-03"))
    func zeroHasItsOwnTextWhereThereIsOne() {
        let english = localizer(
            "en",
            PluralEntry(
                format: "%#@n@",
                variables: ["n": .init(forms: [.zero: "none", .one: "one", .other: "%lld"])]
            )
        )
        #expect([0, 1, 2].map { say(english, .whole($0)).string } == ["none", "one", "2"])
        #expect(say(english, .whole(1)).problems.isEmpty)
        #expect(
            say(english, .text("?")).problems == [
                LocalizationProblem(.wrongArgument, table: "T", key: "k", language: "en", index: 0),
                LocalizationProblem(.wrongArgument, table: "T", key: "k", language: "en", index: 0),
            ]
        )
        #expect(say(english).problems.count == 2)
    }

    @Test(.proves("KIT-LOC-03"))
    func shownDigitsDecide() {
        let english = localizer(
            "en",
            PluralEntry(
                format: "%#@n@",
                variables: ["n": .init(forms: [.one: "%.1f mile", .other: "%.1f miles"], kind: .decimal)]
            )
        )
        #expect(say(english, .decimal(1, fractionDigits: 0)).string == "1.0 miles")
    }

    @Test(.proves("KIT-LOC-03"))
    func twoNumbersInOneText() {
        let english = localizer(
            "en",
            PluralEntry(
                format: "%1$#@a@ in %2$#@b@",
                variables: [
                    "a": .init(forms: [.one: "%lld song", .other: "%lld songs"]),
                    "b": .init(forms: [.one: "one album", .other: "%lld albums"]),
                ]
            )
        )
        #expect(say(english, .whole(1), .whole(3)).string == "1 song in 3 albums")
        #expect(say(english, .whole(2), .whole(1)).string == "2 songs in one album")
        #expect(say(english, .whole(2), .whole(1)).problems.isEmpty)
    }

    @Test(.proves("KIT-LOC-03"))
    func formsThatNameThemselvesEnd() {
        let circle = localizer(
            "en",
            PluralEntry(
                format: "%#@a@",
                variables: ["a": .init(forms: [.other: "%#@b@"]), "b": .init(forms: [.other: "%#@a@!"])]
            )
        )
        #expect(say(circle, .whole(1)).string == "!")
    }

    @Test(.proves("KIT-LOC-03"), .timeLimit(.minutes(1)))
    func variablesThatAllNameEachOtherEnd() {
        let names = (0..<12).map { "v\($0)" }
        let all = names.map { "%1$#@\($0)@" }.joined()
        let tangle = localizer(
            "en",
            PluralEntry(
                format: all,
                variables: Dictionary(uniqueKeysWithValues: names.map { ($0, .init(forms: [.other: all])) })
            )
        )
        let problems = say(tangle, .whole(1)).problems
        #expect(problems.count { $0.kind == .tooDeep } == 1)
    }

    @Test(.proves("KIT-LOC-03"))
    func aStopgapFollowsTheRulesOfItsOwnLanguage() {
        let english = StringTables([
            StringTable(
                name: "T",
                language: "en",
                entries: [
                    "k": .plural(
                        PluralEntry(
                            format: "%#@n@",
                            variables: ["n": .init(forms: [.one: "one", .other: "many"])]
                        )
                    )
                ]
            )
        ])
        #expect(say(Localizer(tables: english, language: "ru"), .whole(21)).string == "many")
    }

    @Test(.proves("KIT-LOC-03"))
    func neededCategories() {
        #expect(PluralCategory.needed(in: "ru") == [.one, .few, .many])
        #expect(PluralCategory.needed(in: "ru", decimals: true) == [.one, .few, .many, .other])
        #expect(PluralCategory.needed(in: "ar") == Set(PluralCategory.allCases))
        #expect(PluralCategory.needed(in: "ja") == [.other])
        #expect(PluralCategory.possible(in: "fr") == [.zero, .one, .many, .other])
    }
}
