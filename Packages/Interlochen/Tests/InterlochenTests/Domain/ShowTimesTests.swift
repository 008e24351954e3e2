import Foundation
import Interlochen
import SharedLocalization
import SharedTesting
import Testing

@Suite struct ShowTimesTests {
    /// ICU's spaces differ between platforms, so they aren't compared.
    private func written(_ time: TimeOfDay, _ locale: String, in zone: TimeZone = .gmt) -> String {
        let localizer = Localizer(
            tables: InterlochenApp.tables(),
            language: "en",
            locale: Locale(identifier: locale),
            timeZone: zone
        )
        let times = Station.Show(title: "Show", start: time, end: time).timesText
        return localizer.string(times).filter { !$0.isWhitespace }
    }

    @Test(
        .proves("INT-12", "INT-22"),
        arguments: [
            ("09:00", "en_US", "9:00AM"), ("09:00", "de_DE", "09:00"), ("00:00", "en_US", "12:00AM"),
            ("23:59", "en_US", "11:59PM"), ("23:59", "pl_PL", "23:59"), ("13:30", "en_GB", "13:30"),
        ]
    )
    func aShowsTimesAreWrittenAsPeopleDo(text: String, locale: String, written expected: String) throws {
        let time = try #require(TimeOfDay(text))
        let zone = try #require(TimeZone(identifier: "Asia/Kolkata"))
        #expect(written(time, locale) == "\(expected)–\(expected)")
        #expect(
            written(time, locale, in: zone) == "\(expected)–\(expected)",
            "what the station's clock shows"
        )
    }

    @Test(.proves("INT-12", "INT-22")) func inArabicTheyHaveItsWords() throws {
        let time = try #require(TimeOfDay("09:00"))
        let said = say(Station.Show(title: "Show", start: time, end: time).timesText, in: "ar")
        #expect(said.contains("ص") && !said.contains("AM"))
    }
}
