import SharedScreens
import Interlochen
import SharedLocalization
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct MediaPlayerTests {
    private let shop = EngineShop()

    private func playing(_ content: MediaItem) async throws -> (
        InterlochenCoordinator, MediaPlayerModel, ControlledEngine
    ) {
        let source = ReadySections([.featured: SectionContent([.media(content)])])
        let app = await InterlochenCoordinator.started(.ready(source, shop: shop))
        app.list?.send(.contentTapped(content.id))
        return (app, try #require(app.player), try #require(shop.engines.last))
    }

    @Test(.proves("INT-19")) func itStartsByItselfAndSaysHowItIsDoing() async throws {
        let (_, player, engine) = try await playing(.sample("a", duration: 200))
        #expect(engine.calls == ["open", "play"])
        #expect(engine.item == PlaybackItem(.sample("a", duration: 200)))
        #expect(player.state.status == .buffering && say(player.state.statusText) == "Buffering")
        engine.tell(.ready)
        #expect(player.state.status == .playing && say(player.state.toggle.label) == "Pause")
        engine.tell(.advanced(to: 50))
        #expect(player.timeline.position == 50 && player.timeline.fraction == 0.25)
        #expect(say(player.timeline.positionText) == "0:50" && say(player.timeline.durationText) == "3:20")
        player.send(.pauseTapped)
        player.send(.pauseTapped)
        #expect(player.state.status == .paused && say(player.state.toggle.label) == "Play")
        player.send(.seeked(0.5))
        #expect(player.timeline.position == 100)
        player.send(.playTapped)
        player.send(.playTapped)
        engine.tell(.finished)
        #expect(player.state.status == .ended && say(player.state.toggle.label) == "Play again")
        #expect(say(player.state.statusText) == "The end" && player.timeline.fraction == 1)
        player.send(.playTapped)
        #expect(engine.calls == ["open", "play", "pause", "seek 100.0", "play", "seek 0.0", "play"])
    }

    @Test(.proves("INT-19")) func aFailureSaysWhatToDoAndARetryGoesOnWhereItWas() async throws {
        let (_, player, engine) = try await playing(.sample("a"))
        engine.tell(.ready)
        engine.tell(.advanced(to: 30))
        engine.tell(.broke(.offline))
        let notice = try #require(player.state.notice)
        #expect(say(notice.title) == "The connection is gone." && say(notice.action) == "Try again")
        #expect(!player.state.toggle.isEnabled && !player.state.canSeek)
        player.send(.playTapped)
        player.send(.seeked(0.9))
        #expect(engine.calls == ["open", "play"])
        player.send(.retryTapped)
        player.send(.retryTapped)
        #expect(engine.calls == ["open", "play", "open", "seek 30.0", "play"])
        #expect(player.state.notice == nil && player.state.status == .buffering)
        engine.tell(.broke(.unplayable))
        #expect(say(player.state.notice?.title) == "This can’t be played.")
        #expect(player.state.notice?.action == nil, "trying again wouldn't help")
        for failure in PlaybackError.allCases {
            for language in ["en", "ar"] as [String] {
                #expect(
                    !say(failure.message, in: .init(language)).isEmpty
                        && !say(failure.advice, in: .init(language)).contains("." + "playback")
                )
            }
        }
    }

    @Test(.proves("INT-12", "INT-13", "INT-19"), arguments: Medium.allCases) func liveHasNoDurationAndNoSeek(
        medium: Medium
    ) async throws {
        let (_, player, engine) = try await playing(.sample("a", medium, duration: nil))
        engine.tell(.ready)
        #expect(
            !player.state.canSeek && player.timeline.duration == nil && player.timeline.positionText == nil
        )
        #expect(say(player.state.statusText) == "Live")
        player.send(.seeked(0.5))
        #expect(engine.calls == ["open", "play"])
        player.send(.pauseTapped)
        #expect(player.state.status == .paused && player.timeline.fraction == 0)
    }

    @Test(.proves("INT-19")) func leavingStopsTheEngineAndALateEventDoesNothing() async throws {
        let (app, player, engine) = try await playing(.sample("a"))
        engine.tell(.ready)
        FakeHost(app.navigator).swipeBack()
        #expect(engine.calls.last == "close" && app.kinds == [.featured])
        engine.tell(.advanced(to: 9))
        engine.tell(.broke(.offline))
        _ = player
        #expect(app.kinds == [.featured])
    }

    @Test(.proves("INT-19", "INT-23")) func anotherTabPausesIt() async throws {
        let (app, player, engine) = try await playing(.sample("a"))
        engine.tell(.ready)
        app.show(.radio)
        #expect(player.state.status == .paused && engine.calls == ["open", "play", "pause"])
        app.show(.featured)
        #expect(app.player === player && player.state.status == .paused, "nobody is startled")
    }

    @Test(.proves("INT-19"), arguments: Medium.allCases) func inTheBackgroundSoundGoesOnAndVideoPauses(
        medium: Medium
    ) async throws {
        let (app, player, engine) = try await playing(.sample("a", medium))
        engine.tell(.ready)
        app.navigator.receive(.enteredBackground)
        #expect(player.state.status == (medium == .audio ? .playing : .paused))
    }

    /// The position of an open player is restored; that of a closed one isn't.
    @Test(.proves("INT-19", "KIT-NAV-08")) func onlyAnOpenPlayerIsWhereItWas() async throws {
        let (app, player, engine) = try await playing(.sample("a", duration: 100))
        engine.tell(.ready)
        engine.tell(.advanced(to: 30))
        let source = ReadySections([.featured: SectionContent([.media(.sample("a", duration: 100))])])
        let again = InterlochenApp.start(.ready(source), restoring: app.navigator.saved())
        await again.navigator.settled()
        #expect(again.player?.position == 30 && again.player?.state.status == .paused)
        FakeHost(again.navigator).swipeBack()
        #expect(again.navigator.saved().drafts.isEmpty)
        again.list?.send(.contentTapped(MediaItemID(rawValue: "a")))
        #expect(again.player?.position == 0)
        #expect(player.position == 30)
    }

    @Test(.proves("INT-20")) func itFollowsTheDevice() async throws {
        let (app, player, _) = try await playing(.sample("a"))
        #expect(player.state.arrangement == .upright)
        app.navigator.receive(.viewportChanged(Viewport(width: 852, height: 393)))
        #expect(player.state.arrangement == .sideways)
    }

    @Test(.proves("INT-19")) func theSimulatedEngineIsTheDefault() async throws {
        let clock = ManualClock()
        var dependencies = InterlochenDependencies.embedded(clock: clock)
        dependencies.initialLoad = ReadyLoad()
        let app = await InterlochenCoordinator.started(dependencies)
        app.list?.send(.contentTapped(MediaItemID(rawValue: "first-solo")))
        let player = try #require(app.player)
        #expect(player.state.status == .buffering)
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
        #expect(await eventually { player.state.status == .playing })
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(10))
        #expect(await eventually { player.timeline.position > 9 })
        #expect(player.timeline.position <= 11)
    }

    @Test(
        .proves("INT-19", "INT-22"),
        arguments: [
            (0.0, "0:00"), (59.9, "0:59"), (247, "4:07"), (3_600, "1:00:00"), (3_753, "1:02:33"),
            (.nan, "0:00"), (-4, "0:00"),
        ]
    )
    func timesAreWrittenAsClocksDo(seconds: Double, text: String) {
        #expect(say(ClockTime(seconds: seconds).text) == text)
    }
}
