// The package's only entry point.

import SharedScreens
import SharedLocalization
import SharedMedia
import SharedNavigation

/// A media showcase for an arts center: everything but its drawing.
public enum InterlochenApp {
    /// Starts the app.
    ///
    /// - Parameters:
    ///   - dependencies: The services and settings of the app.
    ///   - saved: The navigation at the end of the last launch.
    /// - Returns: The coordinator, which the host keeps for as long as the app (or window) is there.
    @MainActor
    public static func start(
        _ dependencies: InterlochenDependencies = .embedded(),
        restoring saved: SavedNavigation<InterlochenRoute, InterlochenDraft>? = nil
    ) -> InterlochenCoordinator {
        dependencies.prototype.report(to: dependencies.log)
        let coordinator = InterlochenCoordinator(dependencies: dependencies)
        coordinator.navigator.start(coordinator, restoring: saved)
        return coordinator
    }

    /// All texts of the app and of the kit's modules that it uses, for the host's `Localizer`.
    public static func tables() -> StringTables {
        StringTables.kit().merging(StringTables(package: "Interlochen", module: "Interlochen"))
    }
}
