// The current settings on the main actor.

import Observation
import SharedCore
import SharedStorage

/// Follows the settings store while the app runs.
@MainActor @Observable
final class Preferences {
    /// The number of images in a row: 1 to 6.
    private(set) var columns: Int

    @ObservationIgnored let listeners = Listeners<any Listener>()
    @ObservationIgnored private var following: Task<Void, Never>?

    init(_ store: SettingsStore<TaaSLevel1Settings>) {
        columns = store.current.columnCount
        let changes = store.changes()
        following = Task { [weak self] in
            for await settings in changes { self?.take(settings) }
        }
    }

    deinit { following?.cancel() }

    private func take(_ settings: TaaSLevel1Settings) {
        guard settings.columnCount != columns else { return }
        columns = settings.columnCount
        listeners.living.forEach { $0.sourceChanged() }
    }
}
