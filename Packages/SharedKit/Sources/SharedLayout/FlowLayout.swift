// Rows of one full-width cell or two of half the width.

/// A cell of a flow.
public struct FlowCell: Hashable, Sendable {
    /// The share of the row's width that a cell takes.
    public enum Span: Hashable, Sendable {
        case full, half
    }

    /// The whole row, or half of one.
    public var span: Span
    /// Points.
    public var height: Double

    /// Describes a cell.
    public init(_ span: Span, height: Double) {
        (self.span, self.height) = (span, height)
    }
}

/// Cells in order from the top, in rows of one full cell or two halves.
///
/// A half shares its row with the next cell if that is a half too; else it is alone at the leading side.
public struct FlowLayout: ScrollLayout {
    /// The measures that apply to all cells.
    public struct Metrics: Hashable, Sendable {
        /// Points, insets included.
        public var width: Double
        /// Points between rows, and between the halves of one.
        public var spacing: Double
        /// Points between the borders of the content and the cells.
        public var insets: LayoutInsets
        /// Device pixels per point.
        public var scale: Double

        /// Describes a flow.
        public init(width: Double, spacing: Double = 8, insets: LayoutInsets = .all(8), scale: Double = 2) {
            (self.width, self.spacing, self.insets, self.scale) = (width, spacing, insets, scale)
        }
    }

    private struct Row {
        var first: Int
        var count: Int
        var top: Int
        var height: Int
    }

    /// The metrics of the current layout.
    public private(set) var metrics: Metrics
    /// The cells in order, as currently laid out.
    public private(set) var cells: [FlowCell]
    private var rows: [Row] = []

    /// Lays out all cells.
    ///
    /// O(n).
    public init(_ cells: [FlowCell], metrics: Metrics) {
        self.cells = cells
        self.metrics = metrics
        place(from: 0)
    }

    public var count: Int { cells.count }

    public var contentSize: LayoutSize {
        let pixels = PixelGrid(scale: metrics.scale)
        let end = rows.last.map { $0.top + $0.height } ?? pixels.round(metrics.insets.top)
        return LayoutSize(
            width: metrics.width,
            height: pixels.points(end + pixels.round(metrics.insets.bottom))
        )
    }

    public func frame(at index: Int) -> LayoutRect {
        guard cells.indices.contains(index) else {
            return LayoutRect()
        }
        let row = rows[rows.boundary { $0.first > index } - 1]
        let columns = columns(cells[index].span == .full ? 1 : 2)
        let pixels = PixelGrid(scale: metrics.scale)
        // If two don't fit side by side, each half takes the available width.
        return pixels.rect(
            x: columns.x(min(index - row.first, columns.count - 1)),
            y: row.top,
            width: columns.width,
            height: max(1, pixels.round(cells[index].height))
        )
    }

    public func indices(in rect: LayoutRect) -> [Int] {
        let scale = PixelGrid(scale: metrics.scale).scale
        var place = rows.boundary { Double($0.top + $0.height) > rect.y * scale }
        var found: [Int] = []
        while place < rows.count, Double(rows[place].top) < rect.maxY * scale {
            let row = rows[place]
            found += (row.first..<row.first + row.count).filter { frame(at: $0).intersects(rect) }
            place += 1
        }
        return found
    }

    /// Changes one cell, and lays out again from its row.
    public mutating func update(_ cell: FlowCell, at index: Int) {
        guard cells.indices.contains(index), cells[index] != cell else {
            return
        }
        cells[index] = cell
        place(from: index)
    }

    /// Adds cells at the end.
    public mutating func append(_ more: [FlowCell]) {
        let first = count
        cells += more
        place(from: first)
    }

    /// Lays out all cells for another width or spacing.
    public mutating func apply(_ metrics: Metrics) {
        self.metrics = metrics
        place(from: 0)
    }

    private func columns(_ count: Int) -> ColumnGrid {
        ColumnGrid(
            PixelGrid(scale: metrics.scale),
            contentWidth: metrics.width,
            columns: count,
            spacing: metrics.spacing,
            insets: metrics.insets
        )
    }

    private mutating func place(from changed: Int) {
        let pixels = PixelGrid(scale: metrics.scale)
        let gap = pixels.round(metrics.spacing)
        let pairs = columns(2).count == 2
        // One row earlier is laid out again too: its lone half may now pair up.
        let kept = max(0, rows.boundary { $0.first > changed } - 2)
        var index = kept < rows.count ? rows[kept].first : 0
        rows.removeSubrange(kept...)
        var top = rows.last.map { $0.top + $0.height + gap } ?? pixels.round(metrics.insets.top)
        while index < count {
            let next = index + 1
            let isPair = pairs && cells[index].span == .half && next < count && cells[next].span == .half
            let row = index..<index + (isPair ? 2 : 1)
            let height = row.map { max(1, pixels.round(cells[$0].height)) }.max() ?? 1
            rows.append(Row(first: index, count: row.count, top: top, height: height))
            top += height + gap
            index = row.upperBound
        }
    }
}
