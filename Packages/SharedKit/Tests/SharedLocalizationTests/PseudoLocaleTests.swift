import Foundation
import SharedLocalization
import SharedTesting
import Testing

@Suite struct PseudoLocaleTests {
    private let all: StringTables = {
        var tables = tables([
            "en": [
                "hello": "Hello %@, you have %lld messages", "name": "Name",
                "long": "The quick brown fox jumps over it",
            ],
            "de": ["hello": "Hallo %@"],
        ])
        let songs = PluralEntry(
            format: "%#@n@",
            variables: ["n": .init(forms: [.one: "%lld song", .other: "%lld songs"])]
        )
        tables.add(StringTable(name: "T", language: "en", entries: ["songs": .plural(songs)]))
        return tables
    }()

    private func text(_ key: String, _ arguments: LocalizedArgument...) -> LocalizedText {
        .key(table: "T", key: key, arguments: arguments)
    }

    @Test(.proves("KIT-LOC-06"))
    func accentedTextIsLongerInBracketsAndKeepsWhatIsInserted() {
        let localizer = Localizer(tables: all, language: .accentedPseudo)
        let resolved = localizer.resolve(text("hello", .text("Hana %@"), .whole(1_234)))
        #expect(resolved.problems.isEmpty)
        #expect(
            resolved.string.hasPrefix("[Ĥéļļö Hana %@, ýöû ĥåvé 1,234 ḿéššåĝéš".replacing("ḿ", with: "ɱ"))
        )
        #expect(resolved.string.hasSuffix("]"))
        #expect(localizer.string(text("songs", .whole(1))).hasPrefix("[1 šöñĝ"))
        let plain = Localizer(tables: all, language: "en").string(text("long"))
        let growth = Double(localizer.string(text("long")).count) / Double(plain.count)
        #expect((1.25...1.5).contains(growth))
        #expect(localizer.layoutDirection == .leftToRight)
    }

    @Test(.proves("KIT-LOC-06"))
    func textOutsideOfTablesStandsOut() {
        #expect(
            Localizer(tables: all, language: .accentedPseudo).string(.verbatim("Hard-coded")) == "Hard-coded"
        )
    }

    @Test(.proves("KIT-LOC-06", "KIT-LOC-08"))
    func rightToLeftTextIsOverriddenAndInsertedTextIsolated() {
        let localizer = Localizer(tables: all, language: .rightToLeftPseudo)
        #expect(localizer.layoutDirection == .rightToLeft)
        #expect(localizer.string(text("name")) == "\u{202E}Name\u{202C}")
        let hello = localizer.resolve(text("hello", .text("Hana"), .whole(3)))
        #expect(hello.problems.isEmpty)
        #expect(hello.string.hasPrefix("\u{202E}Hello\u{202C} \u{2068}Hana\u{2069}\u{202E},\u{202C} "))
        // Every override and isolate that is opened is closed.
        let scalars = hello.string.unicodeScalars
        #expect(scalars.count { $0 == "\u{202E}" } == scalars.count { $0 == "\u{202C}" })
    }

    @Test(.proves("KIT-LOC-06"))
    func everyTextOfTheTablesSurvivesBoth() {
        let kit = SharedLocalizationTexts.tables()
        for language in [LanguageTag.accentedPseudo, .rightToLeftPseudo] {
            let localizer = Localizer(tables: kit, language: language)
            for key in kit.table("SharedLocalization", in: "en")?.entries.keys.sorted() ?? []
            where key != "table.advice" {
                // Beside what is said of broken tables there are only lengths of time.
                let numbers: [LocalizedArgument] = [.whole(42), .whole(43), .whole(44)]
                let arguments: [LocalizedArgument] =
                    switch key {
                    case "clock.short": Array(numbers.prefix(2))
                    case "clock.long": numbers
                    default: [.text("FILE"), .whole(42), .text("KEY")]
                    }
                let resolved = localizer.resolve(
                    .key(table: "SharedLocalization", key: key, arguments: arguments)
                )
                #expect(resolved.problems.isEmpty)
                for case .text(let text) in arguments { #expect(resolved.string.contains(text)) }
                for case .whole(let number) in arguments { #expect(resolved.string.contains("\(number)")) }
            }
        }
    }

    @Test(.proves("KIT-LOC-08"))
    func insertedTextIsIsolatedWhereDirectionsMeet() {
        let both = tables(["en": ["k": "by %@"], "ar": ["k": "من %@"]])
        func say(_ language: LanguageTag, _ name: String) -> String {
            Localizer(tables: both, language: language).string(text("k", .text(name)))
        }
        #expect(say("en", "Ann") == "by Ann")
        #expect(say("en", "דנה") == "by \u{2068}דנה\u{2069}")
        #expect(say("ar", "Ann") == "من \u{2068}Ann\u{2069}")
        #expect(say("ar", "") == "من ")
    }
}
