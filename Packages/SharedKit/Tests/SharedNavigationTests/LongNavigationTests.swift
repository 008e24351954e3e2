import Testing

// Other platforms have no processes to run tests in.
#if os(macOS) || os(Linux)
    /// Tests that keep the main actor busy for many seconds: each in a process of its own.
    ///
    /// In the process of all tests they would take the turns of the main actor, for which other tests wait.
    /// Serialized, as each keeps a core busy.
    @Suite(.serialized) enum LongNavigationTests {}
#endif
