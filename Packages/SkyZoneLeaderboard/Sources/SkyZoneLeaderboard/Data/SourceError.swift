// The error of a source, in words that help the user.

import SharedJSON
import SharedLocalization

/// An error of a source.
public enum SourceError: UserFacingError, Equatable {
    case offline
    /// The service has failed or sent an invalid response.
    case unavailable
    /// The requested item no longer exists.
    case notFound
    case wrongCredentials
    case handleTaken
    /// The app's own data can't be read.
    case unreadable(JSONError)

    public var code: String {
        switch self {
        case .offline: "source.offline"
        case .unavailable: "source.unavailable"
        case .notFound: "source.notFound"
        case .wrongCredentials: "source.wrongCredentials"
        case .handleTaken: "source.handleTaken"
        case .unreadable(let failure): failure.code
        }
    }

    public var isRetryable: Bool {
        switch self {
        case .offline, .unavailable: true
        case .notFound, .wrongCredentials, .handleTaken: false
        case .unreadable(let failure): failure.isRetryable
        }
    }

    public var message: LocalizedText {
        switch self {
        case .offline: Texts.failureOffline
        case .unavailable: Texts.failureUnavailable
        case .notFound: Texts.failureNotFound
        case .wrongCredentials: Texts.failureWrongCredentials
        case .handleTaken: Texts.failureHandleTaken
        case .unreadable(let failure): failure.message
        }
    }

    public var advice: LocalizedText {
        switch self {
        case .offline: Texts.failureOfflineAdvice
        case .unavailable: Texts.failureUnavailableAdvice
        case .notFound: Texts.failureNotFoundAdvice
        case .wrongCredentials: Texts.failureWrongCredentialsAdvice
        case .handleTaken: Texts.failureHandleTakenAdvice
        case .unreadable(let failure): failure.advice
        }
    }
}
