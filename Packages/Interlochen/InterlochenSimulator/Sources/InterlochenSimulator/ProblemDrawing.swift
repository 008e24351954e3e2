// Draws the alert about what the platform couldn't do.

import Interlochen
import SimulatorKit

/// A message with one way out.
@MainActor
func draw(_ model: ProblemModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<ProblemAction>) in
        .dialog(DialogDrawing(model.state, context, closed: on.tap(.readTapped)))
    }
}
