import Foundation
import SharedCore
import SharedJSON
import SharedLocalization
import SharedTesting
import StringsTools
import Testing

@Suite struct CatalogConverterTests {
    private let catalog = #"""
        {
          "sourceLanguage": "en", "version": "1.0",
          "strings": {
            "Cancel": { "comment": "A button. */" },
            "greeting": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "Hello \"%@\"\n100 %%" } },
              "de": { "stringUnit": { "state": "translated", "value": "Hallo „%@“\\" } } } },
            "%lld songs by %@": { "comment": "Songs -- and by whom.", "localizations": {
              "en": { "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%1$lld song by %2$@" } },
                "other": { "stringUnit": { "state": "translated", "value": "%lld songs by %@" } } } } } } },
            "trip": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "%#@days@ in %#@cities@ for %3$@" },
                "substitutions": {
                  "days": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                    "one": { "stringUnit": { "state": "t", "value": "a day" } },
                    "other": { "stringUnit": { "state": "t", "value": "%arg days" } } } } },
                  "cities": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                    "one": { "stringUnit": { "state": "t", "value": "%arg city <&>" } },
                    "other": { "stringUnit": { "state": "t", "value": "%arg cities" } } } } } } } } },
            "tap": { "localizations": { "en": { "variations": { "device": {
              "mac": { "stringUnit": { "state": "t", "value": "Click" } } } } } } }
          }
        }
        """#

    @Test(.proves("KIT-LOC-01"))
    func catalogsBecomeTablesThatSayTheSame() async throws {
        let converter = try await convert(catalog)
        #expect(
            converter.files.keys.sorted() == [
                "de.lproj/Main.strings", "en.lproj/Main.strings", "en.lproj/Main.stringsdict",
            ]
        )
        #expect(converter.problems == ["tap (en): varies by device"])

        let house = ScratchHouse()
        for (path, content) in converter.files {
            try house.write(content, to: path)
        }
        let tables = StringTables(folder: house.root)
        #expect(tables.failures.isEmpty)
        func say(_ key: String, _ arguments: LocalizedArgument..., in language: LanguageTag = "en")
            -> ResolvedText
        {
            Localizer(tables: tables, language: language)
                .resolve(.key(table: "Main", key: key, arguments: arguments))
        }
        #expect(say("Cancel").string == "Cancel")
        #expect(say("greeting", .text("Ann")).string == "Hello \"Ann\"\n100 %")
        #expect(say("greeting", .text("Ann"), in: "de").string == "Hallo „Ann“\\")
        #expect(say("%lld songs by %@", .whole(1), .text("Bo")) == ResolvedText(string: "1 song by Bo"))
        #expect(say("%lld songs by %@", .whole(2), .text("Bo")) == ResolvedText(string: "2 songs by Bo"))
        #expect(
            say("trip", .whole(1), .whole(2), .text("Cy")) == ResolvedText(string: "a day in 2 cities for Cy")
        )
        #expect(
            say("trip", .whole(3), .whole(1), .text("Cy"))
                == ResolvedText(string: "3 days in 1 city <&> for Cy")
        )
    }

    private func convert(_ catalog: String) async throws(JSONError) -> CatalogConverter {
        try await CatalogConverter(.data(Data(catalog.utf8), name: "Main.xcstrings"), table: "Main")
    }

    /// A catalog of one key in two languages, each given as its localization.
    private func convert(en: String, de: String? = nil) async throws -> CatalogConverter {
        let german = de.map { #", "de": \#($0)"# } ?? ""
        return try await convert(
            #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": \#(en)\#(german)}}}}"#
        )
    }

    private func unit(_ text: String, state: String = "translated") -> String {
        #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
    }

    @Test(.proves("KIT-LOC-01"))
    func whatIsNoCatalogIsRefusedByName() async {
        let bracket = "["
        for text in [
            "{}", "{", String(repeating: bracket, count: 513), String(repeating: bracket, count: 100_000),
        ] {
            let failure = await #expect(throws: JSONError.self) { try await convert(text) }
            #expect(failure?.source == "Main.xcstrings")
        }
    }

    @Test(.proves("KIT-LOC-01"))
    func onlyLanguagesNameFolders() async throws {
        let evil = ["../../../evil", "..", "/tmp/x", "", "de/..", "a", "de\u{0}", "en us"]
        let languages = (evil + ["de", "DE", "zh-Hant-HK", "es-419", "pt_BR"]).map {
            #""\#($0.replacing("\u{0}", with: "\\u0000"))": {"stringUnit": {"value": "x"}}"#
        }
        let text =
            #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {\#(languages.joined(separator: ","))}}}}"#
        let converter = try await convert(text)
        #expect(
            converter.files.keys.sorted()
                == ["DE", "en", "es-419", "pt_BR", "zh-Hant-HK"].map { "\($0).lproj/Main.strings" }
        )
        #expect(
            converter.problems.sorted()
                == (evil.map { "\($0.debugDescription) is no language; its texts are left out" } + [
                    "de is another spelling of DE; its texts are left out"
                ]).sorted()
        )
        let source = try await convert(#"{"sourceLanguage": "../evil", "strings": {"k": {}}}"#)
        #expect(
            source.files.isEmpty && source.problems == ["\"../evil\" is no language; its texts are left out"]
        )
    }

    @Test(.proves("KIT-LOC-01"))
    func commentsOfPluralsAreKept() async throws {
        let file = try #require(try await convert(catalog).files["en.lproj/Main.stringsdict"])
        #expect(
            PropertyListKeys.topLevel(of: Data(file.utf8)).map(\.comment) == ["Songs - - and by whom.", nil]
        )
    }

    @Test(.proves("KIT-LOC-01"))
    func everyPlaceholderOfAFormHasItsPosition() async throws {
        let converter = try await convert(
            en: #"""
                { "stringUnit": {"value": "%#@a@, %#@b@ by %@"}, "substitutions": {
                  "a": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                    "one": \#(unit("%arg of %arg: 100 %%arg")), "other": \#(unit("%arg and %3$@")) } } },
                  "b": { "formatSpecifier": ".1f", "variations": { "plural": {
                    "one": \#(unit("%arg")), "other": \#(unit("%arg, %#@a@")) } } } } }
                """#
        )
        #expect(converter.problems == [])
        let file = try #require(converter.files["en.lproj/Main.stringsdict"])
        let a = PluralEntry.Variable(forms: [.one: "%1$lld of %1$lld: 100 %%arg", .other: "%1$lld and %3$@"])
        let b = PluralEntry.Variable(forms: [.one: "%2$.1f", .other: "%2$.1f, %1$#@a@"], kind: .decimal)
        let expected = PluralEntry(format: "%1$#@a@, %2$#@b@ by %3$@", variables: ["a": a, "b": b])
        #expect(try PluralReader.entries(of: Data(file.utf8), file: "x") == ["k": .plural(expected)])
    }

    /// Texts that would be lost or broken are left out and reported.
    @Test(
        .proves("KIT-LOC-01"),
        arguments: [
            (
                #"{"variations": {"plural": {"other": O}}, "substitutions": {"a": A}}"#,
                "varies as a whole and in parts"
            ),
            (
                #"{"stringUnit": {"value": "%#@a@ %#@b@"}, "substitutions": {"a": A}}"#,
                "has plurals that a table can't say"
            ),
            (#"{"stringUnit": {"value": "%#@a@"}}"#, "names a, which has no forms"),
            (
                #"{"stringUnit": {"value": "x"}, "substitutions": {"a": A}}"#,
                "has forms of a, which it doesn't name"
            ),
            (
                #"{"variations": {"plural": {"one": {"variations": {"device": {"mac": O}}}, "other": O}}}"#,
                "has a form one that is no plain text"
            ),
            (
                #"{"variations": {"plural": {"paucal": O, "other": O}}}"#,
                "has the form paucal, which no language has"
            ),
            (#"{"variations": {"plural": {"one": O}}}"#, "has a plural without the form other"),
            (
                #"{"variations": {"plural": {"other": {"stringUnit": {"value": "no number"}}}}}"#,
                "has a plural without a number"
            ),
            (
                #"{"variations": {"plural": {"one": {"stringUnit": {"value": "one by %@"}}, "other": {"stringUnit": {"value": "%lld by %@"}}}}}"#,
                "asks for argument 1 as two kinds; say which is meant: %1$…"
            ),
            (#"{"variations": {"device": {"mac": O}}}"#, "varies by device"),
            (
                #"{"stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"formatSpecifier": "@", "variations": {"plural": {"other": O}}}}}"#,
                "has a number a of an unknown kind, \"@\""
            ),
            (
                #"{"stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"variations": {"plural": {"other": O}}}}}"#,
                "has a number a of an unknown kind, \"\""
            ),
            (
                #"{"variations": {"plural": {"other": {"stringUnit": {"value": "%lld \u0001"}}}}}"#,
                "has characters that a table can't hold"
            ),
            ("{}", "has no text"),
        ]
    )
    func whatIsLeftOutIsSaid(localization: String, reason: String) async throws {
        let number = unit("%lld")
        let part =
            #"{"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": \#(number)}}}"#
        let converter = try await convert(
            en: localization.replacing("O}", with: number + "}").replacing("O,", with: number + ",")
                .replacing("A}", with: part + "}")
        )
        #expect(converter.problems == ["k (en): \(reason)"])
        #expect(converter.files.isEmpty)
    }

    @Test(.proves("KIT-LOC-01"))
    func whatNobodyHasTranslatedIsNoEmptyText() async throws {
        let untranslated = try await convert(en: unit("Hello"), de: unit("", state: "new"))
        #expect(untranslated.problems == ["k (de): is not translated"])
        #expect(untranslated.files.keys.sorted() == ["en.lproj/Main.strings"])
        let forms =
            #"{"variations": {"plural": {"one": \#(unit("", state: "new")), "other": \#(unit("%lld"))}}}"#
        #expect(try await convert(en: unit("%lld"), de: forms).problems == ["k (de): is not translated"])
        // The source is its own text, and an empty text that was written on purpose is one.
        let empty = try await convert(en: unit("", state: "new"), de: unit(""))
        #expect(empty.problems.isEmpty)
        #expect(empty.files["en.lproj/Main.strings"] == "\"k\" = \"k\";\n")
        #expect(empty.files["de.lproj/Main.strings"] == "\"k\" = \"\";\n")
    }

    @Test(.proves("KIT-LOC-01"))
    func writtenTablesAreReadBackTheSame() throws {
        var random = SeededGenerator(seed: 11)
        let pieces = [
            "a", "\"", "\\", "\n", "\r", "\t", "\u{1}", "é", "😀", "*/", "//", "%@", "=", ";", "\u{2028}", "'",
        ]
        func text() -> String {
            (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in pieces.randomElement(using: &random)
            }.joined()
        }
        for _ in 0..<300 {
            let entries = (0..<5).map {
                StringsEntry(key: "\($0)" + text(), value: text(), comment: text(), line: 0)
            }
            let read = try StringsReader.entries(of: Data(TableWriter.strings(entries).utf8), file: "x")
            #expect(read.map(\.key) == entries.map(\.key).sorted())
            let expected = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) })
            #expect(Dictionary(uniqueKeysWithValues: read.map { ($0.key, $0.value) }) == expected)
        }
    }
}
