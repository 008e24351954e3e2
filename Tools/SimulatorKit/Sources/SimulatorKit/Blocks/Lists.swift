// Lists, cards, grids and the areas they scroll in.

import SharedLayout

/// Content that scrolls.
///
/// With an `id` its position is kept and, if the drawing has that name under `scrolled`, reported.
///
/// - Parameters:
///   - scrollTo: The destination to which the area is scrolled at each change of its revision.
public func scrollArea(
    _ id: String,
    name: String,
    isHorizontal: Bool = false,
    scrollTo: ScrollRequest = ScrollRequest(),
    _ attributes: Attribute...,
    @HTMLBuilder content: () -> HTML
) -> HTML {
    .element(
        "div",
        [
            .class("scroll", isHorizontal ? "horizontal" : ""), .id(id), Attribute("data-scrolled", name),
            Attribute(
                "data-scroll-to",
                scrollTo.revision > 0 ? "\(scrollTo.revision);\(scrollTo.position)" : nil
            ),
        ] + attributes,
        [content()]
    )
}

/// An area as high as the app says, for content at positions that the app computed: see `Attribute.frame`.
public func canvas(height: Double, @HTMLBuilder content: () -> HTML) -> HTML {
    box("canvas", .style(["block-size": "\(height)px"])) { content() }
}

/// A run of rows with an optional heading and remark, as an inset group or from side to side.
public func list(
    header: String? = nil,
    footer: String? = nil,
    isInset: Bool = true,
    @HTMLBuilder rows: () -> HTML
) -> HTML {
    tag("section", .class("list", isInset ? "inset" : "")) {
        header.map { label($0, "list-header footnote") }
        box("rows") { rows() }
        footer.map { label($0, "list-footer footnote") }
    }
}

/// A row of a list; with a tap it is a button.
///
/// - Parameter key: Keeps the row's identity from one drawing to the next. Unique on the page.
public func row(
    _ title: String,
    subtitle: String? = nil,
    value: String? = nil,
    key: String? = nil,
    leading: HTML = .nothing,
    accessory: HTML? = nil,
    isDestructive: Bool = false,
    tap: Attribute = .none,
    identifier: String? = nil
) -> HTML {
    .element(
        tap.value == nil ? "div" : "button",
        [
            .class("row", isDestructive ? "destructive" : ""), Attribute("id", key), tap,
            .identifier(identifier),
        ],
        [
            leading,
            tag("span", .class("grow")) {
                tag("span", .class("row-title")) { title }
                subtitle.map { text in tag("span", .class("row-subtitle")) { text } }
            },
            value.map { text in tag("span", .class("row-value")) { text } } ?? .nothing,
            accessory ?? (tap.value == nil ? .nothing : disclosure),
        ]
    )
}

/// The sign that a row leads further.
public var disclosure: HTML { tag("span", .class("disclosure directed")) { Icon.forward.html(size: 16) } }

/// An image or other content with text under it; with a tap it is a button.
public func card(
    key: String? = nil,
    tap: Attribute = .none,
    label: String? = nil,
    _ attributes: Attribute...,
    @HTMLBuilder content: () -> HTML
) -> HTML {
    .element(
        tap.value == nil ? "div" : "button",
        [.class("card"), Attribute("id", key), tap, .label(label)] + attributes,
        [content()]
    )
}
