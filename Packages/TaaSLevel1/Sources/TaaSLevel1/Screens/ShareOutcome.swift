// The sharing of a screenshot, which all three tabs have in common.

import SharedLocalization
import SharedNavigation

/// The progress of sharing.
public enum ShareOutcome: Equatable, Sendable {
    /// The user wants to share the screen.
    case chosen
    /// There is something to share.
    case taken([ShareItem])
    case failed(ShareError)
}

/// The error of sharing.
public enum ShareError: String, UserFacingError, Codable, Hashable {
    /// The host gave no screenshot, or it couldn't be saved.
    case noScreenshot
    /// The share sheet couldn't be shown, or reported an error.
    case notShared

    public var code: String { "share." + rawValue }
    public var isRetryable: Bool { true }
    public var message: LocalizedText {
        switch self {
        case .noScreenshot: Texts.shareNoScreenshot
        case .notShared: Texts.shareNotShared
        }
    }
    public var advice: LocalizedText { Texts.shareAdvice }
}

/// A screen that is told of the progress of sharing.
@MainActor
protocol Sharer: AnyObject {
    /// Takes the outcome, which is presented as soon as the screen is in front.
    func shareAnswered(_ outcome: ShareOutcome)
}
