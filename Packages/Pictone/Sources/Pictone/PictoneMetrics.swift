// The minimum sizes in all drawings of the app.

/// The minimum sizes for touch and legibility, in points.
public enum PictoneMetrics {
    /// The minimum width and height of tappable elements.
    public static let touchTarget = 44.0
    /// The width of the narrowest screen.
    public static let narrowestScreen = 320.0
    /// The smallest text size, however small the user has set it.
    public static let smallestText = 12.0
}
