import SharedNavigation
import SharedTesting
import SimulatorKit
import Testing
import SkyZoneLeaderboard

@testable import SkyZoneLeaderboardSimulator

/// Every screen draws its content, in both languages.
@MainActor @Suite struct DrawingTests {
    @Test(.proves("SKYZONELEADERBOARD-01", "SKYZONELEADERBOARD-02")) func theAppDrawsFromListToPage()
        async throws
    {
        let log = InspectorLog()
        let app = SkyZoneLeaderboardApp.start(.embedded(log: log))
        await app.navigator.settled()
        let simulated = SkyZoneLeaderboardSimulator.simulatedApp(app, log: log)
        let list = try #require(simulated.scene.front)
        #expect(list.kind == "itemList")
        let item = try #require(app.library.items?.last)
        for (language, title) in [("en", "Items"), ("de", "Einträge")] {
            let markup = simulated.markup(of: list, in: DeviceSettings(language: language))
            #expect(markup.contains(title) && markup.contains(item.title), "\(language)")
        }
        app.navigator.follow(.itemChosen, to: .itemDetail(item.id), from: app.navigator.tree.front.id)
        let page = try #require(simulated.scene.front)
        #expect(page.kind == "itemDetail")
        for language in ["en", "de"] {
            let markup = simulated.markup(of: page, in: DeviceSettings(language: language))
            #expect(markup.contains(item.title) && markup.contains(item.text), "\(language)")
        }
        #expect(Set(simulated.graph.nodes) == Set(SkyZoneLeaderboardRoute.Kind.allCases.map(\.rawValue)))
    }
}
