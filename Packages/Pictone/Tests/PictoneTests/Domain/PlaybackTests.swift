import Pictone
import SharedMedia
import SharedLocalization
import SharedJSON
import SharedCore
import SharedTesting
import Testing

/// The state machine alone: every event in every status.
@Suite struct PlaybackTests {
    /// One second, no sound, two seconds, half a second.
    static let list = Playlist(
        script: "s",
        lines: [("p1", 1_000), ("p2", nil), ("p3", 2_000), ("p4", 500)].map { name, milliseconds in
            Playlist.Line(
                paragraph: ParagraphID(rawValue: name),
                sound: milliseconds.map { (length: Int) in
                    let trim = Trim(duration: .milliseconds(length))
                    let key = TakeKey(script: "s", paragraph: ParagraphID(rawValue: name))
                    return Sound(Take(number: 1, trim: trim), of: key)
                }
            )
        }
    )

    /// Makes a state machine in a status, half a second into the first line unless stopped.
    private func machine(_ status: Playback.Status) -> Playback {
        var playback = Playback(Self.list)
        guard status != .stopped else { return playback }
        #expect(playback.handle(.play) == .start)
        #expect(playback.handle(.reached(.milliseconds(500))) == .none)
        if status == .paused { #expect(playback.handle(.pause) == .halt) }
        return playback
    }

    struct Step: Sendable {
        var event: Playback.Event
        /// Status, line, milliseconds into it, and effect, from stopped, playing and paused.
        var stopped: (Playback.Status, Int?, Int, Playback.Effect)
        var playing: (Playback.Status, Int?, Int, Playback.Effect)
        var paused: (Playback.Status, Int?, Int, Playback.Effect)
    }

    static let steps = [
        Step(
            event: .play,
            stopped: (.playing, 0, 0, .start),
            playing: (.playing, 0, 500, .none),
            paused: (.playing, 0, 500, .start)
        ),
        Step(
            event: .playLine(1),
            stopped: (.playing, 2, 0, .start),
            playing: (.playing, 2, 0, .start),
            paused: (.playing, 2, 0, .start)
        ),
        Step(
            event: .playLine(9),
            stopped: (.stopped, nil, 0, .none),
            playing: (.playing, 0, 500, .none),
            paused: (.paused, 0, 500, .none)
        ),
        Step(
            event: .pause,
            stopped: (.stopped, nil, 0, .none),
            playing: (.paused, 0, 500, .halt),
            paused: (.paused, 0, 500, .none)
        ),
        Step(
            event: .stop,
            stopped: (.stopped, nil, 0, .none),
            playing: (.stopped, nil, 0, .halt),
            paused: (.stopped, nil, 0, .halt)
        ),
        Step(
            event: .seek(.milliseconds(1_700)),
            stopped: (.paused, 2, 700, .none),
            playing: (.playing, 2, 700, .start),
            paused: (.paused, 2, 700, .none)
        ),
        Step(
            event: .next,
            stopped: (.stopped, nil, 0, .none),
            playing: (.playing, 2, 0, .start),
            paused: (.paused, 2, 0, .none)
        ),
        Step(
            event: .previous,
            stopped: (.stopped, nil, 0, .none),
            playing: (.playing, 0, 0, .start),
            paused: (.paused, 0, 0, .none)
        ),
        Step(
            event: .reached(.milliseconds(900)),
            stopped: (.stopped, nil, 0, .none),
            playing: (.playing, 0, 900, .none),
            paused: (.paused, 0, 500, .none)
        ),
        Step(
            event: .lineEnded,
            stopped: (.stopped, nil, 0, .none),
            playing: (.playing, 2, 0, .start),
            paused: (.paused, 0, 500, .none)
        ),
        Step(
            event: .replace(list.without { $0 == .take(TakeKey(script: "s", paragraph: "p1"), number: 1) }),
            stopped: (.stopped, nil, 0, .none),
            playing: (.playing, 2, 0, .start),
            paused: (.paused, 2, 0, .none)
        ),
        Step(
            event: .replace(Playlist(script: "s", lines: Array(list.lines.prefix(1)))),
            stopped: (.stopped, nil, 0, .none),
            playing: (.playing, 0, 500, .none),
            paused: (.paused, 0, 500, .none)
        ),
        Step(
            event: .replace(Playlist(script: "s", lines: [])),
            stopped: (.stopped, nil, 0, .none),
            playing: (.stopped, nil, 0, .halt),
            paused: (.stopped, nil, 0, .halt)
        ),
    ]

    @Test(.proves("PIC-12"), arguments: steps.indices)
    func everyEventInEveryStatus(index: Int) {
        let step = Self.steps[index]
        let expected = [
            Playback.Status.stopped: step.stopped, .playing: step.playing, .paused: step.paused,
        ]
        for status in Playback.Status.allCases {
            var playback = machine(status)
            let effect = playback.handle(step.event)
            let found = (playback.status, playback.index, Int(playback.offset / .milliseconds(1)), effect)
            #expect(expected[status].map { $0 == found } == true, "\(step.event) while \(status): \(found)")
        }
    }

    @Test(.proves("PIC-11", "PIC-12")) func fromBeginningToEndItSkipsWhatIsMissing() {
        var playback = Playback(Self.list)
        _ = playback.handle(.play)
        var walked = [playback.line?.paragraph]
        while playback.handle(.lineEnded) == .start { walked.append(playback.line?.paragraph) }
        #expect(walked == ["p1", "p3", "p4"])
        #expect(playback.status == .stopped && playback.position == .zero)
    }

    @Test(.proves("PIC-12")) func previousGoesToTheBeginningFirst() {
        var playback = Playback(Self.list)
        _ = playback.handle(.playLine(2))
        _ = playback.handle(.reached(.milliseconds(1_000)))
        #expect(playback.position == .milliseconds(2_000))
        #expect(playback.handle(.previous) == .start && playback.index == 0)
        _ = playback.handle(.playLine(2))
        _ = playback.handle(.reached(.milliseconds(2_000)))
        #expect(playback.handle(.previous) == .start && playback.index == 0, "two seconds are not yet far in")
        _ = playback.handle(.seek(.milliseconds(2_500)))
        _ = playback.handle(.reached(.seconds(99)))
        #expect(playback.offset == .milliseconds(2_000), "never beyond the end of a line")
    }

    @Test(.proves("PIC-11", "PIC-12")) func whereEverythingIsMissingNothingPlays() {
        var playback = Playback(Playlist(script: "s", lines: [Playlist.Line(paragraph: "p1", sound: nil)]))
        for event in [Playback.Event.play, .playLine(0), .seek(.seconds(1)), .next, .previous, .lineEnded] {
            #expect(playback.handle(event) == .none)
            #expect(playback.status == .stopped && playback.index == nil)
        }
    }

    @Test(
        .proves("PIC-12"),
        arguments: [
            (-5, 0, 0), (0, 0, 0), (999, 0, 999), (1_000, 2, 0), (2_999, 2, 1_999), (3_000, 3, 0),
            (3_500, 3, 500),
            (9_000, 3, 500),
        ]
    )
    func everyMomentHasItsLine(milliseconds: Int, index: Int, offset: Int) {
        let moment = Self.list.moment(at: .milliseconds(milliseconds))
        #expect(moment?.index == index && moment?.offset == .milliseconds(offset))
        #expect(Self.list.duration == .milliseconds(3_500) && Self.list.missing == 1)
        #expect(Self.list.start(of: 3) == .milliseconds(3_000) && Self.list.start(of: -1) == .zero)
        #expect(Playlist(script: "s", lines: []).moment(at: .milliseconds(milliseconds)) == nil)
    }
}
