// What the form shows, and what a person can do there.

import SharedLocalization

/// The form: an address, a text and Send.
public struct FormState: Equatable, Sendable {
    /// A field.
    public struct Field: Equatable, Sendable {
        public var label: LocalizedText
        /// What stands in it while it is empty.
        public var prompt: LocalizedText
        /// What is typed.
        public var text: String
        /// What is wrong with it, after Send was tapped; nil once something else is typed.
        public var problem: LocalizedText?
        /// Points; nil where the host's own layout makes the field as high as its text.
        public var height: Double?
    }

    public var title: LocalizedText
    /// The accessibility label of the Share button.
    public var shareLabel: LocalizedText
    public var address: Field
    public var text: Field
    public var sendLabel: LocalizedText
    /// Whether the message is on its way: Send does nothing meanwhile.
    public var isSending: Bool
    /// Said while it is.
    public var sendingLabel: LocalizedText
}

/// What a person did on the form.
public enum FormAction: Codable, Hashable, Sendable {
    case addressTyped(String)
    case textTyped(String)
    case sendTapped
    case shareTapped
}

/// What should happen elsewhere.
public enum FormOutcome: Equatable, Sendable {
    case share(ShareOutcome)
    /// A message has left for this address.
    case sent(to: String)
    case failed(MailError)
}

/// What of the form survives a relaunch.
public struct FormDraft: Codable, Hashable, Sendable {
    public var address: String
    public var text: String
}
