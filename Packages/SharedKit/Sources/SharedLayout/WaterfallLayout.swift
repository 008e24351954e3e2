// Cells of one width and their own heights, each in the column that is shortest so far.

/// A cell of a waterfall.
public struct WaterfallCell: Hashable, Sendable {
    /// Width divided by height of the cell's content; clamped to 1:20...20:1.
    public var aspect: Double
    /// Points under the content, for a title.
    public var extraHeight: Double

    /// Describes a cell.
    public init(aspect: Double, extraHeight: Double = 0) {
        (self.aspect, self.extraHeight) = (aspect, extraHeight)
    }
}

/// A waterfall.
///
/// Cells begin in order: none starts above one with a lower index. Columns have the same width; the remaining
/// pixels go to the trailing border.
public struct WaterfallLayout: ScrollLayout {
    /// The measures that apply to all cells.
    public struct Metrics: Hashable, Sendable {
        /// Points, insets included.
        public var width: Double
        /// The most columns, 1 to 64; fewer if they don't fit.
        public var columns: Int
        /// Points between columns.
        public var spacing: Double
        /// Points between cells of a column.
        public var lineSpacing: Double
        /// Points between the borders of the content and the cells.
        public var insets: LayoutInsets
        /// Device pixels per point.
        public var scale: Double

        /// Makes metrics; `lineSpacing` defaults to `spacing`.
        public init(
            width: Double,
            columns: Int,
            spacing: Double = 8,
            lineSpacing: Double? = nil,
            insets: LayoutInsets = .all(8),
            scale: Double = 2
        ) {
            (self.width, self.columns, self.spacing) = (width, columns, spacing)
            (self.lineSpacing, self.insets, self.scale) = (lineSpacing ?? spacing, insets, scale)
        }
    }

    /// The metrics of the current layout.
    public private(set) var metrics: Metrics
    /// The cells in order, as currently laid out.
    public private(set) var cells: [WaterfallCell]
    // In pixels.
    private var grid: ColumnGrid
    private var pixels: PixelGrid
    private var tops: [Int] = []
    private var heights: [Int] = []
    private var columns: [UInt8] = []
    private var contentHeight = 0

    /// Lays out all cells.
    ///
    /// O(n).
    public init(_ cells: [WaterfallCell], metrics: Metrics) {
        self.cells = cells
        self.metrics = metrics
        pixels = PixelGrid(scale: metrics.scale)
        grid = Self.grid(pixels, metrics)
        placeAll()
    }

    public var count: Int { cells.count }

    public var contentSize: LayoutSize {
        LayoutSize(width: metrics.width, height: pixels.points(contentHeight))
    }

    public func frame(at index: Int) -> LayoutRect {
        guard tops.indices.contains(index) else {
            return LayoutRect()
        }
        return pixels.rect(
            x: grid.x(Int(columns[index])),
            y: tops[index],
            width: grid.width,
            height: heights[index]
        )
    }

    public func indices(in rect: LayoutRect) -> [Int] {
        let (top, bottom) = (rect.y * pixels.scale, rect.maxY * pixels.scale)
        let (left, right) = (rect.x * pixels.scale, rect.maxX * pixels.scale)
        // The columns that may still have a cell in `rect`: upwards, until a cell begins above it.
        var open = (0..<grid.count).map { column in
            let x = grid.x(column)
            return grid.width > 0 && Double(x) < right && Double(x + grid.width) > left
        }
        var openCount = open.count { $0 }
        var found: [Int] = []
        var index = tops.boundary { Double($0) >= bottom }
        while openCount > 0, index > 0 {
            index -= 1
            let column = Int(columns[index])
            guard open[column] else { continue }
            if Double(tops[index] + heights[index]) > top { found.append(index) }
            if Double(tops[index]) <= top {
                open[column] = false
                openCount -= 1
            }
        }
        found.reverse()
        return found
    }

