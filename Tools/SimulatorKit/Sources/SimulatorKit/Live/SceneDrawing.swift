// Draws the skeleton of a scene: levels, stacks, bars, overlays. The entries fill their slots themselves.

import SharedNavigation

/// Draws a scene in a device.
@MainActor
struct SceneDrawing {
    let scene: Scene
    let settings: DeviceSettings
    let accent: SimulatedAccent
    let touchTarget: Double
    let smallestText: Double
    let isActive: Bool

    /// The device with everything in it but the entries' own content.
    var device: HTML {
        let device = settings.device
        return box(
            "device \(device.hasHomeIndicator ? "modern" : "classic") \(device.width < 600 ? "phone" : "tablet")",
            .id("device"),
            Attribute("data-scheme", settings.isDark ? "dark" : "light"),
            Attribute("data-held", settings.isLandscape ? "landscape" : "portrait"),
            Attribute("data-motion", settings.isMotionReduced ? "reduced" : "full"),
            Attribute("dir", settings.isRightToLeft ? "rtl" : "ltr"),
            Attribute("lang", settings.language),
            .style([
                "--accent-light": accent.light, "--accent-dark": accent.dark,
                "--target": "\(touchTarget)px",
                "--width": "\(settings.width)px",
                "--height": "\(settings.height)px", "--status": "\(status)px",
                "--indicator": "\(device.hasHomeIndicator ? settings.isLandscape ? 21 : 34 : 0)px",
                "--text-scale": "\(settings.textScale)", "--smallest-text": "\(smallestText)px",
                "--hairline": "\(1 / device.scale)px",
            ])
        ) {
            statusBar
            tag("div", .id("levels"), Attribute("inert", if: !isActive)) {
                for level in scene.levels { draw(level) }
                scene.overlay.map(draw)
            }
            if device.hasHomeIndicator { box("home-indicator") }
            if !isActive {
                box("asleep", .id("asleep")) {
                    Icon.moon.html(size: 40)
                    label("In the background", "headline")
                }
            }
        }
    }

    private var status: Double {
        settings.isLandscape && settings.device.width < 600 ? 0 : settings.device.statusBar
    }

    private var statusBar: HTML {
        box("status-bar", .id("status-bar"), Attribute("aria-hidden", "true")) {
            tag("span") { "9:41" }
            tag("span", .class("status-icons")) {
                HTML.trusted(
                    "<svg viewBox=\"0 0 66 14\" width=\"66\" height=\"14\"><path class=\"solid\" d=\"M0 9h3v4H0zM5 7h3v6H5z"
                        + "M10 4h3v9h-3zM15 1h3v12h-3zM42 3h19v8H42z\"/><path d=\"M40.5 1.5h22v11h-22zM64.5 5v4\"/>"
                        + "<path class=\"wave\" d=\"M23 5a10 10 0 0 1 13 0M25.5 8a6 6 0 0 1 8 0M29.5 11.3h.01\"/></svg>"
                )
            }
        }
    }

    private func draw(_ level: Scene.Level) -> HTML {
        let isFront = level.id == scene.levels.last?.id && scene.overlay == nil
        return tag(
            "section",
            .class("level", level.style?.rawValue ?? "root", isFront ? "" : "covered"),
            .id("level-\(level.id)"),
            Attribute("data-level", level.isDismissable ? "\(level.id)" : nil),
            Attribute("inert", if: !isFront)
        ) {
            if level.style == .sheet || level.style == .picker {
                HTML.element(
                    "button",
                    [
                        .class("scrim"), Attribute("tabindex", "-1"),
                        level.isDismissable ? send(["dismiss": level.id]) : Attribute("disabled"),
                        .label(level.isDismissable ? "Close" : nil),
                    ],
                    []
                )
            }
            box("surface") {
                if level.style == .sheet || level.style == .picker { box("grabber") }
                draw(level.container)
            }
        }
    }

    @HTMLBuilder private func draw(_ container: Scene.Container) -> HTML {
        let name = container.companion.map { "\($0.id)" } ?? "root"
        for (index, stack) in container.stacks.enumerated() {
            tag(
                "div",
                .class("stack"),
                .id("stack-\(stack.entries[0].id)-\(name)-\(index)"),
                Attribute("hidden", if: !stack.isShown)
            ) {
                for (depth, entry) in stack.entries.enumerated() {
                    draw(entry, isTop: depth == stack.entries.count - 1, isRoot: depth == 0)
                }
            }
        }
        switch container {
        case .stack: HTML.nothing
        case .tabs(let bar, _, _): slot("nav", "tab-bar", bar)
        case .drawer(let panel, let isOpen, _):
            HTML.element(
                "button",
                [
                    .class("drawer-scrim"), .id("drawer-scrim-\(panel.id)"), Attribute("hidden", if: !isOpen),
                    .label("Close"), send(["panel": panel.id, "open": 0]),
                ],
                []
            )
            tag(
                "aside",
                .class("drawer entry-content", isOpen ? "open" : ""),
                .id("entry-\(panel.id)"),
                Attribute("data-entry", "\(panel.id)"),
                Attribute("data-region"),
                Attribute("data-kind", panel.kind),
                Attribute("data-drawer", isOpen ? "open" : "shut"),
                Attribute("inert", if: !isOpen)
            ) { HTML.slot("entry-\(panel.id)") }
        }
    }

    private func draw(_ entry: Scene.Entry, isTop: Bool, isRoot: Bool) -> HTML {
        tag(
            "article",
            .class("entry", isTop ? "top" : "under"),
            .id("entry-\(entry.id)"),
            Attribute("data-entry", "\(entry.id)"),
            Attribute("data-region"),
            Attribute("data-kind", entry.kind),
            Attribute("data-back", if: !isRoot),
            Attribute("inert", if: !isTop)
        ) { HTML.slot("entry-\(entry.id)") }
    }

    private func slot(_ name: String, _ style: String, _ entry: Scene.Entry) -> HTML {
        tag(
            name,
            .class(style),
            .id("entry-\(entry.id)"),
            Attribute("data-entry", "\(entry.id)"),
            Attribute("data-region"),
            Attribute("data-kind", entry.kind)
        ) { HTML.slot("entry-\(entry.id)") }
    }

    private func draw(_ overlay: Scene.Overlay) -> HTML {
        let entry = overlay.entry
        let style =
            switch overlay {
            case .dialog(_, let style): style.rawValue
            case .request: "request"
            }
        return box(
            "overlay \(style)",
            .id("overlay-\(entry.id)"),
            Attribute("role", "dialog"),
            Attribute("aria-modal", "true")
        ) {
            box("scrim")
            switch overlay {
            case .dialog: slot("div", "dialog", entry)
            case .request(_, let request): RequestDrawing(entry: entry, request: request).html
            }
        }
    }
}

/// Returns the attribute of a control that speaks to the host instead of the app.
func send(_ message: KeyValuePairs<String, Int>) -> Attribute {
    Attribute("data-send", "{" + message.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}")
}
