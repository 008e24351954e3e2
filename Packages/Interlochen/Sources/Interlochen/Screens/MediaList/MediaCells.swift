// Where the cells of a common list are, how its header looks, and which pictures that asks for.

import Observation
import SharedLayout
import SharedMedia
import SharedNavigation

/// How the header over a list looks at the moment: a child of its own, so that scrolling redraws it and no cells.
@MainActor @Observable
public final class HeaderAppearance {
    public fileprivate(set) var value: CollapsingHeader.Appearance

    fileprivate init(_ header: CollapsingHeader) {
        value = header.appearance(at: 0)
    }
}

/// A list's cells with their places and pictures, under a header that shrinks.
///
/// Everything lies in one content: the header's full height, the separator, the cells.
@MainActor @Observable
public final class MediaCells {
    /// Empty before the first content has come.
    public private(set) var cells: [MediaCell] = []
    /// Where the cells are.
    public private(set) var layout: FlowLayout
    /// The cells to draw: those on screen and a screen's height around it, in ascending order.
    public private(set) var drawn: [Int] = []
    /// The rule by which the header shrinks.
    public private(set) var header: CollapsingHeader
    /// Where to scroll after a relaunch.
    public private(set) var scrollRequest = ScrollRequest()

    @ObservationIgnored public let appearance: HeaderAppearance
    /// How far the list is scrolled, in points; negative while it is pulled down.
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

    /// The line with which the list begins.
    public var separatorFrame: LayoutRect { metrics.separator }

    /// A picture of the list, to be watched.
    public func image(_ picture: ImageReference) -> ObservedImage { images.image(picture) }

    /// Whether there is a cell that plays this.
    func shows(_ id: MediaItemID) -> Bool {
        cells.contains { $0.content?.id == id }
    }

    /// Whether there is a cell that leads to the details of this.
    func offersDetails(of id: MediaItemID) -> Bool {
        cells.contains { $0.content?.id == id && $0.detailsText != nil }
    }

    /// Takes where the list is scrolled to; idempotent.
    func viewportScrolled(to visible: LayoutRect) {
        if isRestoring {
            // A host that has just drawn the list reports its top before it follows the wish.
            guard visible.y > 0 else { return }
            isRestoring = false
        }
        viewport = visible
        offset = visible.y.isFinite ? visible.y : 0
        adopt(header.appearance(at: offset))
        look()
    }

    /// Shows other cells, of which nil are known.
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

    /// Scrolls to where the list was before a relaunch, as soon as there is something to scroll.
    func restore(offset: Double) {
        guard offset.isFinite, offset > 0 else { return }
        self.offset = offset
        isRestoring = true
        adopt(header.appearance(at: offset))
        if !cells.isEmpty {
            scrollRequest = ScrollRequest(revision: scrollRequest.revision + 1, position: offset)
        }
    }

    /// Lays out anew when the space or the text size changed.
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

    /// Wants no pictures any more.
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
    /// The picture that the cell shows; nil if it has none.
    public var picture: ImageReference? {
        if case .category(let category) = self { category.picture } else { content?.picture }
    }
}
