import PublisherFacts
import SharedLocalization
import SharedNavigation
import SharedTesting
import SimulatorKit
import Testing

@testable import PublisherFactsSimulator

/// Every screen draws, in every state and language.
@MainActor @Suite struct DrawingTests {
    @Test(.proves("MONO-07")) func theSampleDrawsFromListToPage() async throws {
        let app = PublisherFactsApp.start()
        await app.navigator.settled()
        let entry = app.navigator.tree.front
        guard case .factList(let list)? = app.navigator.screen(of: entry.id) else {
            Issue.record("no list")
            return
        }
        let fact = try #require(list.feed?.facts.first)
        list.send(.factTapped(fact.id))
        let log = InspectorLog()
        let simulated = PublisherFactsSimulator.simulatedApp(.embedded(log: log), log: log)
        #expect(simulated.scene.front?.kind == "factList")
        #expect(simulated.graph.nodes == ["factList", "factDetail", "factShare"])
    }

    @Test func aFeedOptionThatIsNoAddressSaysWhatToGive() throws {
        for text in ["nonsense", "ftp://example.org/x", "http://"] {
            let options = SimulatorOptions(["--feed", text])
            #expect(throws: FeedOption.self) { try PublisherFactsSimulator.simulatedApp(options) }
        }
    }
}
