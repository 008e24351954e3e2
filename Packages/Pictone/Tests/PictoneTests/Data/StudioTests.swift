import SharedScreens
import Pictone
import SharedMedia
import SharedLocalization
import SharedJSON
import SharedCore
import SharedNavigation
import SharedTesting
import Testing

/// Playing, recording and deleting: their effects on each other, and the events that end them.
@MainActor @Suite struct StudioTests {
    private let key = TakeKey(script: "s1", paragraph: "p1")

    @Test(.proves("PIC-18")) func playingAndRecordingExcludeEachOther() async throws {
        let stage = try await Stage(.record)
        try stage.send(.lineTapped("p2"))
        await stage.pass(.milliseconds(300))
        try stage.send(.recordTapped("p1"))
        #expect(stage.studio.player.status == .stopped && stage.studio.recorder.status == .armed)
        await stage.pass(.milliseconds(900))
        try stage.send(.lineTapped("p2"))
        #expect(stage.studio.player.status == .playing && stage.studio.recorder.status == .paused)
        #expect(stage.studio.takes.partials[key] == .milliseconds(500))
        try stage.send(.recordingResumeTapped)
        #expect(stage.studio.player.status == .stopped && stage.studio.recorder.status == .armed)
        await stage.pass(.milliseconds(600))
        #expect(try stage.script.meter.elapsed == .milliseconds(700))
        try stage.send(.recordTapped("p3"))
        #expect(stage.studio.recorder.key?.paragraph == "p3", "one take at a time")
        #expect(stage.studio.takes.partials[key] == .milliseconds(700))
    }

    enum Leaving: CaseIterable {
        case tab, back, link, character
    }

    @Test(.proves("PIC-18"), arguments: Leaving.allCases)
    func leavingStopsPlaybackAndKeepsARecordingAsPartial(leaving: Leaving) async throws {
        let stage = try await Stage(.record)
        func leave() throws {
            switch leaving {
            case .tab: try stage.send(.tabTapped(.summary))
            case .back: FakeHost(stage.app.navigator).swipeBack()
            case .link: #expect(stage.app.open(link: "pictone://search") == nil)
            case .character: try stage.send(.characterMenuTapped, .characterChosen("ben"))
            }
        }
        try stage.send(.recordTapped("p1"))
        await stage.pass(.milliseconds(900))
        try leave()
        #expect(stage.studio.recorder.status == .paused)
        #expect(stage.studio.takes.partials == [key: .milliseconds(500)] && stage.studio.takes.takes.isEmpty)
        await stage.pass(.seconds(2))
        #expect(stage.studio.takes.partials == [key: .milliseconds(500)], "nobody listens any more")

        let other = try await Stage(.listen)
        try other.send(.playTapped)
        await other.pass(.milliseconds(300))
        switch leaving {
        case .tab: try other.send(.tabTapped(.record))
        case .back: FakeHost(other.app.navigator).swipeBack()
        case .link: other.app.open(link: "pictone://characters/ben")
        case .character: other.app.open(link: "pictone://")
        }
        #expect(other.studio.player.status == .stopped && other.studio.player.progress.position == .zero)
    }

    @Test(.proves("PIC-18"), arguments: [true, false])
    func anInterruptionPausesBothAndKeepsWhatThereIs(isCall: Bool) async throws {
        func interrupt(_ stage: Stage) {
            if isCall { stage.studio.interrupted() } else { stage.app.navigator.receive(.enteredBackground) }
        }
        let stage = try await Stage(.record)
        try stage.send(.recordTapped("p1"))
        interrupt(stage)
        #expect(stage.studio.recorder.status == .idle, "nothing was recorded yet")
        try stage.send(.recordTapped("p1"))
        await stage.pass(.milliseconds(900))
        interrupt(stage)
        #expect(
            stage.studio.recorder.status == .paused && stage.studio.takes.partials[key] == .milliseconds(500)
        )
        stage.app.navigator.receive(.activated)
        #expect(stage.studio.recorder.status == .paused, "only the person goes on")
        try stage.send(.recordingStopTapped)
        interrupt(stage)
        await stage.pass(.seconds(1))
        #expect(stage.studio.takes.takes[key]?.duration == .milliseconds(500), "what is being saved is saved")

