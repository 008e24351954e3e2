// Draws the alerts.

import SimulatorKit
import TaaSLevel1

/// A message with its button.
@MainActor
func draw(_ model: AlertModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<AlertAction>) in
        let state = model.state
        return .dialog(
            DialogDrawing(
                title: context.say(state.title),
                message: state.message.map { context.say($0) },
                buttons: [.init(context.say(state.button), role: .cancel, tap: on.tap(.buttonTapped))]
            )
        )
    }
}
