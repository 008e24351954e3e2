import Interlochen
import SharedTesting
import Testing

/// Every state with every wish and event: the rules as a table, and laws that hold on every path.
@Suite struct PlaybackMachineTests {
    typealias Status = PlaybackMachine.Status
    typealias Command = PlaybackMachine.Command

    /// The seven possible states of a player of 100 seconds, each at 40 seconds but for those at an end.
    enum Situation: String, CaseIterable {
        case pausedWithout, paused, buffering, playing, ended, offline, unplayable

        var machine: PlaybackMachine {
            var machine = PlaybackMachine(duration: 100)
            func hear(_ events: PlaybackEvent...) { for event in events { machine.take(event) } }
            _ = machine.take(.play)
            hear(.ready, .advanced(to: 40))
            switch self {
            case .pausedWithout:
                hear(.stalled)
                _ = machine.take(.pause)
            case .paused: _ = machine.take(.pause)
            case .buffering: hear(.stalled)
            case .playing: break
            case .ended: hear(.finished)
            case .offline: hear(.broke(.offline))
            case .unplayable: hear(.broke(.unplayable))
            }
            return machine
        }

        var status: Status {
            switch self {
            case .pausedWithout, .paused: .paused
            case .buffering: .buffering
            case .playing: .playing
            case .ended: .ended
            case .offline: .failed(.offline)
            case .unplayable: .failed(.unplayable)
            }
        }
    }

    @Test(.proves("INT-19"), arguments: Situation.allCases) func theSituationsAreWhatTheySay(
        _ situation: Situation
    ) {
        #expect(situation.machine.status == situation.status)
    }

    /// The effect of each wish: the state after it, and the commands to the engine.
    @Test(
        .proves("INT-19"),
        arguments: [
            (Situation.pausedWithout, PlaybackMachine.Request.play, Status.buffering, [Command.play]),
            (.paused, .play, .playing, [.play]), (.buffering, .play, .buffering, []),
            (.playing, .play, .playing, []),
            (.ended, .play, .playing, [.seek(0), .play]), (.offline, .play, .failed(.offline), []),
            (.unplayable, .play, .failed(.unplayable), []),
            (.pausedWithout, .pause, .paused, []), (.paused, .pause, .paused, []),
            (.buffering, .pause, .paused, [.pause]),
            (.playing, .pause, .paused, [.pause]), (.ended, .pause, .ended, []),
            (.offline, .pause, .failed(.offline), []),
            (.unplayable, .pause, .failed(.unplayable), []),
            (.pausedWithout, .seek(70), .paused, [.seek(70)]), (.paused, .seek(70), .paused, [.seek(70)]),
            (.buffering, .seek(70), .buffering, [.seek(70)]), (.playing, .seek(70), .playing, [.seek(70)]),
            (.ended, .seek(70), .paused, [.seek(70)]), (.offline, .seek(70), .failed(.offline), []),
            (.unplayable, .seek(70), .failed(.unplayable), []),
            (.pausedWithout, .seek(100), .ended, [.seek(100)]),
            (.playing, .seek(100), .ended, [.pause, .seek(100)]),
            (.playing, .seek(1e9), .ended, [.pause, .seek(100)]), (.playing, .seek(-3), .playing, [.seek(0)]),
            (.playing, .seek(.nan), .playing, []), (.playing, .seek(.infinity), .playing, []),
            (.pausedWithout, .retry, .paused, []), (.paused, .retry, .paused, []),
            (.buffering, .retry, .buffering, []),
            (.playing, .retry, .playing, []), (.ended, .retry, .ended, []),
            (.offline, .retry, .buffering, [.open, .seek(40), .play]),
            (.unplayable, .retry, .buffering, [.open, .seek(40), .play]),
        ] as [(Situation, PlaybackMachine.Request, Status, [Command])]
    )
    func wishes(situation: Situation, wish: PlaybackMachine.Request, status: Status, commands: [Command]) {
        var machine = situation.machine
        #expect(machine.take(wish) == commands)
        #expect(machine.status == status)
    }

