// The store of tokens and passwords: never in a file of ours.

import Foundation
import SharedCore

/// Keeps secrets.
///
/// On Apple platforms the host implements it with the keychain.
public protocol SecretStore: Sendable {
    /// The secret of a name, or nil.
    func secret(named name: String) async throws -> Data?

    /// Keeps a secret in place of an older one; nil forgets it.
    func setSecret(_ secret: Data?, named name: String) async throws
}

/// Keeps secrets until the program ends: for simulators and tests.
public actor MemorySecretStore: SecretStore {
    private var secrets: [String: Data] = [:]

    /// Makes an empty store.
    public init() {}

    public func secret(named name: String) -> Data? {
        secrets[name]
    }

    public func setSecret(_ secret: Data?, named name: String) {
        secrets[name] = secret
    }
}
