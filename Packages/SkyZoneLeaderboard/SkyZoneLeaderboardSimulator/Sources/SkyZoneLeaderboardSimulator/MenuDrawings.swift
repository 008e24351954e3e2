// Drawings of the two menus and the logout confirmation.

import SharedLayout
import SharedLocalization
import SimulatorKit
import SkyZoneLeaderboard

/// The side panel: the user, all entries, and log out.
@MainActor
func draw(_ model: SidePanelModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<SidePanelAction>) in
        let state = model.state
        let swipe = PanelSwipe(edge: state.gesture.edgeWidth, distance: state.gesture.distance)
        return .panel(
            box("column", .style(["gap": "0", "min-block-size": "100%"])) {
                box("line", .style(["padding": "4px 4px 12px 16px"])) {
                    if let user = state.user {
                        box("", .style(["inline-size": "48px", "flex": "none"])) {
                            avatar(model.photo, of: user.handle, context.id("photo"))
                        }
                        label(user.handle, "headline grow one-line")
                    } else {
                        box("grow")
                    }
                    iconButton(.close, state.close, on.tap(.closeTapped), context, "close-panel")
                }
                for entry in state.entries {
                    row(
                        context.say(entry.title),
                        key: context.id(entry.rawValue),
                        leading: tag("span", .class("accent"), .style(["display": "grid"])) {
                            entry.icon.html()
                        },
                        accessory: .nothing,
                        tap: on.tap(.entryTapped(entry)),
                        identifier: "panel-\(entry.rawValue)"
                    )
                }
                box("grow")
                row(
                    context.say(state.logOut),
                    leading: Icon.power.html(),
                    accessory: .nothing,
                    isDestructive: true,
                    tap: on.tap(.logOutTapped),
                    identifier: "log-out"
                )
            },
            swipe
        )
    }
}

/// The radial menu: entries on a half circle.
@MainActor
func draw(_ model: RadialMenuModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<RadialMenuAction>) in
        let state = model.state
        return .screen(
            ScreenLayout {
                box("", .style(["margin-block": "auto", "padding-block": "24px var(--indicator)"])) {
                    label(context.say(state.title), "headline center", .style(["padding-block-end": "12px"]))
                    canvas(height: state.size.height) {
                        for item in state.items {
                            tag(
                                "button",
                                .frame(item.frame),
                                on.tap(.entryTapped(item.entry)),
                                .label(context.say(item.entry.title)),
                                .identifier("radial-\(item.entry.rawValue)")
                            ) { radialItem(item.entry, context) }
                        }
                        tag(
                            "button",
                            .frame(state.closeFrame),
                            on.tap(.closeTapped),
                            .label(context.say(state.close)),
                            .identifier("close-radial")
                        ) {
                            box(
                                "",
                                .style([
                                    "block-size": "100%", "border-radius": "50%", "display": "grid",
                                    "place-content": "center", "background": "var(--fill)",
                                ])
                            ) { Icon.close.html() }
                        }
                    }
                }
            }
        )
    }
}

@MainActor
private func radialItem(_ entry: MenuEntry, _ context: DrawingContext) -> HTML {
    let isLeaderboard = entry == .leaderboard
    return box("", .style(["display": "grid", "justify-items": "center", "gap": "4px"])) {
        box(
            "",
            .style([
                "inline-size": "48px", "block-size": "48px", "border-radius": "50%", "display": "grid",
                "place-content": "center",
                "background": isLeaderboard
                    ? "var(--accent)" : "color-mix(in srgb, var(--accent) 15%, transparent)",
                "color": isLeaderboard ? "var(--on-accent)" : "var(--accent)",
            ])
        ) { entry.icon.html() }
        label(
            context.say(entry.title),
            "center two-lines",
            .style(["font-size": "11px", "line-height": "13px", "inline-size": "100%"])
        )
    }
}

/// The logout confirmation.
@MainActor
func draw(_ model: LogoutConfirmationModel, _ context: DrawingContext) -> ScreenDrawing {
    ScreenDrawing(model.send) { (on: ActionEncoder<LogoutConfirmationAction>) in
        .dialog(
            DialogDrawing(model.state, context, agree: on.tap(.logOutTapped), decline: on.tap(.cancelTapped))
        )
    }
}
