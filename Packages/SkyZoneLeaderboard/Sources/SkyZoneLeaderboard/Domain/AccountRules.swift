// What a person may type to log in or to create an account.

import SharedLocalization

/// Why what was typed won't do.
public enum AccountProblem: String, Hashable, Sendable, CaseIterable {
    case handleMissing, handleLength, handleCharacters, passwordMissing, passwordLength

    /// What to type instead.
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
    /// How many characters a handle may have.
    public static let longestHandle = 24
    /// How many characters a password must have.
    public static let shortestPassword = 6

    /// What is wrong with a handle to be; nil if nothing is.
    public static func problem(handle: String) -> AccountProblem? {
        if handle.isEmpty { return .handleMissing }
        if handle.count > longestHandle { return .handleLength }
        return handle.allSatisfy { $0.isLetter || $0.isNumber } ? nil : .handleCharacters
    }

    /// What is wrong with a password to be; nil if nothing is.
    public static func problem(password: String) -> AccountProblem? {
        if password.isEmpty { return .passwordMissing }
        return password.count < shortestPassword ? .passwordLength : nil
    }
}
