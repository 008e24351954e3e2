// The page around the device: the controls, the device, the inspector.

/// The whole document, with what is on screen now; events keep it up to date.
@MainActor
struct Page {
    let stage: Stage

    var markup: String {
        let document = tag("html", Attribute("lang", "en")) {
            tag("head") {
                tag("meta", Attribute("charset", "utf-8"))
                tag(
                    "meta",
                    Attribute("name", "viewport"),
                    Attribute("content", "width=device-width,initial-scale=1")
                )
                tag("title") { "\(stage.app.name) – Simulator" }
                tag("link", Attribute("rel", "stylesheet"), Attribute("href", "style.css"))
                tag("link", Attribute("rel", "icon"), Attribute("href", "data:,"))
                tag("script", Attribute("src", "script.js"), Attribute("defer"))
            }
            tag("body") {
                tag("nav", .id("toolbar"), .label("Device")) { HTML.slot("toolbar") }
                tag("main", .id("frame"), .label(stage.app.name)) { HTML.slot("frame") }
                tag("aside", .id("inspector"), .label("Inspector")) {
                    pane("Graph", .graph, "graph")
                    pane("On screen", .tree, "tree")
                    pane("Log", .log, "log")
                }
            }
        }
        return "<!DOCTYPE html>"
            + HTMLWriter(live: { id, _ in stage.markup(of: id) }, slot: { stage.markup(of: $0) }).markup(
                of: document
            )
    }

    private func pane(_ title: String, _ icon: Icon, _ region: String) -> HTML {
        tag("details", .id("pane-\(region)"), Attribute("open")) {
            tag("summary") {
                icon.html(size: 16)
                title
            }
            box("pane", .id(region)) { HTML.slot(region) }
        }
    }
}

extension Attribute {
    /// Makes an attribute without a value.
    init(_ name: String) {
        self.init(name, if: true)
    }
}
