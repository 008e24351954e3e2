// Shows SkyZoneLeaderboard in a browser: `swift run SkyZoneLeaderboardSimulator serve`.

import Foundation
import SharedLocalization
import SharedNavigation
import SimulatorKit
import SkyZoneLeaderboard

@main
struct SkyZoneLeaderboardSimulator {
    static func main() async {
        exit(await Simulator.run { _ in simulatedApp() })
    }

    /// The app with the items that come with it.
    @MainActor
    static func simulatedApp() -> any SimulatedApp {
        let log = InspectorLog()
        return simulatedApp(SkyZoneLeaderboardApp.start(.embedded(log: log)), log: log)
    }

    @MainActor
    static func simulatedApp(_ coordinator: SkyZoneLeaderboardCoordinator, log: InspectorLog)
        -> any SimulatedApp
    {
        let tables = SkyZoneLeaderboardApp.tables()
        return NavigatorApp<SkyZoneLeaderboardRoute, SkyZoneLeaderboardScreen>(
            name: "SkyZoneLeaderboard",
            accent: SimulatedAccent(light: "#2f6f4f", dark: "#7fcfa4"),
            languages: [
                SimulatedLanguage(id: "en", name: "English"), SimulatedLanguage(id: "de", name: "Deutsch"),
                SimulatedLanguage(id: "en-XA", name: "[Åççéñţéð]"),
                SimulatedLanguage(id: "ar-XB", name: "Right to left", isRightToLeft: true),
            ],
            coordinator: coordinator,
            log: log,
            localizer: { language in
                let localizer = Localizer(tables: tables, language: LanguageTag(language))
                return { localizer.string($0) }
            },
            draw: { screen, context in
                switch screen {
                case .itemList(let model): draw(model, context)
                case .itemDetail(let model): draw(model, context)
                }
            }
        )
    }
}
