// The layout of the facts in the list, and the image requests that follow from it.

import Observation
import SharedLayout
import SharedMedia
import SharedNavigation

/// The scroll position of a list, relative to a fact, so that it holds for other columns and a newer feed.
public struct FactPosition: Codable, Hashable, Sendable {
    /// The first fact that begins on screen.
    public let fact: FactID
    /// From the top of the screen to the top of its cell, in points; negative if it begins above.
    public let distance: Double
    /// The height of its cell, in points.
    public let height: Double
}

/// The list's cells: their facts, frames and images.
///
/// A model of its own, so that an image that arrives redraws cells and not the screen.
@MainActor @Observable
public final class FactWaterfall {
    /// The facts in the cells; nil before the first feed has come.
    public private(set) var rows: FactRows?
    /// The frames of the cells.
    public private(set) var layout: WaterfallLayout
    /// The cells to draw: those on screen and a screen's height around it, in ascending order.
    public private(set) var drawn: [Int] = []
    /// The position to scroll to, so that visible facts stay in place while cells change their sizes.
    public private(set) var scrollRequest = ScrollRequest(revision: 0, position: 0)

    @ObservationIgnored private let images: ImagePipeline
    @ObservationIgnored private var viewer: ImageRequests?
    @ObservationIgnored private let environment: HostEnvironment
    /// The visible part, in points of the content.
    private(set) var viewport: LayoutRect
    /// The position to restore as soon as there are facts.
    @ObservationIgnored private var kept: FactPosition?
    /// The known aspect ratios of images, by the facts' indices in the feed; zero if unknown.
    ///
    /// Made once for a feed: a growing dictionary would delay a scroll event.
    @ObservationIgnored private var aspects: [Double] = []
    /// The measures that the layout was made for.
    @ObservationIgnored private var shown: FactMeasures?

    init(images: ImagePipeline, environment: HostEnvironment) {
        self.images = images
        self.environment = environment
        let screen = environment.viewport
        layout = WaterfallLayout([], metrics: .init(for: screen))
        viewport = LayoutRect(width: screen.width, height: screen.height)
        viewer = images.viewer { [weak self] in self?.look() }
    }

    /// The measures of the cells.
    public var cellMetrics: FactCellMetrics {
        FactCellMetrics(
            textScale: environment.traits.textScale,
            columns: WaterfallLayout.Metrics(for: environment.viewport)
        )
    }

    /// The observable image of a cell; nil if there is none or its URL is invalid.
    public func image(at row: Int) -> ObservedImage? {
        rows?[row].picture.map { images.image($0) }
    }

    /// Receives the scroll position of the list.
    ///
    /// Idempotent; to be called with every scroll event.
    ///
    /// - Parameter visible: The visible part, in points of the content.
    public func viewportScrolled(to visible: LayoutRect) {
        guard visible != viewport else { return }
        viewport = visible
        look()
    }

    /// Makes an arranger from the current state, for use on any thread.
    func arranger() -> FactArranger {
        FactArranger(measures: measures, feed: rows?.feed, aspects: aspects)
    }

    /// The scroll position, to be restored after a relaunch; nil at the top.
    ///
    /// Observed. O(visible).
    var place: FactPosition? {
        guard let rows, kept == nil else { return kept }
        guard let anchor = layout.anchor(in: viewport), anchor.index < rows.count,
            anchor.distance.isFinite, anchor.height.isFinite
        else { return nil }
        return FactPosition(fact: rows[anchor.index].id, distance: anchor.distance, height: anchor.height)
    }

    /// Keeps a position to restore as soon as there are facts; nil for the top.
    func keep(_ place: FactPosition?) { kept = place }