        let other = try await Stage(.listen)
        try other.send(.playTapped)
        await other.pass(.milliseconds(1_300))
        interrupt(other)
        #expect(other.studio.player.status == .paused)
        #expect(other.studio.player.progress.position == .milliseconds(1_300))
    }

    @Test(.proves("PIC-18")) func leavingWhileSavingStillSaves() async throws {
        let stage = try await Stage(.record)
        try stage.send(.recordTapped("p1"))
        await stage.pass(.milliseconds(900))
        try stage.send(.recordingStopTapped, .recordTapped("p3"), .recordingDiscardTapped)
        #expect(stage.studio.recorder.status == .saving && stage.studio.recorder.key == key)
        FakeHost(stage.app.navigator).swipeBack()
        await stage.pass(.seconds(1))
        #expect(stage.studio.recorder.status == .recorded && stage.studio.takes.takes[key] != nil)
    }

    @Test(.proves("PIC-18", "PIC-16")) func deletingWhileItIsRecordedEndsThatToo() async throws {
        let stage = try await Stage(.record)
        try await stage.recordTake("p1", lasting: .seconds(1))
        try stage.send(.recordTapped("p3"))
        await stage.pass(.milliseconds(900))
        try stage.send(.deleteAllTapped)
        #expect(stage.studio.recorder.status == .paused)
        stage.app.question?.send(.agreeTapped)
        #expect(stage.studio.recorder.status == .idle && stage.studio.takes.takes.isEmpty)
        #expect(stage.studio.takes.partials.isEmpty)
    }

    @Test(.proves("PIC-16", "PIC-18"), arguments: [true, false])
    func deleteAllTakesWhatIsBeingSavedToo(isSaved: Bool) async throws {
        let stage = try await Stage(
            .record,
            recording: isSaved
                ? nil : { BrokenEngine(fault: .saving, clock: $0, isBroken: { $0.paragraph == "p3" }) }
        )
        try await stage.recordTake("p1", lasting: .seconds(1))
        try stage.send(.recordTapped("p3"))
        await stage.pass(SimulatedRecording.preparation + .milliseconds(500))
        try stage.send(.recordingStopTapped, .deleteAllTapped)
        #expect(stage.studio.recorder.status == .saving)
        #expect(said(stage.app.question?.state.title) == "Delete all 2 recordings?", "one is on its way")
        stage.app.question?.send(.agreeTapped)
        #expect(stage.studio.takes.takes.isEmpty && stage.studio.keys(of: "s1").isEmpty)
        await stage.pass(.seconds(1))
        #expect(stage.studio.takes.takes.isEmpty && stage.studio.takes.partials.isEmpty)
        #expect(stage.studio.recorder.status == .idle && stage.studio.recorder.failure == nil)
        try await stage.recordTake("p1", lasting: .seconds(1))
        #expect(
            stage.studio.takes.takes.keys.map(\.paragraph) == ["p1"],
            "what is recorded afterwards is kept"
        )
    }

    @Test(.proves("PIC-16", "PIC-15")) func deleteAllTakesAnOverwriteThatIsBeingSavedToo() async throws {
        let stage = try await Stage(.record)
        try await stage.recordTake("p1", lasting: .seconds(1))
        try stage.send(.recordTapped("p1"))
        stage.app.question?.send(.agreeTapped)
        await stage.pass(SimulatedRecording.preparation + .milliseconds(500))
        try stage.send(.recordingStopTapped, .deleteAllTapped)
        #expect(said(stage.app.question?.state.title) == "Delete 1 recording?", "the new one takes its place")
        stage.app.question?.send(.agreeTapped)
        #expect(stage.studio.takes.takes.isEmpty)
        await stage.pass(.seconds(1))
        #expect(stage.studio.takes.takes.isEmpty && stage.studio.recorder.status == .idle)
        #expect(try stage.record.stage == .nothingRecorded && !stage.record.deleteAll.isEnabled)
    }

    @Test(.proves("PIC-16")) func theQuestionCountsWhatIsBeingRecorded() async throws {
        let stage = try await Stage(.record)
        try await stage.recordTake("p1", lasting: .seconds(1))
        try stage.send(.recordTapped("p3"), .deleteAllTapped)
        #expect(said(stage.app.question?.state.title) == "Delete 1 recording?", "nothing was heard yet")
        stage.app.question?.send(.declineTapped)
        try stage.send(.recordTapped("p3"))
        await stage.pass(SimulatedRecording.preparation + .milliseconds(500))
        try stage.send(.deleteAllTapped)
        #expect(said(stage.app.question?.state.title) == "Delete all 2 recordings?")
        stage.app.question?.send(.agreeTapped)
        #expect(stage.studio.takes.takes.isEmpty && stage.studio.takes.partials.isEmpty)
    }

    @Test(.proves("PIC-14", "PIC-18"), arguments: [BrokenEngine.Fault.preparing, .recording, .saving])
    func anEngineThatFailsLosesNothing(fault: BrokenEngine.Fault) async throws {
        let stage = try await Stage(.record, recording: { BrokenEngine(fault: fault, clock: $0) })
        try stage.send(.recordTapped("p1"))
        _ = await eventually { stage.studio.recorder.failure != nil || stage.clock.sleeperCount > 0 }
        await stage.pass(.milliseconds(900))
        if fault == .saving {
            try stage.send(.recordingStopTapped)
            await stage.pass(.seconds(1))
        }
        let kept: [BrokenEngine.Fault: Duration] = [
            .recording: .milliseconds(100), .saving: .milliseconds(500),
        ]
        #expect(stage.studio.takes.partials[key] == kept[fault] && stage.studio.takes.takes.isEmpty)
        #expect(stage.studio.recorder.status == (fault == .preparing ? .idle : .paused))
        #expect(stage.studio.recorder.failure == (fault == .saving ? .saving : .microphone))
        for language in ["en", "sl"] {
            let failure = try #require(try stage.record.failure)
            #expect(
                !said(failure.title, in: language).isEmpty && !said(failure.message, in: language).isEmpty
            )
        }
    }

    @Test(.proves("PIC-18")) func aLateTapOnACoveredScreenStartsNothing() async throws {
        let stage = try await Stage(.record)
        let script = try stage.script
        stage.app.open(link: "pictone://search")
        for action in [ScriptAction.lineTapped("p2"), .recordTapped("p1"), .playTapped] {
            script.send(action)
        }
        #expect(stage.studio.player.status == .stopped && stage.studio.recorder.status == .idle)
    }

    @Test(.proves("PIC-18")) func everythingIsReleasedWithTheApp() async throws {
        weak var studio: Studio?
        do {
            let stage = try await Stage(.listen)
            try stage.send(.playTapped)
            await stage.pass(.milliseconds(300))
            studio = stage.studio
        }
        #expect(await eventually { studio == nil })
    }
}
