import SharedLayout
import SharedMedia
import SharedNavigation
import SharedTesting
import SkyZoneLeaderboard
import Testing

/// Pull to refresh retries the photos that didn't load, on every screen that has some.
@MainActor @Suite struct PhotoTests {
    private let photos = InterruptedPhotos()

    private var dependencies: SkyZoneLeaderboardDependencies {
        let clock = ManualClock()
        let service = SampleService(population: 3_000, connection: SimulatedConnection(clock: clock))
        var dependencies = SkyZoneLeaderboardDependencies.embedded(service, clock: clock)
        dependencies.photos = photos
        return dependencies
    }

    private func expectRetry(of photo: () -> ObservedImage?, by pull: () -> Void) async {
        #expect(await eventually { photo()?.hasFailed == true })
        photos.mend()
        pull()
        #expect(await eventually { photo()?.isLoaded == true })
    }

    @Test(.proves("SKY-11")) func onTheProfile() async throws {
        let dependencies = dependencies
        let source = FolderImageSource.sample()
        for account in await dependencies.accounts.samples() {
            let app = SkyZoneLeaderboardApp.start(dependencies)
            await app.navigator.settled()
            app.login?.send(.sampleTapped(account.handle))
            await app.navigator.settled()
            let profile = try #require(app.profile)
            // Some users have no photo, or one that is no longer available.
            guard let photo = profile.state.user?.photo,
                (try? await source.load(photo, revalidating: false) { _ in }) != nil
            else { continue }
            return await expectRetry(of: { profile.photo }, by: { profile.send(.refreshPulled) })
        }
        Issue.record("nobody has a photo")
    }

    @Test(.proves("SKY-06")) func onTheMainBoard() async throws {
        let (_, board) = try await SkyZoneLeaderboardApp.atLeaderboard(dependencies)
        let line = try #require(board.state.lines.first { $0.line.row.photo != nil }).line
        await expectRetry(of: { board.photo(of: line) }, by: { board.send(.refreshPulled) })
    }

    @Test(.proves("SKY-16")) func onTheWholeBoard() async throws {
        let (_, board) = try await SkyZoneLeaderboardApp.atWholeBoard(dependencies)
        let rows = board.scroll.drawn.map { board.scroll.window.rows[$0] }
        let row = try #require(rows.first { $0.photo != nil })
        await expectRetry(of: { board.photo(of: row) }, by: { board.send(.refreshPulled) })
    }
}
