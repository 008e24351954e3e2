// The state, actions and outcomes of the form.

import SharedLocalization

/// The form: an address, a text and Send.
public struct FormState: Equatable, Sendable {
    /// A field.
    public struct Field: Equatable, Sendable {
        public var label: LocalizedText
        /// The placeholder while the field is empty.
        public var prompt: LocalizedText
        /// The typed text.
        public var text: String
        /// The problem found after Send was tapped; nil once the text changes.
        public var problem: LocalizedText?
        /// In points; nil where the host's own layout makes the field as high as its text.
        public var height: Double?
    }

    public var title: LocalizedText
    /// The accessibility label of the Share button.
    public var shareLabel: LocalizedText
    public var address: Field
    public var text: Field
    public var sendLabel: LocalizedText
    /// Whether the message is being sent: Send does nothing meanwhile.
    public var isSending: Bool
    /// Announces that the message is being sent.
    public var sendingLabel: LocalizedText
}

/// An action of the user on the form.
public enum FormAction: Codable, Hashable, Sendable {
    case addressTyped(String)
    case textTyped(String)
    case sendTapped
    case shareTapped
}

/// An outcome of the form.
public enum FormOutcome: Equatable, Sendable {
    case share(ShareOutcome)
    /// A message was sent to this address.
    case sent(to: String)
    case failed(MailError)
}

/// The state of the form that survives a relaunch.
public struct FormDraft: Codable, Hashable, Sendable {
    public var address: String
    public var text: String
}
