import SharedScreens
import Pictone
import SharedMedia
import SharedLocalization
import SharedJSON
import SharedCore
import SharedTesting
import Testing

@MainActor @Suite struct TrimTests {
    private let key = TakeKey(script: "s1", paragraph: "p1")

    private func editing() async throws -> Stage {
        let stage = try await Stage(.record)
        try await stage.recordTake("p1", lasting: .seconds(4))
        try stage.send(.editTapped("p1"))
        return stage
    }

    @Test(.proves("PIC-16", "PIC-13")) func theKeptPartIsWhatPlaysAfterwards() async throws {
        let stage = try await editing()
        try stage.send(.trimStartMoved(0.25), .trimEndMoved(0.75))
        let editor = try #require(try stage.record.editor)
        #expect(editor.trim.start == .seconds(1) && editor.trim.end == .seconds(3))
        #expect(said(editor.summary) == "2.0 s of 4.0 s")
        #expect(stage.studio.takes.takes[key]?.trim.isWhole == true, "the take stays until it is done")
        try stage.send(.trimPlayTapped)
        #expect(stage.studio.player.playlist?.duration == .seconds(2))
        #expect(stage.studio.player.line?.sound?.start == .seconds(1))
        #expect(try stage.record.editor?.isPlaying == true && said(stage.record.editor?.play.label) == "Stop")
        try stage.send(.trimDoneTapped)
        #expect(stage.studio.player.status == .stopped)
        #expect(
            try stage.record.stage == .recorded && stage.studio.takes.takes[key]?.trim.length == .seconds(2)
        )
        try stage.send(.tabTapped(.listen), .recordingChosen("ann", .own))
        #expect(try stage.script.state.player?.duration == .seconds(4), "two of hers, two of Ben's")
    }

    @Test(.proves("PIC-16")) func cancellingLeavesTheTake() async throws {
        let stage = try await editing()
        for share in [0.5, -1, .nan, 7] { try stage.send(.trimStartMoved(share)) }
        #expect(try stage.record.editor?.trim.length == Trim.shortest)
        try stage.send(.trimPlayTapped, .trimCancelTapped)
        #expect(try stage.record.editor == nil && stage.studio.player.status == .stopped)
        #expect(stage.studio.takes.takes[key]?.trim.isWhole == true)
        try stage.send(.trimDoneTapped, .trimStartMoved(0.5), .trimPlayTapped)
        #expect(stage.studio.takes.takes[key]?.trim.isWhole == true && stage.studio.player.status == .stopped)
    }

    @Test(.proves("PIC-16", "PIC-18")) func leavingTheTabOrDeletingEndsTheEditor() async throws {
        let stage = try await editing()
        try stage.send(.deleteTapped("p1"))
        stage.app.question?.send(.agreeTapped)
        #expect(try stage.record.editor == nil && stage.record.stage == .nothingRecorded)
        try await stage.recordTake("p1", lasting: .seconds(1))
        try stage.send(.editTapped("p3"))
        #expect(try stage.record.editor == nil, "nothing there to cut")
        try stage.send(.editTapped("p1"), .tabTapped(.listen), .tabTapped(.record))
        #expect(try stage.record.editor == nil)
        try stage.send(.editTapped("p1"), .recordTapped("p3"))
        #expect(try stage.record.editor == nil && stage.record.stage == .recording)
        try stage.send(.editTapped("p1"))
        #expect(try stage.record.editor == nil, "not while the microphone is on")
    }
}
