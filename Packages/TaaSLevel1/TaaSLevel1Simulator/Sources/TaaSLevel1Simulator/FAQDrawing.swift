// Draws the FAQ.

import SharedLayout
import SharedMedia
import SimulatorKit
import TaaSLevel1

/// Introduction, images and questions in one scrolled area, or the notice that replaces them.
@MainActor
func draw(_ model: FAQModel, _ context: DrawingContext) -> ScreenDrawing {
    let scrolled: (ScrollReport) -> Void = { model.viewportScrolled(to: $0.visible) }
    return ScreenDrawing(model.send, scrolled: ["faq": scrolled]) { (on: ActionEncoder<FAQAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(
                    context.say(state.title),
                    isLarge: context.hasRoomForLargeTitle,
                    trailing: {
                        iconButton(.share, state.shareLabel, on.tap(.shareTapped), context, "share")
                    }
                ),
                background: .grouped
            ) {
                state.search.map {
                    searchField($0, context, on.typed { .searchTyped($0) }, clear: on.tap(.searchCleared))
                }
            } body: {
                drawn(
                    state.phase,
                    context,
                    retry: on.tap(.retryTapped),
                    clear: on.tap(.searchCleared),
                    icon: .question
                ) { _ in page(model, state, context, on) }
            }
        )
    }
}

@MainActor
private func page(
    _ model: FAQModel,
    _ state: FAQState,
    _ context: DrawingContext,
    _ on: ActionEncoder<FAQAction>
) -> HTML {
    scrollArea(context.id("faq"), name: "faq") {
        if let introduction = state.introduction {
            box("", .style(["padding": "4px var(--side) 12px"])) {
                label(introduction, "body selectable", .style(["white-space": "pre-line"]))
            }
        }
        if !state.pictures.isEmpty {
            box(
                "",
                .style([
                    "display": "grid", "gap": "\(FAQMetrics.padding)px", "padding-inline": "var(--side)",
                    "grid-template-columns": "repeat(\(state.pictureColumns), minmax(0, 1fr))",
                ])
            ) {
                for (index, picture) in state.pictures.enumerated() {
                    drawn(picture, at: index, model, context, on)
                }
            }
        }
        if !state.rows.isEmpty {
            list(header: context.say(state.summary)) {
                for row in state.rows { drawn(row, context, on) }
            }
        }
    }
}

/// An image in its current state; redrawn alone.
@MainActor
private func drawn(
    _ texts: FAQState.Picture,
    at index: Int,
    _ model: FAQModel,
    _ context: DrawingContext,
    _ on: ActionEncoder<FAQAction>
) -> HTML {
    HTML.live(context.id("picture-\(index)")) {
        let frame = Attribute.style([
            "border-radius": "12px", "overflow": "hidden", "display": "grid", "position": "relative",
        ])
        let state = PictureState(model.image(at: index), at: "media/faq/\(index)")
        return box("", frame) {
            picture(state, label: context.say(texts.label), aspect: FAQMetrics.imageAspect)
            if state == .failed {
                box("", .style(["position": "absolute", "inset-block-end": "8px", "justify-self": "center"]))
                {
                    button(
                        context.say(texts.retryLabel),
                        on.tap(.pictureTapped(index)),
                        icon: .refresh,
                        style: "plain"
                    )
                }
            }
        }
    }
}

@MainActor
private func drawn(_ row: FAQState.Row, _ context: DrawingContext, _ on: ActionEncoder<FAQAction>) -> HTML {
    tag(
        "button",
        .class("row"),
        .id(context.id(row.id.rawValue)),
        on.tap(.rowTapped(row.id)),
        Attribute("aria-expanded", row.isExpanded ? "true" : "false"),
        Attribute("title", context.say(row.hint)),
        .style([
            "display": "block", "padding-block": "\(FAQMetrics.padding)px",
            "min-block-size": "\(row.height ?? FAQMetrics.smallestRow)px",
        ])
    ) {
        tag("span", .class("line"), .style(["align-items": "flex-start"])) {
            tag("span", .class("row-title headline grow"), .style(["text-align": "start"])) { row.question }
            tag(
                "span",
                .class("accent"),
                .style(["display": "grid", "padding-block-start": "2px", "flex": "none"])
            ) { (row.isExpanded ? Icon.minus : Icon.plus).html(size: 18) }
        }
        if let answer = row.answer {
            tag(
                "span",
                .class("subheadline secondary"),
                .style([
                    "display": "block", "text-align": "end", "padding-block-start": "\(FAQMetrics.gap)px",
                    "overflow-wrap": "break-word",
                ])
            ) { answer }
        }
    }
}
