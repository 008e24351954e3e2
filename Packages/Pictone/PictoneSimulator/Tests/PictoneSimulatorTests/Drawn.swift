// The app with a catalog chosen by a test, and its drawings.

import Foundation
import Pictone
import SharedCore
import SharedJSON
import SharedMedia
import SharedNavigation
import SharedTesting
import SimulatorKit
import Testing

@testable import PictoneSimulator

/// A catalog that loads, fails to load, or never finishes.
enum TestedCatalog: CatalogSource {
    case sample
    case folder(URL)
    case failing
    case endless

    @concurrent
    func load() async throws(JSONError) -> Catalog {
        switch self {
        case .sample: return try await FolderCatalog.sample().load()
        case .folder(let folder): return try await FolderCatalog(folder: folder).load()
        case .failing: throw JSONError(source: "catalog.json", reason: .unreadable)
        case .endless:
            let (stream, continuation) = AsyncStream<Never>.makeStream()
            // Ends when the load is cancelled.
            for await _ in stream {}
            continuation.finish()
            throw JSONError(source: "catalog.json", reason: .cancelled)
        }
    }
}

/// A catalog that a test replaces with another.
final class ChangeableCatalog: CatalogSource {
    private let current: Locked<TestedCatalog>

    init(_ catalog: TestedCatalog) {
        current = Locked(catalog)
    }

    func become(_ catalog: TestedCatalog) {
        current.withLock { $0 = catalog }
    }

    @concurrent
    func load() async throws(JSONError) -> Catalog {
        try await current.withLock { $0 }.load()
    }
}

/// A started app, drawn in both languages.
@MainActor
struct Drawn {
    let app: PictoneCoordinator
    let simulated: any SimulatedApp
    let catalog: ChangeableCatalog
    let clock = ManualClock()

    init(
        _ catalog: TestedCatalog = .sample,
        engine: (any PlaybackEngine & RecordingEngine)? = nil,
        isSettled: Bool = true,
        isPastSplash: Bool = true
    ) async {
        let log = InspectorLog()
        self.catalog = ChangeableCatalog(catalog)
        app = PictoneApp.start(
            PictoneDependencies(
                catalog: self.catalog,
                images: FolderImageSource.sample(),
                playback: engine,
                recording: engine,
                clock: clock,
                log: log
            )
        )
        simulated = PictoneSimulator.simulatedApp(app, log: log)
        if isSettled { await app.navigator.settled() }
        if isPastSplash, case .splash(let splash)? = front { splash.send(.tapped) }
    }

    var front: PictoneScreen? { app.navigator.screen(of: app.navigator.tree.front.id) }

    var script: ScriptModel? {
        app.navigator.tree.entries.reversed().lazy.compactMap { entry -> ScriptModel? in
            if case .script(let model) = app.navigator.screen(of: entry.id) { model } else { nil }
        }.first
    }

    /// The markup of the front screen, in a language.
    func markup(_ language: String = "en") throws -> String {
        simulated.markup(of: try #require(simulated.scene.front), in: DeviceSettings(language: language))
    }

    /// Whether each of these texts is there in English and none in Slovenian, and each identifier in both.
    func shows(_ texts: [String], _ identifiers: [String] = []) throws -> Bool {
        let (english, slovenian) = (try markup(), try markup("sl"))
        return texts.allSatisfy { english.contains($0) && !slovenian.contains($0) }
            && identifiers.allSatisfy { name in
                [english, slovenian].allSatisfy { $0.contains("data-identifier=\"\(name)\"") }
            }
    }

    /// The action of the button that ends with a text or an attribute.
    func action<Action: Decodable>(_ type: Action.Type, before mark: String) throws -> Action {
        let page = try markup()
        let end = try #require(page.range(of: mark)).lowerBound
        let start = try #require(page[..<end].range(of: "data-tap=\"", options: .backwards)).upperBound
        let json = page[start...].prefix { $0 != "\"" }.replacingOccurrences(of: "&quot;", with: "\"")
        return try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    /// Lets time pass during playback or recording, tick by tick, and waits until each tick is handled.
    func pass(_ duration: Duration) async {
        var left = duration
        while left > .zero {
            await rest()
            await clock.advance(by: min(left, .milliseconds(100)))
            left -= .milliseconds(100)
        }
        await rest()
    }

    /// Waits until the working engines, player and recorder, wait on the clock.
    private func rest() async {
        let (player, recorder) = (app.studio.player, app.studio.recorder)
        let isAtRest = await eventually {
            let working = [
                player.status == .playing, [.armed, .recording, .saving].contains(recorder.status),
            ]
            return clock.sleeperCount >= working.count(where: \.self)
        }
        #expect(isAtRest)
    }
}
