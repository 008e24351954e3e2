import SharedJSON
import SharedLocalization
import SharedTesting
import SkyZoneLeaderboard
import Testing

@Suite struct LanguageTests {
    @Test(.proves("KIT-LOC-08", "SKY-25")) func englishAndRussianAreComplete() {
        let tables = SkyZoneLeaderboardApp.tables()
        #expect(tables.failures.isEmpty)
        #expect(tables.completeLanguages == ["en", "ru"])
    }

    @Test(.proves("KIT-LOC-08")) func whatFailsIsSaidInRussianToo() {
        let localizer = Localizer(tables: SkyZoneLeaderboardApp.tables(), language: "ru")
        let damage = JSONError(source: "parks.json", reason: .malformed(detail: ""))
        let failures: [SourceError] = [
            .offline, .unavailable, .notFound, .wrongCredentials, .handleTaken, .unreadable(damage),
        ]
        for failure in failures {
            // An untranslated text would be reported as a problem here.
            #expect(localizer.resolve(failure.message).problems.isEmpty)
            #expect(localizer.resolve(failure.advice).problems.isEmpty)
        }
    }

    @Test(
        .proves("SKY-25"),
        arguments: [SourceError.offline, .unavailable, .notFound, .wrongCredentials, .handleTaken]
    )
    func everyFailureIsSaidInBothLanguages(failure: SourceError) {
        for text in [failure.message, failure.advice] {
            #expect(!english(text).isEmpty && english(text) != russian(text))
        }
        #expect(failure.code.hasPrefix("source."))
    }
}
