// Draws the list of facts.

import SharedScreens
import PublisherFacts
import SharedLayout
import SharedLocalization
import SharedMedia
import SimulatorKit

/// Draws the list as a waterfall of cards, or the notice that replaces it.
@MainActor
func draw(_ model: FactListModel, _ context: DrawingContext) -> ScreenDrawing {
    let scrolled: (ScrollReport) -> Void = { model.viewportScrolled(to: $0.visible) }
    return ScreenDrawing(model.send, scrolled: ["facts": scrolled]) {
        (on: ActionEncoder<FactListAction>) in
        .screen(
            ScreenLayout(
                bar: NavigationBar(context.say(model.state.title), isLarge: true),
                background: .grouped
            ) {
                header(model.state, context, on)
            } body: {
                drawn(
                    model.state.phase,
                    context,
                    retry: on.tap(.retryTapped),
                    clear: on.tap(.searchCleared),
                    icon: .list,
                    waiting: { skeleton(isGrid: true, label: $0) }
                ) { _ in
                    // A separate region: scrolling redraws the cells and not the screen.
                    HTML.live(context.id("waterfall")) { facts(model, context, on) }
                }
            }
        )
    }
}

@MainActor @HTMLBuilder
private func header(_ state: FactListState, _ context: DrawingContext, _ on: ActionEncoder<FactListAction>)
    -> HTML
{
    if let search = state.search {
        searchField(search, context, on.typed { .searchTyped($0) }, clear: on.tap(.searchCleared))
    }
    state.notice.map { banner($0, context, on.tap(.retryTapped)) }
    state.refreshing.map { spinner(label: context.say($0)) }
    if case .loaded = state.phase {
        label(
            context.say(state.summary),
            "footnote secondary",
            .style(["text-align": "center", "padding-block": "4px"]),
            .identifier("summary")
        )
    }
}

@MainActor
private func facts(_ model: FactListModel, _ context: DrawingContext, _ on: ActionEncoder<FactListAction>)
    -> HTML
{
    let waterfall = model.waterfall
    return scrollArea(
        context.id("facts"),
        name: "facts",
        scrollTo: waterfall.scrollRequest,
        on.pulled(.refreshPulled)
    ) {
        canvas(height: waterfall.layout.contentSize.height) {
            if let rows = waterfall.rows {
                for row in waterfall.drawn where row < rows.count {
                    card(rows[row], at: waterfall.layout.frame(at: row), waterfall, row, context, on)
                }
            }
        }
    }
}

@MainActor
private func card(
    _ fact: Fact,
    at frame: LayoutRect,
    _ waterfall: FactWaterfall,
    _ row: Int,
    _ context: DrawingContext,
    _ on: ActionEncoder<FactListAction>
) -> HTML {
    let metrics = waterfall.cellMetrics
    let hasPicture = fact.pictureAddress != nil
    let heading = fact.title ?? (hasPicture ? fact.text : nil)
    let text = hasPicture ? nil : fact.text
    return SimulatorKit.card(
        key: context.id(fact.id.rawValue),
        tap: on.tap(.factTapped(fact.id)),
        label: heading ?? text ?? fact.pictureAddress,
        .frame(frame)
    ) {
        if hasPicture {
            box("", .style(["flex": "1", "min-block-size": "0", "inline-size": "100%"])) {
                drawnPicture(waterfall.image(at: row), of: fact, context)
            }
        }
        if heading != nil || text != nil {
            box("", .style(["padding": "\(metrics.padding)px", "inline-size": "100%"])) {
                heading.map {
                    label(
                        $0,
                        "subheadline headline two-lines",
                        .style([
                            "line-height": "\(metrics.titleLine)px",
                            "font-size": "\(metrics.titleLine * 0.76)px",
                        ])
                    )
                }
                text.map {
                    let lines = heading == nil ? metrics.linesAlone : metrics.linesUnderTitle
                    return label(
                        $0,
                        "footnote two-lines",
                        .style([
                            "line-height": "\(metrics.textLine)px", "-webkit-line-clamp": "\(lines)",
                            "color": heading == nil ? "inherit" : "var(--secondary)",
                        ])
                    )
                }
            }
        }
    }
}

/// Draws a fact's image in its current state, as large as its container.
@MainActor
func drawnPicture(_ image: ObservedImage?, of fact: Fact, _ context: DrawingContext) -> HTML {
    let name = fact.id.rawValue
    return drawn(image, label: fact.title ?? "", name: name, at: "media/\(name)", context)
}
