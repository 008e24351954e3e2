// The package's entry point.

import SharedJSON
import SharedScreens
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedNetworking
import SharedScreens
import SharedStorage

/// The leaderboard section of a trampoline-park app: everything but its drawing.
public enum SkyZoneLeaderboardApp {
    /// Starts the app.
    ///
    /// - Parameters:
    ///   - dependencies: The app's sources, settings and services.
    ///   - saved: The navigation state at the end of the last launch.
    /// - Returns: The coordinator, which the host keeps for as long as the app (or window) exists.
    @MainActor
    public static func start(
        _ dependencies: SkyZoneLeaderboardDependencies = .embedded(),
        restoring saved: SavedNavigation<SkyZoneLeaderboardRoute, SkyZoneLeaderboardDraft>? = nil
    ) -> SkyZoneLeaderboardCoordinator {
        let coordinator = SkyZoneLeaderboardCoordinator(dependencies: dependencies)
        coordinator.navigator.start(coordinator, restoring: saved)
        return coordinator
    }

    /// The archive that carries the navigation from one launch to the next.
    ///
    /// Schema 2 names the whole board by identifiers; files of schema 1, which hold names, are migrated.
    public static func archive(
        in store: FileStore
    ) -> NavigationArchive<SkyZoneLeaderboardRoute, SkyZoneLeaderboardDraft> {
        NavigationArchive(store: store, schema: 2) { schema, payload in
            schema == 1 ? FileStore.value(from: payload, schema: schema) : nil
        }
    }

    /// All texts of the app and of the kit's modules that it uses, for the host's `Localizer`.
    public static func tables() -> StringTables {
        StringTables.kit().merging(StringTables(package: "SkyZoneLeaderboard", module: "SkyZoneLeaderboard"))
    }
}
