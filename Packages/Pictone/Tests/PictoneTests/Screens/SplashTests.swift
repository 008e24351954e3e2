import SharedScreens
import Pictone
import SharedLocalization
import SharedJSON
import SharedCore
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct SplashTests {
    let source = ControlledCatalog()
    let clock = ManualClock()
    let app: PictoneCoordinator

    init() {
        app = PictoneApp.start(
            PictoneDependencies(catalog: source, images: FolderImageSource.sample(), clock: clock)
        )
    }

    @Test(.proves("PIC-01")) func launchShowsASpinnerUntilTheCatalogAndTheTimeHaveCome() async throws {
        let splash = try #require(app.splash)
        #expect(splash.state.activity.isRunning && !said(splash.state.activity.label).isEmpty)
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(2))
        #expect(app.splash === splash, "the catalog hasn't come")
        await source.answer(.success(try await CatalogFiles().load()))
        await app.navigator.settled()
        // Settling doesn't wait for the minimum time of the splash.
        #expect(await eventually { app.splash == nil })
        #expect(app.navigator.tree.entries.map(\.route) == [.browse])
        #expect(!splash.state.activity.isRunning, "what has gone doesn't turn any more")
    }

    @Test(.proves("PIC-01")) func aQuickCatalogStillLetsTheSplashBeSeen() async throws {
        await source.answer(.success(try await CatalogFiles().load()))
        await app.navigator.settled()
        await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(900))
        let splash = try #require(app.splash)
        await clock.advance(by: .milliseconds(100))
        #expect(await eventually { app.splash == nil })
        #expect(app.navigator.tree.front.route == .browse)
        splash.send(.tapped)
        #expect(app.navigator.tree.entries.map(\.route) == [.browse])
    }

    @Test(.proves("PIC-01")) func aFailedLoadLeadsToBrowseWhichSaysSo() async {
        await source.answer(.failure(unreadable))
        await app.navigator.settled()
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
        #expect(await eventually { app.splash == nil })
        guard case .failed(let notice)? = app.browse?.state.phase else {
            Issue.record("not failed")
            return
        }
        #expect(notice.code == "json.unreadable" && notice.action != nil)
    }

    @Test(.proves("PIC-01")) func aTapSkipsItAndASecondDoesNothing() throws {
        let splash = try #require(app.splash)
        splash.send(.tapped)
        splash.send(.tapped)
        #expect(app.navigator.tree.entries.map(\.route) == [.browse])
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
        #expect(app.navigator.tree.levels.count == 1)
    }

    @Test(.proves("PIC-01", "PIC-23")) func nothingOfThePlatformClosesTheSplash() {
        FakeHost(app.navigator).pullDown()
        #expect(app.splash != nil)
        #expect(app.navigator.orientations == .portrait)
    }
}
