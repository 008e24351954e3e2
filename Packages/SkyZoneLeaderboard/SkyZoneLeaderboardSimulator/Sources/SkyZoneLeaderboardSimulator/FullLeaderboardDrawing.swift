// Drawing of the whole board.

import SharedScreens
import SharedLayout
import SharedLocalization
import SimulatorKit
import SkyZoneLeaderboard

/// Rows that scroll in both directions, below arrows to other locations.
@MainActor
func draw(_ model: FullLeaderboardModel, _ context: DrawingContext) -> ScreenDrawing {
    let scrolled: (ScrollReport) -> Void = { model.scroll.viewportScrolled(to: $0.y, height: $0.height) }
    return ScreenDrawing(model.send, scrolled: ["rows": scrolled]) {
        (on: ActionEncoder<FullLeaderboardAction>) in
        let state = model.state
        return .screen(
            ScreenLayout(
                bar: NavigationBar(context.say(state.title)) {
                    iconButton(.close, state.close, on.tap(.closeTapped), context, "close")
                }
            ) {
                header(state, context, on)
            } footer: {
                box("", .style(["display": "grid", "padding": "8px var(--side)"])) {
                    button(
                        context.say(state.buyJumpTime),
                        on.tap(.buyJumpTimeTapped),
                        icon: .ticket,
                        identifier: "buy"
                    )
                }
            } body: {
                if case .gone(let notice) = state.phase {
                    drawn(notice, .info, context, on.tap(state.wayOn))
                } else {
                    drawn(state.phase, context, retry: on.tap(state.wayOn), icon: .people) { _ in
                        // A live region of its own: scrolling redraws the rows and not the screen.
                        HTML.live(context.id("board")) { rows(model, context, on) }
                    }
                }
            }
        )
    }
}

@MainActor @HTMLBuilder
private func header(
    _ state: FullLeaderboardState,
    _ context: DrawingContext,
    _ on: ActionEncoder<FullLeaderboardAction>
) -> HTML {
    box(
        "line",
        .style([
            "padding": "4px 8px", "gap": "4px", "border-block-end": "var(--hairline) solid var(--separator)",
        ])
    ) {
        iconButton(.back, state.previous, on.tap(.previousTapped), context, "previous")
        box("grow center") {
            label(context.say(state.location), "headline one-line", .identifier("location"))
            label(state.summary.map(context.say) ?? " ", "footnote secondary number")
        }
        iconButton(.forward, state.next, on.tap(.nextTapped), context, "next")
    }
    state.hint.map { banner(context.say($0), icon: .info) }
    state.notice.map { banner($0, context, on.tap(.retryTapped)) }
}

@MainActor
private func rows(
    _ model: FullLeaderboardModel,
    _ context: DrawingContext,
    _ on: ActionEncoder<FullLeaderboardAction>
) -> HTML {
    let scroll = model.scroll
    return scrollArea(
        context.id("rows"),
        name: "rows",
        scrollTo: scroll.wish,
        // The app keeps the scroll position itself, so the browser must not anchor.
        .style(["overflow-anchor": "none", "padding-block-end": "0"]),
        on.pulled(.refreshPulled)
    ) {
        canvas(height: scroll.contentHeight) {
            edge(.backward, at: 0, model, context, on)
            for index in scroll.drawn where index < scroll.window.rows.count {
                row(model.row(at: index), at: scroll.position(of: index), model, context)
            }
            edge(.forward, at: scroll.contentHeight - BoardScroll.edge, model, context, on)
        }
    }
}

@MainActor
private func edge(
    _ direction: PagingDirection,
    at y: Double,
    _ model: FullLeaderboardModel,
    _ context: DrawingContext,
    _ on: ActionEncoder<FullLeaderboardAction>
) -> HTML {
    let width = model.scroll.rowLayout.width
    return box(
        "line",
        .id(context.id("edge-\(direction.rawValue)")),
        .style([
            "position": "absolute", "inset-inline-start": "0", "inset-block-start": "\(y)px",
            "inline-size": "\(width)px", "block-size": "\(BoardScroll.edge)px", "justify-content": "center",
            "gap": "8px",
        ])
    ) {
        model.edgeText(direction).map { label(context.say($0), "footnote secondary") }
        model.edgeRetry(direction).map {
            button(context.say($0), on.tap(.retryTapped), style: "plain", identifier: "retry")
        }
    }
}

@MainActor
private func row(
    _ row: FullLeaderboardRow,
    at y: Double,
    _ model: FullLeaderboardModel,
    _ context: DrawingContext
) -> HTML {
    let layout = model.scroll.rowLayout
    let own = Paint.ownRow(isDark: context.settings.isDark)
    let rank = context.say(row.rank)
    return box(
        "",
        .id(context.id("row-\(row.id.rawValue)")),
        .style([
            "position": "absolute", "inset-inline-start": "0", "inset-block-start": "\(y)px",
            "inline-size": "\(layout.width)px", "block-size": "\(layout.height)px",
            "background": row.isCurrentUser ? own.ground : "transparent",
            "box-shadow": row.isCurrentUser
                ? "inset 0 0 0 2px \(own.ink)" : "inset 0 calc(-1 * var(--hairline)) var(--separator)",
        ]),
        Attribute("role", "group"),
        .label(context.say(row.label)),
        .identifier(row.isCurrentUser ? "own-row" : "row")
    ) {
        textLine(
            rank,
            in: layout.rank,
            (rank.count > 5 ? "footnote" : "subheadline") + " headline number",
            align: "center",
            row.isCurrentUser ? own.ink : "inherit"
        )
        box("", .frame(layout.photo)) {
            avatar(model.photo(of: row.row), of: row.row.handle, context.id("photo-\(row.id.rawValue)"))
        }
        textLine(
            row.row.handle,
            in: layout.handle,
            "subheadline headline",
            row.isCurrentUser ? own.ink : "inherit"
        )
        textLine(
            context.say(row.value),
            in: layout.value,
            "footnote number",
            row.isCurrentUser ? "inherit" : "var(--secondary)"
        )
        row.difference.map { difference in
            textLine(
                context.say(difference),
                in: layout.difference,
                "footnote number",
                align: layout.difference.y == layout.value.y ? "end" : "start",
                Paint.tone(row.tone),
                .identifier("difference-\(row.tone.rawValue)")
            )
        }
    }
}
