import Foundation
import SharedTesting
import StringsTools
import Testing

@Suite struct TextLintTests {
    private func issues(
        _ tables: [String: String],
        source: String = "",
        isApp: Bool = false,
        only rule: TextIssue.Rule? = nil
    ) throws -> [String] {
        let house = ScratchHouse()
        return TextLint(isApp: isApp).issues(of: try house.module(tables, source: source))
            .filter { rule == nil || $0.rule == rule }
            .map { $0.description.replacing("App/Sources/App/", with: "") }
    }

    @Test(.proves("KIT-LOC-07"))
    func goodTablesHaveNoIssues() throws {
        let module = TextModule(root: fixtureRoot, path: "FixtureModule")
        #expect(module.files.count == 4)
        let found = TextLint(isApp: true).issues(of: module)
        // Nobody uses them in that folder; that is all that is wrong.
        #expect(Set(found.map(\.rule)) == [.unusedKey])
        #expect(found.count == 5)
    }

    @Test(.proves("KIT-LOC-07", "KIT-LOC-01"))
    func syntaxIsReportedWithItsLine() throws {
        let found = try issues(["en.lproj/T.strings": "\"a\" = \"1\";\n\"b\" = \"2\";;\n"], only: .syntax)
        #expect(found == ["Resources/en.lproj/T.strings:2: error: empty statement (key \"b\") [syntax]"])
    }

