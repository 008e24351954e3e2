// What a screen says when it has something else to show than its content.

import SharedCore

/// A message that stands for content (empty, failed) or above it (offline, out of date), with a way on.
public struct ScreenNotice: Hashable, Sendable {
    /// What there is, or what happened.
    public var title: LocalizedText
    /// How to get on; empty if the title says it all.
    public var message: LocalizedText
    /// The label of the button that does so; nil where there is none.
    public var action: LocalizedText?
    /// The stable code of the failure behind it; nil if nothing failed.
    public var code: String?

    /// Puts a notice together.
    public init(title: LocalizedText, message: LocalizedText = .empty, action: LocalizedText? = nil) {
        self.title = title
        self.message = message
        self.action = action
    }

    /// Says what a failure says.
    ///
    /// - Parameters:
    ///   - title: What stands in the place of the failure's own message: what failed, say.
    ///   - action: The label of the button, whatever failed.
    ///   - retry: The label of the button that tries again, left out where that can't help.
    public init(
        _ failure: any UserFacingError,
        title: LocalizedText? = nil,
        action: LocalizedText? = nil,
        retry: LocalizedText? = nil
    ) {
        let action = action ?? (failure.isRetryable ? retry : nil)
        self.init(title: title ?? failure.message, message: failure.advice, action: action)
        code = failure.code
    }
}
