// A header that shrinks while the list under it scrolls.

/// The rule by which a header follows the scroll offset.
///
/// Height and opacity never increase while the offset increases, and never jump.
public struct CollapsingHeader: Hashable, Sendable, Codable {
    /// The appearance at one offset.
    public struct Appearance: Hashable, Sendable {
        /// Points, aligned to a device pixel.
        public var height: Double
        /// Progress of the collapse: 0 at full height, 1 when collapsed.
        public var progress: Double
        /// Opacity of the part that collapsing hides, such as a description, 0...1.
        public var opacity: Double

        /// Describes an appearance.
        public init(height: Double, progress: Double, opacity: Double) {
            (self.height, self.progress, self.opacity) = (height, progress, opacity)
        }
    }

    /// Points.
    public var fullHeight: Double
    /// The collapsed height as a share of the full height, 0...1.
    public var collapsedShare: Double
    /// The progress at which the description is invisible, above 0 and at most 1.
    public var fadeEnd: Double
    /// Whether it grows when pulled down past the top; else it keeps its full height there.
    public var stretches: Bool
    /// Device pixels per point.
    public var scale: Double

    /// Describes a header that shrinks to half its height, unless told otherwise.
    public init(
        fullHeight: Double,
        collapsedShare: Double = 0.5,
        fadeEnd: Double = 0.8,
        stretches: Bool = false,
        scale: Double = 2
    ) {
        self.fullHeight = fullHeight > 0 ? min(fullHeight, 1e5) : 0
        self.collapsedShare = collapsedShare > 0 ? min(collapsedShare, 1) : 0
        self.fadeEnd = fadeEnd > 0 ? min(fadeEnd, 1) : 1
        self.stretches = stretches
        self.scale = scale
    }

    /// The appearance at a scroll offset in points, which is negative when pulled down past the top.
    public func appearance(at offset: Double) -> Appearance {
        let pixels = PixelGrid(scale: scale)
        let collapsed = fullHeight * collapsedShare
        let height = max(collapsed, fullHeight - (offset.isNaN ? 0 : offset))
        let range = fullHeight - collapsed
        let progress = range > 0 ? min(max(0, (fullHeight - height) / range), 1) : 0
        return Appearance(
            height: pixels.points(pixels.round(stretches ? height : min(height, fullHeight))),
            progress: progress,
            opacity: max(0, 1 - progress / fadeEnd)
        )
    }
}
