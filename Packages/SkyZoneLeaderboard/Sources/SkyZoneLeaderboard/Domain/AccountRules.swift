// The rules for handles and passwords.

import SharedLocalization

/// The reason why a handle or a password is rejected.
public enum AccountProblem: String, Hashable, Sendable, CaseIterable {
    case handleMissing, handleLength, handleCharacters, passwordMissing, passwordLength

    /// Advice on what to type instead.
    public var message: LocalizedText {
        switch self {
        case .handleMissing: Texts.accountHandleMissing
        case .handleLength: Texts.accountHandleLength(characters: AccountRules.longestHandle)
        case .handleCharacters: Texts.accountHandleCharacters
        case .passwordMissing: Texts.accountPasswordMissing
        case .passwordLength: Texts.accountPasswordLength(characters: AccountRules.shortestPassword)
        }
    }
}

/// The rules of accounts.
public enum AccountRules {
    /// The most characters that a handle may have.
    public static let longestHandle = 24
    /// The fewest characters that a password must have.
    public static let shortestPassword = 6

    /// The problem with a new handle; nil if there is none.
    public static func problem(handle: String) -> AccountProblem? {
        if handle.isEmpty { return .handleMissing }
        if handle.count > longestHandle { return .handleLength }
        return handle.allSatisfy { $0.isLetter || $0.isNumber } ? nil : .handleCharacters
    }

    /// The problem with a new password; nil if there is none.
    public static func problem(password: String) -> AccountProblem? {
        if password.isEmpty { return .passwordMissing }
        return password.count < shortestPassword ? .passwordLength : nil
    }
}
