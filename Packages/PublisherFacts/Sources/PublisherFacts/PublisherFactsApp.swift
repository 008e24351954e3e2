// The only entry point of the package.

import SharedJSON
import SharedScreens
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedNetworking

/// A reader for a feed of facts: everything but its drawing.
public enum PublisherFactsApp {
    /// Starts the app.
    ///
    /// - Parameters:
    ///   - dependencies: The app's dependencies.
    ///   - saved: The screens at the end of the last launch.
    /// - Returns: The coordinator, which the host keeps for as long as the app (or window) is there.
    @MainActor
    public static func start(
        _ dependencies: PublisherFactsDependencies = .embedded(),
        restoring saved: SavedNavigation<PublisherFactsRoute, PublisherFactsDraft>? = nil
    ) -> PublisherFactsCoordinator {
        let coordinator = PublisherFactsCoordinator(dependencies: dependencies)
        coordinator.navigator.start(coordinator, restoring: saved)
        return coordinator
    }

    /// All texts of the app and of the kit's modules that it uses, for the host's `Localizer`.
    public static func tables() -> StringTables {
        StringTables.kit().merging(StringTables(package: "PublisherFacts", module: "PublisherFacts"))
    }
}
