// The texts that the user reads when a link isn't followed.

import SharedLocalization
import SharedNavigation

/// Nothing on screen has changed, and the texts say why and what to do.
///
/// The kit can't know the purpose of a link, so they speak of the link and of the app alone.
extension LinkError: UserFacingError {
    public var message: LocalizedText {
        switch remedy {
        case .lookInTheApp: Texts.messageNowhere
        case .lookForWhatIsThere: Texts.messageGone
        case .askForAnother: Texts.messageDamaged
        case .openAgain: Texts.messageBusy
        }
    }

    public var advice: LocalizedText {
        switch remedy {
        case .lookInTheApp: Texts.adviceNowhere
        case .lookForWhatIsThere: Texts.adviceGone
        case .askForAnother: Texts.adviceDamaged
        case .openAgain: Texts.adviceBusy
        }
    }

    /// The remedy that is open to the user.
    private enum Remedy {
        case lookInTheApp, lookForWhatIsThere, askForAnother, openAgain
    }

    private var remedy: Remedy {
        switch self {
        case .otherScheme, .unknownPath, .noWay: .lookInTheApp
        case .contentGone: .lookForWhatIsThere
        case .tooLong, .controlCharacter, .directionMark, .malformed, .malformedPercent, .dotSegment,
            .emptySegment, .userInformation, .queryOrFragment:
            .askForAnother
        case .refused: isRetryable ? .openAgain : .lookInTheApp
        }
    }
}
