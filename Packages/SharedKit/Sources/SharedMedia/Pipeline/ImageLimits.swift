// The settings of an image pipeline.

/// How much an image pipeline does at once and keeps.
public struct ImageLimits: Sendable {
    /// How many images are fetched at a time.
    public var concurrency = 6
    /// How many of these may be for images that aren't on screen yet; fewer than `concurrency`, so that what comes on
    /// screen needn't wait for them.
    public var prefetchConcurrency = 3
    /// The most bytes that are kept of images off screen.
    ///
    /// While those on screen and near it are more, nothing is
    /// prefetched.
    public var memory = 64 << 20
    /// How many images off screen are kept at most, and of how many the sizes and failures are remembered.
    public var remembered = 4_000
    /// The most pixels that the host is going to decode.
    public var pixels = 1 << 28
    /// Width by height of the room for an image of unknown size.
    public var placeholderAspect = 1.0
    /// How long after a failure an image that comes near again is left alone; doubled with each failure in a row.
    public var initialDelay: Duration = .seconds(5)
    /// The most that this becomes, and what it is at once for failures that a repetition doesn't cure.
    public var maximumDelay: Duration = .seconds(300)

    /// The settings as they are documented.
    public init() {}

    func pause(after failure: ImageError, attempts: Int) -> Duration {
        failure.isRetryable
            ? min(maximumDelay, initialDelay * (1 << min(max(0, attempts - 1), 20))) : maximumDelay
    }
}
