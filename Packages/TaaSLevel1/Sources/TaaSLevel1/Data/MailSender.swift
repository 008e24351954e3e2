// Who sends emails.

import SharedCore

/// Sends messages, by the platform's mail composer or otherwise.
///
/// Passed in by the host. What the composer shows is part of sending: the app's own screens go on after it.
public protocol MailSender: Sendable {
    /// Returns when the message is on its way.
    @concurrent
    func send(_ message: MailMessage) async throws(MailError)
}

/// Sends nothing: keeps the messages and answers as it was told to, so that the form works without a mail account.
public final class SimulatedMailSender: MailSender {
    private let state: Locked<(failure: MailError?, sent: [MailMessage])>

    /// Makes a sender.
    ///
    /// - Parameter failure: What keeps messages from leaving; nil if nothing does.
    public init(failure: MailError? = nil) {
        state = Locked((failure, []))
    }

    /// What keeps messages from leaving, from now on; nil if nothing does.
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
