// The parts that screens, bars and dialogs are made of.

import SharedScreens
import SharedLocalization

/// The parts of a screen at their positions.
public struct ScreenLayout {
    /// The fill behind the content.
    public enum Background: String {
        case plain, grouped, black
    }

    /// The bar at the top; nil draws the content from the upper edge.
    public var bar: NavigationBar?
    /// The fill of the parts in which nothing is drawn.
    public var background: Background
    /// The part that stays above the scrolled content, under the bar: banners, search, segments.
    public var header: HTML
    /// The part that fills the space between header and footer; scrolls only inside a `scrollArea`.
    public var body: HTML
    /// The part that stays below the scrolled content: toolbars, players.
    public var footer: HTML

    /// Makes a screen of these parts; a part without content takes no space.
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
    /// The paint of the bar.
    public enum Style: String {
        case standard, transparent, grey
    }

    /// The text, resolved; it is the label of the next screen's back button too.
    public var title: String
    /// The paint of the bar.
    public var style: Style
    /// Whether the title stands large under the bar.
    public var isLarge: Bool
    /// Whether the title is left to screen readers and the next back button, as the content shows it itself.
    public var hidesTitle = false
    /// The content that replaces the back button.
    public var leading: HTML
    /// The buttons at the trailing end.
    public var trailing: HTML

    /// Makes a bar with a title; without `leading` it has the back button if there is a way back.
    public init(
        _ title: String,
        style: Style = .standard,
        isLarge: Bool = false,
        hidesTitle: Bool = false,
        @HTMLBuilder leading: () -> HTML = { .nothing },
        @HTMLBuilder trailing: () -> HTML = { .nothing }
    ) {
        self.title = title
        self.style = style
        self.isLarge = isLarge
        self.hidesTitle = hidesTitle
        self.leading = leading()
        self.trailing = trailing()
    }
}

/// One item of a tab bar.
public struct TabItem {
    /// The text under the icon, resolved.
    public var title: String
    /// The icon over the title.
    public var icon: Icon
    /// The action that a tap sends.
    public var tap: Attribute

    /// Makes an item that sends `tap` at each tap, also if it is the selected one.
    public init(_ title: String, icon: Icon, tap: Attribute) {
        self.title = title
        self.icon = icon
        self.tap = tap
    }
}

/// A question or a message over everything.
public struct DialogDrawing {
    /// One button that leaves the dialog.
    public struct Button {
        /// The emphasis of a button; its action is `tap` alone.
        public enum Role: String {
            case normal, cancel, destructive
        }

        /// The text, resolved.
        public var title: String
        /// The emphasis of the button.
        public var role: Role
        /// The action that a tap sends; the app closes the dialog.
        public var tap: Attribute

        /// Makes a button that sends `tap`.
        public init(_ title: String, role: Role = .normal, tap: Attribute) {
            self.title = title
            self.role = role
            self.tap = tap
        }
    }

    /// The question, resolved.
    public var title: String
    /// The details under the title; nil draws none.
    public var message: String?
    /// The buttons in the order in which they are drawn, at least one; two stand side by side.
    public let buttons: [Button]

    /// Makes a dialog over everything, with at least one button that leaves it.
    public init(title: String, message: String? = nil, _ button: Button, _ others: Button...) {
        self.title = title
        self.message = message
        buttons = [button] + others
    }

    /// Makes a question with its two answers.
    @MainActor
    public init(
        _ question: ConfirmationState,
        _ context: DrawingContext,
        agree: Attribute,
        decline: Attribute
    ) {
        self.init(
            title: context.say(question.title),
            message: context.say(question.message),
            Button(context.say(question.agree), role: .destructive, tap: agree),
            Button(context.say(question.decline), role: .cancel, tap: decline)
        )
    }

    /// Makes an alert with the one button that leaves it.
    @MainActor
    public init(_ alert: AlertState, _ context: DrawingContext, closed: Attribute) {
        self.init(
            title: context.say(alert.title),
            message: alert.message == .empty ? nil : context.say(alert.message),
            Button(context.say(alert.close), role: .cancel, tap: closed)
        )
    }
}
