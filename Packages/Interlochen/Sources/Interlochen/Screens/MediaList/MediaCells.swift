// The layout of a common list's cells, the appearance of its header, and the requests for its images.

import Observation
import SharedLayout
import SharedMedia
import SharedNavigation

/// The current appearance of a list's header.
///
/// It is an object of its own, so that scrolling redraws the header and no cells.
@MainActor @Observable
public final class HeaderAppearance {
    public fileprivate(set) var value: CollapsingHeader.Appearance

    fileprivate init(_ header: CollapsingHeader) {
        value = header.appearance(at: 0)
    }
}

/// A list's cells with their frames and images, under a header that shrinks.
///
/// All share one content area: the header's full height, the separator, the cells.
@MainActor @Observable
public final class MediaCells {
    /// Empty before the first content has loaded.
    public private(set) var cells: [MediaCell] = []
    /// The frames of the cells.
    public private(set) var layout: FlowLayout
    /// The cells to draw: those on screen and a screen's height around it, in ascending order.
    public private(set) var drawn: [Int] = []
    /// The rule by which the header shrinks.
    public private(set) var header: CollapsingHeader
    /// The scroll request that restores the offset after a relaunch.
    public private(set) var scrollRequest = ScrollRequest()

    @ObservationIgnored public let appearance: HeaderAppearance
    /// The scroll offset, in points; negative while the list is pulled down.
    @ObservationIgnored public private(set) var offset = 0.0
    @ObservationIgnored private let images: ImagePipeline
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private var viewport: LayoutRect
    @ObservationIgnored private var pictures: [ImageReference] = []
    @ObservationIgnored private var isRestoring = false

    init(images: ImagePipeline, environment: HostEnvironment) {
        (self.images, self.environment) = (images, environment)
        viewer = images.viewer()
        let metrics = MediaCellMetrics(environment)
        let screen = environment.viewport
        viewport = LayoutRect(width: screen.width, height: screen.height)
        header = metrics.header
        appearance = HeaderAppearance(metrics.header)
        layout = FlowLayout([], metrics: metrics.flow)
    }

    /// The measures of the cells.
    public var metrics: MediaCellMetrics { MediaCellMetrics(environment) }

    /// The separator at the top of the list.
    public var separatorFrame: LayoutRect { metrics.separator }

    /// An image of the list, observable.
    public func image(_ picture: ImageReference) -> ObservedImage { images.image(picture) }

    /// Whether a cell plays this content.
    func shows(_ id: MediaItemID) -> Bool {
        cells.contains { $0.content?.id == id }
    }

    /// Whether a cell leads to the details of this content.
    func offersDetails(of id: MediaItemID) -> Bool {
        cells.contains { $0.content?.id == id && $0.detailsText != nil }
    }

    /// Handles a new scroll position; idempotent.
    func viewportScrolled(to visible: LayoutRect) {
        if isRestoring {
            // A host that has just drawn the list reports its top before it follows the scroll request.
            guard visible.y > 0 else { return }
            isRestoring = false
        }
        viewport = visible
        offset = visible.y.isFinite ? visible.y : 0
        adopt(header.appearance(at: offset))
        look()
    }

    /// Replaces the cells; nil while they are loading.
    func show(_ new: [MediaCell]?, under listHeader: ListHeader) {
        pictures = [listHeader.picture]
        if case .picture(let title, _) = listHeader.title { pictures.append(title) }
        if let new, new != cells {
            cells = new
            layOut()
            if isRestoring {
                scrollRequest = ScrollRequest(revision: scrollRequest.revision + 1, position: offset)
            }
        }
        look()
    }

    /// Scrolls to the offset from before a relaunch, as soon as there are cells.
    func restore(offset: Double) {
        guard offset.isFinite, offset > 0 else { return }
        self.offset = offset
        isRestoring = true
        adopt(header.appearance(at: offset))
        if !cells.isEmpty {
            scrollRequest = ScrollRequest(revision: scrollRequest.revision + 1, position: offset)
        }
    }

    /// Lays the cells out again after the space or the text size has changed.
    func hostChanged() {
        let metrics = metrics
        guard
            header != metrics.header || layout.metrics != metrics.flow || layout.cells != metrics.cells(cells)
        else {
            return
        }
        header = metrics.header
        adopt(header.appearance(at: offset))
        (viewport.width, viewport.height) = (environment.viewport.width, environment.viewport.height)
        layOut()
        look()
    }

    /// Cancels all image requests.
    func end() {
        viewer.end()
    }

    private func layOut() {
        layout = FlowLayout(metrics.cells(cells), metrics: metrics.flow)
    }

    private func adopt(_ new: CollapsingHeader.Appearance) {
        if appearance.value != new { appearance.value = new }
    }

    private func look() {
        let attention = layout.attention(to: viewport, margin: viewport.height)
        let all = (attention.visible + attention.nearby).sorted()
        if drawn != all { drawn = all }
        viewer.update(
            visible: pictures + attention.visible.compactMap { cells[$0].picture },
            prefetch: attention.nearby.compactMap { cells[$0].picture }
        )
    }
}

extension MediaCell {
    /// The image that the cell shows; nil if it has none.
    public var picture: ImageReference? {
        if case .category(let category) = self { category.picture } else { content?.picture }
    }
}
