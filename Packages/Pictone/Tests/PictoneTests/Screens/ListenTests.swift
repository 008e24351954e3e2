import SharedScreens
import Pictone
import SharedMedia
import SharedLocalization
import SharedJSON
import SharedCore
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct ListenTests {
    private func bar(_ stage: Stage) throws -> PlayerBar { try #require(try stage.script.state.player) }

    @Test(.proves("PIC-10")) func threeRecordingsForEachCharacterTheFirstIsTheUsersAndEmpty() async throws {
        let stage = try await Stage(.listen)
        for voice in try stage.listen.voices {
            #expect(voice.options.map(\.place) == [.own, .second, .third])
            #expect(voice.options.map(\.isReadOnly) == [false, true, true])
            #expect(voice.options.map(\.isEmpty) == [true, false, false])
            #expect(voice.options.map(\.isChosen) == [false, true, false])
        }
        #expect(
            try stage.listen.voices.map { $0.options.map { said($0.title) } } == [
                ["You", "Vera", "Walt"], ["You", "Xenia", "Yuri"],
            ]
        )
        try await Self.recordOwn(stage)
        #expect(try stage.listen.voices[0].options[0].isEmpty == false)
        #expect(said(try stage.listen.voices[0].options[0].detail) == "1 of 2")
        #expect(try stage.listen.voices[1].options[0].isEmpty, "Ben's own is another")
    }

    private static func recordOwn(_ stage: Stage) async throws {
        try stage.send(.tabTapped(.record))
        try await stage.recordTake("p3", lasting: .milliseconds(700))
        try stage.send(.tabTapped(.listen))
    }

    @Test(.proves("PIC-11", "PIC-12")) func playbackWalksThroughTheChosenRecordings() async throws {
        let stage = try await Stage(.listen)
        #expect(try bar(stage).status == .stopped && bar(stage).duration == .seconds(5))
        #expect(try !bar(stage).next.isEnabled && bar(stage).place == nil)
        try stage.send(.recordingChosen("ann", .third), .playTapped)
        #expect(try bar(stage).status == .playing && bar(stage).duration == .seconds(6))
        await stage.pass(.milliseconds(2_900))
        #expect(try stage.listen.lines.map(\.status) == [.playing, .ready, .ready, .ready])
        #expect(try stage.script.progress.position == .milliseconds(2_900))
        await stage.pass(.milliseconds(300))
        #expect(try stage.listen.lines.map(\.isCurrent) == [false, true, false, false])
        #expect(try said(bar(stage).place) == "Paragraph 2 of 4" && bar(stage).text == "Is it you?")
        await stage.pass(.milliseconds(2_800))
        #expect(try bar(stage).status == .stopped && stage.script.progress.position == .zero)
    }

    @Test(.proves("PIC-11")) func whatIsMissingIsMarkedAndSkipped() async throws {
        let stage = try await Stage(.listen)
        try stage.send(.recordingChosen("ben", .third), .recordingChosen("ann", .own))
        #expect(try stage.listen.lines.map(\.status) == [.missing, .ready, .missing, .missing])
        #expect(try said(stage.listen.missing) == "3 paragraphs are missing and will be skipped")
        #expect(try said(stage.listen.missing, in: "sl") == "3 odstavki manjkajo in bodo preskočeni")
        #expect(try stage.listen.lines.map(\.control) == [.unavailable, .play, .unavailable, .unavailable])
        try stage.send(.lineTapped("p1"))
        #expect(stage.studio.player.status == .stopped)
        try stage.send(.playTapped)
        #expect(stage.studio.player.line?.paragraph == "p2")
        await stage.pass(.seconds(1))
        #expect(stage.studio.player.status == .stopped && stage.studio.player.failure == nil)
        try stage.send(.recordingChosen("ben", .own))
        #expect(try !bar(stage).main.isEnabled && !bar(stage).isSeekable)
        try stage.send(.playTapped, .seeked(0.5))
        #expect(stage.studio.player.status == .stopped)
    }

    @Test(.proves("PIC-12")) func pauseSeekNextAndPrevious() async throws {
        let stage = try await Stage(.listen)
        try stage.send(.playTapped)
        await stage.pass(.milliseconds(600))
        try stage.send(.pauseTapped)
        await stage.pass(.seconds(3))
        #expect(try bar(stage).status == .paused && stage.script.progress.position == .milliseconds(600))
        try stage.send(.seeked(0.8))
        #expect(try bar(stage).status == .paused && stage.script.progress.position == .seconds(4))
        #expect(try said(bar(stage).place) == "Paragraph 3 of 4")
        try stage.send(.playTapped)
        await stage.pass(.milliseconds(200))
        #expect(try stage.script.progress.position == .milliseconds(4_200))
        try stage.send(.previousTapped)
        #expect(
            try stage.script.progress.position == .milliseconds(1_000),
            "not yet two seconds into the third"
        )
        try stage.send(.nextTapped, .nextTapped)
        #expect(stage.studio.player.line?.paragraph == "p4")
        try stage.send(.nextTapped)
        #expect(try bar(stage).status == .stopped, "there is none after the last")
        for share in [Double.nan, .infinity, -3] { try stage.send(.seeked(share)) }
        #expect(try bar(stage).status == .paused && stage.script.progress.position == .zero)
        try stage.send(.seeked(9))
        #expect(try stage.script.progress.position == .seconds(5))
    }

    @Test(.proves("PIC-12")) func aParagraphsIconPlaysPausesAndGoesOn() async throws {
        let stage = try await Stage(.listen)
        try stage.send(.lineTapped("p3"))
        await stage.pass(.milliseconds(300))
        #expect(try stage.listen.lines[2].control == .pause)
        try stage.send(.lineTapped("p3"))
        #expect(try stage.listen.lines[2].status == .paused && stage.listen.lines[2].control == .play)
        try stage.send(.lineTapped("p3"))
        await stage.pass(.milliseconds(300))
        #expect(try stage.script.progress.position == .milliseconds(3_100))
        try stage.send(.lineTapped("p1"))
        #expect(stage.studio.player.line?.paragraph == "p1")
    }

    @Test(.proves("PIC-11")) func anotherVoiceTakesOverWhileItPlays() async throws {
        let stage = try await Stage(.listen)
        try stage.send(.playTapped)
        await stage.pass(.milliseconds(1_200))
        try stage.send(.recordingChosen("ann", .third))
        #expect(stage.studio.player.line?.paragraph == "p2", "Ben goes on where he is")
        #expect(try stage.script.progress.position == .milliseconds(3_200))
        try stage.send(.recordingChosen("ben", .own))
        #expect(stage.studio.player.line?.paragraph == "p3", "a missing one gives way")
        try stage.send(.recordingChosen("ann", .second))
        #expect(stage.studio.player.machine?.offset == .zero, "another voice begins the paragraph anew")
        #expect(stage.studio.player.status == .playing)
        await stage.pass(.milliseconds(100))
        #expect(stage.studio.player.machine?.offset == .milliseconds(100), "and is the only one that plays")
    }

    @Test(.proves("PIC-12")) func aSoundThatFailsPausesAndSaysSo() async throws {
        let stage = try await Stage(.listen, playback: { BrokenEngine(fault: .playing, clock: $0) })
        try stage.send(.playTapped)
        await stage.pass(.milliseconds(300))
        #expect(try bar(stage).status == .paused && stage.script.progress.position == .milliseconds(100))
        for language in ["en", "sl"] {
            let failure = try #require(try bar(stage).failure)
            #expect(
                !said(failure.title, in: language).isEmpty && !said(failure.message, in: language).isEmpty
            )
        }
        try stage.send(.playTapped)
        #expect(try bar(stage).failure == nil && bar(stage).status == .playing)
    }
}
