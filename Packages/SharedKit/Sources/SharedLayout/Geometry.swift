// Positions and sizes in points, without a platform's own types.

/// A rectangle in points; x grows in reading direction, y downwards.
public struct LayoutRect: Hashable, Sendable, Codable {
    /// The distance from the leading edge of the content.
    public var x: Double
    /// The distance from the top of the content.
    public var y: Double
    /// The extent in reading direction.
    public var width: Double
    /// The extent downwards.
    public var height: Double

    /// Makes a rectangle.
    public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The trailing edge, in reading direction.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }

    /// Whether the two overlap in more than an edge.
    public func intersects(_ other: LayoutRect) -> Bool {
        max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
    }

    /// The same rectangle measured from the other side of a content of width `contentWidth`.
    ///
    /// For a host that measures from the left and draws a right-to-left language.
    public func mirrored(in contentWidth: Double) -> LayoutRect {
        LayoutRect(x: contentWidth - maxX, y: y, width: width, height: height)
    }

    /// The rectangle with `margin` points more above and below.
    public func extended(by margin: Double) -> LayoutRect {
        LayoutRect(x: x, y: y - margin, width: width, height: height + 2 * margin)
    }
}

/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable, Codable {
    /// Across, in points.
    public var width: Double
    /// Down, in points.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }
}

/// Space to the borders, in points.
public struct LayoutInsets: Hashable, Sendable, Codable {
    /// Space to the upper border.
    public var top: Double
    /// Space to the border at which reading begins: left, or right in a right-to-left language.
    public var leading: Double
    /// Space to the lower border.
    public var bottom: Double
    /// Space to the border at which reading ends.
    public var trailing: Double

    /// Makes insets.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// The same space on all sides.
    public static func all(_ points: Double) -> LayoutInsets {
        LayoutInsets(top: points, leading: points, bottom: points, trailing: points)
    }
}

/// The device's pixels.
///
/// Layouts compute in whole pixels, so that every edge lies on one and sums are exact.
struct PixelGrid: Hashable, Sendable {
    let scale: Double

    init(scale: Double) {
        self.scale = scale.isFinite ? min(max(1, scale), 16) : 1
    }

    /// Points in whole pixels, rounded down; negative values and NaN count as 0.
    func floor(_ points: Double) -> Int {
        // The epsilon is needed since 0.1 x 30 isn't 3 in binary.
        Int(bounded(points * scale + 1e-6).rounded(.down))
    }

    func round(_ points: Double) -> Int {
        Int(bounded(points * scale).rounded())
    }

    func points(_ pixels: Int) -> Double { Double(pixels) / scale }

    func rect(x: Int, y: Int, width: Int, height: Int) -> LayoutRect {
        LayoutRect(x: points(x), y: points(y), width: points(width), height: points(height))
    }

    private func bounded(_ pixels: Double) -> Double {
        pixels > 0 ? min(pixels, 1e8) : 0
    }
}

/// Columns of one width, in pixels.
///
/// As many as fit side by side, at least one and at most the requested number.
struct ColumnGrid: Hashable, Sendable {
    let count: Int
    let width: Int
    let gap: Int
    let start: Int

    init(_ pixels: PixelGrid, contentWidth: Double, columns: Int, spacing: Double, insets: LayoutInsets) {
        let total = pixels.floor(contentWidth)
        // Insets wider than the content are clamped to it and leave no room.
        start = min(pixels.round(insets.leading), total)
        let inner = max(0, total - start - pixels.round(insets.trailing))
        gap = pixels.round(spacing)
        // Each column has at least one pixel: n columns with their gaps fit while n <= (inner + gap) / (1 +
        // gap).
        count = max(1, min(columns, 64, (inner + gap) / (1 + gap)))
        width = max(0, (inner - (count - 1) * gap) / count)
    }

    func x(_ column: Int) -> Int { start + column * (width + gap) }
}

extension RandomAccessCollection {
    /// The first index at which `isPast` holds, given that it holds from there on; the end if it never does.
    ///
    /// O(log n).
    func boundary(_ isPast: (Element) -> Bool) -> Index {
        var low = startIndex
        var length = count
        while length > 0 {
            let half = length / 2
            let middle = index(low, offsetBy: half)
            if isPast(self[middle]) {
                length = half
            } else {
                low = index(after: middle)
                length -= half + 1
            }
        }
        return low
    }
}
