// What the radial menu shows, and what a person can do there.

import SharedLayout
import SharedLocalization

/// The radial menu.
public struct RadialMenuState: Equatable, Sendable {
    /// An entry and where it is.
    public struct Item: Equatable, Sendable {
        public var entry: MenuEntry
        /// In points from the leading top corner of the menu's area.
        public var frame: LayoutRect
    }

    public var title: LocalizedText
    public var items: [Item]
    /// The button in the middle that closes it.
    public var close: LocalizedText
    public var closeFrame: LayoutRect
    /// The size of the menu's area, in points.
    public var size: LayoutSize
}

/// What a person did there.
public enum RadialMenuAction: Codable, Hashable, Sendable {
    case entryTapped(MenuEntry)
    case closeTapped
}

/// What should happen elsewhere.
public enum RadialMenuOutcome: Equatable, Sendable {
    case entryChosen(MenuEntry)
    case closed
}
