// The package's only entry point.

import SharedJSON
import SharedScreens
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedNetworking

/// A skills-evaluation app with three tabs: everything but its drawing.
public enum TaaSLevel1App {
    /// Starts the app.
    ///
    /// - Parameters:
    ///   - dependencies: The services and settings of the app.
    ///   - saved: The navigation at the end of the last launch.
    /// - Returns: The coordinator, which the host keeps for as long as the app (or window) is there.
    @MainActor
    public static func start(
        _ dependencies: TaaSLevel1Dependencies = .embedded(),
        restoring saved: SavedNavigation<TaaSLevel1Route, TaaSLevel1Draft>? = nil
    ) -> TaaSLevel1Coordinator {
        let coordinator = TaaSLevel1Coordinator(dependencies: dependencies)
        coordinator.navigator.start(coordinator, restoring: saved)
        return coordinator
    }

    /// All texts of the app and of the kit's modules that it uses, for the host's `Localizer`.
    public static func tables() -> StringTables {
        StringTables.kit().merging(StringTables(package: "TaaSLevel1", module: "TaaSLevel1"))
    }
}
