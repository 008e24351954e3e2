// When a finger at the edge opens the side panel, and when one on the panel closes it.

/// The thresholds of the panel's gesture, for a host to recognize it with.
public struct PanelGesture: Hashable, Sendable {
    /// How near to the leading edge the finger must come down to open the panel, in points.
    public var edgeWidth: Double
    /// How far the finger must have moved when it lets go, in points: away from the leading edge to open the panel,
    /// towards it to close it.
    public var distance: Double

    /// The thresholds as they are documented, or others.
    public init(edgeWidth: Double = 28, distance: Double = 80) {
        self.edgeWidth = edgeWidth
        self.distance = distance
    }
}
