// A screen's message when it has something else to show than its content.

import SharedCore
import SharedLocalization

/// A message that stands for content (empty, failed) or above it (offline, out of date), with a way on.
public struct ScreenNotice: Hashable, Sendable {
    /// The state of things, or the event.
    public var title: LocalizedText
    /// The way to get on; empty if the title says it all.
    public var message: LocalizedText
    /// The label of the button that does so; nil where there is none.
    public var action: LocalizedText?
    /// The stable code of the error behind it; nil if nothing failed.
    public var code: String?

    /// Puts a notice together.
    public init(title: LocalizedText, message: LocalizedText = .empty, action: LocalizedText? = nil) {
        self.title = title
        self.message = message
        self.action = action
    }

    /// Creates the notice of an error.
    ///
    /// It offers to try again exactly if the error is retryable: only here is that decided.
    ///
    /// - Parameter title: The title instead of the error's own message, to name the thing that failed.
    public init(_ error: any UserFacingError, title: LocalizedText? = nil) {
        self.init(
            title: title ?? error.message,
            message: error.advice,
            action: error.isRetryable ? ScreenTexts.tryAgain : nil
        )
        code = error.code
    }
}
