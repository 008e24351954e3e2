// Every screen is visited and captured in each look, in self-contained files.

import DemoApp
import Foundation
import SharedNavigation
import SharedTesting
import Testing

@testable import SimulatorKit

#if canImport(FoundationXML)
    import FoundationXML
#endif

@MainActor
struct StoryboardTests {
    private let kinds = [
        "alert", "confirmation", "form", "gallery", "item", "library", "pick", "player", "screenshot",
        "settings", "share",
    ]

    /// Runs the command in a temporary folder, which is checked and then removed.
    private func storyboard(
        _ options: String...,
        app: @escaping MakeSimulatedApp = { _ in simulatedDemo() },
        look: (Int32, URL) throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "storyboard-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let arguments = ["demo", "storyboard", "--out", folder.path()] + options
        try look(
            await Simulator.run(arguments: arguments, clock: AcceleratedClock(factor: 50), makeApp: app),
            folder
        )
    }

    private func files(_ folder: URL) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path()))
    }

    private func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    @Test func everyScreenIsPicturedInEveryLook() async throws {
        try await storyboard("--looks", "phone+dark,small+ar-XB") { code, folder in
            #expect(code == 0)
            #expect(try files(folder) == ["index.html", "phone+dark", "small+ar-XB"])
            let page = try text("index.html", in: folder)
            for look in ["phone+dark", "small+ar-XB"] {
                #expect(try files(folder.appending(path: look)) == Set(kinds.map { $0 + ".svg" }))
                #expect(kinds.allSatisfy { page.contains("src=\"\(look)/\($0).svg\"") })
                for kind in kinds {
                    let picture = try text("\(look)/\(kind).svg", in: folder)
                    #expect(XMLParser(data: Data(picture.utf8)).parse(), "\(kind) is well-formed")
                    #expect(!picture.contains("\"media/"))
                    let isDark = look == "phone+dark"
                    #expect(picture.contains(isDark ? "data-scheme=\"dark\"" : "data-scheme=\"light\""))
                    #expect(picture.contains(isDark ? "width=\"393.0\"" : "width=\"320.0\""))
                    #expect(picture.contains(isDark ? "dir=\"ltr\"" : "dir=\"rtl\" lang=\"ar-XB\""))
                }
            }
            let library = try text("phone+dark/library.svg", in: folder)
            #expect(library.contains("data:image/svg+xml;base64,"))
        }
    }

    @Test func aLookThatAScreenDoesNotAllowIsLeftOut() async throws {
        try await storyboard("--looks", "phone,phone+landscape") { code, folder in
            #expect(code == 0)
            #expect(try files(folder.appending(path: "phone")) == Set(kinds.map { $0 + ".svg" }))
            let sideways = try files(folder.appending(path: "phone+landscape"))
            #expect(
                sideways == Set(kinds.filter { $0 != "player" }.map { $0 + ".svg" }),
                "it is held upright"
            )
            #expect(try text("phone+landscape/item.svg", in: folder).contains("width=\"852.0\""))
            #expect(try !text("index.html", in: folder).contains("phone+landscape/player.svg"))
        }
    }

    @Test func screensOfFlowsAndQuestionsArePicturedAndTheFlowItselfIsNone() async throws {
        try await storyboard(app: { plantedApp(.none, $0) }) { code, folder in
            #expect(code == 0)
            let found = try files(folder.appending(path: "phone"))
            #expect(found == ["list.svg", "item.svg", "name.svg", "confirmation.svg"])
        }
    }

    @Test func whatAPersonDoesIsDoneAndNothingElse() async throws {
        func app(setsTools: Bool) async -> PicturedSimulator {
            let explored = await ExploredSimulator.launch(SimulatorOptions([])) { _ in simulatedDemo() }
            return PicturedSimulator(explored, camera: ScreenCamera(looks: []), setsTools: setsTools)
        }
        let plain = await app(setsTools: false)
        #expect(Set(plain.possibleSteps().map(\.command)) == ["do", "tab"])
        #expect(plain.possibleSteps().contains { $0.line.contains("searchTyped") }, "typing is one way")
        await plain.perform("tab 2")
        await plain.perform("do @0 {\"cameraTapped\":{}}")
        let answers = plain.possibleSteps().filter(\.isLegal).map(\.line)
        #expect(Set(answers).isSuperset(of: ["answer completed", "answer failed", "answer files"]))
        let withTools = await app(setsTools: true)
        #expect(Set(withTools.possibleSteps().map(\.command)) == ["do", "tab", "tool"])
    }

    @Test func aScreenThatNothingLeadsToIsNamed() async throws {
        let lost: MakeSimulatedApp = { _ in
            let log = InspectorLog()
            return DemoCoordinator(log: log, hasMenu: true).simulated(log: log)
        }
        try await storyboard("--limit", "60", app: lost) { code, folder in
            #expect(code == 1)
            let found = try files(folder.appending(path: "phone"))
            #expect(found.contains("library.svg") && !found.contains("gallery.svg"))
        }
    }

    @Test func aLookThatThereIsNotIsNamed() async throws {
        try await storyboard("--looks", "phone+darc") { code, folder in
            #expect(code == 1)
            #expect(!FileManager.default.fileExists(atPath: folder.path()))
        }
        let languages = [SimulatedLanguage(id: "en", name: "English")]
        #expect(throws: LookProblem.self) { try Look("phone+de", languages: languages) }
        let look = try Look("wide+landscape", languages: languages)
        #expect(look.settings.width == 1366 && look.settings.language == "en" && !look.settings.isDark)
    }

    @Test func afterThePicturesTheAppHasItsOwnDeviceAgain() async throws {
        let log = InspectorLog()
        let demo = DemoCoordinator(log: log)
        let app = demo.simulated(log: log)
        var device = DeviceSettings(language: "de")
        device.isDark = true
        app.deviceChanged(to: device)
        let camera = ScreenCamera(looks: [try Look("small", languages: app.languages)])
        await camera.look(at: app, on: device)
        #expect(demo.events.contains(.traitsChanged(DeviceSettings(language: "en").traits)))
        #expect(demo.events.suffix(2) == [.viewportChanged(device.viewport), .traitsChanged(device.traits)])
        await camera.look(at: app, on: device)
        #expect(camera.pictures.map(\.kind) == ["library"], "once each")
        #expect(try #require(camera.pictures.first?.byLook["small"]).contains("lang=\"en\""))
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

extension ExplorationStep {
    fileprivate var command: String { String(line.prefix { $0 != " " }) }
}
