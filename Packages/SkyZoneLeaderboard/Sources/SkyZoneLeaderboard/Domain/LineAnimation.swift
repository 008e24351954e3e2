// The animation of the main board's lines.

/// Two phases: all lines equally long with only the rank, then each to its own length.
///
/// Values for the host to animate with. The host holds the lines at `gatheredLength` for as long as `hold`
/// lasts. It then moves each to its own length along the `curve`, while the rest of the line appears.
public struct LineAnimation: Hashable, Sendable {
    /// Changes whenever the animation is to run again.
    public var revision = 0
    /// The length of all lines at first, as a fraction of the width.
    public var gatheredLength = 0.4
    /// The duration of the first phase.
    public var hold = Duration.milliseconds(350)
    /// The duration of the second phase.
    public var spread = Duration.milliseconds(650)
    /// The progress of the second phase over time.
    public var curve = TimingCurve.slowingDown

    /// Creates the documented animation.
    public init() {}
}

/// A cubic Bézier curve from (0, 0) to (1, 1), time across and progress up, given by its two control points.
///
/// Platforms take a timing curve in this form.
public struct TimingCurve: Hashable, Sendable {
    /// A control point.
    public struct Point: Hashable, Sendable {
        /// The time, 0 to 1.
        public var x: Double
        /// The progress.
        public var y: Double

        /// Creates a control point.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    public var first: Point
    public var second: Point

    /// Creates the curve with these control points.
    public init(first: Point, second: Point) {
        self.first = first
        self.second = second
    }

    /// Quick at first, then slower towards the end: the remaining progress is the cube of the remaining time.
    public static let slowingDown = TimingCurve(
        first: Point(x: 1.0 / 3, y: 1),
        second: Point(x: 2.0 / 3, y: 1)
    )
}
