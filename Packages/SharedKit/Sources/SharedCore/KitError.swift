// The common protocol of the product's errors.

/// A typed error that the program can act on and a log can name.
///
/// `UserFacingError` in SharedLocalization adds the text for the user.
public protocol KitError: Error, Sendable, Equatable {
    /// A stable name for logs and tests, such as `network.timeout`; never shown to the user.
    var code: String { get }

    /// Whether the same attempt may succeed later without any change by the user or the app.
    var isRetryable: Bool { get }
}
