// Where the lines of the main board and their parts are.

import SharedLayout

/// Frames in points from the leading top corner of the lines' area.
public struct LineFrames: Equatable, Sendable {
    /// The coloured bar, from the leading edge.
    public var bar: LayoutRect
    public var rank: LayoutRect
    public var handle: LayoutRect
    public var value: LayoutRect
    public var photo: LayoutRect
}

/// Lays out the lines for a width; nothing overlaps, and nothing leaves its bar.
public struct LineLayout: Equatable, Sendable {
    public static let spacing = 10.0
    /// In points.
    public let width: Double
    /// The factor by which text is larger than usual.
    public let textScale: Double

    /// Lays out for a width in points, at least that of the smallest phone.
    public init(width: Double, textScale: Double) {
        self.width = max(320, width)
        self.textScale = min(max(textScale, 0.85), 2)
    }

    /// The height of one line.
    public var lineHeight: Double { (max(60, 20 + 40 * textScale)).rounded() }

    /// The height of so many lines.
    public func height(lines: Int) -> Double {
        lines < 1 ? 0 : Double(lines) * (lineHeight + Self.spacing) - Self.spacing
    }

    /// The frames of a line of this length, a fraction of the width.
    public func frames(at index: Int, length: Double) -> LineFrames {
        let top = Double(index) * (lineHeight + Self.spacing)
        let bar = LayoutRect(
            y: top,
            width: (width * min(max(length, 0), 1)).rounded(.down),
            height: lineHeight
        )
        let size = min(44, lineHeight - 16)
        let photo = LayoutRect(
            x: bar.maxX - 8 - size,
            y: top + (lineHeight - size) / 2,
            width: size,
            height: size
        )
        let rank = LayoutRect(x: 12, y: top, width: 60 * min(textScale, 1.2), height: lineHeight)
        let text = rank.maxX + 8
        let room = max(0, photo.x - 8 - text)
        let middle = (lineHeight / 2 + 2 * textScale).rounded()
        return LineFrames(
            bar: bar,
            rank: rank,
            handle: LayoutRect(x: text, y: top + 6, width: room, height: middle - 6),
            value: LayoutRect(x: text, y: top + middle, width: room, height: lineHeight - middle - 6),
            photo: photo
        )
    }
}
