// An email message, and the errors of sending it.

import Foundation
import SharedLocalization

/// An email, as the form makes it.
///
/// No typed text becomes a header: the recipient is a valid address, the subject the app's own.
public struct MailMessage: Hashable, Sendable {
    public let recipient: EmailAddress
    public let subject: LocalizedText
    /// Lines end with a line feed; there are no null characters.
    public let body: String

    /// Makes a message; nil if the body is nothing but white space.
    public init?(to recipient: EmailAddress, body: String) {
        guard Self.isBody(body) else { return nil }
        self.recipient = recipient
        subject = Texts.mailSubject
        self.body = body.replacingOccurrences(of: "\r\n", with: "\n")
            .replacingOccurrences(of: "\r", with: "\n")
            .replacingOccurrences(of: "\0", with: "")
    }

    /// Whether a text is more than white space.
    static func isBody(_ text: String) -> Bool {
        text.contains { !$0.isWhitespace && $0 != "\0" }
    }
}

/// The error of sending a message.
public enum MailError: String, UserFacingError, Codable, Hashable, CaseIterable {
    /// This device has no mail account.
    case noAccount
    /// The user cancelled it.
    case cancelled
    /// The mail service refused it or broke off.
    case failed
    /// There is no network.
    case offline

    public var code: String { "mail." + rawValue }
    public var isRetryable: Bool { self == .failed || self == .offline }

    public var message: LocalizedText {
        switch self {
        case .noAccount: Texts.mailNoAccount
        case .cancelled: Texts.mailCancelled
        case .failed: Texts.mailFailed
        case .offline: Texts.mailOffline
        }
    }

    public var advice: LocalizedText {
        switch self {
        case .noAccount: Texts.mailNoAccountAdvice
        case .cancelled: Texts.mailCancelledAdvice
        case .failed: Texts.mailFailedAdvice
        case .offline: Texts.mailOfflineAdvice
        }
    }
}
