import Interlochen
import SharedJSON
import SharedLocalization
import SharedTesting
import Testing

@Suite struct LanguageTests {
    @Test(.proves("KIT-LOC-08", "INT-22")) func englishAndArabicAreComplete() {
        let tables = InterlochenApp.tables()
        #expect(tables.failures.isEmpty)
        #expect(tables.completeLanguages == ["ar", "en"])
        #expect(say(MediaSection.radio.title, in: "ar") == "الإذاعة")
        for section in MediaSection.allCases {
            #expect(say(section.title, in: "ar") != say(section.title))
        }
    }

    @Test(.proves("KIT-LOC-08")) func whatFailsIsSaidInArabicToo() {
        let localizer = Localizer(tables: InterlochenApp.tables(), language: "ar")
        let damage = JSONError(source: "radio.json", reason: .malformed(detail: ""))
        let failures: [any UserFacingError] =
            [ContentError.offline, ContentError.unreadable(damage)] + PlaybackError.allCases
        for failure in failures {
            // A fallback to English would be a problem here.
            #expect(localizer.resolve(failure.message).problems.isEmpty)
            #expect(localizer.resolve(failure.advice).problems.isEmpty)
            #expect(say(failure.message, in: "ar") != say(failure.message))
        }
    }

    @Test(.proves("INT-22")) func everyGenreHasAWordInBothLanguages() async throws {
        for genre in [
            "behindTheScenes", "campus", "choir", "concert", "conversation", "dance", "film", "jazz",
            "lesson", "reading", "recital", "rehearsal", "song", "theatre", "workshop",
        ] {
            let text = Genre(rawValue: genre).text
            #expect(say(text) != genre && say(text, in: "ar") != say(text), "\(genre)")
        }
        #expect(say(Genre(rawValue: "Puppets").text) == "Puppets")
    }
}
