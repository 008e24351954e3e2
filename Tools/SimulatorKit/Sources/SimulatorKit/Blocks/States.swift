// What a screen shows while there is nothing, not yet, or not any more.

/// A turning wheel.
public func spinner(_ text: String? = nil, label: String) -> HTML {
    box("waiting", Attribute("role", "status"), .label(text ?? label)) {
        tag("span", .class("spinner"))
        text.map { SimulatorKit.label($0, "footnote secondary") }
    }
}

/// Grey shapes in the place of rows or cards that are loading.
public func skeleton(rows: Int = 6, isGrid: Bool = false, label: String) -> HTML {
    box(isGrid ? "skeleton grid" : "skeleton", Attribute("role", "status"), .label(label)) {
        for index in 0..<rows {
            box("bone-row") {
                box("bone square shimmer")
                box("bones") {
                    box("bone shimmer", .style(["inline-size": "\(55 + index * 17 % 40)%"]))
                    box("bone thin shimmer", .style(["inline-size": "\(35 + index * 23 % 45)%"]))
                }
            }
        }
    }
}

/// Nothing here, and how to change that; or what went wrong, and the way on.
public func notice(
    _ icon: Icon,
    title: String,
    message: String,
    @HTMLBuilder actions: () -> HTML = { .nothing }
) -> HTML {
    box("notice", Attribute("role", "status")) {
        icon.html(size: 48)
        label(title, "title3")
        label(message, "subheadline secondary")
        box("notice-actions") { actions() }
    }
}

/// A line over the content: offline, stale, a failure that took nothing away.
///
/// `style` is `warning`, `failure` or `info`.
public func banner(
    _ text: String,
    icon: Icon = .info,
    style: String = "info",
    @HTMLBuilder action: () -> HTML = { .nothing }
) -> HTML {
    box("banner \(style)", Attribute("role", "status")) {
        icon.html(size: 18)
        label(text, "footnote grow")
        action()
    }
}

/// How far something has come, 0 to 1.
public func progress(_ fraction: Double, label: String) -> HTML {
    box(
        "progress",
        Attribute("role", "progressbar"),
        .label(label),
        Attribute("aria-valuenow", "\(Int((min(max(fraction, 0), 1) * 100).rounded()))"),
        .style(["--value": "\(min(max(fraction, 0), 1))"])
    ) { box("progress-value") }
}
