import Foundation
import SharedCore
import SharedLocalization
import SharedTesting
import Testing

@Suite struct LocalizerTests {
    private func say(
        _ format: String,
        _ arguments: LocalizedArgument...,
        in language: LanguageTag = "en"
    ) -> ResolvedText {
        Localizer(tables: tables([language: ["k": format]]), language: language)
            .resolve(.key(table: "T", key: "k", arguments: arguments))
    }

    @Test(.proves("KIT-LOC-02", "KIT-LOC-05"))
    func argumentsTakeTheirPlaces() {
        #expect(say("%2$@ before %1$@", .text("b"), .text("a")).string == "a before b")
        #expect(say("%lld %d", .whole(1_234_567), .whole(-3)).string == "1,234,567 -3")
        #expect(
            say("%.1f and %f", .decimal(2.25, fractionDigits: 3), .decimal(2.5, fractionDigits: 2)).string
                == "2.2 and 2.50"
        )
        #expect(say("%.2f", .decimal(1234.5, fractionDigits: 0), in: "de").string == "1.234,50")
        #expect(say("%02d:%02d", .whole(5), .whole(123)).string == "05:123")
        #expect(say("100 %% sure").string == "100 % sure")
        #expect(say("%@", .list([.verbatim("a"), .verbatim("b"), .verbatim("c")])).string == "a, b, and c")
        #expect(say("%@", .compact(1_249)).string == "1.2K" && say("%@", .compact(-7)).string == "-7")
        #expect(say("%lld", .compact(5)).problems.map(\.kind) == [.wrongArgument], "it is a text")
        #expect(say("%@ %@", .whole(1000), .decimal(0.5, fractionDigits: 1)).string == "1,000 0.5")
        #expect(say("%@", .whole(1000)).problems.isEmpty)
    }

    @Test(.proves("KIT-LOC-02"))
    func wrongArgumentsAreReportedAndNeverCrash() {
        #expect(
            say("%@ and %@", .text("a"))
                == ResolvedText(
                    string: "a and %@",
                    problems: [
                        LocalizationProblem(.missingArgument, table: "T", key: "k", language: "en", index: 1)
                    ]
                )
        )
        #expect(
            say("%d", .text("a"))
                == ResolvedText(
                    string: "a",
                    problems: [
                        LocalizationProblem(.wrongArgument, table: "T", key: "k", language: "en", index: 0)
                    ]
                )
        )
        #expect(
            say("x", .whole(1))
                == ResolvedText(
                    string: "x",
                    problems: [
                        LocalizationProblem(.unusedArgument, table: "T", key: "k", language: "en", index: 0)
                    ]
                )
        )
        #expect(say("%99$@", .whole(1)).problems.count == 2)
    }

    @Test(.proves("KIT-LOC-02"))
    func anyFormatWithAnyArgumentsGivesSomething() {
        var random = SeededGenerator(seed: 7)
        let parts = ["%", "@", "d", "1", "$", "#", ".", "f", "l", "x", " ", "0", "9", "é", "*", "n", "s"]
        let arguments: [LocalizedArgument] = [
            .text("t"), .whole(.min), .decimal(.infinity, fractionDigits: .max),
            .decimal(-1e300, fractionDigits: -5),
            .date(Date(timeIntervalSince1970: -1e12), .dayAndTime), .nested(.verbatim("v")), .list([]),
            .compact(.min), .timeOfDay(hour: .min, minute: .max),
        ]
        for _ in 0..<3_000 {
            let format = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                parts.randomElement(using: &random) ?? ""
            }
            let chosen = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
                arguments.randomElement(using: &random)
            }
            let resolved = Localizer(tables: tables(["en": ["k": format.joined()]]), language: "en")
                .resolve(.key(table: "T", key: "k", arguments: chosen))
            #expect(!resolved.string.isEmpty || format.isEmpty || !chosen.isEmpty)
        }
    }

    @Test(.proves("KIT-LOC-02"))
    func nestedTextsAreResolvedToALimit() {
        let all = tables(["en": ["k": "<%@>", "name": "Ann"]])
        let localizer = Localizer(tables: all, language: "en")
        #expect(
            localizer.string(.key(table: "T", key: "k", arguments: [.nested(.key("name", table: "T"))]))
                == "<Ann>"
        )
        var text = LocalizedText.verbatim("deep")
        for _ in 0..<500 {
            text = .key(table: "T", key: "k", arguments: [.nested(text)])
        }
        #expect(
            localizer.resolve(text).problems == [
                LocalizationProblem(.tooDeep, table: "T", key: "k", language: "en")
            ]
        )
    }

    @Test(.proves("KIT-LOC-04"))
    func fallsBackLanguageByLanguage() {
        let all = tables([
            "zh-Hant-HK": ["1": "HK"], "zh-Hant": ["1": "x", "2": "Hant"], "zh": ["2": "x", "3": "zh"],
            "en": ["3": "x", "4": "English"],
        ])
        let report = LocalizationReport()
        for tag in ["zh-Hant-HK", "zh_hant_hk", "zh-HK"] {
            let localizer = Localizer(tables: all, language: LanguageTag(tag), report: report)
            let texts = (1...5).map { localizer.string(.key(String($0), table: "T")) }
            #expect(texts == ["HK", "Hant", "zh", "English", "5"])
        }
        let expected = (["zh-Hant-HK", "zh-HK"] as [LanguageTag]).flatMap {
            language -> [LocalizationProblem] in
            [
                LocalizationProblem(.untranslated, table: "T", key: "4", language: language),
                LocalizationProblem(.missing, table: "T", key: "5", language: language),
            ]
        }
        #expect(report.problems == expected)
    }

    @Test(.proves("KIT-LOC-04"))
    func reportsEachProblemOnceAndTellsTheLog() {
        let log = MemoryLog()
        let localizer = Localizer(
            tables: StringTables(),
            language: "de",
            report: LocalizationReport(log: log)
        )
        for _ in 0..<3 {
            #expect(localizer.string(.key("k", table: "T")) == "k")
        }
        #expect(
            localizer.report.problems == [LocalizationProblem(.missing, table: "T", key: "k", language: "de")]
        )
        #expect(log.events.map(\.name) == ["textResolvedBadly"])
        #expect(
            log.events.first?.details == ["problem": "missing", "table": "T", "key": "k", "language": "de"]
        )
    }

    @Test(.proves("KIT-LOC-04"))
    func theLanguageChangesWithAnotherLocalizer() {
        let all = tables(["en": ["k": "Hello %@"], "de": ["k": "Hallo %@"]])
        let text = LocalizedText.key(table: "T", key: "k", arguments: [.text("Ann")])
        #expect(Localizer(tables: all, language: "en").string(text) == "Hello Ann")
        #expect(Localizer(tables: all, language: "de-AT").string(text) == "Hallo Ann")
    }

    @Test(.proves("KIT-LOC-05"))
    func datesFollowLocaleAndTimeZone() throws {
        let date = Date(timeIntervalSince1970: 1_772_546_700)  // Tuesday, 2026-03-03 14:05 UTC
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        func formats(_ identifier: String, _ zone: TimeZone) -> ValueFormats {
            ValueFormats(locale: Locale(identifier: identifier), timeZone: zone)
        }
        #expect(formats("en_GB", .gmt).date(date, .day) == "3 March 2026")
        #expect(formats("en_GB", berlin).date(date, .time) == "15:05")
        #expect(formats("de", .gmt).date(date, .weekday) == "Dienstag")
        let both = formats("de", .gmt).date(date, .dayAndTime)
        #expect(both.contains("3. März 2026") && both.contains("14:05"))
        #expect(formats("hi", .gmt).whole(1_234_567) == "12,34,567")
        #expect(
            formats("de", .gmt).compact(3_401_277).hasPrefix("3,4")
                && formats("de", .gmt).compact(999) == "999"
        )
        #expect(
            formats("en", .gmt).compact(123_456) == "123K"
                && formats("ar", .gmt).compact(1_249).contains("ألف")
        )
        #expect(formats("de", .gmt).list(["a", "b", "c"]) == "a, b und c")
    }

    @Test(.proves("KIT-LOC-05"))
    func aTimeOfDayFollowsTheLocaleAndNoTimeZone() throws {
        let tables = tables(["en": ["k": "from %@"]])
        let text = LocalizedText.key(table: "T", key: "k", arguments: [.timeOfDay(hour: 21, minute: 5)])
        for zone in ["GMT", "Europe/Berlin", "America/Los_Angeles"] {
            func said(_ locale: String) throws -> String {
                let zone = try #require(TimeZone(identifier: zone))
                let locale = Locale(identifier: locale)
                return Localizer(tables: tables, language: "en", locale: locale, timeZone: zone).string(text)
            }
            #expect(try said("de_DE") == "from 21:05", "in \(zone)")
            // The space before PM differs between platforms.
            #expect(try said("en_US").hasPrefix("from 9:05") && said("en_US").hasSuffix("PM"))
        }
        let formats = ValueFormats(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
        #expect(formats.timeOfDay(hour: .max, minute: .min) == "23:00")
        #expect(formats.timeOfDay(hour: -1, minute: 61) == "00:59")
    }

    @Test(.proves("KIT-LOC-08"))
    func directionIsTheLanguages() {
        for tag in ["ar", "he", "fa", "ur", "ar-EG", "ar-XB", "az-Arab"] as [LanguageTag] {
            #expect(tag.layoutDirection == .rightToLeft, "\(tag)")
        }
        for tag in ["en", "de", "ja", "az-Latn", "en-XA", "", "zz"] as [LanguageTag] {
            #expect(tag.layoutDirection == .leftToRight, "\(tag)")
        }
    }

    @Test(.proves("KIT-LOC-05"), arguments: [Double.nan, .infinity, -.infinity])
    func datesThatAreNoneAreTheReferenceDate(seconds: Double) throws {
        let (odd, zero) = (
            Date(timeIntervalSinceReferenceDate: seconds), Date(timeIntervalSinceReferenceDate: 0)
        )
        let argument = LocalizedArgument.date(odd, .dayAndTime)
        #expect(argument == argument && argument == .date(zero, .dayAndTime))
        #expect(Set([argument, .date(zero, .dayAndTime)]).count == 1)
        let text = LocalizedText.key(table: "T", key: "k", arguments: [argument])
        #expect(try JSONDecoder().decode(LocalizedText.self, from: JSONEncoder().encode(text)) == text)
        let formats = ValueFormats(locale: Locale(identifier: "en"), timeZone: .gmt)
        #expect(formats.date(odd, .dayAndTime) == formats.date(zero, .dayAndTime))
    }

    @Test func nonFiniteNumbersAreZeroToEqualityAndCoding() throws {
        let odd = LocalizedArgument.decimal(.nan, fractionDigits: 1)
        #expect(
            odd == .decimal(0, fractionDigits: 1)
                && odd.hashValue == LocalizedArgument.decimal(0, fractionDigits: 1).hashValue
        )
        let text = LocalizedText.key(
            table: "T",
            key: "k",
            arguments: [odd, .list([.verbatim("x")]), .compact(7)]
        )
        #expect(try JSONDecoder().decode(LocalizedText.self, from: JSONEncoder().encode(text)) == text)
    }
}
