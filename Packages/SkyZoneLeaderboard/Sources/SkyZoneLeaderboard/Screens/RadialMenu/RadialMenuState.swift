// The state, actions and outcomes of the radial menu.

import SharedLayout
import SharedLocalization

/// The radial menu.
public struct RadialMenuState: Equatable, Sendable {
    /// An entry with its frame.
    public struct Item: Equatable, Sendable {
        public var entry: MenuEntry
        /// The frame in points from the leading top corner of the menu's area.
        public var frame: LayoutRect
    }

    public var title: LocalizedText
    public var items: [Item]
    /// The button in the middle that closes the menu.
    public var close: LocalizedText
    public var closeFrame: LayoutRect
    /// The size of the menu's area, in points.
    public var size: LayoutSize
}

/// A user action on the radial menu.
public enum RadialMenuAction: Codable, Hashable, Sendable {
    case entryTapped(MenuEntry)
    case closeTapped
}

/// An outcome of the radial menu, for its coordinator.
public enum RadialMenuOutcome: Equatable, Sendable {
    case entryChosen(MenuEntry)
    case closed
}
