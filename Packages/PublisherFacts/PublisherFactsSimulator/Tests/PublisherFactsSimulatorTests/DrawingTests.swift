import PublisherFacts
import SharedLocalization
import SharedNavigation
import SharedTesting
import SimulatorKit
import Testing

@testable import PublisherFactsSimulator

/// Both screens draw the sample, in both languages.
@MainActor @Suite struct DrawingTests {
    @Test func theSampleDrawsFromListToPage() async throws {
        let log = InspectorLog()
        let simulated = PublisherFactsSimulator.simulatedApp(.embedded(log: log), log: log)
        await simulated.settled()
        #expect(simulated.graph.nodes == ["factList", "factDetail", "factShare"])
        let list = try #require(simulated.scene.front)
        #expect(list.kind == "factList")
        let english = simulated.markup(of: list, in: DeviceSettings(language: "en"))
        let polish = simulated.markup(of: list, in: DeviceSettings(language: "pl"))
        for markup in [english, polish] { #expect(markup.contains("About Islands")) }
        #expect(english.contains("Search titles and texts") && !polish.contains("Search titles and texts"))
        let app = PublisherFactsApp.start()
        await app.navigator.settled()
        let fact = try #require(app.library.feed?.facts.first { $0.title != nil && $0.text != nil })
        #expect(simulated.open(link: "publisherfacts://facts/\(fact.id.rawValue)") == nil)
        let page = try #require(simulated.scene.front)
        #expect(page.kind == "factDetail")
        let markup = simulated.markup(of: page, in: DeviceSettings(language: "en"))
        let (title, text) = (try #require(fact.title), try #require(fact.text))
        #expect(markup.contains(title))
        #expect(markup.contains(text.prefix(20)))
    }

    @Test func aFeedOptionThatIsNoAddressSaysWhatToGive() throws {
        for text in ["nonsense", "ftp://example.org/x", "http://"] {
            let options = SimulatorOptions(["--feed", text])
            #expect(throws: FeedOption.self) { try PublisherFactsSimulator.simulatedApp(options) }
        }
    }
}
