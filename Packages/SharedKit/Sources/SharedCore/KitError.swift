// What every error of the product has in common.

/// A typed error that the program can act on and a log can name.
///
/// What a person reads is added by `UserFacingError` in SharedLocalization.
public protocol KitError: Error, Sendable, Equatable {
    /// A stable name for logs and tests, such as `network.timeout`. Never shown to people.
    var code: String { get }

    /// Whether the same attempt may succeed later without anybody changing anything.
    var isRetryable: Bool { get }
}
