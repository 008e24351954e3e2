// The content of a screen while there is nothing, not yet, or not any more.

import SharedScreens
import SharedLocalization

/// The content of a screen, or its substitute.
///
/// - Parameters:
///   - retry: Tries again, after any error.
///   - clear: Empties the field of a search that finds nothing.
///   - fill: The button's action if there is nothing, unless it tries again.
///   - icon: The icon over a notice that there is nothing, or nothing yet.
///   - waiting: Draws the moving indicator until the content is there, with its label.
@MainActor @HTMLBuilder
public func drawn<Content>(
    _ phase: ScreenPhase<Content>,
    _ context: DrawingContext,
    retry: Attribute,
    clear: Attribute = .none,
    fill: Attribute? = nil,
    icon: Icon = .info,
    waiting: (String) -> HTML = { skeleton(label: $0) },
    @HTMLBuilder content: (Content) -> HTML
) -> HTML {
    switch phase {
    case .loading(let text): waiting(context.say(text))
    case .loaded(let loaded): content(loaded)
    case .slow(let notice): drawn(notice, .clock, context, retry, .refresh)
    case .empty(let notice), .prompt(let notice):
        drawn(notice, icon, context, fill ?? retry, fill == nil ? .refresh : nil)
    case .nothingFound(let notice): drawn(notice, .search, context, clear, .close)
    case .gone(let notice): drawn(notice, .info, context, retry, .refresh)
    case .failed(let notice): drawn(notice, notice.icon, context, retry, .refresh)
    }
}

/// A notice that replaces content, with its button.
@MainActor
public func drawn(
    _ said: ScreenNotice,
    _ icon: Icon,
    _ context: DrawingContext,
    _ tap: Attribute,
    _ action: Icon? = nil
) -> HTML {
    notice(icon, title: context.say(said.title), message: context.say(said.message)) {
        said.action.map { button(context.say($0), tap, icon: action, identifier: "notice-action") }
    }
}

/// A turning wheel.
public func spinner(_ text: String? = nil, label: String) -> HTML {
    box("waiting", Attribute("role", "status"), .label(text ?? label)) {
        tag("span", .class("spinner"))
        text.map { SimulatorKit.label($0, "footnote secondary") }
    }
}

/// Gray shapes that stand for rows or cards that are loading.
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

/// A notice that nothing is here, and how to change that; or of an error, and the way on.
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

/// A line over the content: offline, stale, an error that took nothing away.
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

extension ScreenNotice {
    /// Tells at a glance whether there is no connection or something else is wrong.
    fileprivate var icon: Icon { code?.hasSuffix("offline") == true ? .offline : .warning }
}

/// A notice in a line over the content, with its button and the icon of the error behind it.
@MainActor
public func banner(_ notice: ScreenNotice, _ context: DrawingContext, _ tap: Attribute) -> HTML {
    banner(context.say(notice.title), icon: notice.icon, style: "warning") {
        notice.action.map { button(context.say($0), tap, style: "plain") }
    }
}

/// The progress of a task, 0 to 1.
public func progress(_ fraction: Double, label: String) -> HTML {
    box(
        "progress",
        Attribute("role", "progressbar"),
        .label(label),
        Attribute("aria-valuenow", "\(Int((min(max(fraction, 0), 1) * 100).rounded()))"),
        .style(["--value": "\(min(max(fraction, 0), 1))"])
    ) { box("progress-value") }
}
