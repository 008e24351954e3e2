// What a person has chosen, kept on disk and observed while running.

import Foundation
import SharedCore

/// The settings of an app: one value in one file, replaced as a whole.
///
/// `UserDefaults` on Linux never reaches the disk by itself, and writes in place. Reading is immediate and from any
/// thread. A change is seen by everybody at once and then saved; what can't be saved stays in force until the program
/// ends, and the caller learns of it.
public final class SettingsStore<Settings: Codable & Equatable & Sendable>: Sendable {
    private struct State {
        var settings: Settings
        var nextObserver = 0
        var observers: [Int: AsyncStream<Settings>.Continuation] = [:]
    }

    private let state: Locked<State>
    private let saver: Saver

    /// Loads the settings of a store.
    ///
    /// What is damaged is set aside and what can't be read is left alone: both are logged, and the defaults hold.
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
        do throws(StorageFailure) {
            switch try store.load(Settings.self, from: name, schema: schema) {
            case .value(let stored): settings = stored
            case .otherSchema(let old, let payload): settings = migrate(old, payload) ?? defaults
            case .absent, .damaged: break
            }
        } catch {
            store.note("settingsNotRead", ["name": name, "code": error.code])
        }
        state = Locked(State(settings: settings))
        saver = Saver(store: store, name: name, schema: schema)
    }

    /// The settings now.
    public var current: Settings {
        state.withLock { $0.settings }
    }

    /// Changes the settings, tells the observers, and returns when the disk has them.
    ///
    /// Changes at once follow each other, and the last one is what the file ends with. `change` must not use the store.
    ///
    /// - Throws: `StorageFailure` when they can't be saved; they are in force all the same.
    public func update(_ change: @Sendable (inout Settings) -> Void) async throws(StorageFailure) {
        let hasChanged = state.withLock { state in
            let old = state.settings
            change(&state.settings)
            guard state.settings != old else {
                return false
            }
            for observer in state.observers.values {
                observer.yield(state.settings)
            }
            return true
        }
        if hasChanged {
            try await saver.save { self.current }
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
        let store: FileStore
        let name: String
        let schema: Int

        init(store: FileStore, name: String, schema: Int) {
            self.store = store
            self.name = name
            self.schema = schema
        }

        func save(_ current: @Sendable () -> Settings) throws(StorageFailure) {
            try store.save(current(), as: name, schema: schema)
        }
    }
}
