// Two panes side by side.

/// A space divided by width without gap or overlap, to the device pixel.
public struct SplitLayout: Hashable, Sendable {
    /// The pane on the side where reading starts.
    public let leading: LayoutRect
    /// The other pane.
    public let trailing: LayoutRect

    /// Divides `size`.
    ///
    /// - Parameters:
    ///   - share: The leading pane's part of the width, 0...1.
    ///   - spacing: Points between the panes, taken off the trailing one.
    public init(_ size: LayoutSize, share: Double = 0.3, spacing: Double = 0, scale: Double = 2) {
        let pixels = PixelGrid(scale: scale)
        let (width, height) = (pixels.floor(size.width), pixels.floor(size.height))
        let first = min(width, pixels.round(pixels.points(width) * (share > 0 ? min(share, 1) : 0)))
        let second = min(width, first + pixels.round(spacing))
        leading = pixels.rect(x: 0, y: 0, width: first, height: height)
        trailing = pixels.rect(x: second, y: 0, width: width - second, height: height)
    }
}
