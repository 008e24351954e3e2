// What the screen for a new account shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// The screen for a new account.
public struct CreateAccountState: Equatable, Sendable {
    public var title: LocalizedText
    public var handle: FormField
    public var password: FormField
    public var submit: FormButton
    /// Why it didn't work, or that it takes long.
    public var notice: ScreenNotice?
}

/// What a person did there.
public enum CreateAccountAction: Codable, Hashable, Sendable {
    case handleTyped(String)
    case passwordTyped(String)
    case submitTapped
}

/// What should happen elsewhere.
public enum CreateAccountOutcome: Equatable, Sendable {
    case accountCreated(Admission)
}
