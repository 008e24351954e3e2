// The layout of the collection's images, and the requests for them.

import Observation
import SharedCore
import SharedLayout
import SharedMedia
import SharedNavigation

/// The collection's cells: their frames, images and animations.
///
/// An object of its own, so that scrolling redraws cells and not the screen.
@MainActor @Observable
public final class ImageGrid {
    /// The images in the cells.
    public private(set) var images: [GalleryImage] = []
    /// The frames of the cells.
    public private(set) var layout: UniformGridLayout
    /// The cells to draw: those on screen and a screen's height around it, in ascending order.
    public private(set) var drawn: [Int] = []
    /// The scroll request that keeps the visible images in sight while cells change their sizes.
    public private(set) var scrollRequest = ScrollRequest(revision: 0, position: 0)

    @ObservationIgnored private let pipeline: ImagePipeline
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let animations: ImageAnimations
    @ObservationIgnored private let environment: HostEnvironment
    /// The visible area, in points of the content.
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

    /// The image of a cell, observable.
    public func image(at index: Int) -> ObservedImage { pipeline.image(images[index].reference) }

    /// The frame of a cell's image, in points from the cell's top leading corner.
    public func imageFrame(at index: Int) -> LayoutRect {
        ImageCell.covering(image(at: index).state.header?.size, side: layout.side)
    }

    /// The animation of a cell's image, observable; nil for a still image and until it has loaded.
    public func animation(at index: Int) -> ImageAnimation? { animations.animation(of: image(at: index)) }

    /// Handles a new scroll position.
    ///
    /// Idempotent; call it with every scroll event.
    ///
    /// - Parameter visible: The visible area, in points of the content.
    public func viewportScrolled(to visible: LayoutRect) {
        guard visible != viewport else { return }
        viewport = visible
        look()
    }

    /// Shows images in columns; the first visible one keeps its position.
    func show(_ images: [GalleryImage], columns: Int) {
        if self.images != images { self.images = images }
        self.columns = columns
        layOut()
    }

    /// Retries a failed image; any other stays as it is.
    func retry(_ id: GalleryImageID) {
        if let image = images.first(where: { $0.id == id }) { pipeline.retry(image.reference) }
    }

    /// Scrolls to the last image.
    func scrollToEnd() {
        move(to: max(0, layout.contentSize.height - viewport.height))
        look()
    }

    /// Lays the cells out again after the device was turned, and stops animations if the user reduces motion.
    func hostChanged() {
        let screen = environment.viewport
        if layout.width != screen.width {
            // The host reports the area between the bars directly afterwards.
            (viewport.width, viewport.height) = (screen.width, screen.height)
        }
        animations.hostChanged()
        layOut()
    }

    /// Cancels all image requests.
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
