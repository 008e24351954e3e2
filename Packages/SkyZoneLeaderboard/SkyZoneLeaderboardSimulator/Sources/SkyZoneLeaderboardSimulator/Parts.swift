// Parts that several screens share.

import SharedLayout
import SharedMedia
import SimulatorKit
import SkyZoneLeaderboard

/// The button of the side panel.
@MainActor
func menuButton(_ buttons: MenuButtons, _ tap: Attribute, _ context: DrawingContext) -> HTML {
    iconButton(.menu, buttons.menu, tap, context, "menu")
}

/// The bar at the bottom with the button of the radial menu.
@MainActor
func radialBar(_ buttons: MenuButtons, _ tap: Attribute, _ context: DrawingContext) -> HTML {
    box("", .style(["display": "grid", "justify-items": "center", "padding-block": "4px"])) {
        tag(
            "button",
            .style([
                "inline-size": "52px", "block-size": "52px", "border-radius": "50%", "display": "grid",
                "place-content": "center", "background": "var(--accent)", "color": "var(--on-accent)",
                "box-shadow": "0 2px 8px rgba(0,0,0,.3)",
            ]),
            tap,
            .label(context.say(buttons.radial)),
            .identifier("radial")
        ) { Icon.grid.html() }
    }
}

/// A user's photo in a circle, or a placeholder if there is none or it doesn't load; redrawn alone.
@MainActor
func avatar(_ image: ObservedImage?, of handle: String, _ id: String, icon: Int = 24) -> HTML {
    HTML.live(id) {
        let state = PictureState(image)
        return state == .failed ? face(icon) : picture(state, label: handle, aspect: 1, isRound: true)
    }
}

private func face(_ size: Int) -> HTML {
    box(
        "",
        .style([
            "inline-size": "100%", "aspect-ratio": "1", "border-radius": "50%", "display": "grid",
            "place-content": "center", "background": "#8b93a3", "color": "#fff", "overflow": "hidden",
        ]),
        Attribute("aria-hidden", "true"),
        .identifier("placeholder")
    ) { Icon.person.html(size: size) }
}

/// A line of text as high as its frame, or several lines that share the frame and are cut at its end.
@MainActor
func textLine(
    _ text: String,
    in frame: LayoutRect,
    _ names: String,
    align: String = "start",
    lines: Int = 1,
    _ colour: String = "inherit",
    _ more: Attribute = .none
) -> HTML {
    box("", .frame(frame), more) {
        label(
            text,
            names + (lines == 1 ? " one-line" : " two-lines"),
            .style([
                "line-height": "\(frame.height / Double(lines))px", "color": colour,
                "text-align": align, "overflow-wrap": "anywhere",
                "position": "absolute", "inset-inline": "0", "inset-block-end": "0",
            ])
        )
    }
}
