// The parts that screens, bars and dialogs are made of.

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