    /// The effect of each event: the state after it.
    @Test(
        .proves("INT-19"),
        arguments: [
            (Situation.pausedWithout, PlaybackEvent.ready, Status.paused), (.buffering, .ready, .playing),
            (.playing, .ready, .playing), (.paused, .stalled, .paused), (.playing, .stalled, .buffering),
            (.buffering, .stalled, .buffering), (.playing, .finished, .ended),
            (.buffering, .finished, .ended),
            (.paused, .finished, .paused), (.paused, .broke(.offline), .failed(.offline)),
            (.playing, .broke(.unplayable), .failed(.unplayable)),
            (.buffering, .broke(.offline), .failed(.offline)),
        ]
            + [Situation.ended, .offline, .unplayable].flatMap { end in
                [PlaybackEvent.ready, .stalled, .finished, .broke(.unplayable), .advanced(to: 3)].map {
                    (end, $0, end.status)
                }
            }
    )
    func events(situation: Situation, event: PlaybackEvent, status: Status) {
        var machine = situation.machine
        let position = machine.position
        machine.take(event)
        #expect(machine.status == status)
        if case .finished = event { return }
        #expect(machine.position == position)
    }

    @Test(.proves("INT-19")) func thePositionFollowsOnlyWhatPlays() {
        for situation in Situation.allCases {
            var machine = situation.machine
            let before = machine.position
            machine.take(.advanced(to: 55))
            #expect(machine.position == (situation == .playing ? 55 : before), "\(situation)")
        }
        var machine = Situation.playing.machine
        machine.take(.advanced(to: 1_000))
        #expect(machine.position == 100)
        machine.take(.advanced(to: .nan))
        #expect(machine.position == 100)
    }

    @Test(.proves("INT-19")) func aLiveStreamHasNeitherDurationNorPlaces() {
        var machine = PlaybackMachine(duration: nil)
        #expect(machine.isLive && !machine.canSeek)
        #expect(machine.take(.play) == [.play])
        machine.take(.ready)
        machine.take(.advanced(to: 9))
        #expect(machine.status == .playing && machine.position == 0)
        #expect(machine.take(.seek(5)) == [] && machine.status == .playing)
        machine.take(.broke(.offline))
        #expect(machine.take(.retry) == [.open, .play], "there is no place to return to")
        machine.take(.ready)
        machine.take(.finished)
        #expect(machine.status == .ended)
        #expect(machine.take(.play) == [.open, .play] && machine.status == .buffering)
    }

    @Test(.proves("INT-19"), arguments: [Double.nan, .infinity, -5, 0]) func whatIsNoDurationHasNoPlaces(
        duration: Double
    ) {
        var machine = PlaybackMachine(duration: duration)
        #expect(!machine.isLive && !machine.canSeek && machine.duration == 0)
        #expect(machine.take(.seek(1)) == [])
    }

    /// Every reachable state, with every wish and event.
    @Test(.proves("INT-19")) func lawsHoldOnEveryPath() {
        let wishes: [PlaybackMachine.Request] = [.play, .pause, .retry, .seek(0), .seek(60), .seek(100)]
        let events: [PlaybackEvent] = [
            .stalled, .ready, .advanced(to: 50), .advanced(to: 100), .finished, .broke(.offline),
        ]
        var seen: Set<PlaybackMachine> = []
        var open: Set<PlaybackMachine> = [PlaybackMachine(duration: 100), PlaybackMachine(duration: nil)]
        while let machine = open.popFirst() {
            seen.insert(machine)
            for wish in wishes {
                var next = machine
                let commands = next.take(wish)
                check(next)
                // Repeating a wish does nothing more, but for seeking, which seeks again.
                var again = next
                let more = again.take(wish)
                #expect(again == next)
                if case .seek = wish {} else { #expect(more == [], "\(wish) after \(commands)") }
                if !seen.contains(next) { open.insert(next) }
            }
            for event in events {
                var next = machine
                next.take(event)
                check(next)
                if !seen.contains(next) { open.insert(next) }
            }
        }
        #expect(seen.count > 25, "\(seen.count) states were reached")
    }

    private func check(_ machine: PlaybackMachine) {
        #expect(machine.position >= 0 && machine.position <= machine.duration ?? 0)
        if machine.status == .ended, let duration = machine.duration { #expect(machine.position == duration) }
        if machine.isLive { #expect(!machine.canSeek) }
        if case .failed = machine.status { #expect(!machine.canSeek) }
    }
}
