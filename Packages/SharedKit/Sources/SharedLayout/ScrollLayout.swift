// The common interface of all scrolling layouts: frames, visible cells, and the anchor.

/// The frames of all cells of a vertically scrolling content.
///
/// A plain value, changed only by its owner. All edges lie on device pixels, no two cells overlap, and none
/// is outside of `contentSize`.
public protocol ScrollLayout: Sendable {
    /// The number of cells.
    var count: Int { get }

    /// Points, insets included.
    var contentSize: LayoutSize { get }

    /// The frame of a cell; an empty one at zero for an index out of range.
    ///
    /// O(log n) at most.
    func frame(at index: Int) -> LayoutRect

    /// The cells that overlap `rect` in more than an edge, in ascending order.
    ///
    /// O(log n + visible).
    func indices(in rect: LayoutRect) -> [Int]
}

/// The cells whose content should be loaded now.
public struct LayoutAttention: Equatable, Sendable {
    /// The visible cells, in ascending order.
    public var visible: [Int]
    /// The cells within the margin around the screen, nearest first.
    public var nearby: [Int]
    /// The other cells within twice the margin, in ascending order: nothing is started for them, and running
    /// loads go on, so that a layout that settles doesn't load the same content twice.
    public var retained: [Int]
}

/// A request to scroll, so that the visible content stays in position; a new revision is a new request.
public struct ScrollRequest: Equatable, Sendable {
    public var revision: Int
    /// Distance from the top of the content, in points.
    public var position: Double

    /// Makes a request; there is none before the first revision.
    public init(revision: Int = 0, position: Double = 0) {
        (self.revision, self.position) = (revision, position)
    }
}

/// A cell whose position on screen is kept while the layout changes.
public struct ScrollAnchor: Hashable, Sendable, Codable {
    /// The index of the cell, counted from 0.
    public var index: Int
    /// Distance from the top of the viewport to the top of the cell, in points; negative if the cell begins
    /// above the viewport.
    public var distance: Double
    /// The height of the cell when the anchor was chosen.
    public var height: Double

    /// Makes an anchor, such as a saved one.
    public init(index: Int, distance: Double, height: Double) {
        self.index = index
        self.distance = distance
        self.height = height
    }
}

extension ScrollLayout {
    /// The cells in `viewport`, those within `margin` points above and below, and those within twice that.
    public func attention(to viewport: LayoutRect, margin: Double) -> LayoutAttention {
        let visible = indices(in: viewport)
        let seen = Set(visible)
        let nearby = indices(in: viewport.extended(by: margin)).filter { !seen.contains($0) }
            .map { index -> (index: Int, distance: Double) in
                let place = frame(at: index)
                return (index, max(viewport.y - place.maxY, place.y - viewport.maxY))
            }
            .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
        let known = seen.union(nearby.lazy.map(\.index))
        return LayoutAttention(
            visible: visible,
            nearby: nearby.map(\.index),
            retained: indices(in: viewport.extended(by: 2 * margin)).filter { !known.contains($0) }
        )
    }

    /// The cell to anchor to: the first that begins in `viewport`, else the first that reaches into it.
    ///
    /// Nil at the very top, which stays the top whatever is inserted.
    public func anchor(in viewport: LayoutRect) -> ScrollAnchor? {
        guard viewport.y > 0 else {
            return nil
        }
        let visible = indices(in: viewport)
        guard let index = visible.first(where: { frame(at: $0).y >= viewport.y }) ?? visible.first else {
            return nil
        }
        let held = frame(at: index)
        return ScrollAnchor(index: index, distance: held.y - viewport.y, height: held.height)
    }

    /// The scroll offset at which the anchor keeps its position on screen, within the scrollable range.
    ///
    /// A cell that began above the viewport keeps the share of its height that is above.
    public func offset(keeping anchor: ScrollAnchor, viewportHeight: Double) -> Double {
        let held = frame(at: anchor.index)
        var distance = anchor.distance
        if distance < 0, anchor.height > 0, held.height != anchor.height {
            distance *= held.height / anchor.height
        }
        return min(max(0, held.y - distance), max(0, contentSize.height - viewportHeight))
    }

    /// Changes the layout, and returns the scroll offset at which the visible content has not moved.
    ///
    /// - Parameters:
    ///   - viewport: The visible rectangle before the change, in points of the content.
    ///   - viewportHeight: The height of the viewport after the change, if it changes too.
    public mutating func change(
        keeping viewport: LayoutRect,
        viewportHeight: Double? = nil,
        _ change: (inout Self) -> Void
    ) -> Double {
        let anchor = anchor(in: viewport)
        change(&self)
        let height = viewportHeight ?? viewport.height
        guard let anchor, anchor.index < count else {
            return min(max(0, viewport.y), max(0, contentSize.height - height))
        }
        return offset(keeping: anchor, viewportHeight: height)
    }
}
