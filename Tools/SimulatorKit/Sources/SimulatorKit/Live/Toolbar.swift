// The controls beside the device.

import Foundation

/// The controls with which a user acts on the device and on the app as a whole.
@MainActor
struct Toolbar {
    let app: any SimulatedApp
    /// The settings as the user made them.
    let settings: DeviceSettings
    /// The settings as the screen in front allows them.
    let shown: DeviceSettings
    let canRelaunch: Bool

    var html: HTML {
        HTML.group([
            tag("h2") { app.name },
            choice(
                "Device",
                "id",
                app.devices.map { ($0.id, "\($0.name) · \(Int($0.width)) × \(Int($0.height))") },
                settings.device.id
            ),
            box("switches") {
                flip("Rotate", .rotate, "landscape", settings.isLandscape)
                flip("Dark", .moon, "dark", settings.isDark)
                flip("Mirrored", .text, "mirrored", settings.isRightToLeft)
                flip("No motion", .pause, "still", settings.isMotionReduced)
                flip("Offline", .offline, "offline", settings.isOffline)
            },
            shown.isLandscape == settings.isLandscape
                ? .nothing
                : label("This screen is shown \(shown.isLandscape ? "sideways" : "upright") only.", "hint"),
            choice("Language", "language", app.languages.map { ($0.id, $0.name) }, settings.language),
            choice(
                "Text size",
                "text",
                DeviceSettings.textScales.map { ("\($0)", "\(Int(($0 * 100).rounded())) %") },
                "\(settings.textScale)"
            ),
            HTML.group(app.tools.map(choice)),
            homeScreen,
            box("switches") {
                event("Background", .moon, "enteredBackground")
                event("Back to front", .up, "activated")
                event("Memory", .warning, "memoryWarning")
                tag(
                    "button",
                    Attribute("data-relaunch"),
                    Attribute("disabled", if: !canRelaunch),
                    Attribute("title", "Kill the process and start it again")
                ) {
                    Icon.power.html(size: 18)
                    tag("span") { "Relaunch" }
                }
            },
            tag("label", .class("control")) {
                tag("span") { "Open a link" }
                tag(
                    "input",
                    .id("link"),
                    Attribute("type", "text"),
                    Attribute("placeholder", "app://…"),
                    Attribute("data-link"),
                    Attribute("spellcheck", "false"),
                    Attribute("autocomplete", "off")
                )
            },
            tag("p", .id("connection"), .class("hint"), Attribute("role", "status")) { "" },
        ])
    }

    private func choice(
        _ title: String,
        _ field: String,
        _ options: [(id: String, name: String)],
        _ chosen: String
    ) -> HTML {
        tag("label", .class("control")) {
            tag("span") { title }
            tag("select", .id("choose-\(field)"), Attribute("data-choose", field)) {
                for option in options {
                    tag(
                        "option",
                        Attribute("value", option.id),
                        Attribute("selected", if: option.id == chosen)
                    ) { option.name }
                }
            }
        }
    }

    private func choice(_ tool: SimulatedTool) -> HTML {
        tag("label", .class("control")) {
            tag("span") { tool.title }
            tag("select", .id("tool-\(tool.id)"), Attribute("data-tool", tool.id)) {
                for option in tool.options {
                    tag(
                        "option",
                        Attribute("value", option.id),
                        Attribute("selected", if: option.id == tool.selected)
                    ) { option.name }
                }
            }
        }
    }

    /// The menu of the app's icon.
    private var homeScreen: HTML {
        let shortcuts = app.shortcuts
        guard !shortcuts.isEmpty else { return .nothing }
        return box("control", .id("shortcuts"), Attribute("role", "group"), .label("Home screen")) {
            tag("span") { "Home screen" }
            box("switches single") {
                for shortcut in shortcuts {
                    tag("button", Attribute("data-send", opening(shortcut.link))) {
                        shortcut.icon.html(size: 18)
                        tag("span") { app.resolve(shortcut.title) }
                    }
                }
            }
        }
    }

    /// Returns the message that opens a link.
    private func opening(_ link: String) -> String {
        // A dictionary of strings can always be encoded.
        (try? JSONEncoder().encode(["link": link])).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func flip(_ title: String, _ icon: Icon, _ field: String, _ isOn: Bool) -> HTML {
        tag(
            "button",
            .id("flip-\(field)"),
            .class(isOn ? "on" : ""),
            Attribute("aria-pressed", isOn ? "true" : "false"),
            Attribute("data-send", "{\"device\":{\"\(field)\":\(!isOn)}}")
        ) {
            icon.html(size: 18)
            tag("span") { title }
        }
    }

    private func event(_ title: String, _ icon: Icon, _ name: String) -> HTML {
        tag("button", Attribute("data-send", "{\"event\":\"\(name)\"}")) {
            icon.html(size: 18)
            tag("span") { title }
        }
    }
}
