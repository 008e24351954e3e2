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
                "App/Sources/App/Generated/Texts.swift:1: error: is not what the tables say; run `make strings` [staleKeys]",
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
    func brokenTablesLeaveTheOldKeys() throws {
        let house = ScratchHouse()
        let module = try house.module(["en.lproj/App.strings": "a = 1;; b = 2;"])
        #expect(try KeyKeeper(root: house.root).write([module]).isEmpty)
    }
}
