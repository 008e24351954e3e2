import PublisherFacts
import SharedJSON
import SharedLocalization
import SharedNetworking
import SharedTesting
import Testing

@Suite struct LanguageTests {
    @Test(.proves("KIT-LOC-08")) func englishAndPolishAreComplete() {
        let tables = PublisherFactsApp.tables()
        #expect(tables.failures.isEmpty)
        #expect(tables.completeLanguages == ["en", "pl"])
    }

    @Test(.proves("KIT-LOC-08")) func whatFailsIsSaidInPolishToo() {
        let localizer = Localizer(tables: PublisherFactsApp.tables(), language: "pl")
        let failures: [FeedError] = [
            .network(.offline), .network(.badStatus(503, excerpt: "")),
            .unreadable(JSONError(source: "facts.json", reason: .malformed(detail: ""))),
        ]
        let messages = [
            "Brak połączenia z internetem.", "Serwer odpowiedział błędem (503).",
            "„facts.json” jest uszkodzony w wierszu 1, w kolumnie 1.",
        ]
        #expect(failures.map { localizer.string($0.message) } == messages)
        for failure in failures {
            // A fallback to an English text would count as a problem here.
            #expect(localizer.resolve(failure.message).problems.isEmpty)
            #expect(localizer.resolve(failure.advice).problems.isEmpty)
        }
    }
}
