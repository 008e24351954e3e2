// Draws the script screen: the summary, the tabs, and the first of them.

import SharedScreens
import Pictone
import SharedLocalization
import SimulatorKit

/// Draws the album on top, three tabs below, and a bar at the bottom while there is something to control.
@MainActor
func draw(_ model: ScriptModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<ScriptAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(
                    context.say(state.title),
                    trailing: {
                        iconButton(.share, state.share, on.tap(.shareTapped), context, "share")
                    }
                ),
                background: .grouped
            ) {
                if let content = state.phase.content {
                    header(content, state, model.library, context, on)
                }
            } footer: {
                if let content = state.phase.content { footer(content.tab, state, model, context, on) }
            } body: {
                drawn(state.phase, context, retry: on.tap(.retryTapped)) { content in
                    // Each tab keeps its own scroll position.
                    let name = content.tab.name.rawValue
                    scrollArea(context.id("tab-\(name)"), name: name) {
                        drawn(content.tab, model, context, on)
                    }
                }
            }
        )
    }
}

@MainActor @HTMLBuilder
private func header(
    _ content: ScriptState.Content,
    _ state: ScriptState,
    _ library: CatalogLibrary,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    box("line", .style(["padding": "10px var(--side) 4px", "align-items": "flex-start"])) {
        thumbnail(content.album.cover, library, at: "cover", size: 72, context)
        box("grow", .style(["display": "grid", "gap": "3px"])) {
            label(content.album.summary, "subheadline three-lines")
            label(context.say(content.cast), "footnote secondary two-lines")
        }
    }
    segments(
        content.tabs.map { (title: context.say($0.title), tap: on.tap(.tabTapped($0.tab))) },
        selected: content.tabs.firstIndex { $0.tab == content.tab.name } ?? 0,
        label: context.say(state.tabsLabel)
    )
}

@MainActor
private func drawn(
    _ tab: ScriptState.Tab,
    _ model: ScriptModel,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    switch tab {
    case .summary(let tab): summary(tab, model.library, context)
    case .listen(let tab): listen(tab, model.library, context, on)
    case .record(let tab): record(tab, model.library, context, on)
    }
}

@MainActor @HTMLBuilder
private func footer(
    _ tab: ScriptState.Tab,
    _ state: ScriptState,
    _ model: ScriptModel,
    _ context: DrawingContext,
    _ on: ActionEncoder<ScriptAction>
) -> HTML {
    let record: RecordTab? = if case .record(let tab) = tab { tab } else { nil }
    if let editor = record?.editor {
        bottom { drawnEditor(editor, model, context, on) }
    } else if state.player != nil || record?.bar != nil {
        bottom {
            // The player and a recording that was begun are both shown until one of them ends.
            state.player.map { playerBar($0, model, context, on) }
            record?.bar.map { recordingBar($0, isAlone: state.player == nil, model, context, on) }
        }
    }
}

/// Draws the bars at the bottom; with large text on a small phone they scroll, so that the script stays
/// visible.
@MainActor
private func bottom(@HTMLBuilder content: () -> HTML) -> HTML {
    box(
        "",
        .style([
            "max-block-size": "calc(var(--height) * .48)", "overflow-y": "auto", "scrollbar-width": "none",
        ]),
        content: content
    )
}

@MainActor @HTMLBuilder
private func summary(_ tab: SummaryTab, _ library: CatalogLibrary, _ context: DrawingContext) -> HTML {
    heading(tab.introductionTitle, context)
    box("selectable", .style(["padding": "8px var(--side) 0"])) { label(tab.introduction, "body") }
    heading(tab.charactersTitle, context)
    list {
        for character in tab.characters {
            row(
                character.name,
                subtitle: character.summary,
                leading: thumbnail(
                    character.portrait,
                    library,
                    at: "cast-\(character.id.rawValue)",
                    size: 48,
                    isRound: true,
                    context
                )
            )
        }
    }
    heading(tab.pointsTitle, context)
    tag(
        "ul",
        .class("selectable"),
        .style(["margin": "0", "padding-block": "4px 0", "padding-inline": "36px var(--side)"])
    ) {
        for point in tab.points {
            tag("li", .class("body"), .style(["padding-block": "4px"])) { point }
        }
    }
}
