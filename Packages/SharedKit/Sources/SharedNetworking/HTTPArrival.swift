// Hears of an answer while it comes in.

import Foundation

/// A piece of a successful answer's body, decompressed, as it came.
public struct HTTPArrival: Sendable {
    /// The bytes that came, in order.
    public var bytes: Data
    /// Whether a body begins with it; after a failed attempt another may begin.
    public var isFirst: Bool

    /// The listener for all that arrives for the requests that the current task sends; called on any thread.
    ///
    /// Set it with `withValue` around `send`. It hears nothing of an answer that comes from the cache, or
    /// that is shared with a caller that asked before.
    @TaskLocal public static var listener: (@Sendable (HTTPArrival) -> Void)?
}
