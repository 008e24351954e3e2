// The drag gesture that opens and closes the side panel.

/// The thresholds of the panel's gesture, for a host to recognize it with.
public struct PanelGesture: Hashable, Sendable {
    /// The width of the area at the leading edge in which a drag can open the panel, in points.
    public var edgeWidth: Double
    /// The least distance of the drag, in points: away from the leading edge to open the panel, towards it to
    /// close it.
    public var distance: Double

    /// Creates the documented thresholds, or others.
    public init(edgeWidth: Double = 28, distance: Double = 80) {
        self.edgeWidth = edgeWidth
        self.distance = distance
    }
}
