// Draws the questions.

import Pictone
import SimulatorKit

/// Draws a question with its two answers.
@MainActor
func draw(_ model: ConfirmationModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<ConfirmationAction>) in
        .dialog(
            DialogDrawing(model.state, context, agree: on.tap(.agreeTapped), decline: on.tap(.declineTapped))
        )
    }
}