    @Test(.proves("KIT-LOC-07"))
    func repeatedKeysAreFoundAfterDecoding() throws {
        let found = try issues(
            [
                "en.lproj/T.strings": "\"A\" = \"1\";\n\n\"\\U0041\" = \"2\";",
                "en.lproj/P.stringsdict": plurals(
                    plural("k", ["one=1", "other=2"]),
                    plural("k", ["one=1", "other=2"])
                ),
            ],
            only: .duplicateKey
        )
        #expect(
            found == [
                "Resources/en.lproj/P.stringsdict:7: error: key \"k\" is in line 3 already [duplicateKey]",
                "Resources/en.lproj/T.strings:3: error: key \"A\" is in line 1 already [duplicateKey]",
            ]
        )
    }

    @Test(.proves("KIT-LOC-07"))
    func languagesAreComparedKeyByKey() throws {
        let tables = [
            "en.lproj/T.strings": "a = 1;\nb = 2;\nc = 3;", "de.lproj/T.strings": "a = 1;\nx = 9;\nb = 2;",
            "de-AT.lproj/T.strings": "a = 1;", "fr.lproj/Other.strings": "",
        ]
        #expect(
            try issues(tables, only: .missingKey) == [
                "Resources/de-AT.lproj/T.strings:1: error: key \"c\" is missing in de-AT [missingKey]",
                "Resources/de.lproj/T.strings:1: error: key \"c\" is missing in de [missingKey]",
                "Resources/fr.lproj/T.strings:1: error: key \"a\" is missing in fr [missingKey]",
                "Resources/fr.lproj/T.strings:1: error: key \"b\" is missing in fr [missingKey]",
                "Resources/fr.lproj/T.strings:1: error: key \"c\" is missing in fr [missingKey]",
            ]
        )
        #expect(
            try issues(tables, only: .extraKey)
                == ["Resources/de.lproj/T.strings:2: error: key \"x\" is not in en [extraKey]"]
        )
    }

    @Test(
        .proves("KIT-LOC-07", "KIT-LOC-02"),
        arguments: [
            ("%@ %lld", "%2$lld %1$@", nil), ("%@", "%1$@ %1$@", nil), ("%d", "%lld", nil),
            ("%.1f", "%.2f", nil),
            ("%@ %lld", "%@", "argument 2 (whole) is missing"),
            ("%@", "%@ %@", "argument 2 (text) is one too many"),
            ("%@ %lld", "%lld %@", "argument 1 is whole instead of text"),
            ("%lld", "%.0f", "argument 1 is decimal instead of whole"),
        ] as [(String, String, String?)]
    )
    func placeholdersMustAgree(original: String, translation: String, problem: String?) throws {
        let found = try issues(
            [
                "en.lproj/T.strings": "k = \"\(original)\";",
                "de.lproj/T.strings": "\nk = \"\(translation)\";",
            ],
            only: .placeholder
        )
        let expected = problem.map {
            "Resources/de.lproj/T.strings:2: error: key \"k\": \($0), compared with en [placeholder]"
        }
        #expect(found == [expected].compactMap { $0 })
    }

    @Test(.proves("KIT-LOC-07", "KIT-LOC-02"))
    func placeholdersMustBeSoundInThemselves() throws {
        let tables = [
            "en.lproj/T.strings": "a = \"%1$@ %1$lld\";\nb = \"%2$@\";\nc = \"100 %\";\nd = \"%% %@\";"
        ]
        #expect(
            try issues(tables, only: .placeholder) == [
                "Resources/en.lproj/T.strings:1: error: key \"a\" asks for argument 1 as two kinds [placeholder]",
                "Resources/en.lproj/T.strings:2: error: key \"b\" leaves out an argument between others [placeholder]",
            ]
        )
        #expect(try issues(tables, only: .strayPercent).count == 1)
    }

    @Test(.proves("KIT-LOC-07", "KIT-LOC-03"))
    func pluralsMustFitTheirLanguage() throws {
        let file = { (forms: [String]) in plurals(plural("k", forms)) }
        let found = try issues(
            [
                "en.lproj/T.stringsdict": file(["zero=none", "one=1", "other=%lld"]),
                "pl.lproj/T.stringsdict": file(["one=1", "other=%lld"]),
                "ja.lproj/T.stringsdict": file(["one=1", "other=%lld"]),
                "fr.lproj/T.stringsdict": file(["one=1", "many=%lld", "other=%lld"]),
            ],
            only: .pluralCategory
        )
        #expect(
            found == [
                "Resources/ja.lproj/T.stringsdict:3: error: key \"k\" has one of n, which ja never uses [pluralCategory]",
                "Resources/pl.lproj/T.stringsdict:3: error: key \"k\" lacks few, many of n, which pl needs [pluralCategory]",
            ]
        )
        let decimals = try issues(
            ["cs.lproj/T.stringsdict": plurals(plural("k", ["one=1", "few=2", "other=%.1f"], type: "f"))],
            only: .pluralCategory
        )
        #expect(
            decimals == [
                "Resources/cs.lproj/T.stringsdict:3: error: key \"k\" lacks many of n, which cs needs [pluralCategory]"
            ]
        )
    }

    @Test(.proves("KIT-LOC-07", "KIT-LOC-03"))
    func formsMayLeaveOutTheirOwnNumberOnly() throws {
        let good = plurals(plural("k", ["one=one by %2$@", "other=%1$lld by %2$@"]))
        #expect(try issues(["en.lproj/T.stringsdict": good], only: .placeholder).isEmpty)
        let bad = plurals(plural("k", ["one=one", "other=%1$lld by %2$@"]))
        #expect(
            try issues(["en.lproj/T.stringsdict": bad], only: .placeholder) == [
                "Resources/en.lproj/T.stringsdict:3: error: key \"k\" has other arguments in one than in other [placeholder]"
            ]
        )
    }

    @Test(.proves("KIT-LOC-07"))
    func unusedKeysAreFound() throws {
        let tables = [
            "en.lproj/T.strings": "list.title = 1;\nused.asIs = 2;\nmessage.a = 3;\nb.advice = 4;\nidle = 5;"
        ]
        let source = #"""
            // idle, "idle"
            let a = Texts.listTitle
            let b = ["used.asIs", "message." + name, "\(name).advice"]
            """#
        let idle = "Resources/en.lproj/T.strings:5: error: key \"idle\" is not used [unusedKey]"
        #expect(try issues(tables, source: source, only: .unusedKey) == [idle])
        // An app has typed keys; it puts none together.
        #expect(
            try issues(tables, source: source, isApp: true, only: .unusedKey) == [
                "Resources/en.lproj/T.strings:3: error: key \"message.a\" is not used [unusedKey]",
                "Resources/en.lproj/T.strings:4: error: key \"b.advice\" is not used [unusedKey]", idle,
            ]
        )
    }

    @Test(.proves("KIT-LOC-07"))
    func aBareWordUsesNoKeyOfAnApp() throws {
        let tables = ["en.lproj/T.strings": "list.title = 1;\nloading = 2;\nretry = 3;"]
        let source = """
            let loading = true
            let a = Texts.listTitle
            let b = MyTexts.retry
            """
        #expect(
            try issues(tables, source: source, isApp: true, only: .unusedKey) == [
                "Resources/en.lproj/T.strings:2: error: key \"loading\" is not used [unusedKey]",
                "Resources/en.lproj/T.strings:3: error: key \"retry\" is not used [unusedKey]",
            ]
        )
    }

    @Test(.proves("KIT-LOC-07"))
    func literalsThatBypassTheTablesAreFoundInApps() throws {
        let source = #"""
            let a = LocalizedText.verbatim("Hello")
            let b = LocalizedText.verbatim(fact.title)
            let c = LocalizedText.verbatim("\(width) × \(height)")
            let d = LocalizedText.verbatim( /* why */ "Two words")  // not for people: a test
            let e = LocalizedText.key("list.title", table: "T")
            let f = Button(accessibilityLabel: "Close", id: "close")
            // LocalizedText.verbatim("Comment")
            let g = #".verbatim("no")"#
            """#
        let found = try issues(["en.lproj/T.strings": ""], source: source, isApp: true)
        #expect(
            found == [
                "App.swift:1: error: \"Hello\" is in no table; use a key, or say why: // not for people: ... [literal]",
                "App.swift:5: error: \"T\" is a key without a type; use what `make strings` generates [untypedKey]",
                "App.swift:5: error: \"list.title\" is a key without a type; use what `make strings` generates [untypedKey]",
                "App.swift:6: error: \"Close\" is in no table; use a key, or say why: // not for people: ... [literal]",
            ]
        )
        #expect(try issues(["en.lproj/T.strings": ""], source: source).isEmpty)
    }

    @Test func sourcesAreTakenApart() {
        let source = SwiftSource(
            path: "x",
            text: ###"""
                a("one \(b("in\"ner") + c) end", """
                  two "quotes"
                  """) // "no"
                let r = ##"raw "# \##(1) \(2)"## /* "no
                " */ + "last
                unterminated"
                """###
        )
        let texts = source.literals.map(\.text)
        #expect(texts.prefix(2) == [#"in\"ner"#, #"one \() end"#])
        #expect(texts.dropFirst(2).first?.contains("two \"quotes\"\n") == true)
        #expect(texts.dropFirst(3).first == ##"raw "# \() \(2)"##)
        #expect(source.literals.map(\.line).prefix(5) == [1, 1, 1, 4, 5])
        #expect(source.code[0].hasPrefix("a("))
    }
}
