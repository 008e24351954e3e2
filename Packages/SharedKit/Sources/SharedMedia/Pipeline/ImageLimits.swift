// The settings of an image pipeline.

/// The limits of an image pipeline on concurrency, memory and retries.
public struct ImageLimits: Sendable {
    /// Most concurrent fetches.
    public var concurrency = 6
    /// Most concurrent fetches for images that aren't on screen yet; fewer than `concurrency`, so that an
    /// image that comes on screen needn't wait for them.
    public var prefetchConcurrency = 3
    /// The most bytes that are kept of images off screen.
    ///
    /// While the images on screen and near it exceed this, nothing is prefetched.
    public var memory = 64 << 20
    /// Most images that are kept off screen, and most whose sizes and errors are remembered.
    public var remembered = 4_000
    /// The most pixels that the host will decode.
    public var pixels = 1 << 28
    /// Width divided by height of the placeholder for an image of unknown size.
    public var placeholderAspect = 1.0
    /// The delay after an error before an image that comes near again is retried; doubled with each
    /// consecutive error.
    public var initialDelay: Duration = .seconds(5)
    /// The upper bound of that delay, and the delay after an error that a retry doesn't cure.
    public var maximumDelay: Duration = .seconds(300)

    /// Makes the documented defaults.
    public init() {}

    func pause(after failure: ImageError, attempts: Int) -> Duration {
        failure.isRetryable
            ? min(maximumDelay, initialDelay * (1 << min(max(0, attempts - 1), 20))) : maximumDelay
    }
}
