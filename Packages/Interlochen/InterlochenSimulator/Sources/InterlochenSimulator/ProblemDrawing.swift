// Draws the alert about a request that the platform couldn't fulfill.

import Interlochen
import SimulatorKit

/// A message with one button.
@MainActor
func draw(_ model: ProblemModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<ProblemAction>) in
        .dialog(DialogDrawing(model.state, context, closed: on.tap(.readTapped)))
    }
}
