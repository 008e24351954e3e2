import Foundation
import PublisherFacts
import SharedCore
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedNetworking
import SharedServer
import SharedTesting
import Testing

/// A realistic feed, with images of which some are missing, slow, invalid, or huge.
@MainActor @Suite(.serialized) struct RealFeedTests {
    nonisolated enum Encoding: CaseIterable {
        case utf8, utf8WithMark, utf16, latin1

        var type: String {
            self == .latin1 ? "text/plain; charset=ISO-8859-1" : "application/json"
        }

        func encode(_ text: String) -> Data {
            switch self {
            case .utf8: Data(text.utf8)
            case .utf8WithMark: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
            case .utf16: text.data(using: .utf16) ?? Data()
            case .latin1: text.data(using: .isoLatin1) ?? Data()
            }
        }
    }

    /// Rows of our own, in case the client's feed isn't there: a long list, accents, odd rows.
    private nonisolated static let ownRows: [(title: String?, hasPicture: Bool)] = [
        ("Réunion", true), ("Öland", true), (nil, true), ("Malta", false), ("São Tomé", true),
        ("Crete", true),
        ("Île d’Orléans", true), ("Fårö", true), ("Rügen", true), ("Ærø", true), ("Capri", true),
        ("Ibiza", true), ("Texel", true), ("Sylt", true), ("Føhr", true), ("Saaremaa", true),
    ]

    private static func ownFeed(_ server: String) -> (text: String, titles: [String?]) {
        let rows = ownRows.enumerated().map { number, row in
            let title = row.title.map { "\"\($0.replacing("’", with: "'"))\"" } ?? "null"
            let picture = row.hasPicture ? "\"\(server)/p/\(number)\"" : "null"
            return #"{"title": \#(title), "description": "Nº \#(number)", "imageHref": \#(picture)}"#
        }
        return (
            "{\"title\": \"Íslands\", \"rows\": [\(rows.joined(separator: ","))]}",
            ownRows.map { $0.title?.replacing("’", with: "'") }
        )
    }

    /// The client's feed, which lies beside the repository during development.
    private nonisolated static let publicFeedFile = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../../../../shared/data/facts.json").standardizedFileURL

    /// The client's feed with its image URLs rewritten.
    private nonisolated static func publicFeed(_ server: String) throws -> String {
        let text = try String(contentsOf: publicFeedFile, encoding: .utf8)
        var number = -1
        return text.replacing(/"imageHref"\s*:\s*"http[^"]*"/) { _ in
            number += 1
            return "\"imageHref\" : \"\(server)/p/\(number)\""
        }
    }

    private final class Pictures: Sendable {
        let requested = Locked<[String]>([])
        let gate = Gate()

        /// The requested URLs, in order.
        var addresses: [String] { requested.withLock { $0 } }

        func answer(_ request: ServerRequest) async -> ServerResponse {
            requested.withLock { $0.append(request.path) }
            let number = Int(request.path.split(separator: "/").last ?? "") ?? 0
            switch number % 5 {
            case 1: return .text("no such picture", status: 404)
            case 2:
                await gate.wait()
                return .data(png(200, 300), type: "image/png")
            case 3: return .text("<!DOCTYPE html><title>Sign in</title>", type: "text/html")
            case 4: return .data(png(4_000, 3_000, padding: 8 << 20), type: "image/png")
            default: return .data(png(220, 160), type: "image/png")
            }
        }
    }

