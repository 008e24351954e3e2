// What the log-in screen shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// A field of a form.
public struct FormField: Equatable, Sendable {
    public var label: LocalizedText
    public var text: String
    /// What is wrong with it, once the person has tried to go on.
    public var problem: LocalizedText?
}

/// A button that sends a form.
public struct FormButton: Equatable, Sendable {
    public var label: LocalizedText
    /// Whether the answer is awaited.
    public var isWorking: Bool
}

/// The log-in screen.
public struct LoginState: Equatable, Sendable {
    public var title: LocalizedText
    public var welcome: LocalizedText
    public var handle: FormField
    public var password: FormField
    public var submit: FormButton
    /// Why it didn't work, or that it takes long.
    public var notice: ScreenNotice?
    public var createAccount: LocalizedText
    /// Over the accounts to try the app with.
    public var samplesTitle: LocalizedText
    /// Accounts to try the app with; none in a live app.
    public var samples: [SampleAccount]
}

/// What a person did there.
public enum LoginAction: Codable, Hashable, Sendable {
    case handleTyped(String)
    case passwordTyped(String)
    case submitTapped
    case createAccountTapped
    /// By the handle of an account to try.
    case sampleTapped(String)
}

/// What should happen elsewhere.
public enum LoginOutcome: Equatable, Sendable {
    case loggedIn(Admission)
    case accountWanted
}
