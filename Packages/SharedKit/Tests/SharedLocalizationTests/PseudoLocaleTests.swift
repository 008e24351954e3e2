import Foundation
import SharedCore
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
        let kit = StringTables(package: "SharedKit", module: "SharedLocalization")
        for language in [LanguageTag.accentedPseudo, .rightToLeftPseudo] {
            let localizer = Localizer(tables: kit, language: language)
            for key in kit.table("SharedLocalization", in: "en")?.entries.keys.sorted() ?? []
            where key != "table.advice" {
                // Apart from the texts about broken tables, all arguments are lengths of time.
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

    /// The directional marks of a text that are open at its end, and those that close nothing (UAX #9: BD9,
    /// X6a, X7).
    private func unpaired(_ text: String) -> [Unicode.Scalar] {
        var (open, stray): ([Unicode.Scalar], [Unicode.Scalar]) = ([], [])
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{2066}"..."\u{2068}", "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append(scalar)
            case "\u{202C}":
                if let last = open.last, last.value < 0x2066 {
                    open.removeLast()
                } else {
                    stray.append(scalar)
                }
            case "\u{2069}":
                if let start = open.lastIndex(where: { $0.value >= 0x2066 }) {
                    open.removeSubrange(start...)
                } else {
                    stray.append(scalar)
                }
            case "\n", "\u{2029}":
                stray += open
                open = []
            default: break
            }
        }
        return stray + open
    }

    @Test(.proves("KIT-LOC-06", "KIT-LOC-08"))
    func insertedTextCannotLeaveItsIsolate() {
        var both = tables([
            "en": ["k": "by %@!", "two": "%@ and %@!"], "ar": ["k": "من %@!", "two": "%@ و %@!"],
        ])
        both = all.merging(both)
        var random = SeededGenerator(seed: 9)
        let marks =
            (0x202A...0x202E).map { $0 } + (0x2066...0x2069).map { $0 } + [0x200F, 0x0A, 0x2029, 0x05D0]
        let names =
            ["Ann\u{2069}\u{202E}", "\u{2066}", "\u{2068}Ann", "\u{202D}Ann", "\u{202C}", "a\nb\u{202E}c\nd"]
            + (0..<150).map { _ in
                (0..<Int.random(in: 1...9, using: &random)).map { _ in
                    let mark = marks.randomElement(using: &random).flatMap { Unicode.Scalar($0) }
                    return Bool.random(using: &random) ? "x" : mark.map { String($0) } ?? ""
                }.joined()
            }
        for language in ["en", "ar", .accentedPseudo, .rightToLeftPseudo] as [LanguageTag] {
            let localizer = Localizer(tables: both, language: language)
            for name in names {
                let nested = LocalizedArgument.nested(text("k", .text(name)))
                let list = LocalizedArgument.list([.verbatim(name), .verbatim("Bo"), .verbatim("Cy")])
                for shown in [
                    localizer.string(text("k", .text(name))), localizer.string(text("two", nested, list)),
                    localizer.list([.verbatim(name), .verbatim("Bo")]),
                ] {
                    #expect(unpaired(shown).isEmpty, "\(shown.debugDescription)")
                    #expect(shown.contains("x") || !name.contains("x"))
                }
                // The table's own text is outside of all directional marks in the name.
                let plain = localizer.string(text("k", .text(name))).unicodeScalars
                if language == "en" || language == "ar", let end = plain.lastIndex(of: "!") {
                    #expect(unpaired(String(plain[..<end])).isEmpty)
                }
            }
        }
    }

    @Test(.proves("KIT-LOC-08"))
    func whatTextSaysOfItsDirectionsIsKept() {
        let english = Localizer(tables: tables(["en": ["k": "by %@!"]]), language: "en")
        func say(_ name: String) -> String { english.string(text("k", .text(name))) }
        // Pairs stay as they are.
        #expect(
            say("a\u{2067}b\u{202A}c\u{202C}\u{2069}")
                == "by \u{2068}a\u{2067}b\u{202A}c\u{202C}\u{2069}\u{2069}!"
        )
        // Open marks are closed; marks that close nothing are removed.
        #expect(say("Ann\u{2069}\u{202E}") == "by \u{2068}Ann\u{202E}\u{202C}\u{2069}!")
        #expect(say("\u{2066}a\u{202E}b") == "by \u{2068}\u{2066}a\u{202E}b\u{202C}\u{2069}\u{2069}!")
        #expect(
            say("\u{202B}a\u{2068}b\u{202C}c") == "by \u{2068}\u{202B}a\u{2068}bc\u{2069}\u{202C}\u{2069}!"
        )
        #expect(
            say("\u{2068}a\u{202E}b\u{2069}c\u{202C}") == "by \u{2068}\u{2068}a\u{202E}b\u{2069}c\u{2069}!"
        )
        // Each paragraph is handled by itself: its end ends every isolate.
        #expect(say("א\nb") == "by \u{2068}א\u{2069}\n\u{2068}b\u{2069}!")
        #expect(say("a\nb") == "by a\nb!")
    }
}
