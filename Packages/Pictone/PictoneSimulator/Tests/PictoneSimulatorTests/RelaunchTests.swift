import Foundation
import Pictone
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
    .appending(path: "PictoneSimulator")

/// The real process, served, killed with SIGKILL and started again.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: executable.path()), "needs the executable"))
struct RelaunchTests {
    private typealias Archive = NavigationArchive<PictoneRoute, PictoneDraft>

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

    @Test(.proves("PIC-24", "KIT-NAV-08")) func afterAKillTheScriptIsOpenAtItsTabWithItsVoices() async throws
    {
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
        let archive = Archive(store: FileStore(folder: folder))
        // The splash is up: the link waits for it.
        let link = "{\"link\":\"pictone://albums/blank-map/listen\"}"
        #expect(await request(address + "action", method: "POST", body: link) != nil)
        let script = PictoneRoute.script("blank-map", .listen)
        var saved = archive.load().saved
        while saved?.tree.front.route != script, await request(address) != nil {
            saved = archive.load().saved
        }
        let entry = try #require(saved?.tree.front.id.rawValue)
        let action = #"{\"recordingChosen\":{\"_0\":\"wren\",\"_1\":1}}"#
        let message = "{\"entry\":\(entry),\"action\":\"\(action)\"}"
        #expect(await request(address + "action", method: "POST", body: message) != nil)
        let draft = PictoneDraft.script(ScriptDraft(tab: .listen, reader: nil, chosen: ["wren": .own]))
        while saved?.drafts.map(\.draft) != [draft], await request(address) != nil {
            saved = archive.load().saved
        }
        #expect(saved?.drafts.map(\.draft) == [draft])
        #expect(await request(address + "relaunch", method: "POST") == nil, "it dies without an answer")
        var page: String?
        while page == nil, process.isRunning { page = await request(address) }
        #expect(
            page?.contains("data-kind=\"script\"") == true && page?.contains("data-kind=\"splash\"") == false
        )
        #expect(archive.load().saved?.tree.entries.map(\.route) == [.browse, script])
        #expect(archive.load().saved?.drafts.map(\.draft) == [draft])
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
