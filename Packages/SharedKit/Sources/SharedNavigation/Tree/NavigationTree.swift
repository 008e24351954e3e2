// The navigation tree: the screens, modals and overlay, as one value.

/// A run of entries, the last of which is shown.
///
/// Never empty, and its last entry is never a flow.
public struct NavigationStack<Route: NavigationRoute>: Hashable, Codable, Sendable {
    /// The entries from the root to the top, flows included.
    public var entries: [NavigationEntry<Route>]

    /// The entries that a host draws: all but the flows.
    @inlinable public var screens: [NavigationEntry<Route>] { entries.filter { !$0.isFlow } }

    /// The number of entries that can't be popped: the first screen and the flows below it.
    @inlinable var floor: Int { (entries.firstIndex { !$0.isFlow } ?? 0) + 1 }

    @inlinable init(entries: [NavigationEntry<Route>]) {
        self.entries = entries
    }
}

/// A stack per tab, one of them selected.
public struct NavigationTabs<Route: NavigationRoute>: Hashable, Codable, Sendable {
    /// One tab: the kind that it was declared with and its own stack.
    public struct Tab: Hashable, Codable, Sendable {
        /// The kind of the tab's first screen.
        public let kind: Route.Kind
        /// The tab's screens, kept while another tab is shown.
        public var stack: NavigationStack<Route>

        @inlinable init(kind: Route.Kind, stack: NavigationStack<Route>) {
            self.kind = kind
            self.stack = stack
        }
    }

    /// The tab bar itself; it has a model like any screen.
    public let bar: NavigationEntry<Route>
    /// All tabs, in the order of the bar.
    public var tabs: [Tab]
    /// The index of the selected tab.
    public var selected: Int

    @inlinable init(bar: NavigationEntry<Route>, tabs: [Tab], selected: Int) {
        self.bar = bar
        self.tabs = tabs
        self.selected = selected
    }
}

/// A panel at the side of a stack.
public struct NavigationDrawer<Route: NavigationRoute>: Hashable, Codable, Sendable {
    /// The panel's entry; it has a model like any screen.
    public let panel: NavigationEntry<Route>
    /// Whether the panel is open.
    public var isOpen: Bool
    /// The screens beside the panel.
    public var stack: NavigationStack<Route>

    @inlinable init(panel: NavigationEntry<Route>, isOpen: Bool, stack: NavigationStack<Route>) {
        self.panel = panel
        self.isOpen = isOpen
        self.stack = stack
    }
}

/// The arrangement of the entries of one level.
public enum NavigationContainer<Route: NavigationRoute>: Hashable, Codable, Sendable {
    case stack(NavigationStack<Route>)
    case tabs(NavigationTabs<Route>)
    case drawer(NavigationDrawer<Route>)

    /// The stack that is shown.
    @inlinable public var frontStack: NavigationStack<Route> {
        switch self {
        case .stack(let stack): stack
        case .tabs(let tabs): tabs.tabs[tabs.selected].stack
        case .drawer(let drawer): drawer.stack
        }
    }
}

/// The way in which a level lies over the one below.
public struct ModalPresentation: Hashable, Codable, Sendable {
    /// The kind of modal.
    public let style: ModalStyle
    /// Whether the user can close it by a gesture, and whether links may close it.
    public let isDismissable: Bool
    /// The entry that it lies over; when that goes, so does the modal.
    public let presenter: NavigationEntryID
    /// The flow whose coordinator makes its screens; nil for the app itself.
    public let owner: NavigationEntryID?

    @inlinable init(
        style: ModalStyle,
        isDismissable: Bool,
        presenter: NavigationEntryID,
        owner: NavigationEntryID?
    ) {
        self.style = style
        self.isDismissable = isDismissable
        self.presenter = presenter
        self.owner = owner
    }
}

/// The root, or a modal with a container of its own.
public struct NavigationLevel<Route: NavigationRoute>: Hashable, Codable, Sendable {
    /// The number of the level.
    public let id: NavigationEntryID
    /// The way in which it lies over the level below; nil for the root only.
    public let presentation: ModalPresentation?
    /// Its entries and their arrangement.
    public var container: NavigationContainer<Route>

    @inlinable init(
        id: NavigationEntryID,
        presentation: ModalPresentation?,
        container: NavigationContainer<Route>
    ) {
        self.id = id
        self.presentation = presentation
        self.container = container
    }
}

/// A dialog or a request to the host; always on top of everything else.
public struct NavigationOverlay<Route: NavigationRoute>: Hashable, Codable, Sendable {
    /// The kind of overlay.
    public enum Content: Hashable, Codable, Sendable {
        /// A dialog; its buttons and texts are its model's.
        case dialog(DialogStyle)
        /// Something asked of the host.
        case request(HostRequest)
    }

