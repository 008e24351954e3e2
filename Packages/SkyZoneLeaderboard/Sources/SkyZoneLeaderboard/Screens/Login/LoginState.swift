// The state, actions and outcomes of the login screen.

import SharedScreens
import SharedLocalization

/// A field of a form.
public struct FormField: Equatable, Sendable {
    public var label: LocalizedText
    public var text: String
    /// The problem with its content, once the user has tried to submit the form.
    public var problem: LocalizedText?
}

/// A button that submits a form.
public struct FormButton: Equatable, Sendable {
    public var label: LocalizedText
    /// Whether a response is pending.
    public var isWorking: Bool
}

/// The login screen.
public struct LoginState: Equatable, Sendable {
    public var title: LocalizedText
    public var welcome: LocalizedText
    public var handle: FormField
    public var password: FormField
    public var submit: FormButton
    /// The reason why the login failed, or that it takes long.
    public var notice: ScreenNotice?
    public var createAccount: LocalizedText
    /// The heading of the sample accounts.
    public var samplesTitle: LocalizedText
    /// Sample accounts to try the app with; none in a live app.
    public var samples: [SampleAccount]
}

/// A user action on the login screen.
public enum LoginAction: Codable, Hashable, Sendable {
    case handleTyped(String)
    case passwordTyped(String)
    case submitTapped
    case createAccountTapped
    /// A tap on the sample account with this handle.
    case sampleTapped(String)
}

/// An outcome of the login screen, for its coordinator.
public enum LoginOutcome: Equatable, Sendable {
    case loggedIn(Admission)
    case accountWanted
}
