// The state, actions and outcomes of the side panel.

import SharedLocalization

/// The side panel.
public struct SidePanelState: Equatable, Sendable {
    public var user: User?
    public var entries: [MenuEntry]
    public var logOut: LocalizedText
    public var close: LocalizedText
    /// The drag gesture that opens and closes the panel.
    public var gesture: PanelGesture
}

/// A user action on the side panel.
public enum SidePanelAction: Codable, Hashable, Sendable {
    case entryTapped(MenuEntry)
    case logOutTapped
    case closeTapped
}

/// An outcome of the side panel, for its coordinator.
public enum SidePanelOutcome: Equatable, Sendable {
    case entryChosen(MenuEntry)
    case logoutWanted
    case closed
}
