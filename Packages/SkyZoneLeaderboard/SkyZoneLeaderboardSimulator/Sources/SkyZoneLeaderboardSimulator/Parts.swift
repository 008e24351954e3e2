// Parts that several screens share.

import SharedLayout
import SharedLocalization
import SharedMedia
import SimulatorKit
import SkyZoneLeaderboard

/// The button of the side panel.
@MainActor
func menuButton(_ buttons: MenuButtons, _ tap: Attribute, _ context: DrawingContext) -> HTML {
    iconButton(.menu, label: context.say(buttons.menu), tap, identifier: "menu")
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

/// What stands in the place of content, or the content.
@MainActor @HTMLBuilder
func drawn(
    _ phase: LoadPhase,
    _ retry: Attribute,
    _ context: DrawingContext,
    @HTMLBuilder content: () -> HTML
) -> HTML {
    switch phase {
    case .loading(let text): skeleton(label: context.say(text))
    case .slow(let notice): drawn(notice, icon: .clock, retry, context)
    case .loaded: content()
    case .empty(let notice): drawn(notice, icon: .people, retry, context)
    case .failed(let notice):
        drawn(notice, icon: notice.code == "source.offline" ? .offline : .warning, retry, context)
    }
}

/// A notice in the middle of the screen.
@MainActor
func drawn(_ notice: ScreenNotice, icon: Icon, _ tap: Attribute, _ context: DrawingContext) -> HTML {
    SimulatorKit.notice(icon, title: context.say(notice.title), message: context.say(notice.message)) {
        notice.action.map { button(context.say($0), tap, identifier: "notice-action") }
    }
}

/// A user's photo in a circle, or a placeholder where there is none or it doesn't come; redrawn alone.
@MainActor
func avatar(_ image: ObservedImage?, of handle: String, _ id: String, icon: Int = 24) -> HTML {
    HTML.live(id) {
        switch image?.state {
        case .loaded?:
            if case .resource(let name)? = image?.reference {
                picture(.loaded("media/\(name)"), label: handle, aspect: 1, isRound: true)
            } else {
                face(icon)
            }
        case .placeholder?, .sized?: picture(.placeholder, label: handle, aspect: 1, isRound: true)
        case .failed?, nil: face(icon)
        }
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

extension Attribute {
    /// The place of a frame in a canvas.
    static func frame(_ rect: LayoutRect) -> Attribute {
        frame(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

/// A line of text as high as its frame, or so many lines that share it and end where it does.
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
