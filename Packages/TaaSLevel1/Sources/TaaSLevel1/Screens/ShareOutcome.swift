// What all three tabs have in common: they share a picture of themselves.

import SharedLocalization
import SharedNavigation

/// How far sharing has come.
public enum ShareOutcome: Equatable, Sendable {
    /// The person wants to share the screen.
    case chosen
    /// There is something to share.
    case taken([ShareItem])
    case failed(ShareError)
}

/// Why nothing was shared.
public enum ShareError: String, UserFacingError, Codable, Hashable {
    /// The host gave no picture of the screen, or it couldn't be kept.
    case noScreenshot
    /// The share sheet couldn't be shown, or what it did went wrong.
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

/// A screen that hears how sharing went on.
@MainActor
protocol Sharer: AnyObject {
    /// To be presented as soon as the screen is in front.
    func shareAnswered(_ outcome: ShareOutcome)
}
