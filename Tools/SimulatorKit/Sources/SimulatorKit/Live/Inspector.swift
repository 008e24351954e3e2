// The events and the current screens, for the app's developers.

import SharedCore
import SharedNavigation

enum Inspector {
    /// Draws the newest events first.
    static func log(_ log: InspectorLog) -> HTML {
        let events = log.events.suffix(80)
        let first = log.total - events.count
        return .group(
            events.enumerated().reversed().map { (index, event) -> HTML in
                box("event \(event.level.rawValue)", .id("event-\(first + index)")) {
                    tag("b") { "\(event.area).\(event.name)" }
                    tag("span") { details(event) }
                }
            }
        )
    }

    private static func details(_ event: LogEvent) -> String {
        event.details.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }

    /// Draws the tree as an outline, the front marked.
    static func tree(_ scene: Scene) -> HTML {
        tag("ul") {
            for level in scene.levels {
                tag("li") {
                    tag("em") { level.style?.rawValue ?? "root" }
                    outline(level.container, front: scene.front)
                }
            }
            scene.overlay.map { overlay in line(overlay.entry, front: scene.front, note: "overlay") }
        }
    }

    private static func outline(_ container: Scene.Container, front: Scene.Entry?) -> HTML {
        let stacks = container.stacks
        return tag("ul") {
            container.companion.map { companion in
                line(companion, front: front, note: stacks.count > 1 ? "bar" : "panel")
            }
            for stack in stacks {
                if stacks.count > 1 {
                    tag("li", .class(stack.isShown ? "" : "hidden")) {
                        tag("em") { stack.isShown ? "tab, shown" : "tab" }
                        tag("ul") { for entry in stack.entries { line(entry, front: front) } }
                    }
                } else {
                    for entry in stack.entries { line(entry, front: front) }
                }
            }
        }
    }

    private static func line(_ entry: Scene.Entry, front: Scene.Entry?, note: String = "") -> HTML {
        tag("li", .class(entry == front ? "front" : "")) {
            tag("code") { "\(entry.kind) #\(entry.id)" }
            if !note.isEmpty { tag("em") { " \(note)" } }
        }
    }
}
