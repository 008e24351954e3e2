// Sizes that every drawing of the app keeps to.

/// What must be large enough for fingers and eyes, in points.
public enum PictoneMetrics {
    /// The least width and height of whatever can be tapped.
    public static let touchTarget = 44.0
    /// The narrowest screen.
    public static let narrowestScreen = 320.0
    /// The smallest text, however small the person has made it.
    public static let smallestText = 12.0
}
