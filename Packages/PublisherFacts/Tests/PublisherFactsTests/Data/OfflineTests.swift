import SharedScreens
import Foundation
import PublisherFacts
import SharedCore
import SharedLocalization
import SharedNavigation
import SharedServer
import SharedTesting
import Testing

/// The live app after its server has gone: the feed stays and is marked as old.
@MainActor @Suite struct OfflineTests {
    private let clock = ManualClock()

    /// Serves a feed with these titles; a long `Cache-Control` lifetime must not count as being online.
    private func serve(_ titles: String..., lasting: String?, port: Int = 0) throws -> LoopbackServer {
        let rows = titles.map { #"{"title": "\#($0)"}"# }.joined(separator: ",")
        return try LoopbackServer(port: port) { _ in
            var answer = ServerResponse.text(#"{"title": "Islands", "rows": [\#(rows)]}"#)
            if let lasting { answer.headers["Cache-Control"] = lasting }
            return answer
        }
    }

    private func start(
        _ server: LoopbackServer,
        keeping folder: URL? = nil,
        restoring saved: SavedNavigation<PublisherFactsRoute, PublisherFactsDraft>? = nil
    ) throws -> PublisherFactsCoordinator {
        let address = try #require(URL(string: server.address + "/facts.json"))
        let configuration = PublisherFactsConfiguration(feedAddress: address, cacheFolder: folder)
        return PublisherFactsApp.start(.live(configuration, clock: clock), restoring: saved)
    }

    /// Advances the clock over the delays between retries until the load has ended.
    private func loadEnds(_ app: PublisherFactsCoordinator) async -> Bool {
        let isEnded = await eventually {
            await clock.advance(by: .milliseconds(5))
            return !app.library.isLoading
        }
        await app.navigator.settled()
        return isEnded
    }

    private func expectStale(
        _ app: PublisherFactsCoordinator,
        _ titles: [String],
        because reason: String = "The server can’t be reached."
    ) throws {
        let list = try #require(app.list)
        #expect(list.state.phase == .loaded)
        #expect(list.feed?.facts.map(\.title) == titles)
        let notice = try #require(list.state.notice)
        let localizer = Localizer(tables: PublisherFactsApp.tables(), language: "en")
        #expect(localizer.string(notice.title) == reason + " These facts may be out of date.")
        #expect(notice.action != nil, "it can be tried again")
    }

    @Test(.proves("PUB-07", "PUB-14"), arguments: [nil, "max-age=3600"])
    func aRefreshWithoutTheServerKeepsTheFactsAndSaysThatTheyAreOld(lasting: String?) async throws {
        let server = try serve("Surtsey", "Malta", lasting: lasting)
        let app = try start(server)
        await app.navigator.settled()
        let list = try #require(app.list)
        #expect(list.state.phase == .loaded && list.state.notice == nil)
        await server.stop()
        list.send(.refreshPulled)
        #expect(list.state.refreshing != nil)
        #expect(await loadEnds(app))
        try expectStale(app, ["Surtsey", "Malta"])
        // Once the server is back, the new content shows.
        let again = try serve("Crete", lasting: lasting, port: server.port)
        list.send(.retryTapped)
        #expect(await loadEnds(app))
        #expect(list.state.phase == .loaded && list.state.notice == nil)
        #expect(list.feed?.facts.map(\.title) == ["Crete"])
        await again.stop()
    }

    @Test(.proves("PUB-14")) func aServerThatFailsIsNotTakenForNoConnection() async throws {
        let server = try serve("Malta", lasting: nil)
        let app = try start(server)
        await app.navigator.settled()
        await server.stop()
        let failing = try LoopbackServer(port: server.port) { _ in .text("Out of order", status: 503) }
        app.list?.send(.refreshPulled)
        #expect(await loadEnds(app))
        try expectStale(app, ["Malta"], because: "The server answered with an error (503).")
        await failing.stop()
    }

    @Test(.proves("PUB-14"), arguments: [nil, "max-age=3600"])
    func aLaunchWithoutTheServerShowsWhatTheLastOneKept(lasting: String?) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "facts-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try serve("Surtsey", "Malta", lasting: lasting)
        var app = try start(server, keeping: folder)
        await app.navigator.settled()
        app.list?.send(.factTapped(try #require(app.list?.feed?.facts.last?.id)))
        let saved = app.navigator.saved()
        await server.stop()

        app = try start(server, keeping: folder, restoring: saved)
        #expect(app.list?.feed == nil, "nothing is in memory")
        #expect(await loadEnds(app))
        try expectStale(app, ["Surtsey", "Malta"])
        #expect(app.detail?.state.title == .verbatim("Malta"), "the page that was open")
    }
}
