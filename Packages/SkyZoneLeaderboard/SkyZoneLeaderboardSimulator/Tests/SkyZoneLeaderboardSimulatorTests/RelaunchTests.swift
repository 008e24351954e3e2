import Foundation
import SharedNavigation
import SharedRestoration
import SharedStorage
import SharedTesting
import SkyZoneLeaderboard
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The built simulator, beside the tests.
private let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "SkyZoneLeaderboardSimulator")

/// The real process, served, killed with SIGKILL and started again.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: executable.path()), "needs the executable"))
struct RelaunchTests {
    private typealias Archive = NavigationArchive<SkyZoneLeaderboardRoute, SkyZoneLeaderboardDraft>

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

    /// Taps the first control with an action of this name on the page.
    private func tap(_ name: String, on address: String) async throws {
        var found: (entry: String, action: String)?
        while found == nil {
            let page = try #require(await request(address))
            guard let place = page.range(of: "data-tap=\"{&quot;\(name)&quot;") else { continue }
            let action = page[place.lowerBound...].dropFirst("data-tap=\"".count).prefix { $0 != "\"" }
            let entry = try #require(page[..<place.lowerBound].matches(of: /data-entry="(\d+)"/).last?.1)
            found = (String(entry), action.replacingOccurrences(of: "&quot;", with: "\""))
        }
        let (entry, action) = try #require(found)
        let quoted = String(decoding: try JSONEncoder().encode(action), as: UTF8.self)
        let body = "{\"entry\":\(entry),\"action\":\(quoted)}"
        #expect(await request(address + "action", method: "POST", body: body) != nil)
    }

    @Test(.proves("KIT-NAV-08")) func afterAKillTheUserIsLoggedInAndWhereTheyWere() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "relaunch-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
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
        try await tap("sampleTapped", on: address)
        try await tap("leaderboardTapped", on: address)
        try await tap("viewAllTapped", on: address)
        // What is on screen is written while the process goes on; from then on a kill loses nothing.
        let archive = Archive(store: FileStore(folder: folder))
        var saved: SavedNavigation<SkyZoneLeaderboardRoute, SkyZoneLeaderboardDraft>?
        while saved?.tree.front.route.kind != .fullLeaderboard, await request(address) != nil {
            saved = archive.load().saved
        }
        let before = try #require(saved)
        #expect(before.drafts.contains { if case .session = $0.draft { true } else { false } })
        #expect(await request(address + "relaunch", method: "POST") == nil, "it dies without an answer")
        var page: String?
        while page?.contains("own-row") != true, process.isRunning { page = await request(address) }
        #expect(page?.contains("data-kind=\"fullLeaderboard\"") == true)
        #expect(page?.contains("data-kind=\"login\"") == false, "nobody has to log in again")
        #expect(archive.load().saved?.tree == before.tree)
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
