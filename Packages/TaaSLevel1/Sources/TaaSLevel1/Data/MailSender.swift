// The sending of emails.

import SharedCore

/// Sends messages, by the platform's mail composer or otherwise.
///
/// The host passes it in. The composer's screens are part of sending: the app's own screens go on after it.
public protocol MailSender: Sendable {
    /// Returns when the message is on its way.
    @concurrent
    func send(_ message: MailMessage) async throws(MailError)
}

/// Sends nothing: keeps the messages and returns the configured result.
///
/// So the form works without a mail account.
public final class SimulatedMailSender: MailSender {
    private let state: Locked<(failure: MailError?, sent: [MailMessage])>

    /// Makes a sender.
    ///
    /// - Parameter failure: The error that sending throws; nil for none.
    public init(failure: MailError? = nil) {
        state = Locked((failure, []))
    }

    /// The error that sending throws from now on; nil for none.
    public var failure: MailError? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    /// The messages that were sent, in order.
    public var sent: [MailMessage] { state.withLock { $0.sent } }

    @concurrent
    public func send(_ message: MailMessage) async throws(MailError) {
        let failure = state.withLock { state in
            if state.failure == nil { state.sent.append(message) }
            return state.failure
        }
        if let failure { throw failure }
    }
}
