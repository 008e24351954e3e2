// Shows Interlochen in a browser: `swift run InterlochenSimulator serve`.

import Foundation
import Interlochen
import SharedCore
import SharedMedia
import SharedNavigation
import SharedTesting
import SimulatorKit

@main
struct InterlochenSimulator {
    static func main() async {
        let explores = ["walk", "monkey", "storyboard"].contains(CommandLine.arguments.dropFirst().first)
        exit(
            await Simulator.run { options in
                explores ? exploredApp(options) : simulatedApp(options)
            }
        )
    }

    /// The app as a prototype; without its demo data with `--prototype off`, and faster with `--speed
    /// <factor>`.
    @MainActor
    static func simulatedApp(_ options: SimulatorOptions) -> any SimulatedApp {
        let (log, connection) = (InspectorLog(), SimulatedConnection())
        let info: [String: Any] = [PrototypeMode.key: options["prototype"] != "off"]
        let dependencies = InterlochenDependencies.embedded(
            InterlochenConfiguration(info: info),
            connection: connection,
            clock: AcceleratedClock(factor: options["speed"].flatMap { Int($0) } ?? 1),
            log: log
        )
        return simulatedApp(
            dependencies,
            connection: connection,
            log: log,
            restoring: options.saved(log: log)
        )
    }

    /// The app for walkers and random drivers.
    ///
    /// Time stands still, so that a script always does the same; the first load fails, so that the loading
    /// screen can be seen.
    @MainActor
    static func exploredApp(_ options: SimulatorOptions) -> any SimulatedApp {
        let (log, clock) = (InspectorLog(), ManualClock())
        var dependencies = InterlochenDependencies.embedded(clock: clock, log: log)
        dependencies.initialLoad = SecondLoad()
        dependencies.makeEngine = {
            var pace = SimulatedPlaybackEngine.Pace()
            pace.buffering = .zero
            return SimulatedPlaybackEngine(clock: clock, pace: pace)
        }
        return simulatedApp(dependencies, log: log, restoring: options.saved(log: log))
    }

    @MainActor
    static func simulatedApp(
        _ dependencies: InterlochenDependencies,
        connection: SimulatedConnection = SimulatedConnection(),
        log: InspectorLog,
        restoring saved: SavedNavigation<InterlochenRoute, InterlochenDraft>? = nil,
        pictureAsked: @escaping @Sendable () -> Void = {}
    )
        -> any SimulatedApp
    {
        let coordinator = InterlochenApp.start(dependencies, restoring: saved)
        var hooks = NavigatorApp<InterlochenRoute, InterlochenScreen>.Hooks()
        hooks.media = { name in
            pictureAsked()
            return coordinator.picture(name)
        }
        hooks.deviceChanged = { connection.isOnline = !$0.isOffline }
        return NavigatorApp(
            name: "Interlochen",
            accent: SimulatedAccent(light: "#17697a", dark: "#6cc7d6"),
            tables: InterlochenApp.tables(),
            coordinator: coordinator,
            log: log,
            hooks: hooks,
            draw: { screen, context in
                switch screen {
                case .loading(let model): draw(model, context)
                case .sections(let model): draw(model, context)
                case .mediaList(let model): draw(model, context)
                case .contentDetail(let model): draw(model, context)
                case .mediaPlayer(let model): draw(model, context)
                case .webPage(let model): draw(model, context)
                case .search(let model): draw(model, context)
                case .problem(let model): draw(model, context)
                }
            }
        )
    }
}

/// A load that begins when a page asks for its first image, so that a page opened late shows all of it.
struct SeenLoad: InitialLoad {
    let isSeen: Locked<Bool>
    let load: any InitialLoad

    func load(progress: @escaping @Sendable (Double) -> Void) async throws(ContentError) {
        let clock = SystemClock()
        while !isSeen.withLock({ $0 }), !Task.isCancelled {
            // Cancelled with its screen.
            try? await clock.sleep(for: .milliseconds(50))
        }
        try await load.load(progress: progress)
    }
}

/// A load that fails at first and succeeds from then on, without delay.
struct SecondLoad: InitialLoad {
    private let attempts = Locked(0)

    func load(progress: @escaping @Sendable (Double) -> Void) async throws(ContentError) {
        let attempt = attempts.withLock { attempts in
            attempts += 1
            return attempts
        }
        progress(0.4)
        guard attempt > 1 else { throw .offline }
    }
}

extension InterlochenCoordinator {
    /// The bytes of an image, for the page, which asks only for loaded ones.
    func picture(_ name: String) -> SimulatedMedia? {
        guard case .loaded(let image) = library.images.image(.resource(name)).state else { return nil }
        return SimulatedMedia(bytes: image.data, type: image.header.format.mediaType)
    }
}