    /// The overlay's own entry.
    public let entry: NavigationEntry<Route>
    /// The question or request itself.
    public let content: Content
    /// The entry that it lies over; when that goes, so does the overlay.
    public let presenter: NavigationEntryID
    /// The flow whose coordinator receives the response; nil for the app itself.
    public let owner: NavigationEntryID?

    @inlinable init(
        entry: NavigationEntry<Route>,
        content: Content,
        presenter: NavigationEntryID,
        owner: NavigationEntryID?
    ) {
        self.entry = entry
        self.content = content
        self.presenter = presenter
        self.owner = owner
    }
}

/// The whole navigation state: a container and over it at most one modal or one dialog or request.
///
/// A modal is a tree of its own. As each tree has at most one overlay, nested trees are a chain; they are
/// kept as the list of its levels, so that a push deep inside changes one array in place. Only a `Navigator`
/// changes a value. Equality, hashing and coding agree; a coded value that breaks a rule of the tree is
/// refused when it is decoded.
public struct NavigationTree<Route: NavigationRoute>: Hashable, Sendable {
    /// The root and the modals over it, never empty.
    public var levels: [NavigationLevel<Route>]
    /// The dialog or request over the last level.
    public var overlay: NavigationOverlay<Route>?
    /// The number that the next entry or level gets.
    public var nextID: Int

    /// Every entry, from the root up; in a container the bar or panel first, then the stacks in order.
    @inlinable public var entries: [NavigationEntry<Route>] {
        levels.flatMap(\.container.entries) + (overlay.map { [$0.entry] } ?? [])
    }

    /// The screens of a level's shown stack, from the root to the top: the path of a platform's navigation
    /// stack.
    ///
    /// - Parameter level: The identifier of a level; the root is `levels[0].id`.
    /// - Returns: No entries for a level that has left. Flows aren't drawn and aren't in it.
    public func path(of level: NavigationEntryID) -> [NavigationEntry<Route>] {
        levels.first { $0.id == level }?.container.frontStack.screens ?? []
    }

    /// The entry that the person deals with: the overlay, an open drawer's panel, or the top of the front
    /// stack.
    @inlinable public var front: NavigationEntry<Route> {
        if let overlay { return overlay.entry }
        return levels[levels.count - 1].container.front
    }

    /// The topmost entry that fills a screen: `front`, or the screen under the dialog or request.
    @inlinable public var frontScreen: NavigationEntry<Route> { levels[levels.count - 1].container.front }

    /// Whether the user can use this entry now.
    ///
    /// A tab bar is in front together with its selected tab's top.
    @inlinable public func isInFront(_ id: NavigationEntryID) -> Bool {
        if let overlay { return overlay.entry.id == id }
        let container = levels[levels.count - 1].container
        return container.front.id == id || container.usableBar == id
    }

    @inlinable init(levels: [NavigationLevel<Route>], overlay: NavigationOverlay<Route>?, nextID: Int) {
        self.levels = levels
        self.overlay = overlay
        self.nextID = nextID
    }
}

extension NavigationContainer {
    @inlinable var entries: [NavigationEntry<Route>] {
        switch self {
        case .stack(let stack): stack.entries
        case .tabs(let tabs): [tabs.bar] + tabs.tabs.flatMap(\.stack.entries)
        case .drawer(let drawer): [drawer.panel] + drawer.stack.entries
        }
    }

    @inlinable var front: NavigationEntry<Route> {
        switch self {
        case .stack(let stack): stack.entries[stack.entries.count - 1]
        case .tabs(let tabs):
            tabs.tabs[tabs.selected].stack.entries[tabs.tabs[tabs.selected].stack.entries.count - 1]
        case .drawer(let drawer):
            drawer.isOpen ? drawer.panel : drawer.stack.entries[drawer.stack.entries.count - 1]
        }
    }

    @inlinable var usableBar: NavigationEntryID? {
        if case .tabs(let tabs) = self { tabs.bar.id } else { nil }
    }

    /// Changes the stack that is shown, in place: the payload is taken out while it changes, so nothing is
    /// copied.
    @inlinable mutating func withFrontStack<Answer>(_ change: (inout NavigationStack<Route>) -> Answer)
        -> Answer
    {
        let hollow = NavigationContainer.stack(NavigationStack(entries: []))
        switch self {
        case .stack(var stack):
            self = hollow
            defer { self = .stack(stack) }
            return change(&stack)
        case .tabs(var tabs):
            self = hollow
            defer { self = .tabs(tabs) }
            return change(&tabs.tabs[tabs.selected].stack)
        case .drawer(var drawer):
            self = hollow
            defer { self = .drawer(drawer) }
            return change(&drawer.stack)
        }
    }
}
