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

    @Test(.proves("KIT-NAV-07", "KIT-NAV-08")) func afterAKillThePageThatWasOpenIsOpen() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "relaunch-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let facts = try await EmbeddedFactFeed().load().feed.facts
        let fact = try #require(facts.last { $0.text != nil && $0.title != nil })
        let link = try #require(PublisherFactsRoute.factDetail(fact.id).link(scheme: "publisherfacts"))
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = ["serve", "--port=0", "--state=\(folder.path())"]
        process.standardOutput = output
        try process.run()
        defer { if process.isRunning { process.terminate() } }
        let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let parts = try #require(said.firstMatch(of: /(http:\/\/127\.0\.0\.1:\d+\/)\?token=([a-z0-9-]+)/))
        let address = "\(parts.1)\(parts.2)/"
        let hostile = await request(
            address + "action",
            method: "POST",
            body: "{\"link\":\"publisherfacts://facts/../x\"}"
        )
        #expect(hostile != nil)
        #expect(
            await request(address + "action", method: "POST", body: "{\"link\":\"\(link)\"}") != nil
        )
        // What is on screen is written while the process goes on; from then on a kill loses nothing.
        let archive = Archive(store: FileStore(folder: folder))
        var saved: PublisherFactsRoute?
        while saved != .factDetail(fact.id), await request(address) != nil {
            saved = archive.load().saved?.tree.front.route
        }
        #expect(saved == .factDetail(fact.id))
        #expect(await request(address + "relaunch", method: "POST") == nil, "it dies without an answer")
        var page: String?
        while page == nil, process.isRunning { page = await request(address) }
        #expect(page?.contains("data-kind=\"factDetail\"") == true)
        #expect(archive.load().saved?.tree.entries.map(\.route) == [.factList, .factDetail(fact.id)])
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        // A file that was cut starts fresh.
        let file = folder.appending(path: "navigation")
        try Data(contentsOf: file).dropLast(9).write(to: file)
        guard case (nil, .damaged) = archive.load() else {
            Issue.record("a cut file was restored")
            return
        }
    }
}
