// Where the parts of a row of the whole board are.

import SharedLayout

/// Frames in points from the leading top corner of a row.
public struct BoardRowLayout: Equatable, Sendable {
    /// In points.
    public let width: Double
    /// The height of every row.
    public let height: Double
    public let rank: LayoutRect
    public let photo: LayoutRect
    public let handle: LayoutRect
    public let value: LayoutRect
    /// Beside the ranking data, or under it where text is large.
    public let difference: LayoutRect

    /// Lays out for a width in points, at least that of the smallest phone.
    ///
    /// - Parameter textScale: The factor by which text is larger than usual.
    public init(width: Double, textScale: Double) {
        self.width = max(320, width)
        let scale = min(max(textScale, 0.85), 2)
        let isStacked = scale > 1
        let (first, other) = ((22 * scale).rounded(), (18 * scale).rounded())
        let content = first + other * (isStacked ? 2 : 1)
        height = max(64, content + 22)
        let side = 16.0
        rank = LayoutRect(x: side, y: 0, width: 60 * min(scale, 1.2), height: height)
        photo = LayoutRect(x: rank.maxX + 6, y: (height - 40) / 2, width: 40, height: 40)
        let (x, top) = (photo.maxX + 10, ((height - content) / 2).rounded(.down))
        let room = self.width - side - x
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
