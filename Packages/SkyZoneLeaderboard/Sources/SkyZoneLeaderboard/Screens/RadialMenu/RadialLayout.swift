// The layout of the radial menu.

import Foundation
import SharedLayout

/// Entries on a half circle over a button, from the leading side to the trailing one; nothing overlaps.
public struct RadialLayout: Equatable, Sendable {
    /// The size of an entry, in points.
    public static let item = LayoutSize(width: 76, height: 78)
    /// The diameter of the button that closes the menu.
    public static let button = 52.0

    /// The size of the whole menu, in points.
    public let size: LayoutSize
    public let items: [LayoutRect]
    public let close: LayoutRect

    /// Lays out a number of entries for a width in points, at least that of the smallest phone.
    public init(width: Double, count: Int) {
        let width = max(320, width)
        let radius = min(width / 2 - 8 - Self.item.width / 2, 150).rounded(.down)
        let middle = LayoutRect(
            x: ((width - Self.button) / 2).rounded(),
            y: radius + (Self.item.height - Self.button) / 2,
            width: Self.button,
            height: Self.button
        )
        items = (0..<max(0, count)).map { index in
            let share = count > 1 ? Double(index) / Double(count - 1) : 0.5
            let angle = Double.pi * (1 - share)
            return LayoutRect(
                x: (width / 2 + radius * cos(angle) - Self.item.width / 2).rounded(),
                y: (radius - radius * sin(angle)).rounded(),
                width: Self.item.width,
                height: Self.item.height
            )
        }
        close = middle
        size = LayoutSize(width: width, height: radius + Self.item.height)
    }
}
