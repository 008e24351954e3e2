// The app at a script, on a clock controlled by a test.

import SharedScreens
import Pictone
import SharedLocalization
import SharedJSON
import SharedCore
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

/// A started app with the small catalog.
@MainActor
struct Stage {
    let app: PictoneCoordinator
    let clock: ManualClock

    /// Opens the first album at a tab.
    init(
        _ tab: ScriptTab = .listen,
        catalog: Catalog? = nil,
        playback: ((any AppClock) -> any PlaybackEngine)? = nil,
        recording: ((any AppClock) -> any RecordingEngine)? = nil
    ) async throws {
        let clock = ManualClock()
        let known = if let catalog { catalog } else { try await CatalogFiles().load() }
        self.clock = clock
        app = PictoneApp.start(
            PictoneDependencies(
                catalog: FixedCatalog(catalog: known),
                images: FolderImageSource.sample(),
                playback: playback?(clock),
                recording: recording?(clock),
                clock: clock
            )
        )
        await app.navigator.settled()
        app.splash?.send(.tapped)
        #expect(app.open(link: "pictone://albums/a1") == nil)
        try script.send(.tabTapped(tab))
        _ = await eventually { clock.sleeperCount == 0 }
    }

    /// The script screen in front or under a question.
    var script: ScriptModel {
        get throws {
            try #require(
                app.navigator.tree.entries.reversed().lazy.compactMap { entry -> ScriptModel? in
                    if case .script(let model) = app.navigator.screen(of: entry.id) { model } else { nil }
                }.first
            )
        }
    }

    var listen: ListenTab {
        get throws {
            guard case .loaded(let content) = try script.state.phase, case .listen(let tab) = content.tab
            else {
                throw Lost()
            }
            return tab
        }
    }

    var record: RecordTab {
        get throws {
            guard case .loaded(let content) = try script.state.phase, case .record(let tab) = content.tab
            else {
                throw Lost()
            }
            return tab
        }
    }

    var studio: Studio { app.studio }

    struct Lost: Error {}

    func send(_ actions: ScriptAction...) throws {
        for action in actions { try script.send(action) }
    }

    /// The number of working engines: player, recorder or both.
    private var workers: Int {
        [studio.player.status == .playing, [.armed, .recording, .saving].contains(studio.recorder.status)]
            .count(where: \.self)
    }

    /// Lets time pass, tick by tick, and waits until each tick is handled.
    func pass(_ duration: Duration) async {
        var left = duration
        while left > .zero {
            await rest()
            await clock.advance(by: min(left, .milliseconds(100)))
            left -= .milliseconds(100)
        }
        await rest()
    }

    /// Waits until all working engines wait on the clock.
    func rest() async {
        _ = await eventually { clock.sleeperCount >= workers }
    }

    /// Records a paragraph, from the tap to the saved take.
    func recordTake(_ paragraph: ParagraphID, lasting duration: Duration) async throws {
        try send(.recordTapped(paragraph))
        await pass(SimulatedRecording.preparation + duration)
        try send(.recordingStopTapped)
        await pass(SimulatedRecording.saving)
    }
}

@MainActor
extension PictoneCoordinator {
    var splash: SplashModel? { if case .splash(let model) = front { model } else { nil } }
    var browse: BrowseModel? {
        if case .browse(let model) = navigator.screen(of: navigator.tree.entries[0].id) { model } else { nil }
    }
    var character: CharacterModel? { if case .character(let model) = front { model } else { nil } }
    var script: ScriptModel? { if case .script(let model) = front { model } else { nil } }
    var search: SearchModel? { if case .search(let model) = front { model } else { nil } }
    var question: ConfirmationModel? { if case .confirmation(let model) = front { model } else { nil } }

    private var front: PictoneScreen? { navigator.screen(of: navigator.tree.front.id) }
}
