// Shows TaaSLevel1 in a browser: `swift run TaaSLevel1Simulator serve`.

import Foundation
import SharedNavigation
import SimulatorKit
import TaaSLevel1

@main
struct TaaSLevel1Simulator {
    static func main() async {
        exit(await Simulator.run { options in simulatedApp(options) })
    }

    /// The app with its simulated services, for a user at a page or for a walker.
    @MainActor
    static func simulatedApp(_ options: SimulatorOptions) -> any SimulatedApp {
        let log = InspectorLog()
        let saved = options.saved(SavedNavigation<TaaSLevel1Route, TaaSLevel1Draft>.self, log: log)
        let isServed = options["token"] != nil
        var dependencies = TaaSLevel1Dependencies.embedded(
            folder: options.stateFolder.appending(path: "app"),
            log: log
        )
        // No user watches a walker: the Action's three seconds take it three milliseconds.
        if !isServed { dependencies.clock = AcceleratedClock(factor: 1_000) }
        return simulatedApp(dependencies, log: log, restoring: saved)
    }

    @MainActor
    static func simulatedApp(
        _ dependencies: TaaSLevel1Dependencies,
        log: InspectorLog,
        restoring saved: SavedNavigation<TaaSLevel1Route, TaaSLevel1Draft>? = nil
    ) -> any SimulatedApp {
        var dependencies = dependencies
        let surroundings = SimulatedServices(dependencies)
        dependencies.images = surroundings.images
        dependencies.mail = surroundings.mail
        let coordinator = TaaSLevel1App.start(dependencies, restoring: saved)
        var hooks = NavigatorApp<TaaSLevel1Route, TaaSLevel1Screen>.Hooks()
        hooks.media = { path in coordinator.media(at: path) }
        hooks.deviceChanged = { surroundings.deviceChanged(to: $0) }
        hooks.tools = { surroundings.tools }
        hooks.toolChosen = { surroundings.choose($0, of: $1) }
        return NavigatorApp(
            name: "TaaSLevel1",
            accent: SimulatedAccent(light: "#3f4fb5", dark: "#a6b2ff"),
            tables: TaaSLevel1App.tables(),
            coordinator: coordinator,
            log: log,
            hooks: hooks,
            draw: { screen, context in
                switch screen {
                case .home(let model): draw(model, context)
                case .faq(let model): draw(model, context)
                case .images(let model): draw(model, context)
                case .form(let model): draw(model, context)
                case .alert(let model): draw(model, context)
                }
            }
        )
    }
}
