// The only entry point of the package.

import SharedJSON
import SharedScreens
import SharedLocalization
import SharedMedia
import SharedNavigation

/// A social voice-recording service: everything but its drawing.
public enum PictoneApp {
    /// Starts the app: with the splash, or with the screens at the end of the last launch.
    ///
    /// - Parameters:
    ///   - dependencies: The app's dependencies.
    ///   - saved: The screens at the end of the last launch.
    /// - Returns: The coordinator, which the host keeps for as long as the app (or window) is there.
    @MainActor
    public static func start(
        _ dependencies: PictoneDependencies = .embedded(),
        restoring saved: SavedNavigation<PictoneRoute, PictoneDraft>? = nil
    ) -> PictoneCoordinator {
        let coordinator = PictoneCoordinator(dependencies: dependencies)
        if !coordinator.navigator.start(coordinator, restoring: saved).isRestored {
            coordinator.navigator.followFromApp(.launched, to: .splash)
        }
        return coordinator
    }

    /// All texts of the app and of the kit's modules that it uses, for the host's `Localizer`.
    public static func tables() -> StringTables {
        StringTables.kit().merging(StringTables(package: "Pictone", module: "Pictone"))
    }
}
