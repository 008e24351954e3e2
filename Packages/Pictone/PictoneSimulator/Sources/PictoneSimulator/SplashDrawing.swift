// Draws the splash.

import Pictone
import SharedLocalization
import SimulatorKit

/// Draws the name and a spinner.
@MainActor
func draw(_ model: SplashModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<SplashAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(background: .black) {
                tag(
                    "button",
                    on.tap(.tapped),
                    .label(context.say(state.activity.label)),
                    .identifier("splash"),
                    .style([
                        "position": "absolute", "inset": "0", "inline-size": "100%", "display": "grid",
                        "min-block-size": "var(--target)",
                        "align-content": "center", "justify-items": "center", "gap": "10px", "color": "#fff",
                        "text-align": "center", "padding": "24px",
                        "background":
                            "radial-gradient(circle at 50% 38%, #a45bc8 0%, #6b2f8f 38%, #2a1140 78%, #170923 100%)",
                        "--secondary": "#fff", "--fill": "rgba(255, 255, 255, .25)",
                    ])
                ) {
                    box(
                        "",
                        .style([
                            "inline-size": "112px", "block-size": "112px", "border-radius": "28px",
                            "display": "grid", "place-content": "center",
                            "background": "rgba(255, 255, 255, .14)",
                            "box-shadow": "inset 0 0 0 1px rgba(255, 255, 255, .25)",
                        ])
                    ) { Icon.microphone.html(size: 64) }
                    label(context.say(state.title), "title1", .style(["font-size": "40px"]))
                    label(context.say(state.subtitle), "subheadline", .style(["opacity": ".85"]))
                    if state.activity.isRunning { spinner(label: context.say(state.activity.label)) }
                }
            }
        )
    }
}