    /// Shows a feed on a phone, and scrolls down to its end and up again.
    private func run(
        _ encoding: Encoding,
        feed: (String) throws -> (text: String, titles: [String?])
    ) async throws {
        let pictures = Pictures()
        let body = Locked(Data())
        let server = try LoopbackServer { request in
            request.path == "/facts.json"
                ? .data(body.withLock { $0 }, type: encoding.type) : await pictures.answer(request)
        }
        let (text, titles) = try feed(server.address)
        body.withLock { $0 = encoding.encode(text) }
        let address = try #require(URL(string: server.address + "/facts.json"))
        let app = PublisherFactsApp.start(.live(PublisherFactsConfiguration(feedAddress: address)))
        app.navigator.receive(.viewportChanged(Viewport(width: 400, height: 500)))
        await app.navigator.settled()
        let list = try #require(app.list)
        let rows = try #require(list.waterfall.rows)
        #expect((0..<rows.count).map { rows[$0].title } == titles)

        // Every image on screen loads or fails while the slow ones are still pending.
        func isDone(_ row: Int, slowToo: Bool = true) -> Bool {
            switch list.waterfall.image(at: row)?.state {
            case .loaded, .failed, nil: true
            case .placeholder, .sized: !slowToo && Self.number(rows[row]).map { $0 % 5 } == 2
            }
        }
        let screen = LayoutRect(width: 400, height: 500)
        var near: Set<Int> = []
        #expect(
            await eventually {
                near.formUnion(list.waterfall.drawn)
                return list.waterfall.layout.indices(in: screen).allSatisfy { isDone($0, slowToo: false) }
            },
            "the slow ones stall nobody"
        )
        #expect(near.count < rows.count, "the list is longer than what is near")
        #expect(
            Set(pictures.addresses).isSubset(of: near.compactMap { rows[$0].picture.map(Self.path) }),
            "nothing that isn't near"
        )
        await pictures.gate.open()
        // Down to the end and up again, slowly enough for a user to see every cell.
        var seen: Set<Int> = []
        for direction in [200.0, -200] {
            var y = direction > 0 ? 0 : list.waterfall.layout.contentSize.height
            while (0...list.waterfall.layout.contentSize.height).contains(y) {
                list.viewportScrolled(to: LayoutRect(y: y, width: 400, height: 500))
                #expect(await eventually { list.waterfall.drawn.allSatisfy { isDone($0) } })
                seen.formUnion(list.waterfall.drawn)
                y += direction
            }
        }
        #expect(seen == Set(0..<rows.count))
        for row in 0..<rows.count {
            guard let number = Self.number(rows[row]) else { continue }
            switch (number % 5, list.waterfall.image(at: row)?.state) {
            case (1, .failed?), (3, .failed(.notAnImage, _)?): break
            case (0, .loaded?), (2, .loaded?), (4, .loaded?): break
            case (_, let state): Issue.record("\(number): \(String(describing: state))")
            }
        }
        let requests = pictures.addresses
        #expect(Set(requests).count == requests.count, "none twice: \(requests)")
        await server.stop()
    }

    private static func path(_ reference: ImageReference) -> String {
        if case .url(let url) = reference { url.path } else { "" }
    }

    private static func number(_ fact: Fact) -> Int? {
        fact.pictureAddress.flatMap { $0.split(separator: "/").last }.flatMap { Int($0) }
    }

    @Test(.proves("PUB-03", "PUB-06", "PUB-15"), arguments: Encoding.allCases)
    func aFeedInAnyEncodingShowsAllAndLoadsWhatIsNear(encoding: Encoding) async throws {
        try await run(encoding) { Self.ownFeed($0) }
    }

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: publicFeedFile.path),
            "the client's feed isn't here; the test above does the same with rows of our own"
        ),
        .proves("PUB-01", "PUB-03", "PUB-06", "PUB-15"),
        arguments: Encoding.allCases
    )
    func thePublicFeedShowsItsThirteenRows(encoding: Encoding) async throws {
        try await run(encoding) { server in
            (
                try Self.publicFeed(server),
                [
                    "Beavers", "Flag", "Transportation", "Hockey Night in Canada", "Eh", "Housing",
                    "Public Shame", "Space Program", "Meese", "Geography", "Kittens...", "Mounties",
                    "Language",
                ]
            )
        }
    }

    @Test(.proves("PUB-15")) func brokenAddressesFailAloneAndAtOnce() async throws {
        let requested = Locked<[String]>([])
        let server = try LoopbackServer { request in
            requested.withLock { $0.append(request.target) }
            switch request.path {
            case "/facts.json": return .text("")
            case "/secure-only": return .text("https required", status: 403)
            default: return .data(png(30, 20), type: "image/png")
            }
        }
        let dead = try LoopbackServer { _ in .text("") }
        await dead.stop()
        let addresses = [
            "\(server.address)/a b%zz.png", "\(dead.address)/dead.png", "\(server.address)/secure-only",
            "not an address", "ftp://example.org/x.png", "\(server.address)/good.png",
        ]
        let feed = LoadedFeed(
            feed: FactFeed(
                title: nil,
                rows: addresses.map { FactRow(title: $0, text: nil, pictureAddress: $0) }
            )
        )
        var http = HTTPConfiguration()
        http.retry = .never
        let source = ControlledFeed()
        let app = PublisherFactsApp.start(
            PublisherFactsDependencies(
                feed: source,
                images: HTTPImageSource(HTTPStack(configuration: http, clock: ManualClock())),
                clock: ManualClock()
            )
        )
        await source.answer(.success(feed))
        await app.navigator.settled()
        let waterfall = try #require(app.list).waterfall
        func state(_ row: Int) -> ImageState? { waterfall.image(at: row)?.state }
        func isLoaded(_ row: Int) -> Bool { if case .loaded? = state(row) { true } else { false } }
        func isFailed(_ row: Int) -> Bool { if case .failed? = state(row) { true } else { false } }
        #expect(await eventually { isLoaded(0) && isFailed(1) && isFailed(2) && isLoaded(5) })
        #expect(requested.withLock { $0 }.contains("/a%20b%25zz.png"), "spaces and a stray % are encoded")
        #expect(state(3) == nil && state(4) == nil, "what is no address of the web isn't asked for")
        #expect(waterfall.rows?[3].pictureAddress == "not an address", "and still has its place")
        await server.stop()
    }
}

/// Suspends callers until it is opened.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
        isOpen = true
        waiting.forEach { $0.resume() }
        waiting = []
    }
}
