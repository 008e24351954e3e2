// Draws the search.

import Interlochen
import SharedLocalization
import SimulatorKit

/// A field, and the hits by section.
@MainActor
func draw(_ model: SearchModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<SearchAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(bar: NavigationBar(context.say(state.title)), background: .grouped) {
                searchField(
                    state.search,
                    context,
                    on.typed { .queryTyped($0) },
                    clear: on.tap(.queryCleared)
                )
                state.notice.map { banner($0, context, on.tap(.retryTapped)) }
                state.summary.map {
                    label(context.say($0), "footnote secondary center", .identifier("summary"))
                }
            } body: {
                drawn(
                    state.phase,
                    context,
                    retry: on.tap(.retryTapped),
                    clear: on.tap(.queryCleared),
                    icon: .search,
                    waiting: { spinner(label: $0) }
                ) { _ in results(model, state, context, on) }
            }
        )
    }
}

@MainActor
private func results(
    _ model: SearchModel,
    _ state: SearchState,
    _ context: DrawingContext,
    _ on: ActionEncoder<SearchAction>
) -> HTML {
    scrollArea(context.id("results"), name: "results") {
        for group in state.groups {
            list(header: context.say(group.section.title)) {
                for hit in group.hits { row(hit, in: group.section, model, context, on) }
            }
        }
    }
}

@MainActor
private func row(
    _ hit: SearchState.Hit,
    in section: MediaSection,
    _ model: SearchModel,
    _ context: DrawingContext,
    _ on: ActionEncoder<SearchAction>
) -> HTML {
    let name = "\(section.rawValue)-\(hit.id.rawValue)"
    let content = hit.content
    let texts = [content.kindText, content.viewsText].compactMap { $0.map(context.say) }.joined(
        separator: " · "
    )
    return box("row", .id(context.id(name)), .style(["padding-block": "6px", "padding-inline-end": "4px"])) {
        tag(
            "button",
            .class("grow"),
            on.tap(.contentTapped(hit.id)),
            .style(["display": "flex", "gap": "12px", "align-items": "center", "text-align": "start"])
        ) {
            box(
                "",
                .style([
                    "inline-size": "76px", "block-size": "50px", "border-radius": "8px", "overflow": "hidden",
                    "flex": "none",
                ])
            ) {
                drawn(model.image(content), label: content.title, name: name, context)
            }
            tag("span", .class("grow")) {
                tag("span", .class("row-title two-lines"), inItsOwnDirection) { content.title }
                tag("span", .class("row-subtitle one-line")) { texts }
            }
        }
        hit.detailsText.map { iconButton(.info, label: context.say($0), on.tap(.detailsTapped(hit.id))) }
    }
}
