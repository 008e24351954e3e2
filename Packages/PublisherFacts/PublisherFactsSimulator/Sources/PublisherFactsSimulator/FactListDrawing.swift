// Draws the list of facts.

import PublisherFacts
import SharedLayout
import SharedLocalization
import SharedMedia
import SimulatorKit

/// The list as a waterfall of cards, or what stands in its place.
@MainActor
func draw(_ model: FactListModel, _ context: DrawingContext) -> ScreenDrawing {
    let scrolled: (ScrollReport) -> Void = { report in
        model.viewportScrolled(
            to: LayoutRect(x: report.x, y: report.y, width: report.width, height: report.height)
        )
    }
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
                    // A region of its own: scrolling redraws the cells and not the screen.
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
        searchField(
            context.id("search"),
            text: search.query,
            placeholder: context.say(search.prompt),
            on.typed { .searchTyped($0) },
            clear: on.tap(.searchCleared),
            clearLabel: context.say(search.clearLabel)
        )
    }
    if let notice = state.notice {
        banner(context.say(notice.title), icon: .offline, style: "warning") {
            notice.action.map { button(context.say($0), on.tap(.retryTapped), style: "plain") }
        }
    }
    if state.isRefreshing { spinner(label: context.say(state.title)) }
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
    let wish = waterfall.scrollWish
    return scrollArea(
        context.id("facts"),
        name: "facts",
        scrollTo: wish.revision > 0 ? (revision: wish.revision, position: wish.position) : nil,
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
    let heading = fact.title ?? fact.text
    return SimulatorKit.card(
        key: context.id(fact.id.rawValue),
        tap: on.tap(.factTapped(fact.id)),
        label: heading ?? fact.pictureAddress,
        .frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    ) {
        if fact.pictureAddress != nil {
            box("", .style(["flex": "1", "min-block-size": "0", "inline-size": "100%"])) {
                drawnPicture(waterfall.image(at: row), of: fact, context)
            }
        }
        if let heading {
            box("", .style(["padding": "\(metrics.padding)px", "inline-size": "100%"])) {
                label(
                    heading,
                    "subheadline headline two-lines",
                    .style([
                        "line-height": "\(metrics.titleLine)px", "font-size": "\(metrics.titleLine * 0.76)px",
                    ])
                )
                if fact.pictureAddress == nil, fact.title != nil, let text = fact.text {
                    label(
                        text,
                        "footnote secondary",
                        .style([
                            "line-height": "\(metrics.textLine)px",
                            "max-block-size": "\(metrics.textLine * 4)px",
                            "overflow": "hidden",
                        ])
                    )
                }
            }
        }
    }
}

/// A fact's picture as far as it has come, as large as what is around it; redrawn alone.
@MainActor
func drawnPicture(_ image: ObservedImage?, of fact: Fact, _ context: DrawingContext) -> HTML {
    HTML.live(context.id("picture-\(fact.id.rawValue)")) {
        let state: PictureState =
            switch image?.state {
            case .placeholder?, .sized?: .placeholder
            case .loaded?: .loaded("media/\(fact.id.rawValue)")
            case .failed?, nil: .failed
            }
        return box("", .style(["block-size": "100%", "display": "grid"])) {
            picture(state, label: fact.title ?? "")
        }
    }
}
