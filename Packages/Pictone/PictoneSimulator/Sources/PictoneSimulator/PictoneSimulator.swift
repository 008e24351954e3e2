// The simulator of Pictone, in a browser: `swift run PictoneSimulator serve`.

import Foundation
import Pictone
import SharedCore
import SharedJSON
import SharedMedia
import SharedNavigation
import SimulatorKit

@main
struct PictoneSimulator {
    static func main() async {
        exit(await Simulator.run { options in try simulatedApp(options) })
    }

    /// The app with the sample catalog, or with the one in the folder at `--feed`.
    @MainActor
    static func simulatedApp(_ options: SimulatorOptions) throws -> any SimulatedApp {
        let log = InspectorLog()
        var dependencies = try dependencies(options, log: log)
        if isServing {
            // Files on a disk load too fast for spinners to be seen; the delay makes them visible.
            dependencies.catalog = DelayedCatalog(dependencies.catalog)
        } else {
            // Walkers and random drivers don't wait, so time runs faster for them, except for the splash.
            let clock = AcceleratedClock(factor: 20)
            dependencies.clock = clock
            dependencies.playback = SimulatedPlayback(clock: clock)
            dependencies.recording = SimulatedRecording(clock: clock)
            dependencies.splashTime *= clock.factor
        }
        return simulatedApp(PictoneApp.start(dependencies, restoring: options.saved(log: log)), log: log)
    }

    @MainActor
    static func simulatedApp(_ coordinator: PictoneCoordinator, log: InspectorLog) -> any SimulatedApp {
        var hooks = NavigatorApp<PictoneRoute, PictoneScreen>.Hooks()
        hooks.media = { path in coordinator.picture(path) }
        hooks.problems = { coordinator.problems }
        hooks.shortcuts = {
            coordinator.quickActions.map { SimulatedShortcut($0.title, $0.icon.drawn, link: $0.link) }
        }
        // The user's takes end with the process, and so do questions about them.
        hooks.forgetsContent = true
        return NavigatorApp(
            name: "Pictone",
            accent: SimulatedAccent(light: "#7a3b9a", dark: "#d3a6f0"),
            touchTarget: PictoneMetrics.touchTarget,
            smallestText: PictoneMetrics.smallestText,
            tables: PictoneApp.tables(),
            coordinator: coordinator,
            log: log,
            hooks: hooks,
            draw: { screen, context in
                switch screen {
                case .splash(let model): draw(model, context)
                case .browse(let model): draw(model, context)
                case .character(let model): draw(model, context)
                case .script(let model): draw(model, context)
                case .search(let model): draw(model, context)
                case .confirmation(let model): draw(model, context)
                }
            }
        )
    }

    private static var isServing: Bool {
        let command = CommandLine.arguments.dropFirst().first
        return command.map { $0 == "serve" || $0.hasPrefix("--") } ?? true
    }

    private static func dependencies(_ options: SimulatorOptions, log: InspectorLog) throws
        -> PictoneDependencies
    {
        guard let path = options["feed"], !path.isEmpty else { return .embedded(log: log) }
        let folder = URL(filePath: path)
        guard FileManager.default.fileExists(atPath: folder.appending(path: "catalog.json").path()) else {
            throw CatalogOption(path: path)
        }
        return .folder(folder, log: log)
    }
}

/// The error for a value of `FEED=` or `--feed` that isn't the folder of a catalog.
struct CatalogOption: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "“\(path)” holds no catalog; give a folder with a catalog.json in it, as in FEED=/tmp/stories."
    }
}

/// Delays loads, so that spinners are visible.
struct DelayedCatalog: CatalogSource {
    private let source: any CatalogSource

    init(_ source: any CatalogSource) {
        self.source = source
    }

    @concurrent
    func load() async throws(JSONError) -> Catalog {
        let catalog = try await source.load()
        try? await SystemClock().sleep(for: .milliseconds(700))
        return catalog
    }
}

extension QuickAction.Icon {
    var drawn: Icon {
        switch self {
        case .search: .search
        case .character: .person
        case .record: .microphone
        }
    }
}

extension PictoneCoordinator {
    /// The bytes of an image, for the page, which asks only for loaded ones.
    func picture(_ name: String) -> SimulatedMedia? {
        guard case .loaded(let image) = library.picture(.resource(name)).state else { return nil }
        return SimulatedMedia(bytes: image.data, type: image.header.format.mediaType)
    }

    /// Violated invariants, for walkers and random drivers.
    var problems: [String] {
        var found: [String] = []
        if studio.player.status == .playing, studio.recorder.machine.isBusy {
            found.append("it plays and records at once")
        }
        if case .take(let key, let number) = studio.player.line?.sound?.name,
            studio.takes.takes[key]?.number != number
        {
            found.append("a take is played that is no more")
        }
        if case .script = navigator.screen(of: navigator.tree.front.id) {
        } else if studio.player.status != .stopped || studio.recorder.machine.isBusy {
            found.append("it plays or records though its screen was left")
        }
        return found
    }
}
