// Puts an entry's drawing into the kit's own bars and boxes.

import Foundation

/// The content of one entry's element.
@MainActor
struct EntryDrawing {
    let drawing: ScreenDrawing
    let context: DrawingContext
    let selectedTab: Int?

    var html: HTML {
        switch drawing.content {
        case .screen(let layout): screen(layout)
        case .tabBar(let items): tabBar(items)
        case .panel(let content, let swipe):
            box(
                "panel",
                Attribute("data-edge", "\(swipe.edge)"),
                Attribute("data-distance", "\(swipe.distance)")
            ) { content }
        case .dialog(let dialog): draw(dialog)
        }
    }

    /// The screen's title, for the back button of the next one.
    var title: String? {
        if case .screen(let layout) = drawing.content { layout.bar?.title } else { nil }
    }

    private func screen(_ layout: ScreenLayout) -> HTML {
        let bar = layout.bar
        let names =
            "screen \(layout.background.rawValue) bar-\(bar?.style.rawValue ?? "none") \(bar?.isLarge == true ? "large" : "")"
        return box(names) {
            bar.map(draw)
            box("screen-header") { layout.header }
            box("screen-body") { layout.body }
            box("screen-footer") { layout.footer }
        }
    }

    private func draw(_ bar: NavigationBar) -> HTML {
        tag("header", .class("navigation-bar", bar.style.rawValue, bar.isLarge ? "large" : "")) {
            box("bar-row") {
                box("bar-leading") {
                    if let previous = context.previousTitle {
                        tag(
                            "button",
                            .class("back"),
                            send(["back": context.entry]),
                            .label(previous.isEmpty ? "Back" : previous)
                        ) {
                            tag("span", .class("directed")) { Icon.back.html() }
                            tag("span", .class("back-title")) { previous }
                        }
                    }
                    bar.leading
                }
                tag("h1", .class("bar-title", bar.hidesTitle ? "unseen" : "")) { bar.title }
                box("bar-trailing") { bar.trailing }
            }
            if bar.isLarge { tag("p", .class("large-title"), Attribute("aria-hidden", "true")) { bar.title } }
        }
    }

    private func tabBar(_ items: [TabItem]) -> HTML {
        box("tabs", Attribute("role", "tablist")) {
            for (index, item) in items.enumerated() {
                tag(
                    "button",
                    .class("tab", index == selectedTab ? "on" : ""),
                    item.tap,
                    Attribute("role", "tab"),
                    Attribute("aria-selected", index == selectedTab ? "true" : "false")
                ) {
                    item.icon.html(size: 26)
                    tag("span") { item.title }
                }
            }
        }
    }

    private func draw(_ dialog: DialogDrawing) -> HTML {
        box("dialog-card") {
            box("dialog-text") {
                label(dialog.title, "headline")
                dialog.message.map { label($0, "footnote") }
            }
            box(dialog.buttons.count == 2 ? "dialog-buttons pair" : "dialog-buttons") {
                for choice in dialog.buttons {
                    tag("button", .class("dialog-button", choice.role.rawValue), choice.tap) { choice.title }
                }
            }
        }
    }
}