    /// Shows other facts.
    ///
    /// A position that is kept from before a relaunch takes precedence.
    ///
    /// - Parameter isKeepingPlace: Whether the first fact on screen that is still there stays in place;
    ///   otherwise the list scrolls to its top.
    func show(_ new: FactArrangement, isKeepingPlace: Bool) {
        // The device may have been turned during the layout.
        let new = new.measures == measures ? new : arranger()(new.rows)
        let old = (rows, layout)
        let held = anchor(keptIn: new.rows) ?? (isKeepingPlace ? anchor(in: new.rows) : nil)
        kept = nil
        take(new)
        if let held {
            move(to: layout.offset(keeping: held, viewportHeight: viewport.height))
        } else {
            let end = max(0, layout.contentSize.height - viewport.height)
            move(to: isKeepingPlace ? min(max(0, viewport.y), end) : 0)
        }
        look()
        releaseElsewhere(old)
    }

    /// Repeats the layout after the device was turned or the text size has changed.
    func hostChanged() {
        let screen = environment.viewport
        let isTurned = layout.metrics != .init(for: screen)
        guard isTurned || shown != measures else { return }
        let held = rows.flatMap { anchor(in: $0) }
        if isTurned {
            // The host reports the area between the bars right afterwards.
            (viewport.width, viewport.height) = (screen.width, screen.height)
        }
        guard let rows else {
            layout = WaterfallLayout([], metrics: .init(for: screen))
            return
        }
        take(arranger()(rows))
        if let held { move(to: layout.offset(keeping: held, viewportHeight: viewport.height)) }
        look()
    }

    /// Cancels all image requests.
    func end() {
        viewer?.end()
    }

    // MARK: - Layout

    private var measures: FactMeasures {
        FactMeasures(metrics: .init(for: environment.viewport), cells: cellMetrics)
    }

    private func take(_ new: FactArrangement) {
        (rows, layout) = (new.rows, new.layout)
        (aspects, shown) = (new.aspects, new.measures)
    }

    /// The first cell on screen whose fact is among `new`, with its row there.
    private func anchor(in new: FactRows) -> ScrollAnchor? {
        guard let rows, var anchor = layout.anchor(in: viewport) else { return nil }
        let candidates = [anchor.index] + layout.indices(in: viewport).filter { $0 != anchor.index }
        for index in candidates {
            guard let row = new.row(of: rows[index].id) else { continue }
            let frame = layout.frame(at: index)
            (anchor.index, anchor.distance, anchor.height) = (row, frame.y - viewport.y, frame.height)
            return anchor
        }
        return nil
    }

    private func anchor(keptIn new: FactRows) -> ScrollAnchor? {
        guard let kept, let row = new.row(of: kept.fact) else { return nil }
        return ScrollAnchor(index: row, distance: kept.distance, height: kept.height)
    }

    private func move(to position: Double) {
        guard position != viewport.y else { return }
        viewport.y = position
        scrollRequest = ScrollRequest(revision: scrollRequest.revision + 1, position: position)
    }

    // MARK: - Pictures

    private func look() {
        guard let rows else { return }
        var attention = layout.attention(to: viewport, margin: viewport.height)
        // The pipeline may know sizes from before; cells that move because of these may bring others into
        // view.
        for _ in 0..<3 {
            guard adoptSizes(attention.visible + attention.nearby, of: rows) else { break }
            attention = layout.attention(to: viewport, margin: viewport.height)
        }
        viewer?.update(
            visible: attention.visible.compactMap { rows[$0].picture },
            prefetch: attention.nearby.compactMap { rows[$0].picture },
            retained: attention.retained.compactMap { rows[$0].picture }
        )
        let all = (attention.visible + attention.nearby).sorted()
        if drawn != all { drawn = all }
    }

    /// Applies the known sizes; returns whether any cell changed.
    private func adoptSizes(_ indices: [Int], of rows: FactRows) -> Bool {
        var changes: [Int: WaterfallCell] = [:]
        for index in indices {
            guard let picture = rows[index].picture, let header = images.image(picture).state.header else {
                continue
            }
            let aspect = header.size.aspect
            aspects[rows.place(of: index)] = aspect
            if layout.cells[index].aspect != aspect {
                changes[index] = layout.cells[index]
                changes[index]?.aspect = aspect
            }
        }
        guard !changes.isEmpty else { return false }
        move(to: layout.change(keeping: viewport) { $0.update(changes) })
        return true
    }
}
