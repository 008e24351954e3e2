// What a person reads when a link can't be followed.

import SharedLocalization
import SharedNavigation

/// A link that the app doesn't follow; nothing on screen has changed.
public struct RefusedLink: LocalizedFailure, Equatable {
    /// What is wrong with it.
    public let failure: LinkFailure

    public var code: String { "link." + failure.code }
    public var isRetryable: Bool { false }
    public var message: LocalizedText { Texts.linkRefused }
    public var advice: LocalizedText { Texts.linkRefusedAdvice }
}
