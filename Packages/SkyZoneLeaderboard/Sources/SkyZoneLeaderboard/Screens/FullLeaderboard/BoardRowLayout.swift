// The layout of a row of the whole board.

import SharedLayout

/// Frames in points from the leading top corner of a row.
public struct BoardRowLayout: Equatable, Sendable {
    /// The width in points.
    public let width: Double
    /// The height of every row.
    public let height: Double
    public let rank: LayoutRect
    public let photo: LayoutRect
    public let handle: LayoutRect
    public let value: LayoutRect
    /// The frame of the difference: beside the ranking data, or under it if text is large or the screen
    /// narrow.
    public let difference: LayoutRect

    /// The width that six digits with sign and unit need at the usual text size, in any language.
    private static let sixDigits = 98.0

    /// Lays out for a width in points, at least that of the smallest phone.
    ///
    /// - Parameter textScale: The text size as a factor of the usual one.
    public init(width: Double, textScale: Double) {
        self.width = max(320, width)
        let scale = min(max(textScale, 0.85), 2)
        let side = 16.0
        let rankWidth = 60 * min(scale, 1.2)
        let x = side + rankWidth + 6 + 40 + 10
        let room = self.width - side - x
        let isStacked = scale > 1 || (room - 8) / 2 < Self.sixDigits * scale
        let (first, other) = ((22 * scale).rounded(), (18 * scale).rounded())
        let content = first + other * (isStacked ? 2 : 1)
        height = max(64, content + 22)
        rank = LayoutRect(x: side, y: 0, width: rankWidth, height: height)
        photo = LayoutRect(x: rank.maxX + 6, y: (height - 40) / 2, width: 40, height: 40)
        let top = ((height - content) / 2).rounded(.down)
        handle = LayoutRect(x: x, y: top, width: room, height: first)
        let half = isStacked ? room : ((room - 8) / 2).rounded(.down)
        value = LayoutRect(x: x, y: top + first, width: half, height: other)
        difference = LayoutRect(
            x: isStacked ? x : x + half + 8,
            y: top + first + (isStacked ? other : 0),
            width: isStacked ? room : room - half - 8,
            height: other
        )
    }
}
