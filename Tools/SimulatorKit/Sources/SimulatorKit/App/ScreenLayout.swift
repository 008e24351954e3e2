// The parts that screens, bars and dialogs are made of.

import SharedScreens
import SharedLocalization

/// The parts of a screen, which have their places.
public struct ScreenLayout {
    /// What is behind the content.
    public enum Background: String {
        case plain, grouped, black
    }

    /// The bar at the top; nil draws the content from the upper edge.
    public var bar: NavigationBar?
    /// What shows where nothing is drawn.
    public var background: Background
    /// Stays above the scrolled content, under the bar: banners, search, segments.
    public var header: HTML
    /// Fills what header and footer leave; scrolls only inside a `scrollArea`.
    public var body: HTML
    /// Stays below the scrolled content: toolbars, players.
    public var footer: HTML

    /// A screen of these parts; a part without content takes no space.
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
    /// What the bar is painted with.
    public enum Style: String {
        case standard, transparent, grey
    }

    /// The text, resolved; it is the label of the next screen's back button too.
    public var title: String
    /// What the bar is painted with.
    public var style: Style
    /// Whether the title stands large under the bar.
    public var isLarge: Bool
    /// Whether the title is left to screen readers and the next back button, as the content shows it itself.
    public var hidesTitle = false
    /// Replaces the back button.
    public var leading: HTML
    /// Stands at the trailing end: buttons.
    public var trailing: HTML

    /// A bar with a title; without `leading` it has the back button where there is a way back.
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

/// One place of a tab bar.
public struct TabItem {
    /// The text under the icon, resolved.
    public var title: String
    /// Stands over the title.
    public var icon: Icon
    /// Sent when it is tapped.
    public var tap: Attribute

    /// A place that sends `tap` when it is tapped, also when it is the selected one.
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
        /// How the button stands out; what it does is `tap` alone.
        public enum Role: String {
            case normal, cancel, destructive
        }

        /// The text, resolved.
        public var title: String
        /// How it stands out.
        public var role: Role
        /// Sent when it is tapped; the app closes the dialog.
        public var tap: Attribute

        /// A button that sends `tap`.
        public init(_ title: String, role: Role = .normal, tap: Attribute) {
            self.title = title
            self.role = role
            self.tap = tap
        }
    }

    /// The question, resolved.
    public var title: String
    /// More about it, under the title; nil draws none.
    public var message: String?
    /// In the order in which they are drawn, at least one; two stand side by side.
    public let buttons: [Button]

    /// A dialog over everything, with at least one way out of it.
    public init(title: String, message: String? = nil, _ button: Button, _ others: Button...) {
        self.title = title
        self.message = message
        buttons = [button] + others
    }

    /// A question with its two answers.
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

    /// An alert with the one way out of it.
    @MainActor
    public init(_ alert: AlertState, _ context: DrawingContext, closed: Attribute) {
        self.init(
            title: context.say(alert.title),
            message: alert.message == .empty ? nil : context.say(alert.message),
            Button(context.say(alert.close), role: .cancel, tap: closed)
        )
    }
}
