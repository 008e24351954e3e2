// Keeps an app's state on disk, so that a kill at any time loses nothing that has come to rest.

import Observation
import SharedStorage

/// Writes what should survive a relaunch after every change, off the main actor.
///
/// While one state is written, only the newest of those that follow waits; the last is always written.
@MainActor
final class StateKeeper {
    private let app: any SimulatedApp
    private let store: FileStore
    private var waiting: (@Sendable () -> Void)?
    private var writing: Task<Void, Never>?

    init(app: any SimulatedApp, store: FileStore) {
        self.app = app
        self.store = store
    }

    /// Keeps the state as it is, and from now on after each change of the tree or of a draft.
    func keep() {
        waiting = withObservationTracking {
            // The scene reads the tree, so that moves are heard of; drafts are read in saving.
            _ = app.scene
            return app.keeping(in: store)
        } onChange: { [weak self] in
            Task { @MainActor in self?.keep() }
        }
        guard writing == nil, waiting != nil else { return }
        writing = Task { [weak self] in
            while let write = self?.waiting.take() { await Task.detached { write() }.value }
            self?.writing = nil
        }
    }

    /// Returns when the last state is written.
    func settled() async { await writing?.value }
}
