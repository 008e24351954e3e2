// The one entry of the package.

import SharedJSON
import SharedLinks
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedNetworking

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

    /// All texts of the app and of the kit's modules that it uses, for the host's `Localizer`.
    public static func tables() -> StringTables {
        StringTables(package: "SkyZoneLeaderboard", module: "SkyZoneLeaderboard")
            .merging(
                SharedNetworkingTexts.tables(),
                SharedJSONTexts.tables(),
                SharedMediaTexts.tables(),
                SharedLinksTexts.tables(),
                SharedLocalizationTexts.tables()
            )
    }
}
