// Where the images are on screen, and which of them are asked for.

import Observation
import SharedCore
import SharedLayout
import SharedMedia
import SharedNavigation

/// The collection's cells: their places, images and animations.
///
/// A child of its own, so that scrolling redraws cells and not the screen.
@MainActor @Observable
public final class ImageGrid {
    /// The images in the cells.
    public private(set) var images: [GalleryImage] = []
    /// Where the cells are.
    public private(set) var layout: UniformGridLayout
    /// The cells to draw: those on screen and a screen's height around it, in ascending order.
    public private(set) var drawn: [Int] = []
    /// Where to scroll, so that what the person looks at stays in sight while cells change their sizes.
    public private(set) var scrollRequest = ScrollRequest(revision: 0, position: 0)

    @ObservationIgnored private let pipeline: ImagePipeline
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let animations: ImageAnimations
    @ObservationIgnored private let environment: HostEnvironment
    /// What is on screen, in points of the content.
    @ObservationIgnored private var viewport: LayoutRect
    @ObservationIgnored private var columns = 1

    init(pipeline: ImagePipeline, environment: HostEnvironment, clock: any AppClock) {
        self.pipeline = pipeline
        self.environment = environment
        viewer = pipeline.viewer()
        animations = ImageAnimations(clock: clock, environment: environment)
        let screen = environment.viewport
        viewport = LayoutRect(width: screen.width, height: screen.height)
        layout = .images(0, columns: 1, width: screen.width, scale: screen.scale)
    }

    /// The image of a cell, to be watched.
    public func image(at index: Int) -> ObservedImage { pipeline.image(images[index].reference) }

    /// Where a cell's image lies in it, in points from the cell's leading top corner.
    public func imageFrame(at index: Int) -> LayoutRect {
        ImageCell.covering(image(at: index).state.header?.size, side: layout.side)
    }

    /// The animation of a cell's image, to be watched; nil for a still image and before it has come.
    public func animation(at index: Int) -> ImageAnimation? { animations.animation(of: image(at: index)) }

    /// Takes where the collection is scrolled to.
    ///
    /// Idempotent; to be called with every scroll event.
    ///
    /// - Parameter visible: What is on screen, in points of the content.
    public func viewportScrolled(to visible: LayoutRect) {
        guard visible != viewport else { return }
        viewport = visible
        look()
    }

    /// Shows images in columns; the first one on screen stays where it is.
    func show(_ images: [GalleryImage], columns: Int) {
        if self.images != images { self.images = images }
        self.columns = columns
        layOut()
    }

    /// Loads a failed image once more; any other stays as it is.
    func retry(_ id: GalleryImageID) {
        if let image = images.first(where: { $0.id == id }) { pipeline.retry(image.reference) }
    }

    /// The last image is to be seen.
    func scrollToEnd() {
        move(to: max(0, layout.contentSize.height - viewport.height))
        look()
    }

    /// Lays out anew when the device was turned, and stops animations for those who want none.
    func hostChanged() {
        let screen = environment.viewport
        if layout.width != screen.width {
            // The host reports what is left between bars right afterwards.
            (viewport.width, viewport.height) = (screen.width, screen.height)
        }
        animations.hostChanged()
        layOut()
    }

    /// Wants no images any more.
    func end() {
        viewer.end()
    }

    private func layOut() {
        let screen = environment.viewport
        let next = UniformGridLayout.images(
            images.count,
            columns: columns,
            width: screen.width,
            scale: screen.scale
        )
        let isSame =
            (next.count, next.columns, next.width, next.scale)
            == (layout.count, layout.columns, layout.width, layout.scale)
        if !isSame { move(to: layout.change(keeping: viewport) { $0 = next }) }
        look()
    }

    private func move(to position: Double) {
        guard position != viewport.y else { return }
        viewport.y = position
        scrollRequest = ScrollRequest(revision: scrollRequest.revision + 1, position: position)
    }

    private func look() {
        let attention = layout.attention(to: viewport, margin: viewport.height)
        viewer.update(
            visible: attention.visible.map { images[$0].reference },
            prefetch: attention.nearby.map { images[$0].reference }
        )
        let all = (attention.visible + attention.nearby).sorted()
        if drawn != all { drawn = all }
    }
}
