import SharedScreens
import SharedLocalization
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

/// Every screen that loads: loading, slow, failed, retried and empty.
@MainActor @Suite struct StateTests {
    private struct Screen {
        var call: String
        var open: @MainActor (SkyZoneLeaderboardCoordinator) -> Void
        var phase: @MainActor (SkyZoneLeaderboardCoordinator) -> ScreenPhase<ModelContent>?
        var retry: @MainActor (SkyZoneLeaderboardCoordinator) -> Void
    }

    private let screens = [
        Screen(
            call: "profile",
            open: { $0.session.loadProfile() },
            phase: { $0.profile?.state.phase },
            retry: { $0.profile?.send(.retryTapped) }
        ),
        Screen(
            call: "top open-jump all",
            open: { $0.profile?.send(.leaderboardTapped) },
            phase: { $0.leaderboard?.state.phase },
            retry: { $0.leaderboard?.send(.retryTapped) }
        ),
        Screen(
            call: "page around all",
            open: { _ in },
            phase: { $0.whole?.state.phase },
            retry: { $0.whole?.send(.retryTapped) }
        ),
        Screen(
            call: "parks",
            open: { $0.open(link: "skyzone://parks") },
            phase: { $0.parks?.state.phase },
            retry: { $0.parks?.send(.retryTapped) }
        ),
        Screen(
            call: "park alder",
            open: { $0.open(link: "skyzone://parks/alder") },
            phase: { $0.park?.state.phase },
            retry: { $0.park?.send(.retryTapped) }
        ),
    ]

    private func service() -> StubService {
        StubService {
            $0.rows = [nil: .ranked(1...30).withUser(at: 9)]
            $0.parks = [Park("Alder"), Park("Birch")]
        }
    }

    private func opened(
        _ screen: Screen,
        _ service: StubService,
        _ clock: ManualClock,
        failing: SourceError?
    ) async throws
        -> SkyZoneLeaderboardCoordinator
    {
        if screen.call == "profile" {
            // Only the first profile of a session shows a loading phase.
            let app = SkyZoneLeaderboardApp.start(.stub(service, clock: clock))
            await app.navigator.settled()
            await service.gate.hold("profile")
            app.login?.send(.handleTyped("me"))
            app.login?.send(.passwordTyped("secret"))
            app.login?.send(.submitTapped)
            #expect(await eventually { app.front == .profile })
            service.change { $0.failure = failing }
            return app
        }
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(service, clock: clock))
        if screen.call.hasPrefix("page") {
            app.profile?.send(.leaderboardTapped)
            await app.navigator.settled()
        }
        await service.gate.hold(screen.call)
        service.change { $0.failure = failing }
        if screen.call.hasPrefix("page") { app.leaderboard?.send(.viewAllTapped) } else { screen.open(app) }
        return app
    }

    @Test(.proves("SKY-24"), arguments: 0..<5) func itLoadsAndSaysWhenThatTakesLong(index: Int) async throws {
        let (screen, service, clock) = (screens[index], service(), ManualClock())
        // The main board's first call is for the boards, which must not fail here.
        let app = try await opened(screen, service, clock, failing: nil)
        #expect(screen.phase(app)?.isLoading == true)
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(3))
        #expect(screen.phase(app)?.isLoading == true)
        await clock.advance(by: .seconds(2))
        #expect(await eventually { screen.phase(app)?.isSlow == true })
        screen.retry(app)
        #expect(screen.phase(app)?.isLoading == true, "it begins anew")
        await service.gate.release(screen.call)
        await app.navigator.settled()
        #expect(screen.phase(app) == .loaded)
        #expect(clock.sleeperCount == 0, "nobody waits any more")
    }

    @Test(.proves("SKY-24"), arguments: 0..<5) func itFailsWithTheReasonAndGoesOn(index: Int) async throws {
        for (failure, text) in [
            (SourceError.offline, "You are offline."), (.unavailable, "The service doesn’t answer."),
        ] {
            let (screen, service) = (screens[index], service())
            let app = try await opened(screen, service, ManualClock(), failing: failure)
            await service.gate.release(screen.call)
            await app.navigator.settled()
            let notice = try #require(screen.phase(app)?.failure)
            #expect(english(notice.title) == text && !english(notice.message).isEmpty)
            #expect(notice.action.map(english) == "Try again")
            service.change { $0.failure = nil }
            screen.retry(app)
            await app.navigator.settled()
            #expect(screen.phase(app) == .loaded)
        }
    }

    @Test(.proves("SKY-24")) func aParkThatIsGoneSaysSo() async throws {
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(service()))
        app.open(link: "skyzone://parks/nowhere")
        await app.navigator.settled()
        let notice = try #require(app.park?.state.phase.failure)
        #expect(english(notice.title) == "This isn’t here any more.")
        #expect(notice.action == nil, "it says to go back; trying again can't help")
        app.park?.send(.bookTapped)
        #expect(app.front == .parkInfo(ParkID(rawValue: "nowhere")), "nothing can be booked there")
    }

    @Test(.proves("SKY-24")) func noParksIsSaid() async throws {
        let service = StubService()
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(service))
        app.open(link: "skyzone://parks")
        await app.navigator.settled()
        #expect(app.parks?.state.phase.isEmpty == true)
        service.change { $0.parks = [Park("Alder")] }
        app.parks?.send(.retryTapped)
        await app.navigator.settled()
        #expect(
            app.parks?.state.parks.map(\.name) == ["Alder"]
                && app.parks.map { english($0.state.summary) } == "1 park"
        )
    }

    @Test(.proves("SKY-24")) func aFailedRefreshKeepsTheParksUnderANotice() async throws {
        let service = self.service()
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(service))
        app.open(link: "skyzone://parks")
        await app.navigator.settled()
        let model = try #require(app.parks)
        service.change { $0.failure = .unavailable }
        model.send(.refreshPulled)
        #expect(model.state.phase == .loaded && model.state.parks.count == 2, "they stay meanwhile")
        await app.navigator.settled()
        #expect(model.state.phase == .loaded && model.state.parks.count == 2)
        let notice = try #require(model.state.notice)
        #expect(english(notice.title) == "This is from before. The service doesn’t answer.")
        #expect(notice.action.map(english) == "Try again")
        service.change { ($0.failure, $0.parks) = (nil, [Park("Alder")]) }
        model.send(.retryTapped)
        await app.navigator.settled()
        #expect(model.state.notice == nil && model.state.parks.map(\.name) == ["Alder"])
    }

    @Test(.proves("SKY-17")) func aParkShowsItsFacts() async throws {
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(service()))
        app.open(link: "skyzone://parks/alder")
        await app.navigator.settled()
        let state = try #require(app.park?.state)
        #expect(english(state.title) == "Alder" && state.about == "Wall-to-wall trampolines.")
        // The space before AM differs between platforms.
        let hours = try #require(state.details.dropFirst().first).value
        #expect(english(hours).filter { !$0.isWhitespace } == "10:00AM–9:00PM")
        #expect(russian(hours) == "10:00 – 21:00")
        let others = [0, 2, 3].map { english(state.details[$0].value) }
        #expect(others == ["NJ", "140", "555-0100"])
        app.park?.send(.bookTapped)
        #expect(app.front == .placeholderModal(.bookJumpTime))
    }
}

