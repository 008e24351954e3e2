// The layout of the main board's lines.

import SharedLayout

/// Frames in points from the leading top corner of the lines' area.
public struct LineFrames: Equatable, Sendable {
    /// The colored bar, from the leading edge.
    public var bar: LayoutRect
    public var rank: LayoutRect
    public var handle: LayoutRect
    public var value: LayoutRect
    public var photo: LayoutRect
}

/// Lays out the lines for a screen; nothing overlaps, and nothing leaves its bar.
///
/// If the space between rank and photo is too narrow for a handle, because the screen is narrow or the text
/// large, the texts are under both.
public struct LineLayout: Equatable, Sendable {
    public static let spacing = 10.0
    /// The height of the parts above and below the lines, in points.
    private static let surroundings = 420.0

    /// The width in points.
    public let width: Double
    /// The height of one line: it grows with the screen's, within limits, unless texts are stacked.
    public let lineHeight: Double
    /// The number of text lines for a handle.
    public let handleLines: Int
    private let textScale: Double
    private let isStacked: Bool

    /// Lays out for the size of a screen in points, at least that of the smallest phone.
    ///
    /// - Parameter textScale: The text size as a factor of the usual one.
    public init(width: Double, height: Double, textScale: Double) {
        let (width, scale) = (max(320, width), min(max(textScale, 0.85), 2))
        (self.width, self.textScale) = (width, scale)
        let shortest = width * LeaderLine.length(ofRank: 4) - Self.photoSize(width)
        isStacked = shortest - Self.rankWidth(scale) - 27 < Self.handleRoom * scale
        handleLines = isStacked && scale > 1.35 ? 2 : 1
        let share = (height - Self.surroundings) / 4 - Self.spacing
        lineHeight =
            isStacked
            ? Self.photoSize(width) + 18 + Self.first(scale) * Double(handleLines) + Self.second(scale)
            : max(60, 20 + 40 * scale, min(share, 80)).rounded()
    }

    /// The width that a handle needs at the usual text size.
    private static let handleRoom = 104.0
    /// The photo's size, smaller on a narrow screen to leave room for the handle.
    private static func photoSize(_ width: Double) -> Double { width < 360 ? 46 : 64 }
    private static func rankWidth(_ scale: Double) -> Double { 60 * min(scale, 1.2) }
    private static func first(_ scale: Double) -> Double { (22 * scale).rounded() }
    private static func second(_ scale: Double) -> Double { (18 * scale).rounded() }

    /// The height of a number of lines.
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
        let size = min(lineHeight - 14, Self.photoSize(width))
        let (first, second) = (Self.first(textScale) * Double(handleLines), Self.second(textScale))
        let photo = LayoutRect(
            x: bar.maxX - 7 - size,
            y: isStacked ? top + 7 : top + (lineHeight - size) / 2,
            width: size,
            height: size
        )
        let rank = LayoutRect(
            x: 10,
            y: isStacked ? photo.y : top,
            width: isStacked ? max(0, photo.x - 16) : Self.rankWidth(textScale),
            height: isStacked ? size : lineHeight
        )
        let text = isStacked ? 14 : rank.maxX + 4
        let room = max(0, (isStacked ? bar.maxX - 14 : photo.x - 6) - text)
        let start =
            isStacked ? photo.maxY + 3 : top + ((lineHeight - first - second) / 2).rounded(.down)
        return LineFrames(
            bar: bar,
            rank: rank,
            handle: LayoutRect(x: text, y: start, width: room, height: first),
            value: LayoutRect(x: text, y: start + first, width: room, height: second),
            photo: photo
        )
    }
}
