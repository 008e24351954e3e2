import Pictone
import SharedJSON
import SharedLocalization
import SharedTesting
import Testing

@Suite struct LanguageTests {
    @Test(.proves("KIT-LOC-08")) func englishAndSlovenianAreComplete() {
        let tables = PictoneApp.tables()
        #expect(tables.failures.isEmpty)
        #expect(tables.completeLanguages == ["en", "sl"])
    }

    /// In Slovenian 101, 102 and 103 take the plural forms of 1, 2 and 3, so none of these may say “both”.
    @Test(
        .proves("KIT-LOC-03", "PIC-16"),
        arguments: [
            (0, "Izbrišem vseh 0 posnetkov?"), (1, "Izbrišem 1 posnetek?"), (2, "Izbrišem 2 posnetka?"),
            (3, "Izbrišem vse 3 posnetke?"), (4, "Izbrišem vse 4 posnetke?"),
            (5, "Izbrišem vseh 5 posnetkov?"),
            (11, "Izbrišem vseh 11 posnetkov?"), (101, "Izbrišem 101 posnetek?"),
            (102, "Izbrišem 102 posnetka?"), (103, "Izbrišem vse 103 posnetke?"),
            (105, "Izbrišem vseh 105 posnetkov?"),
        ]
    )
    func howManyAreDeletedIsCountedAsSloveniansCount(count: Int, text: String) {
        #expect(
            said(.key(table: "Pictone", key: "deleteAll.title", arguments: [.whole(count)]), in: "sl") == text
        )
    }

    @Test(
        .proves("KIT-LOC-03", "PIC-11"),
        arguments: [
            (1, "1 odstavek manjka in bo preskočen"), (2, "2 odstavka manjkata in bosta preskočena"),
            (3, "3 odstavki manjkajo in bodo preskočeni"), (5, "5 odstavkov manjka in bo preskočenih"),
            (102, "102 odstavka manjkata in bosta preskočena"),
        ]
    )
    func howManyAreMissingIsCountedAsSloveniansCount(count: Int, text: String) {
        #expect(
            said(.key(table: "Pictone", key: "listen.missing", arguments: [.whole(count)]), in: "sl") == text
        )
    }

    /// Durations of an hour and more, as in every app of the kit.
    @Test(.proves("PIC-12"), arguments: ["en", "sl"]) func timesAreWrittenAsClocksDo(language: String) {
        #expect(said(ClockTime(.seconds(4_505)).text, in: language) == "1:15:05")
        #expect(said(ClockTime(.seconds(65)).text, in: language) == "1:05")
    }

    @Test(.proves("KIT-LOC-08")) func whatFailsIsSaidInSlovenianToo() {
        let localizer = Localizer(tables: PictoneApp.tables(), language: "sl")
        let failures: [any UserFacingError] = [
            StudioError.playback, StudioError.microphone, StudioError.saving, unreadable,
        ]
        for failure in failures {
            // A fallback to an English text would count as a problem here.
            #expect(localizer.resolve(failure.message).problems.isEmpty)
            #expect(localizer.resolve(failure.advice).problems.isEmpty)
            #expect(said(failure.message, in: "sl") != said(failure.message))
        }
    }
}
