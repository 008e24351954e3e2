// The state, actions and outcomes of the screen for a new account.

import SharedScreens
import SharedLocalization

/// The screen for a new account.
public struct CreateAccountState: Equatable, Sendable {
    public var title: LocalizedText
    public var handle: FormField
    public var password: FormField
    public var submit: FormButton
    /// The reason why the creation failed, or that it takes long.
    public var notice: ScreenNotice?
}

/// A user action on the screen for a new account.
public enum CreateAccountAction: Codable, Hashable, Sendable {
    case handleTyped(String)
    case passwordTyped(String)
    case submitTapped
}

/// An outcome of the screen for a new account, for its coordinator.
public enum CreateAccountOutcome: Equatable, Sendable {
    case accountCreated(Admission)
}
