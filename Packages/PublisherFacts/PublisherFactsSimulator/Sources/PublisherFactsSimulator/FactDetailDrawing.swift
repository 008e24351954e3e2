// Draws the page of a fact.

import PublisherFacts
import SharedLayout
import SharedLocalization
import SimulatorKit

/// Draws the page: a banner above the text, or the image beside it.
@MainActor
func draw(_ model: FactDetailModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<FactDetailAction>) in
        let state = model.state
        let bar = NavigationBar(
            context.say(state.title),
            trailing: {
                iconButton(.up, state.previous, on.tap(.previousTapped), context, "previous")
                iconButton(.down, state.next, on.tap(.nextTapped), context, "next")
                iconButton(.share, state.share, on.tap(.shareTapped), context, "share")
            }
        )
        return .screen(
            ScreenLayout(bar: bar) {
                drawn(
                    state.phase,
                    context,
                    retry: on.tap(.retryTapped),
                    waiting: { spinner($0, label: $0) },
                    content: { page($0, model, context) }
                )
            }
        )
    }
}

@MainActor
private func page(_ fact: Fact, _ model: FactDetailModel, _ context: DrawingContext) -> HTML {
    let text = box("padded selectable") { label(fact.text ?? "", "body") }
    // Redrawn alone when the size of the image becomes known.
    let image =
        fact.pictureAddress == nil
        ? HTML.nothing
        : HTML.live(context.id("banner")) {
            let size = model.pictureSize
            return box(
                "",
                .style([
                    "inline-size": "\(size.width)px", "block-size": "\(size.height)px",
                    "margin-inline": "auto", "max-inline-size": "100%",
                ]),
                .identifier("banner")
            ) { drawnPicture(model.picture, of: fact, context) }
        }
    switch model.state.arrangement {
    case .banner:
        return scrollArea(context.id("page"), name: "page") {
            image
            text
        }
    case .sideBySide(let picture, let beside):
        return box("line", .style(["align-items": "stretch", "block-size": "100%", "gap": "0"])) {
            box(
                "",
                .style(["inline-size": "\(picture.width)px", "flex": "none", "overflow": "hidden"]),
                .identifier("picture-pane")
            ) { image }
            box("", .style(["inline-size": "\(beside.width)px", "flex": "none"]), .identifier("text-pane")) {
                scrollArea(context.id("page"), name: "page") { text }
            }
        }
    }
}
