import Foundation
import SharedTesting
import StringsTools
import Testing

@Suite struct TextLintTests {
    private func issues(
        _ tables: [String: String],
        source: String = "",
        only rule: TextIssue.Rule? = nil
    ) throws -> [String] {
        let house = ScratchHouse()
        return TextLint().issues(of: try house.module(tables, source: source))
            .filter { rule == nil || $0.rule == rule }
            .map { $0.description.replacing("App/Sources/App/", with: "") }
    }

    @Test(.proves("KIT-LOC-07"))
    func goodTablesHaveNoIssues() throws {
        let module = TextModule(root: fixtureRoot, path: "FixtureModule")
        #expect(module.files.count == 4)
        let found = TextLint().issues(of: module)
        // The folder doesn't use them, and nothing else is wrong.
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
            "en.lproj/T.strings":
                "list.title = 1;\nas.is = 2;\nmessage.a = 3;\nloading = 4;\nretry = 5;\nclass = 6;",
            "en.lproj/Other.strings": "one = 1;\ntwo = 2;",
        ]
        // A bare word doesn't count, nor does a key put together, nor another type's key.
        let source = #"""
            // TTexts.retry
            let loading = true
            let a = TTexts
                .listTitle
            let b = ["as.is", "message." + name, "TTexts.retry"]
            let c = [MyTTexts.retry, TTexts.two, OtherTexts.two, OtherTexts.listTitle, TTexts.`class`]
            """#
        func unused(_ file: String, _ line: Int, _ key: String) -> String {
            "Resources/en.lproj/\(file).strings:\(line): error: key \"\(key)\" is not used [unusedKey]"
        }
        #expect(
            try issues(tables, source: source, only: .unusedKey) == [
                unused("Other", 1, "one"), unused("T", 2, "as.is"), unused("T", 3, "message.a"),
                unused("T", 4, "loading"), unused("T", 5, "retry"),
            ]
        )
    }

    @Test(.proves("KIT-LOC-07"))
    func literalsThatBypassTheTablesAreFound() throws {
        let source = #"""
            let a = LocalizedText.verbatim("Hello")
            let b = LocalizedText.verbatim(fact.title)
            let c = LocalizedText.verbatim("\(width) × \(height)\n")
            let d = LocalizedText.verbatim( /* why */ "Two words")  // not for people: a test
            let f = Button(accessibilityLabel: "Close", id: "close")
            // LocalizedText.verbatim("Comment")
            let g = #".verbatim("no")"#
            let h = LocalizedText.verbatim(
                isOpen
                    ? "Open" : name + "ed"
            )
            let i = Button(
                title:
                    "Save",
                id: "save"
            )
            let j = LocalizedText.verbatim("\(names.joined(separator: "x")) \(isOpen ? "" : "Shut")")
            """#
        func found(_ line: Int, _ text: String) -> String {
            "App.swift:\(line): error: \"\(text)\" is in no table; use a key, or say why: // not for people: ... [literal]"
        }
        // Also for a module without any table.
        for tables in [["en.lproj/T.strings": ""], [:]] {
            #expect(
                try issues(tables, source: source) == [
                    found(1, "Hello"), found(5, "Close"), found(10, "Open"), found(10, "ed"),
                    found(14, "Save"),
                    found(17, "Shut"),
                ]
            )
        }
    }

    @Test(.proves("KIT-LOC-07"))
    func literalsInOtherCallsAndConstantsAreFound() throws {
        let source = #"""
            let a = LocalizedText.verbatim(join(["Songs"]))
            let b = LocalizedText.verbatim(names.joined(separator: "x").appending(upper("Albums")))
            let c = LocalizedText.verbatim(format(date, pattern: "yyyy"))
            let heading = "Songs"
            let d = LocalizedText.verbatim(heading)
            enum Labels { static let close: String = "Close" }
            let e = Button(title: wide ? Labels.close : nil)
            var total: String { "Total" }
            let f = LocalizedText.key("k", table: "T", arguments: [.text("\(total): \(count)")])
            let g = LocalizedText.key("k", table: "T", arguments: [.text(
                self.total
            )])
            // Not shown, or not from here, or not surely.
            let identifier = "album"
            let h = Row(id: identifier, title: album.identifier)
            let name = row["name"]
            let i = LocalizedText.verbatim(name)
            func row(text: String) { show(.verbatim(text)) }
            func test() { let text = "Text" }
            let address = URL(string: "https://example.org")
            let j = LocalizedText.verbatim(address)
            let proper = "Grimm"  // not for people: a name
            let k = LocalizedText.verbatim(proper)
            let separator = ", "
            let l = LocalizedText.verbatim(separator)
            """#
        func found(_ line: Int, _ text: String) -> String {
            "App.swift:\(line): error: \"\(text)\" is in no table; use a key, or say why: // not for people: ... [literal]"
        }
        #expect(
            try issues([:], source: source) == [
                found(1, "Songs"), found(2, "Albums"), found(4, "Songs"), found(6, "Close"),
                found(8, "Total"),
            ]
        )
    }

    @Test(.proves("KIT-LOC-07", "KIT-LOC-03"))
    func aTranslationDoesNotFlattenNumbers() throws {
        let songs = plurals(plural("songs", ["one=%lld song", "other=%lld songs"]))
        let tables = [
            "en.lproj/T.stringsdict": songs, "de.lproj/T.stringsdict": songs,
            "pl.lproj/T.strings": "\nsongs = \"%lld piosenek\";", "ja.lproj/T.strings": "songs = \"%lld\";",
            "cs.lproj/T.stringsdict": plurals("<key>songs</key><string>%lld x</string>"),
        ]
        let found = [
            "Resources/cs.lproj/T.stringsdict:3: error: key \"songs\" has one text for all numbers as argument 1; cs needs one, few, other [pluralCategory]",
            "Resources/pl.lproj/T.strings:2: error: key \"songs\" has one text for all numbers as argument 1; pl needs one, few, many [pluralCategory]",
        ]
        #expect(try issues(tables, only: .pluralCategory) == found)

        // Neither of two numbers may be flattened.
        func two(_ second: String) -> String {
            """
            <plist><dict>
            <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@a@ in \(second)</string>
            \(["a", "b"].map { """
                <key>\($0)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>one</key><string>one</string><key>other</key><string>%lld</string></dict>
                """ }.joined())
            </dict></dict></plist>
            """
        }
        #expect(
            try issues(
                ["en.lproj/T.stringsdict": two("%2$#@b@"), "de.lproj/T.stringsdict": two("%2$lld")],
                only: .pluralCategory
            ) == [
                "Resources/de.lproj/T.stringsdict:2: error: key \"k\" has one text for all numbers as argument 2; de needs one, other [pluralCategory]"
            ]
        )
    }

    @Test(.proves("KIT-LOC-07", "KIT-LOC-03"))
    func aLanguageWithoutKnownPluralsIsAnError() throws {
        let tables = ["en.lproj/T.strings": "", "nb.lproj/T.strings": "", "engl.lproj/T.strings": ""]
        #expect(
            try issues(tables) == [
                "Resources/engl.lproj:0: error: the plural rules of engl are not known; PluralCategory has those of other languages [unknownLanguage]"
            ]
        )
    }

    @Test(.proves("KIT-LOC-07", "KIT-LOC-08"))
    func anAppIsCompleteInTwoLanguagesWithTheKit() throws {
        func gaps(app: [String], kit: [String]) throws -> [String] {
            let house = ScratchHouse()
            for (folder, languages) in [("App/Sources/App", app), ("Kit/Sources/Kit", kit)] {
                for language in languages {
                    try house.write("a = 1;", to: "\(folder)/Resources/\(language).lproj/T.strings")
                }
                try house.write("", to: "\(folder)Plain/Plain.swift")
            }
            return TextLint.languageGaps(
                of: TextModule.all(root: house.root, package: "App"),
                package: "App",
                kit: TextModule.all(root: house.root, package: "Kit")
            ).map(\.description)
        }
        #expect(try gaps(app: ["en", "pl"], kit: ["en", "de", "pl"]).isEmpty)
        #expect(try gaps(app: ["en", "de-AT"], kit: ["en", "de"]).isEmpty)
        #expect(
            try gaps(app: ["en"], kit: ["en", "de"]) == [
                "App/Sources:0: error: has no texts in a second language; an app ships two complete ones [missingLanguage]"
            ]
        )
        #expect(
            try gaps(app: ["en", "pl"], kit: ["en", "de"]) == [
                "Kit/Sources/Kit/Resources/pl.lproj:0: error: is missing, and App has pl [missingLanguage]"
            ]
        )
    }

    @Test(.proves("KIT-LOC-07"))
    func repeatedKeysOfXMLListsAreFoundAfterDecoding() throws {
        let list = """
            <?xml version="1.0"?>
            <plist><dict>
            <key>A</key><string>1</string><key>b &amp;lt;</key><string>2</string>
            <key>&#x41;</key><string>3</string>
            <key>&#65;</key><string>4</string>
            </dict></plist>
            """
        #expect(
            try issues(["en.lproj/T.strings": list], only: .duplicateKey) == [
                "Resources/en.lproj/T.strings:4: error: key \"A\" is in line 3 already [duplicateKey]",
                "Resources/en.lproj/T.strings:5: error: key \"A\" is in line 4 already [duplicateKey]",
            ]
        )
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
        #expect(source.literals.map(\.calls).prefix(4) == [["a", "a(b"], ["a"], ["a"], []])
        #expect(source.code[0].hasPrefix("a("))
    }

    @Test(arguments: [
        (#"a(/x"\/y/, "b")"#, ["b"]), (#"a = /"[^"]*"/; b("c")"#, ["c"]), (#"a(#/x"/y/#, "b")"#, ["b"]),
        (#"a(#/ x"\#n y /#, "b")"#, ["b"]), (#"a(b / 2, "c", d / 3)"#, ["c"]), (#"a(b/2, "c", d/3)"#, ["c"]),
        (#"a(b, /); c("d/")"#, ["d/"]), (#"a(1) / b("c") / 2"#, ["c"]), (#"a(/, "b")"#, ["b"]),
    ])
    func patternsAreNotTaken(code: String, texts: [String]) {
        let source = SwiftSource(path: "x", text: code.replacing("\\#n", with: "\n"))
        #expect(source.literals.map(\.text) == texts)
        #expect(source.literals.last?.line == source.code.count, "lines are counted on")
    }
}
