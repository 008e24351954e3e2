// The screens and overlays without the app's own types: the form in which every app's navigation tree is
// drawn.

import SharedNavigation

/// A navigation tree as the page needs it.
public struct Scene: Equatable, Sendable {
    /// An entry of the tree.
    public struct Entry: Equatable, Sendable {
        /// An identifier that is never used again.
        public var id: Int
        /// The node of the graph.
        public var kind: String

        /// Makes an entry with an identifier that no other entry has had.
        public init(id: Int, kind: String) {
            self.id = id
            self.kind = kind
        }
    }

    /// The container that holds the entries of a level together.
    public enum Container: Equatable, Sendable {
        /// A stack from the root to the top; never empty.
        case stack([Entry])
        /// A stack per tab, and the bar's own entry.
        case tabs(bar: Entry, stacks: [[Entry]], selected: Int)
        /// A panel beside a stack.
        case drawer(panel: Entry, isOpen: Bool, stack: [Entry])
    }

    /// The root or a modal.
    public struct Level: Equatable, Sendable {
        public var id: Int
        /// The presentation over the level below; nil for the root.
        public var style: ModalStyle?
        /// Whether pulling it down or tapping beside it closes it.
        public var isDismissable: Bool
        public var container: Container

        public init(id: Int, style: ModalStyle?, isDismissable: Bool = true, container: Container) {
            self.id = id
            self.style = style
            self.isDismissable = isDismissable
            self.container = container
        }
    }

    /// A dialog or a request to the host, over everything else.
    public enum Overlay: Equatable, Sendable {
        /// A dialog that the app draws as a `DialogDrawing`.
        case dialog(Entry, DialogStyle)
        /// A request that the simulator draws.
        case request(Entry, HostRequest)

        public var entry: Entry {
            switch self {
            case .dialog(let entry, _), .request(let entry, _): entry
            }
        }
    }

    public var levels: [Level]
    public var overlay: Overlay?
    /// Whether the screen in front may be shown upright and sideways.
    public var allowsPortrait = true
    public var allowsLandscape = true

    public init(
        levels: [Level],
        overlay: Overlay? = nil,
        allowsPortrait: Bool = true,
        allowsLandscape: Bool = true
    ) {
        self.levels = levels
        self.overlay = overlay
        self.allowsPortrait = allowsPortrait
        self.allowsLandscape = allowsLandscape
    }
}

extension Scene.Container {
    /// The stacks with whether they are shown.
    var stacks: [(entries: [Scene.Entry], isShown: Bool)] {
        switch self {
        case .stack(let entries), .drawer(_, _, let entries): [(entries, true)]
        case .tabs(_, let stacks, let selected):
            stacks.enumerated().map { ($0.element, $0.offset == selected) }
        }
    }

    var shownStack: [Scene.Entry] { stacks.first(where: \.isShown)?.entries ?? [] }

    /// The panel if it is open, else the top of the shown stack.
    var front: Scene.Entry? {
        if case .drawer(let panel, true, _) = self { panel } else { shownStack.last }
    }

    var companion: Scene.Entry? {
        switch self {
        case .stack: nil
        case .tabs(let bar, _, _): bar
        case .drawer(let panel, _, _): panel
        }
    }
}

extension Scene {
    /// The entry that the user deals with.
    public var front: Entry? {
        overlay?.entry ?? levels.last?.container.front
    }

    /// All entries.
    var entries: [Entry] {
        levels.flatMap { level in
            (level.container.companion.map { [$0] } ?? []) + level.container.stacks.flatMap(\.entries)
        } + (overlay.map { [$0.entry] } ?? [])
    }

    /// The entries that may be seen now or at the next gesture.
    ///
    /// These are bars, panels and the two topmost entries of each shown stack.
    var drawn: [Entry] {
        levels.flatMap { level in
            level.container.shownStack.suffix(2) + (level.container.companion.map { [$0] } ?? [])
        } + (overlay.map { [$0.entry] } ?? [])
    }

    /// The movements of the elements that appear and leave, by element.
    ///
    /// Pushes and pops of the stacks in sight, modals and overlays move; tabs and replaced stacks change at
    /// once.
    public func transitions(to next: Scene) -> [String: String] {
        var moves: [String: String] = [:]
        for level in next.levels {
            guard let old = levels.first(where: { $0.id == level.id }) else {
                moves["level-\(level.id)"] = "rise"
                continue
            }
            let (before, after) = (old.container.shownStack, level.container.shownStack)
            guard let root = before.first, root == after.first, let was = before.last, let top = after.last,
                was != top
            else { continue }
            if !before.contains(top) {
                moves["entry-\(top.id)"] = after.contains(was) ? "push" : "fade"
            } else if !after.contains(was) {
                moves["entry-\(was.id)"] = "pop"
            }
        }
        for level in levels where !next.levels.contains(where: { $0.id == level.id }) {
            moves["level-\(level.id)"] = "fall"
        }
        if let entry = next.overlay?.entry, overlay?.entry != entry {
            moves["overlay-\(entry.id)"] = "appear"
        }
        if let entry = overlay?.entry, next.overlay?.entry != entry {
            moves["overlay-\(entry.id)"] = "vanish"
        }
        return moves
    }
}
