// A page as a value: typed, escaped by default, with regions that are redrawn on their own.

import SharedLayout

/// A piece of a page.
public indirect enum HTML: Sendable {
    /// Text, escaped when it is written.
    case text(String)
    /// Markup that is known to be good: icons and the like, never anything from outside.
    case trusted(String)
    /// An element; void elements have no content.
    case element(String, [Attribute], [HTML])
    /// Several pieces without an element around them.
    case group([HTML])
    /// An element that is drawn and observed apart from its surroundings: a tick redraws only this.
    case live(String, @MainActor @Sendable () -> HTML)
    /// The position of another region, which sends its content itself.
    case slot(String)

    /// An empty piece.
    public static let nothing = HTML.group([])
}

/// One attribute of an element.
public struct Attribute: Sendable {
    let name: String
    let value: String?

    /// Makes an attribute with a value, escaped when it is written; nil leaves the attribute out.
    public init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }

    /// Makes an attribute that is there or not.
    public init(_ name: String, if isThere: Bool) {
        self.init(name, isThere ? "" : nil)
    }

    /// Names for the stylesheet; empty ones are left out.
    public static func `class`(_ names: String...) -> Attribute {
        let names = names.filter { !$0.isEmpty }
        return Attribute("class", names.isEmpty ? nil : names.joined(separator: " "))
    }

    /// Keeps the element, its focus and its scroll position from one drawing to the next.
    ///
    /// Unique on the page.
    public static func id(_ id: String) -> Attribute { Attribute("id", id) }

    /// Declarations of style for values that only the app knows: positions, sizes, progress.
    public static func style(_ declarations: KeyValuePairs<String, String>) -> Attribute {
        Attribute("style", declarations.map { "\($0.key):\($0.value)" }.joined(separator: ";"))
    }

    /// A position and size in a `canvas`, in points from its leading top corner.
    public static func frame(x: Double, y: Double, width: Double, height: Double) -> Attribute {
        style([
            "position": "absolute", "inset-inline-start": "\(x)px", "inset-block-start": "\(y)px",
            "inline-size": "\(width)px", "block-size": "\(height)px",
        ])
    }

    /// A position and size in a `canvas`, for a frame that the app computed.
    public static func frame(_ rect: LayoutRect) -> Attribute {
        frame(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    /// The text that a screen reader says.
    public static func label(_ text: String?) -> Attribute { Attribute("aria-label", text) }

    /// A stable name for tests.
    public static func identifier(_ name: String?) -> Attribute { Attribute("data-identifier", name) }

    /// No attribute at all.
    public static let none = Attribute("", nil)
}

/// Builds content from statements.
@resultBuilder
public enum HTMLBuilder {
    public static func buildExpression(_ piece: HTML) -> HTML { piece }
    public static func buildExpression(_ text: String) -> HTML { .text(text) }
    public static func buildExpression(_ piece: HTML?) -> HTML { piece ?? .nothing }
    public static func buildBlock(_ pieces: HTML...) -> HTML {
        pieces.count == 1 ? pieces[0] : .group(pieces)
    }
    public static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .nothing }
    public static func buildEither(first piece: HTML) -> HTML { piece }
    public static func buildEither(second piece: HTML) -> HTML { piece }
    public static func buildArray(_ pieces: [HTML]) -> HTML { .group(pieces) }
}

/// An element with its attributes and content.
public func tag(
    _ name: String,
    _ attributes: Attribute...,
    @HTMLBuilder content: () -> HTML = { .nothing }
) -> HTML {
    .element(name, attributes, [content()])
}

/// A box with names for the stylesheet.
public func box(
    _ names: String,
    _ attributes: Attribute...,
    @HTMLBuilder content: () -> HTML = { .nothing }
) -> HTML {
    .element("div", [.class(names)] + attributes, [content()])
}

/// Text in one of the type styles: `title1`, `headline`, `body`, `subheadline`, `footnote`, `caption`.
public func label(_ text: String, _ names: String = "body", _ attributes: Attribute...) -> HTML {
    .element("p", [.class(names)] + attributes, [.text(text)])
}
