// Drawing of the placeholder for another section of the app.

import SharedLocalization
import SimulatorKit
import SkyZoneLeaderboard

/// A title and an explanation, with the menus or a close button.
@MainActor
func draw(_ model: PlaceholderModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<PlaceholderAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(context.say(state.title)) {
                    state.buttons.map { menuButton($0, on.tap(.menuTapped), context) }
                    state.close.map {
                        iconButton(.close, $0, on.tap(.closeTapped), context, "close")
                    }
                }
            ) {
            } footer: {
                state.buttons.map { radialBar($0, on.tap(.radialMenuTapped), context) }
            } body: {
                notice(state.entry.icon, title: context.say(state.title), message: context.say(state.message))
            }
        )
    }
}
