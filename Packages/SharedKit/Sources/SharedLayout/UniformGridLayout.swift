// Square cells of one size in rows.

/// A grid of square cells.
///
/// Sides are floored to device pixels; the remainder goes to the trailing border. Nothing is stored per cell,
/// so any change costs O(1).
public struct UniformGridLayout: ScrollLayout {
    /// The number of cells.
    public var count: Int
    /// Points, insets included.
    public var width: Double
    /// The most columns, 1 to 64; fewer if they don't fit.
    public var columns: Int
    /// Points between cells, horizontally and vertically.
    public var spacing: Double
    /// Points between the borders of the content and the cells.
    public var insets: LayoutInsets
    /// Points under each square, for a title.
    public var extraHeight: Double
    /// Device pixels per point.
    public var scale: Double

    /// Describes a grid.
    public init(
        count: Int,
        width: Double,
        columns: Int,
        spacing: Double = 8,
        insets: LayoutInsets = .all(8),
        extraHeight: Double = 0,
        scale: Double = 2
    ) {
        (self.count, self.width, self.columns, self.spacing) = (max(0, count), width, columns, spacing)
        (self.insets, self.extraHeight, self.scale) = (insets, extraHeight, scale)
    }

    /// The side of a square in points.
    public var side: Double { measures.pixels.points(measures.grid.width) }

    public var contentSize: LayoutSize {
        let (pixels, grid, pitch, top) = measures
        let rows = (count + grid.count - 1) / grid.count
        let height = rows > 0 ? rows * pitch - grid.gap : 0
        return LayoutSize(
            width: width,
            height: pixels.points(top + height + pixels.round(insets.bottom))
        )
    }

    public func frame(at index: Int) -> LayoutRect {
        guard (0..<count).contains(index) else {
            return LayoutRect()
        }
        let (pixels, grid, pitch, top) = measures
        let (row, column) = index.quotientAndRemainder(dividingBy: grid.count)
        return pixels.rect(
            x: grid.x(column),
            y: top + row * pitch,
            width: grid.width,
            height: pitch - grid.gap
        )
    }

    public func indices(in rect: LayoutRect) -> [Int] {
        let (pixels, grid, pitch, top) = measures
        let rows = (count + grid.count - 1) / grid.count
        let cellHeight = pitch - grid.gap
        guard rows > 0, cellHeight > 0, rect.height > 0, rect.width > 0 else {
            return []
        }
        let isShown = { (column: Int) in
            Double(grid.x(column)) < rect.maxX * pixels.scale
                && Double(grid.x(column) + grid.width) > rect.x * pixels.scale
        }
        let shown = (0..<grid.count).filter(isShown)
        let first = (0..<rows).boundary { Double(top + $0 * pitch + cellHeight) > rect.y * pixels.scale }
        let end = (0..<rows).boundary { Double(top + $0 * pitch) >= rect.maxY * pixels.scale }
        guard first < end else {
            return []
        }
        return (first..<end).flatMap { row in shown.map { row * grid.count + $0 } }.filter { $0 < count }
    }

    private var measures: (pixels: PixelGrid, grid: ColumnGrid, pitch: Int, top: Int) {
        let pixels = PixelGrid(scale: scale)
        let grid = ColumnGrid(
            pixels,
            contentWidth: width,
            columns: columns,
            spacing: spacing,
            insets: insets
        )
        let pitch = grid.width + pixels.round(extraHeight) + grid.gap
        return (pixels, grid, pitch, pixels.round(insets.top))
    }
}
