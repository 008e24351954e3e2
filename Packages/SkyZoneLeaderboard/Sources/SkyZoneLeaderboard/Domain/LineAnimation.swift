// How the lines of the main board come in.

/// Two phases: all lines equally long with nothing but the rank, then each to its own length.
///
/// Values for the host to animate with; a host that draws by itself asks for the length at any moment.
public struct LineAnimation: Hashable, Sendable {
    /// What is to be seen.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// All lines have `gatheredLength` and show only the rank.
        case gathered
        /// Each line is on the way to its length.
        case spreading
        /// Each line has its length and shows everything.
        case spread
    }

    /// Changes whenever the lines are to come in again.
    public var revision: Int
    /// The length of all lines at first, as a fraction of the width.
    public var gatheredLength = 0.4
    /// How long the first phase lasts.
    public var hold = Duration.milliseconds(350)
    /// How long the second takes.
    public var spread = Duration.milliseconds(650)

    /// The animation as it is documented.
    public init(revision: Int) {
        self.revision = revision
    }

    /// What is to be seen some time after the lines have come.
    public func phase(at elapsed: Duration) -> Phase {
        elapsed < hold ? .gathered : elapsed < hold + spread ? .spreading : .spread
    }

    /// The length of a line that ends with `target`, some time after the lines have come; slower towards the end.
    public func length(of target: Double, at elapsed: Duration) -> Double {
        switch phase(at: elapsed) {
        case .gathered: return gatheredLength
        case .spread: return target
        case .spreading:
            let left = 1 - (elapsed - hold) / spread
            return target - (target - gatheredLength) * left * left * left
        }
    }
}
