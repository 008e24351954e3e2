// The planted app in the simulator with all of its controls.

import Foundation
import SharedLocalization
import SharedNavigation
import SimulatorKit

@MainActor
func plantedApp(_ bug: PlantedBug, _ options: SimulatorOptions) -> any SimulatedApp {
    let log = InspectorLog()
    let navigator = Navigator<PlantedRoute, PlantedScreen>(graph: PlantedRoute.graph, root: .list, log: log)
    let saved = options.saved(SavedNavigation<PlantedRoute, String>.self)
    let coordinator = PlantedCoordinator<Never>(
        bug: bug,
        navigator: navigator,
        exit: .none,
        isRestoring: saved != nil,
        isGated: options["gate"] != nil
    )
    navigator.start(coordinator, restoring: saved)
    var hooks = NavigatorApp<PlantedRoute, PlantedScreen>.Hooks()
    hooks.problems = { coordinator.problems }
    return NavigatorApp(
        name: "Planted",
        accent: SimulatedAccent(light: "#000", dark: "#fff"),
        tables: StringTables(),
        coordinator: coordinator,
        log: log,
        hooks: hooks,
        draw: { [weak navigator] screen, context in
            let kind = navigator?.tree.entries.first { $0.id.rawValue == context.entry }?.route.kind ?? .list
            return draw(screen.planted, kind, context)
        }
    )
}

@MainActor
private func draw(_ model: PlantedModel, _ kind: PlantedRoute.Kind, _ context: DrawingContext)
    -> ScreenDrawing
{
    ScreenDrawing(model.send) { (on: ActionEncoder<PlantedAction>) in
        if kind == .confirmation {
            return .dialog(DialogDrawing(title: "Sure?", .init("Yes", tap: on.tap(.yesTapped))))
        }
        return .screen(
            ScreenLayout {
                switch kind {
                case .list:
                    button("One", on.tap(.itemTapped(1)))
                    button("Two", on.tap(.itemTapped(2)))
                    button("Refresh", on.tap(.refreshTapped))
                    button("Set up", on.tap(.setUpTapped))
                case .item:
                    button("Next", on.tap(.nextTapped))
                    button("Delete", on.tap(.deleteTapped))
                default:
                    textField(
                        context.id("name"),
                        label: "Name",
                        text: model.state.text,
                        placeholder: "",
                        on.typed { .typed($0) }
                    )
                    button("Done", on.tap(.doneTapped))
                }
            }
        )
    }
}
