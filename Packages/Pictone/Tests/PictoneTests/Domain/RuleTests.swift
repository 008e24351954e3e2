import Pictone
import SharedMedia
import SharedLocalization
import SharedJSON
import SharedCore
import SharedTesting
import Testing

/// Small rules, over all of their inputs.
@Suite struct RuleTests {
    private static let playback: [Playback.Status?] = [nil] + Playback.Status.allCases
    private static let recording: [RecordingSession.Status?] = [nil] + RecordingSession.Status.allCases

    @Test(.proves("PIC-13", "PIC-11")) func theIconsOfWhatIsHeard() {
        for hasSound in [true, false] {
            for playback in Self.playback {
                let status = LineStatus(hasSound: hasSound, playback: playback)
                switch playback {
                case .playing: #expect(status == .playing)
                case .paused: #expect(status == .paused)
                case .stopped, nil: #expect(status == (hasSound ? .ready : .missing))
                }
                let control = LineControl.other(status)
                #expect(control != .record && control != .stopRecording, "others have playback icons")
                #expect((control == .unavailable) == (status == .missing))
            }
        }
    }

    @Test(.proves("PIC-13")) func theIconsOfWhatIsRecorded() {
        for (hasTake, hasPartial) in [(true, true), (true, false), (false, true), (false, false)] {
            for recording in Self.recording {
                for playback in Self.playback {
                    let status = LineStatus(
                        hasTake: hasTake,
                        hasPartial: hasPartial,
                        recording: recording,
                        playback: playback
                    )
                    let control = LineControl.own(status)
                    #expect(control != .play && control != .pause, "the chosen character has record icons")
                    switch recording {
                    case .armed, .recording:
                        #expect(status.rawValue == recording?.rawValue && control == .stopRecording)
                    case .saving: #expect(status == .saving && control == .unavailable)
                    case .paused: #expect(status == .partial && control == .record)
                    case .idle, .recorded, nil:
                        #expect(control == .record)
                        switch playback {
                        case .playing: #expect(status == .playing)
                        case .paused: #expect(status == .paused)
                        default: #expect(status == (hasPartial ? .partial : hasTake ? .recorded : .empty))
                        }
                    }
                }
            }
        }
    }

    @Test(.proves("PIC-13")) func theStages() {
        var found: Set<RecordStage> = []
        for hasTakes in [true, false] {
            for isChoosing in [true, false] {
                for isEditing in [true, false] {
                    for recording in RecordingSession.Status.allCases {
                        let stage = RecordStage(
                            hasTakes: hasTakes,
                            isChoosing: isChoosing,
                            isEditing: isEditing,
                            recording: recording
                        )
                        found.insert(stage)
                        let isBusy = [.armed, .recording, .saving].contains(recording)
                        if isBusy { #expect(stage == .recording) }
                        if !isBusy, isChoosing { #expect(stage == .choosingCharacter) }
                        if !isBusy, !isChoosing, isEditing { #expect(stage == .editing) }
                        if !isBusy, !isChoosing, !isEditing {
                            let calm: RecordStage = hasTakes ? .recorded : .nothingRecorded
                            #expect(stage == (recording == .paused ? .recording : calm))
                        }
                    }
                }
            }
        }
        #expect(found == Set(RecordStage.allCases))
    }

    @Test(.proves("PIC-16")) func aTrimStaysWithinTheSoundAndNeverBecomesNothing() {
        for length in [0, 100, 200, 1_000] {
            for start in stride(from: -200, through: 1_300, by: 100) {
                for end in stride(from: -200, through: 1_300, by: 100) {
                    for isStartFirst in [true, false] {
                        var trim = Trim(duration: .milliseconds(length))
                        if isStartFirst { trim.moveStart(to: .milliseconds(start)) }
                        trim.moveEnd(to: .milliseconds(end))
                        if !isStartFirst { trim.moveStart(to: .milliseconds(start)) }
                        #expect(trim.start >= .zero && trim.end <= trim.duration)
                        #expect(trim.length >= min(Trim.shortest, trim.duration), "\(trim)")
                        #expect(trim.isWhole == (trim.length == trim.duration))
                    }
                }
            }
        }
        var trim = Trim(duration: .seconds(10))
        trim.moveStart(to: .seconds(2))
        trim.moveEnd(to: .seconds(7))
        #expect(trim.start == .seconds(2) && trim.end == .seconds(7) && trim.length == .seconds(5))
    }

    @Test(.proves("PIC-14")) func theSimulatedVoiceIsAlwaysTheSame() {
        let levels = (0..<600).map { SimulatedRecording.level(at: .milliseconds($0 * 100)) }
        #expect(levels.allSatisfy { (0...1).contains($0) })
        #expect(levels == (0..<600).map { SimulatedRecording.level(at: .milliseconds($0 * 100)) })
        #expect(Set(levels).count > 500, "it moves")
    }

    @Test(.proves("PIC-24")) func targetsAndTextAreLargeEnough() {
        #expect(PictoneMetrics.touchTarget >= 44 && PictoneMetrics.narrowestScreen == 320)
        #expect(PictoneMetrics.smallestText >= 12)
    }
}
