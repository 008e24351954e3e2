// Keeps an app's state on disk, so that a kill at any time loses no settled state.

import Observation
import SharedStorage

/// Writes the state that should survive a relaunch after every change, off the main actor.
///
/// While one state is being written, only the newest of the later ones waits; the last is always written.
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

    /// Writes the current state, and from now on the state after each change of the tree or of a draft.
    func keep() {
        waiting = withObservationTracking {
            // Reading the scene observes the tree, so moves are noticed; saving reads the drafts.
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

    /// Returns after the last state is written.
    func settled() async { await writing?.value }
}
