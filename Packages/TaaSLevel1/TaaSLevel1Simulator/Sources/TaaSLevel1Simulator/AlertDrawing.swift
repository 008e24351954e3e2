// Draws the alerts.

import SimulatorKit
import TaaSLevel1

/// A message with its button.
@MainActor
func draw(_ model: AlertModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<AlertAction>) in
        .dialog(DialogDrawing(model.state, context, closed: on.tap(.buttonTapped)))
    }
}
