// The ways in which a move can change what is on screen.

/// The style in which a modal covers the screens under it.
public enum ModalStyle: String, Hashable, Codable, Sendable, CaseIterable {
    /// A card that leaves the edge of the screen below visible; pulled down to close.
    case sheet
    /// Covers everything; closed by its own buttons only.
    case fullScreenCover
    /// A list to choose from, at the bottom edge or from a popover.
    case picker
}

/// The style of a dialog.
public enum DialogStyle: String, Hashable, Codable, Sendable, CaseIterable {
    /// In the middle, for something that must be read.
    case alert
    /// From the bottom edge or the control, to confirm or choose.
    case confirmation
}

/// The change that an edge makes to the tree.
public enum Transition: Hashable, Codable, Sendable {
    /// Pushes a screen, or a flow with its first screen, on the front stack.
    ///
    /// An open panel that asks is closed.
    case push
    /// Replaces the screen that asked.
    case replace
    /// Replaces all screens of the front stack; an open panel that asks is closed.
    case replaceStack
    /// Replaces the whole tree with a container.
    case replaceRoot
    /// Presents a tree of its own over the front; one that isn't dismissable is closed by its own edges only.
    case modal(ModalStyle, isDismissable: Bool = true)
    /// Closes the modal that asked and presents another over the screen under it.
    case swapModal(ModalStyle, isDismissable: Bool = true)
    /// Asks the user.
    case dialog(DialogStyle)
    /// Asks the host.
    case request
    /// Selects the tab that was declared with the target's kind; the selected one returns to its root.
    case selectTab
    case openDrawer
    case closeDrawer
    /// Removes the screen that asked from its stack.
    case back
    /// Removes all screens but the root from the stack that asked.
    case backToRoot
    /// Closes the modal or the dialog that asked.
    case dismiss
    /// Ends the flow that asked, with a result for its parent.
    case finish

    /// Whether the move makes an entry, and so needs a route.
    public var makesEntry: Bool {
        switch self {
        case .push, .replace, .replaceStack, .replaceRoot, .modal, .swapModal, .dialog, .request: true
        case .selectTab, .openDrawer, .closeDrawer, .back, .backToRoot, .dismiss, .finish: false
        }
    }

    /// A short name for diagrams and logs.
    public var name: String {
        switch self {
        case .push: "push"
        case .replace: "replace"
        case .replaceStack: "replace stack"
        case .replaceRoot: "replace root"
        case .modal(let style, _): style.rawValue
        case .swapModal(let style, _): "swap for \(style.rawValue)"
        case .dialog(let style): style.rawValue
        case .request: "request"
        case .selectTab: "select tab"
        case .openDrawer: "open drawer"
        case .closeDrawer: "close drawer"
        case .back: "back"
        case .backToRoot: "back to root"
        case .dismiss: "dismiss"
        case .finish: "finish"
        }
    }
}
