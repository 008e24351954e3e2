// Buttons, fields and similar controls.

import SharedScreens
import SharedLocalization

/// A button with a title; `style` is `filled`, `tinted`, `plain` or `destructive`.
public func button(
    _ title: String,
    _ tap: Attribute,
    icon: Icon? = nil,
    style: String = "filled",
    isEnabled: Bool = true,
    identifier: String? = nil
) -> HTML {
    tag(
        "button",
        .class("button", style),
        tap,
        Attribute("disabled", if: !isEnabled),
        .identifier(identifier)
    ) {
        icon?.html(size: 20)
        tag("span") { title }
    }
}

/// A round target with an icon alone; the label is for screen readers.
public func iconButton(
    _ icon: Icon,
    label: String,
    _ tap: Attribute,
    isEnabled: Bool = true,
    isOn: Bool = false,
    identifier: String? = nil
) -> HTML {
    tag(
        "button",
        .class("icon-button", isOn ? "on" : "", icon.isDirected ? "directed" : ""),
        tap,
        .label(label),
        Attribute("title", label),
        Attribute("disabled", if: !isEnabled),
        .identifier(identifier)
    ) { icon.html() }
}

/// A button as a screen's state describes it.
@MainActor
public func button(
    _ control: ScreenControl,
    _ tap: Attribute,
    _ context: DrawingContext,
    icon: Icon? = nil,
    style: String = "filled",
    identifier: String? = nil
) -> HTML {
    button(
        context.say(control.label),
        tap,
        icon: icon,
        style: style,
        isEnabled: control.isEnabled,
        identifier: identifier
    )
}

/// An icon's button as a screen's state describes it.
@MainActor
public func iconButton(
    _ icon: Icon,
    _ control: ScreenControl,
    _ tap: Attribute,
    _ context: DrawingContext,
    _ identifier: String
) -> HTML {
    iconButton(
        icon,
        label: context.say(control.label),
        tap,
        isEnabled: control.isEnabled,
        identifier: identifier
    )
}

/// An icon's button that can always be tapped.
@MainActor
public func iconButton(
    _ icon: Icon,
    _ label: LocalizedText,
    _ tap: Attribute,
    _ context: DrawingContext,
    _ identifier: String
) -> HTML {
    iconButton(icon, ScreenControl(label: label), tap, context, identifier)
}

/// The search field of a screen.
@MainActor
public func searchField(
    _ search: ScreenSearch,
    _ context: DrawingContext,
    _ typed: Attribute,
    clear: Attribute
) -> HTML {
    searchField(
        context.id("search"),
        text: search.query,
        placeholder: context.say(search.prompt),
        typed,
        clear: clear,
        clearLabel: context.say(search.clearLabel)
    )
}

/// A search field.
public func searchField(
    _ id: String,
    text: String,
    placeholder: String,
    _ typed: Attribute,
    clear: Attribute,
    clearLabel: String
) -> HTML {
    box("search-field", Attribute("role", "search")) {
        Icon.search.html(size: 18)
        tag(
            "input",
            .id(id),
            Attribute("type", "text"),
            Attribute("value", text),
            Attribute("inputmode", "search"),
            Attribute("placeholder", placeholder),
            .label(placeholder),
            typed,
            Attribute("autocomplete", "off"),
            Attribute("spellcheck", "false")
        )
        if !text.isEmpty {
            tag("button", .class("clear"), clear, .label(clearLabel)) { Icon.close.html(size: 14) }
        }
    }
}

/// A field for a line of text; `kind` is an HTML input type such as `text`, `email` or `password`.
public func textField(
    _ id: String,
    label title: String,
    text: String,
    placeholder: String = "",
    kind: String = "text",
    problem: String? = nil,
    _ attributes: Attribute...
) -> HTML {
    tag("label", .class("field")) {
        tag("span", .class("footnote")) { title }
        HTML.element(
            "input",
            [
                .id(id), Attribute("type", kind), Attribute("value", text),
                Attribute("placeholder", placeholder),
                Attribute("autocomplete", "off"), Attribute("aria-invalid", problem == nil ? nil : "true"),
            ] + attributes,
            []
        )
        problem.map { label($0, "footnote problem") }
    }
}

/// A field for text of any length, as high as its text.
public func textArea(
    _ id: String,
    label title: String,
    text: String,
    placeholder: String = "",
    problem: String? = nil,
    _ attributes: Attribute...
) -> HTML {
    tag("label", .class("field")) {
        tag("span", .class("footnote")) { title }
        HTML.element(
            "textarea",
            [
                .id(id), Attribute("placeholder", placeholder), Attribute("data-value", text),
                Attribute("rows", "3"),
            ]
                + attributes,
            [.text(text)]
        )
        problem.map { label($0, "footnote problem") }
    }
}

/// A row of choices, one of them selected.
public func segments(_ choices: [(title: String, tap: Attribute)], selected: Int, label: String) -> HTML {
    box("segments", Attribute("role", "tablist"), .label(label)) {
        for (index, choice) in choices.enumerated() {
            tag(
                "button",
                .class(index == selected ? "on" : ""),
                choice.tap,
                Attribute("role", "tab"),
                Attribute("aria-selected", index == selected ? "true" : "false")
            ) { choice.title }
        }
    }
}

/// A slider from 0 to 1.
public func slider(_ id: String, value: Double, label: String, _ moved: Attribute, isEnabled: Bool = true)
    -> HTML
{
    tag(
        "input",
        .class("slider"),
        .id(id),
        Attribute("type", "range"),
        Attribute("min", "0"),
        Attribute("max", "1"),
        Attribute("step", "0.001"),
        Attribute("value", "\(value)"),
        .label(label),
        moved,
        Attribute("disabled", if: !isEnabled),
        .style(["--value": "\(value)"])
    )
}

/// A switch that is on or off.
public func toggle(_ title: String, isOn: Bool, _ tap: Attribute) -> HTML {
    tag(
        "button",
        .class("row toggle"),
        tap,
        Attribute("role", "switch"),
        Attribute("aria-checked", isOn ? "true" : "false")
    ) {
        tag("span", .class("grow")) { title }
        tag("span", .class("switch", isOn ? "on" : ""))
    }
}
