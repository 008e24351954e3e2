// The user's choices, kept on disk and observed while running.

import Foundation
import SharedCore

/// The settings of an app: one value in one file, replaced as a whole.
///
/// `UserDefaults` on Linux never reaches the disk by itself, and writes in place. Reading is immediate and
/// from any thread. All readers see a change at once, and then it is saved; a change that can't be saved
/// stays in force until the program ends or a later update saves it, and the caller and the log learn of it.
public final class SettingsStore<Settings: Codable & Equatable & Sendable>: Sendable {
    private struct State {
        var settings: Settings
        /// Grows with each change.
        var revision = 0
        /// The revision that the disk has; nil when what it has is not known to be one of them.
        var saved: Int?
        var nextObserver = 0
        var observers: [Int: AsyncStream<Settings>.Continuation] = [:]
    }

    private let state: Locked<State>
    private let saver: Saver

    /// Loads the settings of a store.
    ///
    /// A damaged file is set aside. A file that can't be read, or is of another schema that nothing migrates,
    /// stays until the first change is saved, and is then kept beside it under another name. All are logged,
    /// and the defaults hold.
    ///
    /// - Parameters:
    ///   - schema: the number of the format; raise it when older files can't be decoded any more.
    ///   - migrate: makes settings of an older schema's JSON; nil to start fresh.
    public init(
        defaults: Settings,
        store: FileStore,
        name: String = "settings",
        schema: Int = 1,
        migrate: (_ schema: Int, _ payload: Data) -> Settings? = { _, _ in nil }
    ) {
        var settings = defaults
        var isSaved = false
        var unread: String?
        do throws(StorageError) {
            switch try store.load(Settings.self, from: name, schema: schema) {
            case .value(let stored): (settings, isSaved) = (stored, true)
            case .otherSchema(let old, let payload):
                let migrated = migrate(old, payload)
                settings = migrated ?? defaults
                if migrated == nil {
                    unread = "schema-\(old)"
                    let details = ["name": name, "schema": "\(old)", "wanted": "\(schema)"]
                    store.note("settingsOfOtherSchema", details, level: .warning)
                }
            case .absent, .damaged: break
            }
        } catch {
            unread = "unread"
            store.note("settingsNotRead", ["name": name, "code": error.code])
        }
        state = Locked(State(settings: settings, saved: isSaved ? 0 : nil))
        saver = Saver(state: state, store: store, name: name, schema: schema, unread: unread)
    }

    /// The settings now.
    public var current: Settings {
        state.withLock { $0.settings }
    }

    /// Changes the settings, tells the observers, and returns when the disk has them.
    ///
    /// Changes at once follow each other, and the last one is what the file ends with. Settings that the disk
    /// doesn't have are saved even if this changes nothing; those that it has aren't saved again. `change`
    /// must not use the store.
    ///
    /// - Throws: `StorageError` when they can't be saved; they are in force all the same.
    public func update(_ change: @Sendable (inout Settings) -> Void) async throws(StorageError) {
        let revision = state.withLock { state in
            let old = state.settings
            change(&state.settings)
            if state.settings != old {
                state.revision += 1
                for observer in state.observers.values {
                    observer.yield(state.settings)
                }
            }
            return state.saved == state.revision ? nil : state.revision
        }
        if let revision {
            try await saver.save(revision)
        }
    }

    /// The settings now and after each change, until the task that reads is cancelled.
    ///
    /// A reader that is slow gets the newest and not those between.
    public func changes() -> AsyncStream<Settings> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Settings.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let id = state.withLock { state in
            let id = state.nextObserver
            state.nextObserver += 1
            state.observers[id] = continuation
            continuation.yield(state.settings)
            return id
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { state in _ = state.observers.removeValue(forKey: id) }
        }
        return stream
    }

    deinit {
        for observer in state.withLock({ $0.observers.values.map { $0 } }) {
            observer.finish()
        }
    }

    /// Saves one after the other, off the main actor, each time what is current then.
    private actor Saver {
        let state: Locked<State>
        let store: FileStore
        let name: String
        let schema: Int
        /// The kind in the name for the file that was there at the launch and wasn't understood, until it is
        /// kept.
        var unread: String?

        init(state: Locked<State>, store: FileStore, name: String, schema: Int, unread: String?) {
            self.state = state
            self.store = store
            self.name = name
            self.schema = schema
            self.unread = unread
        }

        /// Returns when the disk has that revision or a later one.
        func save(_ revision: Int) throws(StorageError) {
            let (settings, newest, saved) = state.withLock { ($0.settings, $0.revision, $0.saved) }
            // Another caller's save, for which this one waited, may have brought it there.
            if let saved, saved >= revision {
                return
            }
            do throws(StorageError) {
                if let kind = unread {
                    try store.keepAside(name, as: kind)
                    unread = nil
                }
                try store.save(settings, as: name, schema: schema)
            } catch {
                store.note("settingsNotSaved", ["name": name, "code": error.code])
                throw error
            }
            state.withLock { $0.saved = newest }
        }
    }
}
