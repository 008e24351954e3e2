// Errors of images.

import SharedLocalization
import SharedNetworking

/// An error between requesting an image and having it.
public enum ImageError: UserFacingError, Hashable {
    /// The bytes are something else: a web page, a text, another format.
    case notAnImage
    /// The bytes end before the size is known.
    case truncated
    /// The header contradicts its format.
    case damaged(ImageFormat)
    /// Drawing it would take more memory than is allowed.
    case tooManyPixels(limit: Int)
    /// There is no image of that name.
    case missing(name: String)
    /// The request failed.
    case network(NetworkError)

    public var code: String {
        if case .network(let failure) = self {
            return failure.code
        }
        return "image." + name
    }

    public var isRetryable: Bool {
        switch self {
        case .network(let failure): failure.isRetryable
        // The next transfer may be whole.
        case .truncated: true
        default: false
        }
    }

    public var message: LocalizedText {
        switch self {
        case .notAnImage: Texts.messageNotAnImage
        case .truncated: Texts.messageTruncated
        case .damaged: Texts.messageDamaged
        case .tooManyPixels: Texts.messageTooManyPixels
        case .missing: Texts.messageMissing
        case .network(let failure): failure.message
        }
    }

    public var advice: LocalizedText {
        if case .network(let failure) = self {
            return failure.advice
        }
        return isRetryable ? Texts.adviceAgain : Texts.adviceOther
    }

    private var name: String {
        switch self {
        case .notAnImage: "notAnImage"
        case .truncated: "truncated"
        case .damaged: "damaged"
        case .tooManyPixels: "tooManyPixels"
        case .missing: "missing"
        case .network: "network"
        }
    }
}
