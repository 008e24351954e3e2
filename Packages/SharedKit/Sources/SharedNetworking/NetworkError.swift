// The errors between here and a server.

import SharedCore
import SharedJSON
import SharedLocalization

/// The reason that a request has no good answer.
///
/// Holds neither credentials nor queries.
public enum NetworkError: UserFacingError, Hashable {
    /// This device has no connection.
    case offline
    /// The server's name is unknown, or no server answers there.
    case unreachable
    /// The connection broke before the answer was whole.
    case interrupted
    /// The answer took longer than allowed.
    case timedOut
    /// The task was cancelled.
    case cancelled
    /// No connection that can be trusted: certificate or TLS.
    case insecure
    /// The server answered, but not with success; the excerpt is the beginning of its answer, for developers.
    case badStatus(Int, excerpt: String)
    /// The session has ended: renewing the credentials failed or didn't help.
    case unauthorized
    /// The body isn't what was promised.
    case undecodable(JSONError)
    /// The body is larger than allowed.
    case tooLarge(limit: Int)
    /// The answer isn't HTTP.
    case notHTTP
    /// The server sent a redirect that isn't followed.
    case redirectRefused(RedirectRefusal)
    /// The request itself can't be sent.
    case badRequest(RequestFault)

    /// The reason that a redirect was not followed.
    public enum RedirectRefusal: String, Hashable, Sendable {
        case tooMany
        /// From `https` to `http`.
        case downgrade
        /// To a URL that is neither `http` nor `https`.
        case badAddress
    }

    /// The fault of a request.
    public enum RequestFault: String, Hashable, Sendable {
        case address, headers, path, body
    }

    public var code: String { "network.\(name)" }

    public var isRetryable: Bool {
        switch self {
        case .offline, .unreachable, .interrupted, .timedOut: true
        case .badStatus(let status, _): [408, 425, 429, 500, 502, 503, 504].contains(status)
        default: false
        }
    }

    public var message: LocalizedText {
        switch self {
        case .offline: Texts.offlineMessage
        case .unreachable: Texts.unreachableMessage
        case .interrupted: Texts.interruptedMessage
        case .timedOut: Texts.timedOutMessage
        case .cancelled: Texts.cancelledMessage
        case .insecure: Texts.insecureMessage
        case .badStatus(let status, _): Texts.badStatusMessage(status)
        case .unauthorized: Texts.unauthorizedMessage
        case .undecodable: Texts.undecodableMessage
        case .tooLarge: Texts.tooLargeMessage
        case .notHTTP: Texts.notHTTPMessage
        case .redirectRefused: Texts.redirectRefusedMessage
        case .badRequest: Texts.badRequestMessage
        }
    }

    public var advice: LocalizedText {
        switch self {
        case .offline: Texts.offlineAdvice
        case .unreachable: Texts.unreachableAdvice
        case .unauthorized: Texts.unauthorizedAdvice
        case .insecure: Texts.insecureAdvice
        case .cancelled: Texts.cancelledAdvice
        default: isRetryable ? Texts.laterAdvice : Texts.providerAdvice
        }
    }

    private var name: String {
        switch self {
        case .offline: "offline"
        case .unreachable: "unreachable"
        case .interrupted: "interrupted"
        case .timedOut: "timedOut"
        case .cancelled: "cancelled"
        case .insecure: "insecure"
        case .badStatus: "badStatus"
        case .unauthorized: "unauthorized"
        case .undecodable: "undecodable"
        case .tooLarge: "tooLarge"
        case .notHTTP: "notHTTP"
        case .redirectRefused: "redirectRefused"
        case .badRequest: "badRequest"
        }
    }
}
