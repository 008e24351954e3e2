import SharedScreens
import Foundation
import PublisherFacts
import SharedCore
import SharedJSON
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

@MainActor @Suite struct RemoteFactFeedTests {
    /// A feed of our own with a row for every oddity.
    private static let odd = """
        {"title": " Islands ", "rows": [
          {"title": "Surtsey", "description": "Born in 1963.", "imageHref": null},
          {"title": null, "description": null, "imageHref": null},
          "not a row",
          {"title": 7, "description": "Only a text.", "imageHref": []},
          {"title": "Only a title"},
          null,
          {"imageHref": "http://example.org/a%20b c.png"}
        ]}
        """

    private func launch(_ server: FeedServer) throws -> PublisherFactsCoordinator {
        PublisherFactsApp.start(.live(PublisherFactsConfiguration(feedAddress: try server.address())))
    }

    @Test(.proves("PUB-01")) func theFeedIsTheClientsUnlessAnotherIsChosen() {
        let address = PublisherFactsConfiguration().feedAddress.absoluteString
        #expect(address == "https://dl.dropboxusercontent.com/s/2iodh4vg0eortkl/facts.json")
    }

    @Test(.proves("PUB-01", "PUB-02")) func aFeedWithOddRowsShowsAllThatIsSound() async throws {
        let server = try FeedServer(Data(Self.odd.utf8))
        let app = try launch(server)
        await app.navigator.settled()
        let list = try #require(app.list)
        #expect(list.state.phase == .loaded)
        #expect(list.state.title == .verbatim("Islands"))
        #expect(list.feed?.facts.map(\.title) == ["Surtsey", nil, "Only a title", nil])
        #expect(list.feed?.facts.map(\.text) == ["Born in 1963.", "Only a text.", nil, nil])
        #expect(list.feed?.skippedRows == 2, "what isn't a row is counted")
        #expect(server.requests.withLock { $0 } == ["/facts.json"])
        await server.server.stop()
    }

    /// The feed as one public project keeps it; nil if that isn't there.
    nonisolated private static let publicFeed: Data? = {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = here.appendingPathComponent("../../../../../../shared/data/facts.json").standardizedFileURL
        return try? Data(contentsOf: file)
    }()

    @Test(.enabled(if: publicFeed != nil, "the public feed isn't here"))
    func thePublicFeedShowsItsThirteenRowsInOrder() async throws {
        let bytes = try #require(Self.publicFeed)
        let server = try FeedServer(bytes)
        let app = try launch(server)
        await app.navigator.settled()
        let list = try #require(app.list)
        #expect(list.state.title == .verbatim("About Canada"))
        #expect(
            list.feed?.facts.map(\.title) == [
                "Beavers", "Flag", "Transportation", "Hockey Night in Canada", "Eh", "Housing",
                "Public Shame",
                "Space Program", "Meese", "Geography", "Kittens...", "Mounties", "Language",
            ]
        )
        #expect(list.feed?.facts[6].text == "Sadly it's true.")
        #expect(list.feed?.facts[1].text == nil)
        await server.server.stop()
    }

    @Test(
        .proves("PUB-14"),
        arguments: [
            (Data("<html>Sign in</html>".utf8), "text/html", 200, "network.undecodable"),
            (Data("{\"title\": \"x\"}".utf8), "application/json", 200, "network.undecodable"),
            (Data("gone".utf8), "text/plain", 404, "network.badStatus"),
        ]
    )
    func whatIsNotAFeedIsSaidSo(body: Data, type: String, status: Int, code: String) async throws {
        let server = try FeedServer(body, type: type, status: status)
        let app = try launch(server)
        await app.navigator.settled()
        guard case .failed(let notice)? = app.list?.state.phase else {
            Issue.record("not failed: \(String(describing: app.list?.state.phase))")
            return
        }
        #expect(notice.code == code)
        #expect(notice.action == nil, "trying again can't help, and the advice says so")
        await server.server.stop()
    }

    @Test(.proves("PUB-14")) func nobodyThereIsAFailureWithAWayOn() async throws {
        let server = try FeedServer(Data())
        let address = try server.address()
        await server.server.stop()
        var http = HTTPConfiguration()
        http.retry = .never
        let client = HTTPStack(configuration: http, clock: ManualClock())
        let app = PublisherFactsApp.start(
            PublisherFactsDependencies(
                feed: RemoteFactFeed(address: address, client: client),
                images: HTTPImageSource(client)
            )
        )
        await app.navigator.settled()
        guard case .failed(let notice)? = app.list?.state.phase else {
            Issue.record("not failed")
            return
        }
        #expect(notice.code == "network.unreachable")
        let localizer = Localizer(tables: PublisherFactsApp.tables(), language: "en")
        for text in [notice.title, notice.message] {
            #expect(localizer.string(text).contains(" "), "a sentence, not a key")
        }
        #expect(localizer.report.problems == [])
    }

    @Test(.proves("PUB-16")) func theEmbeddedSampleNeedsNoNetwork() async throws {
        let app = PublisherFactsApp.start()
        await app.navigator.settled()
        let list = try #require(app.list)
        #expect(list.state.phase == .loaded)
        #expect(list.state.count >= 30)
        #expect(list.state.notice == nil)
        #expect(list.feed?.facts.contains { $0.pictureAddress != nil } == true)
    }
}
