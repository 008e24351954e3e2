import Foundation
import PublisherFacts
import SharedNavigation
import SharedRestoration
import SharedStorage
import SharedTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The built simulator, beside the tests.
private let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "PublisherFactsSimulator")

/// The real process, served, killed with SIGKILL and started again.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: executable.path()), "needs the executable"))
struct RelaunchTests {
    private typealias Archive = NavigationArchive<PublisherFactsRoute, PublisherFactsDraft>

    private func request(_ address: String, method: String = "GET", body: String? = nil) async -> String? {
        guard let url = URL(string: address) else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        guard let (data, response) = try? await session.data(for: request),
            (response as? HTTPURLResponse)?.statusCode == 200
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// The simulator as a process, and where its page is.
    private struct Served {
        let process: Process
        let address: String
    }

    private func serve(_ folder: URL) throws -> Served {
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = ["serve", "--port=0", "--state=\(folder.path())"]
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let parts = said.firstMatch(of: /(http:\/\/127\.0\.0\.1:\d+\/)\?token=([a-z0-9-]+)/) else {
            process.terminate()
            throw URLError(.badServerResponse)
        }
        return Served(process: process, address: "\(parts.1)\(parts.2)/")
    }

    private func end(_ process: Process) {
        if process.isRunning { process.interrupt() }
        process.waitUntilExit()
    }

    /// Kills the app and waits until it is there again; its page then.
    private func relaunch(_ served: Served) async -> String? {
        #expect(
            await request(served.address + "relaunch", method: "POST") == nil,
            "it dies without an answer"
        )
        var page: String?
        while page == nil, served.process.isRunning { page = await request(served.address) }
        return page
    }

    @Test(.proves("KIT-NAV-07", "KIT-NAV-08")) func afterAKillThePageThatWasOpenIsOpen() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "relaunch-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let facts = try await EmbeddedFactFeed().load().feed.facts
        let fact = try #require(facts.last { $0.text != nil && $0.title != nil })
        let link = try #require(PublisherFactsRoute.factDetail(fact.id).link)
        let served = try serve(folder)
        defer { end(served.process) }
        let hostile = await request(
            served.address + "action",
            method: "POST",
            body: "{\"link\":\"publisherfacts://facts/../x\"}"
        )
        #expect(hostile != nil)
        #expect(
            await request(served.address + "action", method: "POST", body: "{\"link\":\"\(link)\"}") != nil
        )
        // What is on screen is written while the process goes on; from then on a kill loses nothing.
        let archive = Archive(store: FileStore(folder: folder))
        var saved: PublisherFactsRoute?
        while saved != .factDetail(fact.id), await request(served.address) != nil {
            saved = archive.load().saved?.tree.front.route
        }
        #expect(saved == .factDetail(fact.id))
        #expect(await relaunch(served)?.contains("data-kind=\"factDetail\"") == true)
        #expect(archive.load().saved?.tree.entries.map(\.route) == [.factList, .factDetail(fact.id)])
        end(served.process)
        #expect(served.process.terminationStatus == 0)
        // A file that was cut starts fresh.
        let file = folder.appending(path: "navigation")
        try Data(contentsOf: file).dropLast(9).write(to: file)
        guard case (nil, .damaged) = archive.load() else {
            Issue.record("a cut file was restored")
            return
        }
    }

    @Test(.proves("KIT-NAV-08", "PUB-17")) func afterAKillTheSearchAndThePlaceInTheListAreThere() async throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "relaunch-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let served = try serve(folder)
        defer { end(served.process) }
        let archive = Archive(store: FileStore(folder: folder))
        let list = try #require(
            await waitFor(served) { archive.load().saved?.tree.front.id.rawValue }
        )
        func send(_ fields: String) async -> String? {
            await request(served.address + "action", method: "POST", body: "{\"entry\":\(list),\(fields)}")
        }
        func draft() -> PublisherFactsDraft? { archive.load().saved?.drafts.first?.draft }
        func place() -> FactPlace? { if case .list(_, let place?)? = draft() { place } else { nil } }
        // The list can be scrolled as soon as it is drawn.
        let area = "data-scrolled=\"facts\""
        _ = await waitFor(served) { await request(served.address)?.contains(area) == true ? true : nil }
        #expect(await send("\"action\":\"{\\\"searchTyped\\\":{\\\"_0\\\":\\\"a\\\"}}\"") != nil)
        _ = await waitFor(served) {
            await request(served.address)?.contains("value=\"a\"") == true ? true : nil
        }
        _ = await send("\"scrolled\":\"facts\",\"at\":{\"x\":0,\"y\":700,\"width\":393,\"height\":700}")
        let kept = try #require(await waitFor(served) { place() })
        let facts = try await EmbeddedFactFeed().load().feed
        #expect(facts.fact(kept.fact) != nil)
        #expect(await relaunch(served) != nil)
        // The list is scrolled there as soon as the search has found it again.
        let wish = await waitFor(served) { () -> Double? in
            let page = await request(served.address)
            return page?.firstMatch(of: /data-scroll-to="\d+;([0-9.]+)"/).flatMap { Double($0.1) }
        }
        #expect(try #require(wish) > 300)
        let drawn = try #require(await request(served.address))
        #expect(drawn.contains("value=\"a\""), "what was typed stands in the field")
        #expect(drawn.contains(kept.fact.rawValue), "the fact that was at the top is drawn again")
        guard case .list("a", _?)? = draft() else {
            Issue.record("\(String(describing: draft()))")
            return
        }
    }

    /// Asks until there is an answer, as long as the process runs.
    private func waitFor<Value>(_ served: Served, _ answer: () async throws -> Value?) async rethrows
        -> Value?
    {
        var questions = 0
        while served.process.isRunning, questions < 2_000 {
            questions += 1
            if let value = try await answer() { return value }
            // A question that the process answers: it gets its turn, and nothing spins.
            _ = await request(served.address)
        }
        return nil
    }
}
