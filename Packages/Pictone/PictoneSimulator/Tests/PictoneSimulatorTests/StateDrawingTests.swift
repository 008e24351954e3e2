import Foundation
import Pictone
import SharedNavigation
import SharedTesting
import Testing

/// Notices that replace or cover content draw in both languages, with the button that leads on.
@MainActor @Suite struct StateDrawingTests {
    private static let retry = "data-identifier=\"notice-action\""
    private nonisolated static let screens = [
        ("pictone://", "Popular character"), ("pictone://albums/blank-map", "Acting points"),
        ("pictone://characters/wren", "5 stories"), ("pictone://search", "Find a voice to lend"),
    ]

    /// Performs the retry of the front screen.
    private func tryAgain(_ drawn: Drawn, _ mark: String = retry) async throws {
        switch drawn.front {
        case .browse(let model): model.send(try drawn.action(BrowseAction.self, before: mark))
        case .script(let model): model.send(try drawn.action(ScriptAction.self, before: mark))
        case .character(let model): model.send(try drawn.action(CharacterAction.self, before: mark))
        case .search(let model): model.send(try drawn.action(SearchAction.self, before: mark))
        default: Issue.record("no screen that tries again")
        }
        await drawn.app.navigator.settled()
    }

    @Test(.proves("PIC-04", "PIC-06", "PIC-07", "PIC-21"), arguments: screens)
    func loadingAndFailedUntilTheCatalogComes(link: String, content: String) async throws {
        let waiting = await Drawn(.endless, isSettled: false)
        waiting.app.open(link: link)
        #expect(try waiting.shows(["Loading stories"]))
        #expect(try !waiting.markup().contains(Self.retry) && !waiting.markup().contains(content))
        let drawn = await Drawn(.failing)
        drawn.app.open(link: link)
        #expect(
            try drawn.shows(
                ["“catalog.json” could not be opened.", "Check that it still exists.", "Try again"],
                ["notice-action"]
            )
        )
        drawn.catalog.become(.sample)
        try await tryAgain(drawn)
        #expect(try drawn.shows([content]) && !drawn.markup().contains(Self.retry))
    }

    @Test(
        .proves("PIC-06", "PIC-07"),
        arguments: [("albums", "This story is gone"), ("characters", "This character is gone")]
    )
    func whatIsInNoCatalogAnyMoreIsGone(kind: String, title: String) async throws {
        let drawn = await Drawn(.failing)
        drawn.app.open(link: "pictone://\(kind)/nowhere")
        drawn.catalog.become(.sample)
        try await tryAgain(drawn)
        #expect(try drawn.shows([title, "Go back to see what there is now."]))
        #expect(try !drawn.markup().contains(Self.retry), "to try again would lead nowhere")
    }

    @Test(.proves("PIC-04")) func moreThatFailsIsAskedForAgain() async throws {
        let drawn = await Drawn()
        guard case .browse(let browse)? = drawn.front else {
            Issue.record("not the first screen")
            return
        }
        drawn.catalog.become(.failing)
        browse.send(.moreTapped(.genres))
        await drawn.app.navigator.settled()
        #expect(try drawn.shows(["could not be opened.", "Try again", "Popular character"], ["more-genres"]))
        #expect(try drawn.action(BrowseAction.self, before: "Try again") == .moreTapped(.genres))
        drawn.catalog.become(.sample)
        try await tryAgain(drawn, "Try again")
        #expect(try drawn.markup().contains("Fairy Tale") && !drawn.markup().contains("Try again"))
    }

    @Test(.proves("PIC-02", "PIC-05")) func aRefreshThatFailsSaysSoOverWhatThereIs() async throws {
        let drawn = await Drawn()
        guard case .browse(let browse)? = drawn.front else {
            Issue.record("not the first screen")
            return
        }
        drawn.catalog.become(.failing)
        #expect(try !drawn.markup().contains("class=\"spinner\""))
        browse.send(.refreshPulled)
        #expect(try drawn.markup().contains("class=\"spinner\""))
        #expect(try drawn.shows(["aria-label=\"Loading stories\""]), "a screen reader says what is going on")
        await drawn.app.navigator.settled()
        #expect(try drawn.shows(["This is from before. “catalog.json” could not be opened."], ["cover"]))
        #expect(try drawn.action(BrowseAction.self, before: "Try again") == .retryTapped)
        drawn.catalog.become(.sample)
        try await tryAgain(drawn, "Try again")
        #expect(try drawn.shows(["Popular character"]) && !drawn.markup().contains("This is from before"))
    }

    @Test(.proves("PIC-12")) func aSoundThatFailsIsSaidInTheBarOfItsScript() async throws {
        let drawn = await Drawn(engine: FailingEngine(fault: .playing))
        drawn.app.open(link: "pictone://albums/blank-map/listen")
        try #require(drawn.script).send(.playTapped)
        #expect(await eventually { drawn.app.studio.player.failure != nil })
        let text = "This can’t be played. Choose another voice, or try again."
        #expect(try drawn.shows([text, "Paused"], ["player-paused"]))
        #expect(
            try drawn.action(ScriptAction.self, before: "data-identifier=\"play\"") == .playTapped
        )
        drawn.app.open(link: "pictone://albums/the-long-table/listen")
        #expect(try drawn.shows(["Stopped"], ["player-stopped"]) && !drawn.markup().contains(text))
    }

    @Test(.proves("PIC-14", "PIC-18"), arguments: [FailingEngine.Fault.preparing, .recording, .saving])
    func aRecorderThatFailsSaysWhyAndGoesOn(fault: FailingEngine.Fault) async throws {
        let drawn = await Drawn(engine: FailingEngine(fault: fault))
        let recorder = drawn.app.studio.recorder
        drawn.app.open(link: "pictone://albums/blank-map/record")
        let script = try #require(drawn.script)
        script.send(.recordTapped("p01"))
        if fault == .saving {
            #expect(await eventually { recorder.meter.elapsed > .zero })
            script.send(.recordingStopTapped)
        }
        #expect(await eventually { recorder.failure != nil })
        let text =
            fault == .saving
            ? "The recording can’t be kept. Nothing is lost: go on, or stop once more."
            : "The microphone can’t be used. Allow it in Settings, then record again."
        let (mark, action): (String, ScriptAction) =
            fault == .preparing ? ("record-p01", .recordTapped("p01")) : ("resume", .recordingResumeTapped)
        #expect(try drawn.shows([text], [mark]))
        #expect(try drawn.markup().contains("recorder-paused") == (fault != .preparing))
        #expect(
            try drawn.action(ScriptAction.self, before: "data-identifier=\"\(mark)\"") == action
        )
        drawn.app.open(link: "pictone://albums/the-long-table/record")
        #expect(try drawn.shows(["DELETE ALL RECORDINGS"]) && !drawn.markup().contains(text))
    }
}

/// An engine that fails in one operation and performs all others at once.
struct FailingEngine: PlaybackEngine, RecordingEngine {
    enum Fault: Sendable {
        case playing, preparing, recording, saving
    }

    struct Failed: Error {}

    let fault: Fault

    func play(_ sound: Sound, from position: Duration, reached: (Duration) -> Void) async throws {
        if fault == .playing { throw Failed() }
    }

    func prepare() async throws {
        if fault == .preparing { throw Failed() }
    }

    func record(_ key: TakeKey, after elapsed: Duration, heard: (Duration, Double) -> Void) async throws {
        heard(elapsed + .seconds(1), 0.5)
        if fault == .recording { throw Failed() }
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        // Ends when the recording is cancelled.
        for await _ in stream {}
        continuation.finish()
    }

    func save(_ key: TakeKey, duration: Duration) async throws {
        if fault == .saving { throw Failed() }
    }
}
