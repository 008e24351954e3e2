// Draws the questions.

import Pictone
import SharedLocalization
import SimulatorKit

/// A question with its two answers.
@MainActor
func draw(_ model: ConfirmationModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<ConfirmationAction>) in
        let state = model.state
        return .dialog(
            DialogDrawing(
                title: context.say(state.title),
                message: context.say(state.message),
                buttons: [
                    .init(context.say(state.agree), role: .destructive, tap: on.tap(.agreeTapped)),
                    .init(context.say(state.decline), role: .cancel, tap: on.tap(.declineTapped)),
                ]
            )
        )
    }
}
