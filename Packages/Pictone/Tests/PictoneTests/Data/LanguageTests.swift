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

    @Test(.proves("KIT-LOC-08")) func whatFailsIsSaidInSlovenianToo() {
        let localizer = Localizer(tables: PictoneApp.tables(), language: "sl")
        let failures: [any LocalizedFailure] = [
            StudioFailure.playback, StudioFailure.microphone, StudioFailure.saving, unreadable,
        ]
        for failure in failures {
            // A text in English would be a problem here.
            #expect(localizer.resolve(failure.message).problems.isEmpty)
            #expect(localizer.resolve(failure.advice).problems.isEmpty)
            #expect(said(failure.message, in: "sl") != said(failure.message))
        }
    }
}
