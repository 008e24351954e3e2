import Foundation
import SharedNavigation
import SharedRestoration
import SharedStorage
import SharedTesting
import TaaSLevel1
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The built simulator, beside the tests.
private let executable = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "TaaSLevel1Simulator")

/// The real process, served, killed with SIGKILL and started again.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: executable.path()), "needs the executable"))
struct RelaunchTests {
    private typealias Archive = NavigationArchive<TaaSLevel1Route, TaaSLevel1Draft>

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

    @Test(.proves("TAAS-16", "KIT-NAV-08")) func afterAKillTheTypedTextAndTheTabAreThere() async throws {
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
        let page = try #require(await request(address))
        let form = try #require(page.firstMatch(of: /data-entry="(\d+)"[^>]*data-kind="form"/)).1
        for action in [
            #"{\"addressTyped\":{\"_0\":\"ann@example.org\"}}"#, #"{\"textTyped\":{\"_0\":\"Hello\"}}"#,
        ] {
            let body = "{\"entry\":\(form),\"action\":\"\(action)\"}"
            #expect(await request(address + "action", method: "POST", body: body) != nil)
        }
        #expect(
            await request(address + "action", method: "POST", body: "{\"link\":\"taaslevel1://form\"}") != nil
        )
        // What is on screen is written while the process goes on; from then on a kill loses nothing.
        let archive = Archive(store: FileStore(folder: folder))
        var saved: SavedNavigation<TaaSLevel1Route, TaaSLevel1Draft>?
        while saved?.tree.front.route != .form || saved?.drafts.isEmpty != false,
            await request(address) != nil
        {
            saved = archive.load().saved
        }
        #expect(saved?.drafts.count == 1)
        #expect(await request(address + "relaunch", method: "POST") == nil, "it dies without an answer")
        var again: String?
        while again == nil, process.isRunning { again = await request(address) }
        #expect(
            again?.contains("value=\"ann@example.org\"") == true
                && again?.contains(">Hello</textarea>") == true
        )
        #expect(archive.load().saved?.tree.front.route == .form)
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
