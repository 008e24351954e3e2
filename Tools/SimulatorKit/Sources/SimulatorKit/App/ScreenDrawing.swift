// What an app's drawing functions get and give: one function per screen, from a model to a drawing.

import Foundation
import SharedJSON
import SharedLocalization

/// What a drawing function may know beside its model.
@MainActor
public struct DrawingContext {
    /// The entry that is drawn.
    public let entry: Int
    /// The device and how the person has set it.
    public let settings: DeviceSettings
    /// The title of the screen below, for the back button; nil where there is no way back.
    public let previousTitle: String?
    let resolve: (LocalizedText) -> String

    /// A text in the current language.
    public func say(_ text: LocalizedText) -> String { resolve(text) }

    /// An identifier that is unique on the page.
    public func id(_ name: String) -> String { "entry-\(entry)-\(name)" }
}

/// Writes a screen's actions into the page, so that they come back typed.
public struct ActionEncoder<Action: Codable & Sendable> {
    /// An encoder; drawings are given theirs.
    public init() {}

    // A private-use character: what is typed takes its place in the page's script.
    private static var typedText: String { "\u{F8FF}" }
    private static var typedNumber: Double { -1_234_567.5 }

    /// Tapping does this.
    public func tap(_ action: Action) -> Attribute { Attribute("data-tap", json(action)) }

    /// Typing into a field does this with the field's text.
    public func typed(_ action: (String) -> Action) -> Attribute {
        Attribute("data-typed", json(action(Self.typedText)))
    }

    /// Moving a slider does this with its value.
    public func moved(_ action: (Double) -> Action) -> Attribute {
        Attribute("data-moved", json(action(Self.typedNumber)))
    }

    /// Return in a field does this.
    public func submitted(_ action: Action) -> Attribute { Attribute("data-submitted", json(action)) }

    /// Pulling a scrolled area down beyond its top does this.
    public func pulled(_ action: Action) -> Attribute { Attribute("data-pulled", json(action)) }

    private func json(_ action: Action) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // An action that can't be encoded leaves its control dead, which the tests of a simulator see.
        return (try? encoder.encode(action)).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Where a scrolled area is, in points.
public struct ScrollReport: Equatable, Sendable, Codable {
    public var x: Double
    public var y: Double
    /// Of the area that shows.
    public var width: Double
    public var height: Double
}

/// One drawn entry and the doors back to its model.
@MainActor
public struct ScreenDrawing {
    /// What is drawn.
    public enum Content {
        case screen(ScreenLayout)
        case tabBar([TabItem])
        case panel(HTML)
        case dialog(DialogDrawing)
    }

    let content: Content
    /// Reads an action; what comes back sends it.
    let action: @Sendable (Data) async throws -> @MainActor @Sendable () -> Void
    let scrolled: [String: (ScrollReport) -> Void]

    /// Nothing, for an entry that has left meanwhile.
    static var empty: ScreenDrawing {
        ScreenDrawing { (_: Bool) in
        } content: { _ in
            .panel(.nothing)
        }
    }

    /// A drawing whose controls send typed actions.
    ///
    /// - Parameters:
    ///   - send: Takes the actions: the model's `send`.
    ///   - scrolled: By the name given to `scrollArea`, what hears where the area is.
    ///   - content: Draws, with the encoder that makes actions attributes.
    public init<Action: Codable & Sendable>(
        _ send: @escaping @MainActor (Action) -> Void,
        scrolled: [String: (ScrollReport) -> Void] = [:],
        content: (ActionEncoder<Action>) -> Content
    ) {
        self.content = content(ActionEncoder())
        self.scrolled = scrolled
        action = { data in
            let action = try await ClientMessage.loader.load(Action.self, from: .data(data, name: "action"))
            return { send(action) }
        }
    }
}

/// The parts of a screen, which have their places.
public struct ScreenLayout {
    /// What is behind the content.
    public enum Background: String {
        case plain, grouped, black
    }

    public var bar: NavigationBar?
    public var background: Background
    /// Stays above the scrolled content, under the bar: banners, search, segments.
    public var header: HTML
    public var body: HTML
    /// Stays below the scrolled content: toolbars, players.
    public var footer: HTML

    public init(
        bar: NavigationBar? = nil,
        background: Background = .plain,
        @HTMLBuilder header: () -> HTML = { .nothing },
        @HTMLBuilder footer: () -> HTML = { .nothing },
        @HTMLBuilder body: () -> HTML
    ) {
        self.bar = bar
        self.background = background
        self.header = header()
        self.footer = footer()
        self.body = body()
    }
}

/// The bar at the top of a screen.
public struct NavigationBar {
    public enum Style: String {
        case standard, transparent, grey
    }

    public var title: String
    public var style: Style
    /// Whether the title stands large under the bar.
    public var isLarge: Bool
    /// Replaces the back button.
    public var leading: HTML
    public var trailing: HTML

    public init(
        _ title: String,
        style: Style = .standard,
        isLarge: Bool = false,
        @HTMLBuilder leading: () -> HTML = { .nothing },
        @HTMLBuilder trailing: () -> HTML = { .nothing }
    ) {
        self.title = title
        self.style = style
        self.isLarge = isLarge
        self.leading = leading()
        self.trailing = trailing()
    }
}

/// One place of a tab bar.
public struct TabItem {
    public var title: String
    public var icon: Icon
    /// Sent when it is tapped.
    public var tap: Attribute

    public init(_ title: String, icon: Icon, tap: Attribute) {
        self.title = title
        self.icon = icon
        self.tap = tap
    }
}

/// A question or a message over everything.
public struct DialogDrawing {
    /// One way out of it.
    public struct Button {
        public enum Role: String {
            case normal, cancel, destructive
        }

        public var title: String
        public var role: Role
        public var tap: Attribute

        public init(_ title: String, role: Role = .normal, tap: Attribute) {
            self.title = title
            self.role = role
            self.tap = tap
        }
    }

    public var title: String
    public var message: String?
    public var buttons: [Button]

    public init(title: String, message: String? = nil, buttons: [Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}
