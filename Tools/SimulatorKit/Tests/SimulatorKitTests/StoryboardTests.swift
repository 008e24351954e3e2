// Every screen is found by tapping, and pictured in a file that needs nothing else.

import DemoApp
import Foundation
import SharedNavigation
import SimulatorKit
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@MainActor
struct StoryboardTests {
    private func folder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "storyboard-\(UUID().uuidString)")
    }

    @Test func everyScreenThatTapsLeadToIsPictured() async throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let code = await Simulator.run(arguments: ["demo", "storyboard", "--out", folder.path(), "--dark"]) {
            _ in
            simulatedDemo()
        }
        #expect(code == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        let kinds = [
            "alert", "confirmation", "form", "gallery", "item", "library", "pick", "player", "screenshot",
            "settings",
            "share",
        ]
        #expect(Set(files) == Set(kinds.map { $0 + ".svg" } + ["index.html"]))
        let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
        #expect(kinds.allSatisfy { page.contains("src=\"\($0).svg\"") })
        for kind in kinds {
            let picture = try Data(contentsOf: folder.appending(path: "\(kind).svg"))
            let parser = XMLParser(data: picture)
            #expect(parser.parse(), "\(kind) is well-formed")
            let text = String(decoding: picture, as: UTF8.self)
            #expect(text.contains("data-scheme=\"dark\"") && !text.contains("\"media/"))
        }
        let library = try String(contentsOf: folder.appending(path: "library.svg"), encoding: .utf8)
        #expect(library.contains("data:image/svg+xml;base64,"))
    }

    @Test func aScreenshotThatTheAppAsksForIsTaken() async throws {
        let client = try PageClient()
        try await client.act(.tabs, .tabTapped(2))
        try await client.act(.form, .noteTyped("a < b"))
        try await client.act(.form, .cameraTapped)
        try await client.send("{\"request\":\(client.id(.screenshot)),\"answer\":\"completed\"}")
        guard case .files(let files) = client.demo.state.answers.last, let file = files.first else {
            Issue.record("no picture")
            return
        }
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(
            file.name == "screen.svg" && text.contains("a &lt; b")
                && !text.contains("class=\"request-sheet\"")
        )
        #expect(XMLParser(data: Data(file.bytes)).parse())
        await client.close()
    }
}
