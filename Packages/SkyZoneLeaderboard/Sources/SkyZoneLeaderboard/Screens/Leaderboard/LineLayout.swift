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

/// Lays out the lines for a screen; nothing overlaps, and nothing leaves its bar.
public struct LineLayout: Equatable, Sendable {
    public static let spacing = 10.0
    /// What the screen shows above and below the lines, in points.
    private static let surroundings = 420.0

    /// In points.
    public let width: Double
    /// The height of one line: on a higher screen the lines are higher, within limits.
    public let lineHeight: Double
    private let textScale: Double

    /// Lays out for the size of a screen in points, at least that of the smallest phone.
    ///
    /// - Parameter textScale: The factor by which text is larger than usual.
    public init(width: Double, height: Double, textScale: Double) {
        self.width = max(320, width)
        self.textScale = min(max(textScale, 0.85), 2)
        let share = (height - Self.surroundings) / 4 - Self.spacing
        lineHeight = max(60, 20 + 40 * self.textScale, min(share, 80)).rounded()
    }

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
        // On a narrow screen the photo leaves room for the handle.
        let size = min(lineHeight - 14, width < 360 ? 46 : 64)
        let photo = LayoutRect(
            x: bar.maxX - 7 - size,
            y: top + (lineHeight - size) / 2,
            width: size,
            height: size
        )
        let rank = LayoutRect(x: 10, y: top, width: 60 * min(textScale, 1.2), height: lineHeight)
        let text = rank.maxX + 4
        let room = max(0, photo.x - 6 - text)
        let (first, second) = ((22 * textScale).rounded(), (18 * textScale).rounded())
        let start = top + ((lineHeight - first - second) / 2).rounded(.down)
        return LineFrames(
            bar: bar,
            rank: rank,
            handle: LayoutRect(x: text, y: start, width: room, height: first),
            value: LayoutRect(x: text, y: start + first, width: room, height: second),
            photo: photo
        )
    }
}
