// Durations as numbers.

extension Duration {
    /// The duration as a number of seconds; precision finer than a double's is lost.
    public var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
