// What the side panel shows, and what a person can do there.

import SharedLocalization

/// The side panel.
public struct SidePanelState: Equatable, Sendable {
    public var user: User?
    public var entries: [MenuEntry]
    public var logOut: LocalizedText
    public var close: LocalizedText
    /// When a finger opens and closes it.
    public var gesture: PanelGesture
}

/// What a person did there.
public enum SidePanelAction: Codable, Hashable, Sendable {
    case entryTapped(MenuEntry)
    case logOutTapped
    case closeTapped
}

/// What should happen elsewhere.
public enum SidePanelOutcome: Equatable, Sendable {
    case entryChosen(MenuEntry)
    case logoutWanted
    case closed
}
