// When a finger at the edge opens the side panel, and when one on the panel closes it.

/// The thresholds of the panel's gesture, for a host to recognize it with.
public struct PanelGesture: Hashable, Sendable {
    /// How near to the leading edge the finger must come down to open the panel, in points.
    public var edgeWidth = 28.0
    /// How far the finger must have moved when it lets go, in points.
    public var distance = 80.0

    /// The thresholds as they are documented.
    public init() {}

    /// Whether a finger that came down `start` points from the leading edge and moved `translation` points away from
    /// it opens the panel.
    public func opens(start: Double, translation: Double) -> Bool {
        start >= 0 && start < edgeWidth && translation > distance
    }

    /// Whether a finger on the panel that moved `translation` points closes it; towards the leading edge is negative.
    public func closes(translation: Double) -> Bool { translation < -distance }
}
