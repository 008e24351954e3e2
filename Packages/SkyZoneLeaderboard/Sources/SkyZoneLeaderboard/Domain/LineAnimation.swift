// How the lines of the main board come in.

/// Two phases: all lines equally long with nothing but the rank, then each to its own length.
///
/// Values for the host to animate with, which holds the lines at `gatheredLength` for as long as `hold` lasts, and then
/// moves each to its own length, with everything else of it appearing, along the `curve`.
public struct LineAnimation: Hashable, Sendable {
    /// Changes whenever the lines are to come in again.
    public var revision = 0
    /// The length of all lines at first, as a fraction of the width.
    public var gatheredLength = 0.4
    /// How long the first phase lasts.
    public var hold = Duration.milliseconds(350)
    /// How long the second takes.
    public var spread = Duration.milliseconds(650)
    /// How far the second has come by the time.
    public var curve = TimingCurve.slowingDown

    /// The animation as it is documented.
    public init() {}
}

/// A cubic Bézier curve from (0, 0) to (1, 1), time across and progress up, as platforms take it: by the two points
/// between its ends.
public struct TimingCurve: Hashable, Sendable {
    /// One of the two points.
    public struct Point: Hashable, Sendable {
        /// The time, 0 to 1.
        public var x: Double
        /// The progress.
        public var y: Double

        /// Puts a point somewhere.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    public var first: Point
    public var second: Point

    /// The curve through these two points' pull.
    public init(first: Point, second: Point) {
        self.first = first
        self.second = second
    }

    /// Quick at first, slower and slower towards the end: what is left is the cube of the time that is left.
    public static let slowingDown = TimingCurve(
        first: Point(x: 1.0 / 3, y: 1),
        second: Point(x: 2.0 / 3, y: 1)
    )
}
