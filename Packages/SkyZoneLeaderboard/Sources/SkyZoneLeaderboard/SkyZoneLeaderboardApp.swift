// The one entry of the package.

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
    ///   - dependencies: What the app works with.
    ///   - saved: What was on screen at the end of the last launch.
    /// - Returns: The coordinator, which the host keeps for as long as the app (or window) is there.
    @MainActor
    public static func start(
        _ dependencies: SkyZoneLeaderboardDependencies = .embedded(),
        restoring saved: SavedNavigation<SkyZoneLeaderboardRoute, SkyZoneLeaderboardDraft>? = nil
    ) -> SkyZoneLeaderboardCoordinator {
        let coordinator = SkyZoneLeaderboardCoordinator(dependencies: dependencies)
        coordinator.navigator.start(coordinator, restoring: saved)
        return coordinator
    }

    /// What carries the navigation from one launch to the next.
    ///
    /// Schema 2 names the whole board by identifiers; what schema 1 saved, with the names in it, is taken over.
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
