// Draws the page of content.

import Interlochen
import SharedLocalization
import SimulatorKit

/// The image with its button, and the texts under it.
@MainActor
func draw(_ model: ContentDetailModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<ContentDetailAction>) in
        let state = model.state
        let bar = NavigationBar(
            context.say(state.title),
            style: state.bar.drawn,
            trailing: {
                iconButton(.share, state.share, on.tap(.shareTapped), context, "share")
            }
        )
        return .screen(
            ScreenLayout(bar: bar) {
                drawn(
                    state.phase,
                    context,
                    retry: on.tap(.retryTapped),
                    waiting: { spinner(label: $0) }
                ) { content in
                    banner(model, content, state, context, on)
                    texts(content, state, context)
                }
            }
        )
    }
}

@MainActor
private func banner(
    _ model: ContentDetailModel,
    _ content: MediaItem,
    _ state: ContentDetailState,
    _ context: DrawingContext,
    _ on: ActionEncoder<ContentDetailAction>
) -> HTML {
    box(
        "",
        .style([
            "position": "relative", "flex": "none", "inline-size": "100%",
            "block-size": "min(56.25cqw, calc(var(--height) * .42), 420px)",
            "display": "grid", "place-items": "center", "background": "#000",
        ]),
        .identifier("banner")
    ) {
        box("", .style(["position": "absolute", "inset": "0"])) {
            drawn(model.picture, label: content.title, name: "banner", context)
        }
        box("", .style(["position": "absolute", "inset": "0", "background": "rgba(0,0,0,.28)"]))
        box("", .style(["position": "relative"])) {
            button(state.play, on.tap(.playTapped), context, icon: .play, identifier: "play")
        }
    }
}

@MainActor
private func texts(_ content: MediaItem, _ state: ContentDetailState, _ context: DrawingContext) -> HTML {
    let column = Attribute.style(["inline-size": "min(100%, 800px)", "margin-inline": "auto"])
    return box(
        "",
        .style(["display": "flex", "flex-direction": "column", "flex": "1", "min-block-size": "0"])
    ) {
        box("", column) {
            box("", .style(["padding": "14px var(--side) 10px"])) {
                label(content.title, "title2", inItsOwnDirection)
                state.views.map { label(context.say($0), "subheadline secondary", .identifier("views")) }
            }
            box(
                "",
                .style([
                    "block-size": "var(--hairline)", "background": "var(--separator)",
                    "margin-inline": "var(--side)",
                ])
            )
        }
        scrollArea(context.id("description"), name: "description") {
            box("", column) {
                box("column selectable", .style(["padding": "14px var(--side)"])) {
                    for paragraph in content.text.split(separator: "\n\n") {
                        label(String(paragraph), "body", inItsOwnDirection)
                    }
                }
            }
        }
    }
}
