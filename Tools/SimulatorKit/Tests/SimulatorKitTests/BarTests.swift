// Bars as the page shows them.

import DemoApp
import SharedNavigation
import SimulatorKit
import Testing

@MainActor @Suite struct BarTests {
    @Test func aTitleThatTheContentShowsIsLeftToScreenReaders() throws {
        let log = InspectorLog()
        let demo = DemoCoordinator(log: log)
        let app = demo.simulated(log: log)
        let library = try #require(app.scene.front)
        #expect(!app.markup(of: library, in: DeviceSettings(language: "en")).contains("unseen"))
        demo.navigator.follow(.openItem, to: .item(1), from: demo.navigator.tree.front.id)
        let item = try #require(app.scene.front)
        #expect(
            app.markup(of: item, in: DeviceSettings(language: "en")).contains(
                "<h1 class=\"bar-title unseen\">Northern lights</h1>"
            )
        )
    }
}
