import SharedCore
import SharedLocalization
import SharedTesting
import Testing

@Suite struct ClockTimeTests {
    private static let tables = StringTables(package: "SharedKit", module: "SharedLocalization")

    private func said(_ time: ClockTime, in language: LanguageTag = "en") -> String {
        Localizer(tables: Self.tables, language: language).string(time.text)
    }

    @Test(
        .proves("KIT-LOC-05"),
        arguments: [
            (0.0, "0:00"), (59.9, "0:59"), (247, "4:07"), (3_599, "59:59"), (3_600, "1:00:00"),
            (4_505, "1:15:05"), (36_061, "10:01:01"), (.nan, "0:00"), (.infinity, "0:00"), (-4, "0:00"),
            (1e300, "1,000:00:00"),
        ]
    )
    func timesAreWrittenAsClocksDo(seconds: Double, text: String) {
        #expect(said(ClockTime(seconds: seconds)) == text)
    }

    @Test(.proves("KIT-LOC-05")) func aDurationIsTheSameAsItsSeconds() {
        for milliseconds in [-1_500, 0, 700, 59_999, 60_000, 4_505_000, 3_600_000_000, .max] as [Int64] {
            let duration = Duration.milliseconds(milliseconds)
            #expect(ClockTime(duration) == ClockTime(seconds: Double(milliseconds) / 1_000))
        }
        #expect(ClockTime(.seconds(4_505)) == ClockTime(seconds: 4_505))
        #expect(said(ClockTime(.seconds(Int64.min))) == "0:00")
    }

    @Test(.proves("KIT-LOC-08", "KIT-LOC-05")) func everyLanguageOfTheKitWritesThem() {
        #expect(Self.tables.completeLanguages == ["ar", "cs", "de", "en", "pl", "ru", "sl"])
        for language in Self.tables.completeLanguages {
            let localizer = Localizer(tables: Self.tables, language: language)
            for time in [ClockTime(seconds: 65), ClockTime(seconds: 4_505)] {
                #expect(localizer.resolve(time.text).problems.isEmpty, "\(language)")
            }
        }
        #expect(said(ClockTime(seconds: 4_505), in: "ar-EG") == "١:١٥:٠٥", "in its own digits")
    }
}
