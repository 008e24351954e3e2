// Draws the common list.

import SharedScreens
import Interlochen
import SharedLayout
import SharedLocalization
import SimulatorKit

/// The list under its header, or the notice that replaces the list.
@MainActor
func draw(_ model: MediaListModel, _ context: DrawingContext) -> ScreenDrawing {
    let scrolled: (ScrollReport) -> Void = { report in
        model.viewportScrolled(
            to: LayoutRect(x: report.x, y: report.y, width: report.width, height: report.height)
        )
    }
    return ScreenDrawing(model.send, scrolled: ["cells": scrolled]) { (on: ActionEncoder<MediaListAction>) in
        let state = model.state
        let bar = NavigationBar(
            context.say(state.title),
            style: state.bar.drawn,
            hidesTitle: true,
            trailing: {
                state.search.map {
                    iconButton(.search, $0, on.tap(.searchTapped), context, "search")
                }
            }
        )
        return .screen(
            ScreenLayout(bar: bar, background: .grouped) {
                HTML.nothing
            } footer: {
                state.notice.map { banner($0, context, on.tap(.retryTapped)) }
            } body: {
                list(model, state, context, on)
                HTML.live(context.id("header")) { header(model, state, context) }
            }
        )
    }
}

@MainActor
private func list(
    _ model: MediaListModel,
    _ state: MediaListState,
    _ context: DrawingContext,
    _ on: ActionEncoder<MediaListAction>
) -> HTML {
    scrollArea(
        context.id("cells"),
        name: "cells",
        scrollTo: model.cells.scrollRequest,
        on.pulled(.refreshPulled)
    ) {
        if state.phase == .loaded {
            // A region of its own: scrolling redraws the cells and not the screen.
            HTML.live(context.id("canvas")) {
                canvas(height: model.cells.layout.contentSize.height) {
                    separator(model.cells.separatorFrame, state.separator)
                    for index in model.cells.drawn where index < model.cells.cells.count {
                        MediaCellDrawing(model: model, context: context, on: on)
                            .draw(model.cells.cells[index], at: model.cells.layout.frame(at: index), index)
                    }
                }
            }
        } else {
            canvas(height: model.cells.separatorFrame.maxY) {
                separator(model.cells.separatorFrame, state.separator)
            }
            drawn(
                state.phase,
                context,
                retry: on.tap(.retryTapped),
                icon: .list,
                waiting: { skeleton(rows: 4, label: $0) }
            ) { _ in HTML.nothing }
        }
    }
}

/// The center's primary colors side by side.
@MainActor
private func separator(_ frame: LayoutRect, _ colours: [BrandColor]) -> HTML {
    box(
        "",
        .style([
            "position": "absolute", "inset-inline": "0", "inset-block-start": "\(frame.y)px",
            "block-size": "\(frame.height)px", "display": "flex",
        ]),
        .identifier("separator")
    ) {
        for colour in colours { box("", .style(["flex": "1", "background": colour.hex])) }
    }
}

/// The header: its image stays, its lower edge follows the package.
@MainActor
private func header(_ model: MediaListModel, _ state: MediaListState, _ context: DrawingContext) -> HTML {
    let (rule, appearance) = (model.cells.header, model.cells.appearance.value)
    return box(
        "",
        .style([
            "position": "absolute", "inset-inline": "0", "inset-block-start": "0", "z-index": "3",
            "overflow": "hidden",
            "block-size": "\(appearance.height)px", "pointer-events": "none", "color": "#fff",
            "background": "#22262c",
        ]),
        .identifier("header")
    ) {
        box(
            "",
            .style([
                "position": "absolute", "inset-inline": "0", "inset-block-start": "0",
                "block-size": "\(rule.fullHeight)px",
            ])
        ) { drawn(model.cells.image(state.header.picture), label: "", name: "header", context) }
        box(
            "",
            .style([
                "position": "absolute", "inset": "0",
                "background": "linear-gradient(rgba(0,0,0,.5), rgba(0,0,0,.05) 45%, rgba(0,0,0,.72))",
            ])
        )
        if let refreshing = state.refreshing {
            box(
                "",
                .style([
                    "position": "absolute", "inset-inline": "0", "inset-block-start": "var(--status)",
                    "z-index": "2",
                ])
            ) { spinner(label: context.say(refreshing)) }
        }
        box(
            "",
            .style([
                "position": "absolute", "inset-inline": "0", "inset-block-end": "0",
                "padding": "0 var(--side) 12px",
                "text-shadow": "0 1px 4px rgba(0,0,0,.55)",
                // Limited like every bar's: larger texts would leave the header.
                "--text-scale": "\(min(context.settings.textScale, 1.3))",
            ])
        ) {
            title(model, state.header, context)
            box(
                "",
                .style([
                    "display": "grid", "grid-template-rows": "\(1 - appearance.progress)fr",
                    "opacity": "\(appearance.opacity)",
                ])
            ) {
                box("", .style(["min-block-size": "0", "overflow": "hidden"])) {
                    label(
                        context.say(state.header.text),
                        "subheadline",
                        .style(["padding-block-start": "4px", "max-inline-size": "620px"])
                    )
                }
            }
        }
    }
}

@MainActor
private func title(_ model: MediaListModel, _ header: ListHeader, _ context: DrawingContext) -> HTML {
    switch header.title {
    case .text(let text): label(context.say(text), "title1", .style(["line-height": "1.15"]))
    case .picture(let reference, let text):
        if case .loaded(let address) = PictureState(model.cells.image(reference)) {
            tag(
                "img",
                Attribute("src", address),
                Attribute("alt", context.say(text)),
                .style([
                    "block-size": "calc(46px * var(--text-scale))", "max-inline-size": "80%",
                    "display": "block",
                    "object-fit": "contain", "filter": "drop-shadow(0 1px 3px rgba(0,0,0,.5))",
                ])
            )
        } else {
            label(context.say(text), "title1")
        }
    }
}