@MainActor @Suite struct ProfileTests {
    private let service = StubService {
        $0.recentParks = [ParkSummary("Alder")]
        $0.profileParks = ["Alder", "Birch"].map { ParkSummary($0) }
        $0.standings = [Profile.Standing(board: .jumps, rank: 213, value: 787)]
        $0.parks = [Park("Birch")]
    }

    @Test(.proves("SKY-11")) func itShowsTheUserAndLeadsToTheLeaderboard() async throws {
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(service))
        let profile = try #require(app.profile)
        #expect(
            profile.state.user == StubService.user && english(profile.state.summary) == "Jumps at 2 parks"
        )
        #expect(
            profile.state.standings.map { english($0.rank) + " " + english($0.value) } == ["213 787 minutes"]
        )
        #expect(profile.state.parks.map(\.name) == ["Alder", "Birch"])
        profile.send(.parkTapped(ParkID(rawValue: "cedar")))
        #expect(app.front == .profile, "not one of the user's parks")
        profile.send(.parkTapped(ParkID(rawValue: "birch")))
        #expect(app.stack(0) == [.profile, .parkInfo(ParkID(rawValue: "birch"))])
        FakeHost(app.navigator).swipeBack()
        profile.send(.leaderboardTapped)
        #expect(app.stack(0) == [.leaderboard])
    }

    @Test(.proves("SKY-07", "SKY-24")) func aNewUserSeesHowToBegin() async throws {
        service.change { ($0.recentParks, $0.profileParks, $0.standings) = ([], [], []) }
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(service))
        let profile = try #require(app.profile)
        #expect(profile.state.standingsHint != nil && profile.state.findPark != nil)
        profile.send(.findParkTapped)
        #expect(app.stack(0) == [.profile, .findPark])
    }

    @Test(.proves("SKY-24")) func aFailedRefreshKeepsTheProfile() async throws {
        let app = try await SkyZoneLeaderboardApp.loggedIn(.stub(service))
        let profile = try #require(app.profile)
        service.change { $0.failure = .offline }
        #expect(profile.state.refreshing == nil)
        profile.send(.refreshPulled)
        #expect(profile.state.refreshing.map { english($0) } == "Loading your profile")
        await app.navigator.settled()
        #expect(profile.state.phase == .loaded && profile.state.parks.count == 2)
        #expect(profile.state.refreshing == nil)
        #expect(
            profile.state.notice.map { english($0.title) } == "This is from before. You are offline."
        )
        service.change { $0.failure = nil }
        profile.send(.retryTapped)
        await app.navigator.settled()
        #expect(profile.state.notice == nil)
    }
}
