// What all layouts of a scrolling content have in common: frames, what is visible, and the anchor.

/// Where every cell of a vertically scrolling content is.
///
/// A plain value: whoever changes it knows what follows. All edges lie on device pixels, no two cells overlap, and
/// none is outside of `contentSize`.
public protocol ScrollLayout: Sendable {
    /// How many cells there are.
    var count: Int { get }

    /// Points, insets included.
    var contentSize: LayoutSize { get }

    /// The frame of a cell; an empty one at zero for an index that there isn't.
    ///
    /// O(log n) at most.
    func frame(at index: Int) -> LayoutRect

    /// The cells that share more than an edge with `rect`, in ascending order.
    ///
    /// O(log n + visible).
    func indices(in rect: LayoutRect) -> [Int]
}

/// The cells that matter now, for loading what they show.
public struct LayoutAttention: Equatable, Sendable {
    /// The cells that are on screen, in ascending order.
    public var visible: [Int]
    /// The cells within the margin around the screen, nearest first.
    public var nearby: [Int]
    /// The cells within twice the margin that are neither, in ascending order: nothing is begun for them, and what is
    /// under way goes on, so that a layout that settles doesn't load the same thing twice.
    public var retained: [Int]
}

/// Where a host is to scroll, so that what a person looks at stays where it is; a new revision is a new wish.
public struct ScrollRequest: Equatable, Sendable {
    public var revision: Int
    /// From the top of the content, in points.
    public var position: Double

    /// Nothing is wished before the first revision.
    public init(revision: Int = 0, position: Double = 0) {
        (self.revision, self.position) = (revision, position)
    }
}

/// A cell whose place on screen is to stay the same while the layout changes.
public struct ScrollAnchor: Hashable, Sendable, Codable {
    /// Which cell, counted from 0.
    public var index: Int
    /// From the top of the viewport to the top of the cell, in points; negative if it begins above the viewport.
    public var distance: Double
    /// The height of the cell when it was chosen.
    public var height: Double

    /// Describes an anchor, as one that was kept.
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

    /// The cell to hold on to: the first that begins in `viewport`, else the first that reaches into it.
    ///
    /// Nil at the very top, which stays the top whatever comes.
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

    /// The scroll offset at which the anchor is where it was on screen, within what can be scrolled to.
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

    /// Changes the layout and gives back the scroll offset at which what the person looks at has not moved.
    ///
    /// - Parameters:
    ///   - viewport: What is on screen before, in points of the content.
    ///   - viewportHeight: The height of the screen afterwards, if it changes too.
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
