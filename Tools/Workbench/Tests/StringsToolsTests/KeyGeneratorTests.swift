import Foundation
import SharedLocalization
import SharedTesting
import StringsTools
import Testing

@Suite struct KeyGeneratorTests {
    private let fixture = TextModule(root: fixtureRoot, path: "FixtureModule")

    @Test(.proves("KIT-LOC-02"))
    func theGeneratedFileIsTheOneThatIsCompiledHere() throws {
        let generator = KeyGenerator()
        let file = fixtureRoot.appending(path: generator.path(for: fixture))
        #expect(try String(contentsOf: file, encoding: .utf8) == generator.content(for: fixture))
        #expect(KeyKeeper(root: fixtureRoot).issues(of: fixture).isEmpty)
    }

    @Test(.proves("KIT-LOC-02"))
    func typedKeysSayWhatTheTablesSay() {
        let tables = StringTables(folder: fixtureRoot.appending(path: "FixtureModule/Resources"))
        #expect(tables.completeLanguages == ["de", "en"])
        let texts = [
            Texts.listTitle, Texts.byAuthor("Faust", Texts.listTitle), Texts.progress(0.25, 8), Texts.case,
            Texts.albumsCount(albums: 1, "x"),
            Texts.albumsCount(albums: 3, LocalizedArgument.date(.distantPast, .weekday)),
        ]
        func read(_ language: LanguageTag) -> [String] {
            let localizer = Localizer(tables: tables, language: language)
            let read = texts.map(localizer.string)
            #expect(localizer.report.problems.isEmpty)
            return read
        }
        let weekday = ValueFormats(locale: Locale(identifier: "en"), timeZone: .gmt).date(
            .distantPast,
            .weekday
        )
        #expect(
            read("en") == [
                "Facts", "Faust by Facts", "0.2 of 8", "100 % \"sure\"\n", "one album (en) / x",
                "3 albums (en) / \(weekday)",
            ]
        )
        #expect(read("de")[1] == "Faust von Fakten")
    }

    @Test(.proves("KIT-LOC-02"))
    func commentsBecomeDocumentation() {
        let content = KeyGenerator().content(for: fixture)
        #expect(
            content.contains(
                "    /// Shown at the top.\n    /// Keep it short.\n    ///\n    /// “Facts”\n    static var listTitle"
            )
        )
    }

    @Test(.proves("KIT-LOC-02"))
    func staleAndAmbiguousKeysAreReported() throws {
        let house = ScratchHouse()
        let module = try house.module(["en.lproj/App.strings": "a.b = 1;\naB = 2;\nclass = 3;\n\"7 up\" = 4;"]
        )
        let keeper = KeyKeeper(root: house.root)
        #expect(
            keeper.issues(of: module).map(\.description) == [
                "App/Sources/App/Resources/en.lproj/App.strings:2: error: keys \"a.b\" and \"aB\" have the same name in Swift [ambiguousName]",
                "App/Sources/App/Generated/Texts.swift:1: error: is out of date; run `make strings` [staleKeys]",
            ]
        )
        #expect(try keeper.write([module]) == ["App/Sources/App/Generated/Texts.swift"])
        #expect(try keeper.write([module]).isEmpty)
        #expect(keeper.issues(of: module).map(\.rule) == [.ambiguousName])
        let content = KeyGenerator().content(for: module)
        #expect(content.contains("static var `class`:") && content.contains("static var _7Up:"))
    }

    @Test(.proves("KIT-LOC-02"))
    func whenTheTablesAreGoneTheKeysAreStale() throws {
        let house = ScratchHouse()
        let keeper = KeyKeeper(root: house.root)
        let path = "App/Sources/App/Generated/Texts.swift"
        #expect(try keeper.write([house.module([:])]).isEmpty)
        try house.write("enum Texts {}", to: path)
        let module = try house.module([:])
        #expect(keeper.issues(of: module).map(\.rule) == [.staleKeys])
        #expect(try keeper.write([module]) == [path])
        #expect(keeper.issues(of: module).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: house.root.appending(path: path).path))
    }

    @Test(.proves("KIT-LOC-02"))
    func aChangedTableMakesTheKeysStale() throws {
        let house = ScratchHouse()
        let keeper = KeyKeeper(root: house.root)
        func isStale(_ table: String) throws -> Bool {
            let module = try house.module(["en.lproj/App.strings": table])
            let isStale = keeper.issues(of: module).map(\.rule) == [.staleKeys]
            _ = try keeper.write([module])
            return isStale
        }
        #expect(try isStale("/* A number. */ n = \"%.1f\";"))
        #expect(try !isStale("/* A number. */ n = \"%.1f\";"))
        // The digits, the kind, the comment, the text and the key are all part of it.
        for table in [
            "/* A number. */ n = \"%.2f\";", "/* A number. */ n = \"%lld\";", "/* A count. */ n = \"%lld\";",
            "/* A count. */ n = \"%lld!\";", "/* A count. */ m = \"%lld!\";",
        ] {
            #expect(try isStale(table), "\(table)")
        }
    }

    @Test(.proves("KIT-LOC-02"))
    func argumentsHaveTheTypesOfTheirPlaceholders() throws {
        let house = ScratchHouse()
        let module = try house.module([
            "en.lproj/App.strings": "all = \"%@ %lld %d %.1f %f %%\";",
            "en.lproj/App.stringsdict": plurals(
                plural("songs", ["one=%lld song", "other=%lld songs"]),
                plural("miles", ["one=%.1f mile", "other=%.1f miles"], type: ".1f")
            ),
        ])
        let content = KeyGenerator().content(for: module)
        let declarations = [
            "all(_ argument1: some TextArgument, _ argument2: Int, _ argument3: Int, _ argument4: Double, _ argument5: Double)",
            "songs(n: Int)", "miles(n: Double)",
        ]
        for declaration in declarations {
            #expect(content.contains("static func \(declaration) -> LocalizedText"), "\(content)")
        }
        #expect(
            content.contains(".decimal(argument4, fractionDigits: 1), .decimal(argument5, fractionDigits: 6)")
        )
        #expect(content.contains("key: \"miles\", arguments: [.decimal(n, fractionDigits: 1)]"))
    }

    @Test(.proves("KIT-LOC-02"))
    func theModuleOfTheTextsItselfImportsNothing() throws {
        let house = ScratchHouse()
        try house.write(
            "a = 1;",
            to: "Kit/Sources/SharedLocalization/Resources/en.lproj/SharedLocalization.strings"
        )
        let module = TextModule(root: house.root, path: "Kit/Sources/SharedLocalization")
        let content = KeyGenerator().content(for: module)
        #expect(
            !content.contains("import") && content.contains("enum Texts {\n    /// “1”\n    static var a:")
        )
    }

    @Test(.proves("KIT-LOC-02"))
    func brokenTablesLeaveTheOldKeysAndSaySo() throws {
        let house = ScratchHouse()
        let keeper = KeyKeeper(root: house.root)
        let module = try house.module([
            "en.lproj/App.strings": "a = 1;\nb = 2;; c = 3;", "de.lproj/App.strings": "a",
        ])
        #expect(try keeper.write([module]).isEmpty)
        // Only the lint checks the other languages.
        #expect(
            keeper.obstacles(of: module).map(\.description) == [
                "App/Sources/App/Resources/en.lproj/App.strings:2: error: empty statement (key \"b\"), so the keys of App stay as they were; fix it and run `make strings` again [syntax]"
            ]
        )
    }

    @Test(.proves("KIT-LOC-02"))
    func commentsOfPluralsBecomeDocumentation() throws {
        let house = ScratchHouse()
        let songs = plural("songs", ["one=%lld song", "other=%lld songs"])
        let others = plural("miles", ["one=a mile", "other=%lld miles"])
        let module = try house.module([
            "en.lproj/App.stringsdict": plurals("<!-- How many songs.\nOver the list. -->\n", songs, others),
            "en.lproj/Old.stringsdict": "/* In the old style. */ k = { NSStringLocalizedFormatKey = x; };",
            "en.lproj/List.strings":
                "<plist><dict><!-- In a list. --><key>l</key><string>y</string></dict></plist>",
        ])
        let content = KeyGenerator().content(for: module)
        for declaration in [
            "    /// How many songs.\n    /// Over the list.\n    ///\n    /// “{%lld songs}”\n    static func songs",
            "{\n    /// “{%lld miles}”\n    static func miles",
            "    /// In the old style.\n    ///\n    /// “x”\n    static var k",
            "    /// In a list.\n    ///\n    /// “y”\n    static var l",
        ] {
            #expect(content.contains(declaration), "\(content)")
        }
    }

    @Test(.proves("KIT-LOC-02"))
    func keysWithoutANameAreReportedAndLeftOut() throws {
        let house = ScratchHouse()
        let module = try house.module([
            "en.lproj/App.strings": "a = 1;\n\"%@\" = 2;\n\"…\" = 3;\n\"\" = 4;\nprecedencegroup = 5;",
            "en.lproj/a.b.strings": "", "en.lproj/aB.strings": "",
        ])
        let place = "App/Sources/App/Resources/en.lproj/"
        func nameless(_ line: Int, _ key: String) -> String {
            "\(place)App.strings:\(line): error: key \"\(key)\" has no letter or digit to make a name in Swift of; choose another [noName]"
        }
        let issues = KeyGenerator().issues(of: module).map(\.description)
        #expect(
            issues == [
                nameless(2, "%@"), nameless(3, "…"), nameless(4, ""),
                "\(place)aB.strings:1: error: tables \"a.b\" and \"aB\" have the same name in Swift [ambiguousName]",
            ]
        )
        let content = KeyGenerator().content(for: module)
        #expect(content.contains("static var a:") && content.contains("static var `precedencegroup`:"))
        #expect(!content.contains("static var _:"))
    }

    @Test(.proves("KIT-LOC-02"))
    func everyArgumentHasANameOfItsOwn() throws {
        let house = ScratchHouse()
        let twice = plural("twice", ["one=a", "other=%lld"], format: "%1$#@n@ %2$#@n@")
        let clash = plural("clash", ["one=a", "other=%lld %2$@"], format: "%1$#@n@")
            .replacing("%1$#@n@", with: "%1$#@argument2@").replacing(
                "<key>n</key>",
                with: "<key>argument2</key>"
            )
        let signs = plural("signs", ["one=a", "other=%lld"], format: "%1$#@…@").replacing(
            "<key>n</key>",
            with: "<key>…</key>"
        )
        let module = try house.module(["en.lproj/App.stringsdict": plurals(twice, clash, signs)])
        let content = KeyGenerator().content(for: module)
        for declaration in [
            "twice(n: Int, n2: Int)", "clash(argument2: Int, _ argument22: some TextArgument)",
            "signs(_ argument1: Int)",
        ] {
            #expect(content.contains("static func \(declaration) -> LocalizedText"), "\(content)")
        }
        #expect(content.contains("arguments: [.whole(n), .whole(n2)]"))
    }
}