    /// Changes cells, and lays out again from the first that changes its height.
    ///
    /// O(n - first).
    ///
    /// - Returns: The first cell that may have moved or changed; nil if none did.
    @discardableResult
    public mutating func update(_ changes: [Int: WaterfallCell]) -> Int? {
        var first: Int?
        for (index, cell) in changes where cells.indices.contains(index) {
            cells[index] = cell
            let height = height(of: cell)
            if heights[index] != height {
                heights[index] = height
                first = min(first ?? index, index)
            }
        }
        if let first {
            place(from: first)
        }
        return first
    }

    /// Appends cells, without touching those before.
    public mutating func append(_ more: [WaterfallCell]) {
        let first = count
        cells += more
        heights += more.map { height(of: $0) }
        place(from: first)
    }

    /// Lays out all cells for another width, number of columns or spacing.
    ///
    /// O(n).
    public mutating func apply(_ metrics: Metrics) {
        guard metrics != self.metrics else {
            return
        }
        self.metrics = metrics
        pixels = PixelGrid(scale: metrics.scale)
        grid = Self.grid(pixels, metrics)
        placeAll()
    }

    private static func grid(_ pixels: PixelGrid, _ metrics: Metrics) -> ColumnGrid {
        ColumnGrid(
            pixels,
            contentWidth: metrics.width,
            columns: metrics.columns,
            spacing: metrics.spacing,
            insets: metrics.insets
        )
    }

    private func height(of cell: WaterfallCell) -> Int {
        // Written so that NaN fails the comparison and makes a square.
        let aspect = cell.aspect > 0 ? min(max(cell.aspect, 0.05), 20) : 1
        return max(1, Int((Double(grid.width) / aspect).rounded())) + pixels.round(cell.extraHeight)
    }

    private mutating func placeAll() {
        heights = cells.map { height(of: $0) }
        place(from: 0)
    }

    /// Places the cells from `start` on under the columns that the cells before them form.
    ///
    /// The only loop over all cells that runs on the main actor when a size arrives late, so it writes in
    /// place.
    private mutating func place(from start: Int) {
        let gap = max(0, pixels.round(metrics.lineSpacing))
        var ends = ends(before: start, gap: gap)
        let missing = count - tops.count
        if missing > 0 {
            tops.append(contentsOf: repeatElement(0, count: missing))
            columns.append(contentsOf: repeatElement(0, count: missing))
        } else {
            tops.removeLast(-missing)
            columns.removeLast(-missing)
        }
        let count = count
        tops.withUnsafeMutableBufferPointer { tops in
            columns.withUnsafeMutableBufferPointer { columns in
                heights.withUnsafeBufferPointer { heights in
                    ends.withUnsafeMutableBufferPointer { ends in
                        // Special case: two columns, as on a phone, stay in registers, which takes half the
                        // time.
                        if ends.count == 2 {
                            var (first, second) = (ends[0], ends[1])
                            for index in start..<count {
                                let isSecond = second < first
                                let end = isSecond ? second : first
                                let next = end + heights[index] + gap
                                tops[index] = end
                                columns[index] = isSecond ? 1 : 0
                                first = isSecond ? first : next
                                second = isSecond ? next : second
                            }
                            (ends[0], ends[1]) = (first, second)
                            return
                        }
                        for index in start..<count {
                            var shortest = 0
                            var end = ends[0]
                            for column in 1..<max(1, ends.count) where ends[column] < end {
                                shortest = column
                                end = ends[column]
                            }
                            tops[index] = end
                            columns[index] = UInt8(truncatingIfNeeded: shortest)
                            ends[shortest] = end + heights[index] + gap
                        }
                    }
                }
            }
        }
        let lowest = ends.max() ?? 0
        contentHeight = (count > 0 ? lowest - gap : lowest) + pixels.round(metrics.insets.bottom)
    }

    /// The position at which each column continues after the cells before `start`.
    private func ends(before start: Int, gap: Int) -> [Int] {
        var ends = [Int](repeating: pixels.round(metrics.insets.top), count: grid.count)
        var unknown = Set(0..<grid.count)
        var index = min(start, tops.count)
        while !unknown.isEmpty, index > 0 {
            index -= 1
            let column = Int(columns[index])
            if unknown.remove(column) != nil { ends[column] = tops[index] + heights[index] + gap }
        }
        return ends
    }
}
