// Draws the loading screen.

import Interlochen
import SharedLocalization
import SimulatorKit

/// The splash, whose logo fills with color.
@MainActor
func draw(_ model: LoadingModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<LoadingAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(background: .black) {
                box(
                    "",
                    .style([
                        "position": "absolute", "inset": "0", "background": state.background.hex,
                        "display": "grid",
                        "place-items": "center",
                    ])
                ) {
                    HTML.live(context.id("logo")) { logo(model, state, context) }
                    if let notice = state.notice {
                        box(
                            "",
                            .style([
                                "position": "absolute", "inset-inline": "0", "inset-block-end": "6%",
                                "display": "grid",
                            ])
                        ) { drawn(notice, .offline, context, on.tap(.retryTapped), .refresh) }
                    }
                }
            }
        )
    }
}

@MainActor
private func logo(_ model: LoadingModel, _ state: LoadingState, _ context: DrawingContext) -> HTML {
    let fraction = model.progress.fraction
    let colours = state.gradient.map(\.hex).joined(separator: ", ")
    return box(
        "",
        Attribute("role", "progressbar"),
        .label(context.say(state.label)),
        Attribute("aria-valuenow", "\(Int(fraction * 100))"),
        .style([
            "position": "relative", "inline-size": "min(48cqw, 260px)", "aspect-ratio": "1",
            "margin-block-end": "calc(var(--height) * .12)",
        ])
    ) {
        if case .loaded(let address) = PictureState(model.logo) {
            let mask = "url(\(address)) center / contain no-repeat"
            box(
                "",
                .style([
                    "position": "absolute", "inset": "0", "background": state.logoColour.hex, "mask": mask,
                ])
            )
            box(
                "",
                .style([
                    "position": "absolute", "inset": "0", "background": "linear-gradient(to top, \(colours))",
                    "mask": mask, "clip-path": "inset(\((1 - fraction) * 100)% 0 0 0)",
                    "transition": "clip-path 80ms linear",
                ])
            )
        }
    }
}
