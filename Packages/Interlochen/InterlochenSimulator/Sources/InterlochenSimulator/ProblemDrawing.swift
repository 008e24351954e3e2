// Draws the alert about what the platform couldn't do.

import Interlochen
import SimulatorKit

/// A message with one way out.
@MainActor
func draw(_ model: ProblemModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<ProblemAction>) in
        let state = model.state
        return .dialog(
            DialogDrawing(
                title: context.say(state.title),
                message: context.say(state.message),
                buttons: [.init(context.say(state.button), role: .cancel, tap: on.tap(.readTapped))]
            )
        )
    }
}
