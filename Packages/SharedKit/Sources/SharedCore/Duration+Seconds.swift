// Lengths of time as numbers.

extension Duration {
    /// The same as a number of seconds; what is finer than a double can tell is lost.
    public var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
