import Interlochen
import SharedTesting
import Testing

@MainActor @Suite struct SimulatedPlaybackEngineTests {
    private let clock = ManualClock()
    private let connection = SimulatedConnection()

    private func opened(_ content: MediaItem) -> (SimulatedPlaybackEngine, Heard) {
        let engine = SimulatedPlaybackEngine(clock: clock, connection: connection)
        let heard = Heard()
        engine.open(PlaybackItem(content)) { heard.events.append($0) }
        return (engine, heard)
    }

    @MainActor final class Heard {
        var events: [PlaybackEvent] = []
    }

    private func pass(_ duration: Duration) async {
        await clock.waitForSleepers(1)
        await clock.advance(by: duration)
    }

    /// Waits until the engine, whose ticks come from another thread, has sent so many events.
    private func told(_ count: Int, to heard: Heard) async {
        #expect(await eventually { heard.events.count >= count })
    }

    @Test(.proves("INT-19")) func itBuffersThenPlaysToTheEnd() async {
        let (engine, heard) = opened(.sample("a", duration: 1))
        engine.play()
        #expect(heard.events == [])
        await pass(.milliseconds(900))
        await told(1, to: heard)
        #expect(heard.events == [.ready])
        await pass(.seconds(5))
        await told(6, to: heard)
        #expect(
            heard.events == [
                .ready, .advanced(to: 0.25), .advanced(to: 0.5), .advanced(to: 0.75), .advanced(to: 1),
                .finished,
            ]
        )
        #expect(clock.sleeperCount == 0)
    }

    @Test(.proves("INT-19")) func pausingStopsTimeAndPlayingGoesOn() async {
        let (engine, heard) = opened(.sample("a"))
        engine.play()
        await pass(.milliseconds(900))
        await pass(.milliseconds(500))
        await told(3, to: heard)
        await clock.waitForSleepers(1)
        engine.pause()
        await clock.advance(by: .seconds(60))
        #expect(heard.events.last == .advanced(to: 0.5))
        engine.play()
        engine.play()
        await pass(.milliseconds(250))
        await told(4, to: heard)
        #expect(heard.events == [.ready, .advanced(to: 0.25), .advanced(to: 0.5), .advanced(to: 0.75)])
    }

    @Test(.proves("INT-19")) func aSeekBuffersAndGoesOnFromThere() async {
        let (engine, heard) = opened(.sample("a"))
        engine.play()
        await pass(.milliseconds(900))
        // Otherwise the tick that the seek cancels could begin to wait after it and be taken for buffering.
        await clock.waitForSleepers(1)
        engine.seek(to: 42)
        #expect(heard.events == [.ready, .stalled])
        await pass(.milliseconds(900))
        await pass(.milliseconds(250))
        await told(4, to: heard)
        #expect(heard.events == [.ready, .stalled, .ready, .advanced(to: 42.25)])
    }

    @Test(.proves("INT-19")) func aLiveStreamNeverEndsAndTellsNoPlaces() async {
        let (engine, heard) = opened(.sample("a", duration: nil))
        engine.play()
        await pass(.milliseconds(900))
        await pass(.seconds(600))
        engine.seek(to: 4)
        #expect(heard.events == [.ready])
        engine.close()
        await clock.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 0)
    }

    @Test(.proves("INT-19")) func withoutANetworkItWaitsAndGivesUp() async {
        let (engine, heard) = opened(.sample("a"))
        engine.play()
        await pass(.milliseconds(900))
        // Otherwise the engine could notice the loss before it is ready.
        await told(1, to: heard)
        connection.isOnline = false
        await pass(.milliseconds(250))
        await told(2, to: heard)
        #expect(heard.events == [.ready, .stalled])
        await pass(.milliseconds(900))
        await pass(.seconds(6))
        await told(3, to: heard)
        #expect(heard.events == [.ready, .stalled, .broke(.offline)])
        connection.isOnline = true
        engine.open(PlaybackItem(.sample("a"))) { heard.events.append($0) }
        engine.play()
        await pass(.milliseconds(900))
        await told(4, to: heard)
        #expect(heard.events.last == .ready)
    }

    @Test(.proves("INT-19")) func aShortLossIsOnlyAPause() async {
        let (engine, heard) = opened(.sample("a"))
        engine.play()
        connection.isOnline = false
        await pass(.milliseconds(900))
        await pass(.seconds(1))
        #expect(heard.events == [])
        // Otherwise the engine could find the network before it waits again, and play on for the last step.
        await clock.waitForSleepers(1)
        connection.isOnline = true
        await pass(.milliseconds(250))
        await told(1, to: heard)
        #expect(heard.events == [.ready])
    }

    @Test(.proves("INT-19")) func nobodyHearsAClosedEngineAndNothingKeepsIt() async {
        let heard = Heard()
        weak var released: SimulatedPlaybackEngine?
        do {
            let engine = SimulatedPlaybackEngine(clock: clock, connection: connection)
            released = engine
            engine.open(PlaybackItem(.sample("a"))) { heard.events.append($0) }
            engine.play()
            await clock.waitForSleepers(1)
        }
        #expect(released == nil)
        await clock.advance(by: .seconds(2))
        #expect(heard.events == [] && clock.sleeperCount == 0)
    }
}
