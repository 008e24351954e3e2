// SkyZoneLeaderboard in a browser: `swift run SkyZoneLeaderboardSimulator serve`.

import Foundation
import SharedMedia
import SharedNavigation
import SimulatorKit
import SkyZoneLeaderboard

@main
struct SkyZoneLeaderboardSimulator {
    static func main() async {
        // One service for all launches of the process: its generated users are the same anyway.
        let service = SampleService()
        exit(
            await Simulator.run { options in
                let log = InspectorLog()
                if let delay = try options.delay { service.connection.delay = delay }
                let saved = options.saved(log: log, archive: SkyZoneLeaderboardApp.archive)
                return simulatedApp(service, log: log, restoring: saved)
            }
        )
    }

    @MainActor
    static func simulatedApp(
        _ service: SampleService,
        log: InspectorLog,
        restoring saved: SavedNavigation<SkyZoneLeaderboardRoute, SkyZoneLeaderboardDraft>? = nil
    ) -> any SimulatedApp {
        let coordinator = SkyZoneLeaderboardApp.start(.embedded(service, log: log), restoring: saved)
        return simulatedApp(coordinator, log: log) { service.connection.isOffline = $0 }
    }

    @MainActor
    static func simulatedApp(
        _ coordinator: SkyZoneLeaderboardCoordinator,
        log: InspectorLog,
        setOffline: @escaping @MainActor (Bool) -> Void
    ) -> any SimulatedApp {
        var hooks = NavigatorApp<SkyZoneLeaderboardRoute, SkyZoneLeaderboardScreen>.Hooks()
        hooks.archive = { SkyZoneLeaderboardApp.archive(in: $0) }
        hooks.media = { coordinator.photo($0) }
        hooks.deviceChanged = { setOffline($0.isOffline) }
        return NavigatorApp(
            name: "SkyZoneLeaderboard",
            accent: SimulatedAccent(light: Paint.orange(isDark: false), dark: Paint.orange(isDark: true)),
            tables: SkyZoneLeaderboardApp.tables(),
            coordinator: coordinator,
            log: log,
            hooks: hooks,
            draw: { screen, context in
                switch screen {
                case .sidePanel(let model): draw(model, context)
                case .profile(let model): draw(model, context)
                case .leaderboard(let model): draw(model, context)
                case .locationPicker(let model): draw(model, context)
                case .fullLeaderboard(let model): draw(model, context)
                case .parkInfo(let model): draw(model, context)
                case .findPark(let model): draw(model, context)
                case .radialMenu(let model): draw(model, context)
                case .placeholder(let model): draw(model, context)
                case .login(let model): draw(model, context)
                case .createAccount(let model): draw(model, context)
                case .logoutConfirmation(let model): draw(model, context)
                }
            }
        )
    }
}

extension SimulatorOptions {
    /// The time that every call of the service takes, from `--delay SECONDS`; nil if it isn't given.
    fileprivate var delay: Duration? {
        get throws {
            guard let text = self["delay"], !text.isEmpty else { return nil }
            guard let seconds = Double(text), (0...60).contains(seconds) else {
                throw DelayOption(text: text)
            }
            return .seconds(seconds)
        }
    }
}

/// The error for a `--delay` that isn't a time.
struct DelayOption: Error, CustomStringConvertible {
    let text: String

    var description: String { "“\(text)” is no number of seconds from 0 to 60; give one as in --delay 6." }
}

extension SkyZoneLeaderboardCoordinator {
    /// The bytes of a photo for the page, which requests only photos that have loaded.
    func photo(_ name: String) -> SimulatedMedia? {
        guard case .loaded(let image)? = photos.image(.resource(name))?.state else { return nil }
        return SimulatedMedia(bytes: image.data, type: image.header.format.mediaType)
    }
}
