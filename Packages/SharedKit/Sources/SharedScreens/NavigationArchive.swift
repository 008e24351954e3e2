// The file that carries the navigation from one launch to the next.

import Foundation
import SharedNavigation
import SharedStorage

/// The result of reading an archive.
public enum ArchiveReport: Equatable, Sendable {
    /// Nothing has been saved yet.
    case absent
    /// The saved navigation, of this schema.
    case restored
    /// The saved navigation of another schema, as the migration made it.
    case migrated(from: Int)
    /// Another schema that nothing migrates; start fresh. The file stays until the next save.
    case otherSchema(Int)
    /// The file was cut, changed or far too large; it was renamed to that name, not deleted. Start fresh.
    case damaged(setAside: String)
    /// The file can't be read or set aside, or was set aside as `undecodable`; start fresh. A file that is
    /// still there is kept under another name too, if that can be done, so that the next save doesn't replace
    /// it.
    case failed(StorageError)
}

/// Keeps an app's saved navigation in a file store, with a schema number and a checksum.
///
/// No damage is ever restored, nothing traps, and every launch says what it found. Calls block until the disk
/// has done it: only the load before the first screen belongs on the main actor.
public struct NavigationArchive<Route: NavigationRoute, Draft: Codable & Hashable & Sendable>: Sendable {
    /// The navigation that the archive keeps.
    public typealias Saved = SavedNavigation<Route, Draft>
    /// Turns the JSON of another schema, given by number, into what can be restored; nil if it can't.
    public typealias Migration = @Sendable (_ schema: Int, _ payload: Data) -> Saved?

    private let store: FileStore
    private let name: String
    private let schema: Int
    private let migrate: Migration

    /// Describes an archive.
    ///
    /// - Parameters:
    ///   - name: The file's in the store.
    ///   - schema: Raise it whenever routes or drafts are renamed, or mean something else.
    public init(
        store: FileStore,
        name: String = "navigation",
        schema: Int = 1,
        migrate: @escaping Migration = { _, _ in nil }
    ) {
        self.store = store
        self.name = name
        self.schema = schema
        self.migrate = migrate
    }

    /// Saves the navigation, replacing the one saved before.
    ///
    /// - Throws: `StorageError`; what was saved before is then still there, except with `notDurable`.
    public func save(_ saved: Saved) throws(StorageError) {
        try store.save(saved, as: name, schema: schema)
    }

    /// The navigation to restore, nil for a fresh start, and the reason.
    public func load() -> (saved: Saved?, report: ArchiveReport) {
        do throws(StorageError) {
            switch try store.load(Saved.self, from: name, schema: schema) {
            case .absent: return (nil, .absent)
            case .value(let saved): return (saved, .restored)
            case .damaged(let newName): return (nil, .damaged(setAside: newName))
            case .otherSchema(let found, let payload):
                guard let saved = migrate(found, payload) else { return (nil, .otherSchema(found)) }
                return (saved, .migrated(from: found))
            }
        } catch {
            try? store.keepAside(name, as: "unread")
            return (nil, .failed(error))
        }
    }
}
