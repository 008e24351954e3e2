import SharedScreens
import Pictone
import SharedMedia
import SharedLocalization
import SharedJSON
import SharedCore
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct RecordTests {
    @Test(.proves("PIC-13")) func theStagesFromNothingToEdited() async throws {
        let stage = try await Stage(.record)
        #expect(try stage.record.stage == .nothingRecorded && !stage.record.deleteAll.isEnabled)
        try stage.send(.characterMenuTapped)
        #expect(try stage.record.stage == .choosingCharacter && stage.record.menu.isOpen)
        try stage.send(.characterChosen("ben"))
        #expect(try stage.record.stage == .nothingRecorded && stage.record.menu.chosen.id == "ben")
        try stage.send(.recordTapped("p2"))
        await stage.pass(.milliseconds(900))
        #expect(try stage.record.stage == .recording)
        try stage.send(.recordingStopTapped)
        await stage.pass(.seconds(1))
        #expect(try stage.record.stage == .recorded && stage.record.deleteAll.isEnabled)
        try stage.send(.editTapped("p2"))
        #expect(try stage.record.stage == .editing)
    }

    @Test(.proves("PIC-13")) func onlyTheChosenCharactersParagraphsHaveARecordIcon() async throws {
        let stage = try await Stage(.record)
        #expect(try stage.record.lines.map(\.control) == [.record, .play, .record, .play])
        #expect(try stage.record.lines.map(\.isOwn) == [true, false, true, false])
        #expect(try stage.record.lines.map(\.status) == [.empty, .ready, .empty, .ready])
        try stage.send(.characterMenuTapped)
        #expect(try stage.record.menu.entries.map(\.isChosen) == [true, false])
        try stage.send(.characterChosen("ben"))
        #expect(try stage.record.lines.map(\.control) == [.play, .record, .play, .record])
        try stage.send(.recordTapped("p1"), .characterChosen("cy"))
        #expect(stage.studio.recorder.status == .idle, "not Ben's")
        #expect(try stage.record.menu.chosen.id == "ben" && !stage.record.menu.isOpen)
        try stage.send(.tabTapped(.listen), .recordTapped("p2"))
        #expect(stage.studio.recorder.status == .idle, "not in this tab")
    }

    @Test(.proves("PIC-14")) func recordingRunsThroughItsStates() async throws {
        let stage = try await Stage(.record)
        #expect(try stage.record.bar == nil)
        try stage.send(.recordTapped("p1"), .recordTapped("p1"))
        #expect(try stage.record.bar?.status == .armed && stage.record.lines[0].status == .armed)
        await stage.pass(SimulatedRecording.preparation)
        #expect(try stage.record.bar?.status == .recording && stage.script.meter.elapsed == .zero)
        await stage.pass(.milliseconds(700))
        #expect(try stage.script.meter.elapsed == .milliseconds(700))
        #expect(try stage.script.meter.level == SimulatedRecording.level(at: .milliseconds(700)))
        #expect(try stage.record.lines[0].control == .stopRecording)
        try stage.send(.recordingStopTapped)
        #expect(try stage.record.bar?.status == .saving && stage.script.meter.level == 0)
        #expect(stage.studio.takes.takes.isEmpty, "nothing is half-saved")
        await stage.pass(SimulatedRecording.saving)
        #expect(try stage.record.bar == nil && stage.record.lines[0].status == .recorded)
        let take = try #require(try stage.record.lines[0].take)
        #expect(said(take.duration) == "0:00" && take.play?.isEnabled == true)
        #expect(stage.studio.takes.takes.values.map(\.duration) == [.milliseconds(700)])
    }

    @Test(.proves("PIC-14", "PIC-18")) func pausedGoneOnWithAndDiscarded() async throws {
        let stage = try await Stage(.record)
        try stage.send(.recordTapped("p1"))
        await stage.pass(.milliseconds(900))
        try stage.send(.recordingPauseTapped)
        #expect(try stage.record.bar?.status == .paused && stage.record.bar?.resume != nil)
        await stage.pass(.seconds(2))
        #expect(try stage.script.meter.elapsed == .milliseconds(500))
        try stage.send(.recordingResumeTapped)
        await stage.pass(.milliseconds(700))
        #expect(try stage.script.meter.elapsed == .milliseconds(800))
        try stage.send(.recordingDiscardTapped)
        #expect(try stage.record.bar == nil && stage.record.lines[0].status == .empty)
        #expect(stage.studio.takes.partials.isEmpty)
        await stage.pass(.seconds(1))
        #expect(try stage.script.meter.elapsed == .zero, "nobody listens any more")
    }

    @Test(.proves("PIC-16")) func aTakeIsPlayedAndDeleted() async throws {
        let stage = try await Stage(.record)
        try await stage.recordTake("p1", lasting: .seconds(2))
        try stage.send(.lineTapped("p1"))
        await stage.pass(.milliseconds(500))
        #expect(try stage.record.lines[0].status == .playing && stage.record.lines[0].take?.isPlaying == true)
        #expect(try stage.script.state.player?.duration == .seconds(2))
        try stage.send(.deleteTapped("p1"))
        #expect(stage.studio.player.status == .stopped, "the question lies over what played")
        stage.app.question?.send(.agreeTapped)
        #expect(try stage.record.lines[0].status == .empty && stage.record.lines[0].take == nil)
        try stage.send(.deleteTapped("p1"), .deleteTapped("p2"), .deleteAllTapped)
        #expect(stage.app.question == nil, "there is nothing to ask about")
    }

    @Test(.proves("PIC-16")) func deletingWhatPlaysStopsItFirst() async throws {
        let stage = try await Stage(.record)
        try await stage.recordTake("p1", lasting: .seconds(2))
        try await stage.recordTake("p3", lasting: .seconds(1))
        try stage.send(.tabTapped(.listen), .recordingChosen("ann", .own), .playTapped)
        await stage.pass(.milliseconds(300))
        #expect(stage.studio.player.line?.sound != nil)
        try stage.send(.tabTapped(.record), .lineTapped("p1"))
        await stage.pass(.milliseconds(300))
        #expect(stage.studio.player.status == .playing)
        try stage.send(.deleteAllTapped)
        #expect(said(stage.app.question?.state.title) == "Delete all 2 recordings?")
        #expect(stage.studio.player.status == .stopped)
        stage.app.question?.send(.declineTapped)
        #expect(stage.studio.takes.takes.count == 2, "declined")
        try stage.send(.deleteAllTapped)
        stage.app.question?.send(.agreeTapped)
        #expect(stage.studio.takes.takes.isEmpty)
    }

    @Test(.proves("PIC-16")) func deleteAllTakesTheUsersOfThisScriptAndNothingElse() async throws {
        let stage = try await Stage(.record)
        try await stage.recordTake("p1", lasting: .seconds(1))
        try stage.send(.characterChosen("ben"))
        try await stage.recordTake("p4", lasting: .seconds(1))
        try stage.send(.recordTapped("p2"))
        await stage.pass(.milliseconds(900))
        FakeHost(stage.app.navigator).swipeBack()
        #expect(stage.app.open(link: "pictone://albums/a2/record") == nil)
        try await stage.recordTake("p1", lasting: .seconds(1))
        FakeHost(stage.app.navigator).swipeBack()
        #expect(stage.app.open(link: "pictone://albums/a1/record") == nil)
        let (left, right) = (TakeKey(script: "s1", paragraph: "p2"), TakeKey(script: "s2", paragraph: "p1"))
        #expect(stage.studio.takes.partials[left] == .milliseconds(500))
        try stage.send(.deleteAllTapped)
        #expect(said(stage.app.question?.state.title) == "Delete all 3 recordings?")
        stage.app.question?.send(.agreeTapped)
        #expect(Array(stage.studio.takes.takes.keys) == [right] && stage.studio.takes.partials.isEmpty)
        try stage.send(.tabTapped(.listen))
        #expect(
            try stage.listen.voices.map { $0.options.map(\.isEmpty) } == [
                [true, false, false], [true, false, false],
            ]
        )
    }

    @Test(.proves("PIC-15")) func overwritingAsksAndDecliningKeepsEverything() async throws {
        let stage = try await Stage(.record)
        try await stage.recordTake("p1", lasting: .seconds(1))
        let before = stage.studio.takes.takes
        try stage.send(.recordTapped("p1"), .recordTapped("p1"))
        #expect(stage.app.navigator.tree.front.route.kind == .overwriteConfirmation)
        #expect(said(stage.app.question?.state.title) == "Record over this take?")
        let question = try #require(stage.app.question)
        question.send(.declineTapped)
        question.send(.agreeTapped)
        await stage.pass(.seconds(2))
        #expect(stage.studio.takes.takes == before && stage.studio.recorder.status == .recorded)
        #expect(stage.app.navigator.tree.front.route.kind == .script)
    }

    @Test(.proves("PIC-15")) func theOldTakeStaysUntilTheNewOneIsComplete() async throws {
        let stage = try await Stage(.record)
        let key = TakeKey(script: "s1", paragraph: "p1")
        try await stage.recordTake("p1", lasting: .seconds(1))
        let old = stage.studio.takes.takes[key]
        try stage.send(.recordTapped("p1"))
        stage.app.question?.send(.agreeTapped)
        #expect(stage.studio.recorder.status == .armed)
        await stage.pass(.milliseconds(1_000))
        #expect(stage.studio.takes.takes[key] == old)
        // The recording was stopped midway: the old take still plays.
        try stage.send(.tabTapped(.listen), .recordingChosen("ann", .own))
        #expect(
            stage.studio.takes.takes[key] == old && stage.studio.takes.partials[key] == .milliseconds(600)
        )
        #expect(try stage.listen.lines[0].status == .ready)
        try stage.send(.tabTapped(.record), .recordingResumeTapped)
        await stage.pass(.milliseconds(600))
        try stage.send(.recordingStopTapped)
        #expect(stage.studio.takes.takes[key] == old, "on its way, and not there yet")
        await stage.pass(.seconds(1))
        #expect(stage.studio.takes.takes[key]?.duration == .milliseconds(800))
        #expect(stage.studio.takes.partials.isEmpty)
    }
}
