// What a person may type to log in or to create an account.

import SharedLocalization

/// Why what was typed won't do.
public enum AccountProblem: String, Hashable, Sendable, CaseIterable {
    case handleMissing, handleLength, handleCharacters, emailMissing, emailShape, passwordMissing
    case passwordLength

    /// What to type instead.
    public var message: LocalizedText {
        switch self {
        case .handleMissing: Texts.accountHandleMissing
        case .handleLength:
            Texts.accountHandleLength(
                AccountRules.handleLengths.lowerBound,
                AccountRules.handleLengths.upperBound
            )
        case .handleCharacters: Texts.accountHandleCharacters
        case .emailMissing: Texts.accountEmailMissing
        case .emailShape: Texts.accountEmailShape
        case .passwordMissing: Texts.accountPasswordMissing
        case .passwordLength: Texts.accountPasswordLength(characters: AccountRules.shortestPassword)
        }
    }
}

/// The rules of accounts.
public enum AccountRules {
    /// How many characters a handle may have.
    public static let handleLengths = 3...24
    /// How many characters a password must have.
    public static let shortestPassword = 8

    /// What is wrong with a handle to be; nil if nothing is.
    public static func problem(handle: String) -> AccountProblem? {
        if handle.isEmpty { return .handleMissing }
        if !handleLengths.contains(handle.count) { return .handleLength }
        return handle.allSatisfy { $0.isLetter || $0.isNumber } ? nil : .handleCharacters
    }

    /// What is wrong with an email address, as far as one can tell without writing to it; nil if nothing is.
    public static func problem(email: String) -> AccountProblem? {
        if email.isEmpty { return .emailMissing }
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !email.contains(where: \.isWhitespace) else {
            return .emailShape
        }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy { !$0.isEmpty } ? nil : .emailShape
    }

    /// What is wrong with a password to be; nil if nothing is.
    public static func problem(password: String) -> AccountProblem? {
        if password.isEmpty { return .passwordMissing }
        return password.count < shortestPassword ? .passwordLength : nil
    }
}
