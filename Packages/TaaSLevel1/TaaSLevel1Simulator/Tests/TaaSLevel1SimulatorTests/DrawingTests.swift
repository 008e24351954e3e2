import Foundation
import SharedCore
import SharedJSON
import SharedLayout
import SharedMedia
import SharedNavigation
import SharedStorage
import SharedTesting
import SimulatorKit
import TaaSLevel1
import Testing

@testable import TaaSLevel1Simulator

/// Every screen draws its content and its states, in both languages.
@MainActor @Suite struct DrawingTests {
    let log = InspectorLog()

    func simulated(_ change: (inout TaaSLevel1Dependencies) -> Void = { _ in }) async
        -> any SimulatedApp
    {
        var dependencies = TaaSLevel1Dependencies.embedded(log: log)
        dependencies.clock = ManualClock()
        change(&dependencies)
        let app = TaaSLevel1Simulator.simulatedApp(dependencies, log: log)
        await app.settled()
        return app
    }

    func entry(_ kind: String, of app: any SimulatedApp) throws -> Scene.Entry {
        guard case .tabs(let bar, let stacks, _) = try #require(app.scene.levels.first).container else {
            throw CocoaError(.featureUnsupported)
        }
        return try #require(([bar] + stacks.flatMap { $0 }).first { $0.kind == kind })
    }

    func markup(_ kind: String, of app: any SimulatedApp, in language: String = "en") throws -> String {
        app.markup(of: try entry(kind, of: app), in: DeviceSettings(language: language))
    }

    func model<Model>(_ kind: String, of app: any SimulatedApp, as type: Model.Type) throws -> Model {
        try #require(app.model(of: try entry(kind, of: app)) as? Model)
    }

    @Test(
        .proves("TAAS-01"),
        arguments: [("en", ["FAQ", "Images", "Form"]), ("cs", ["Dotazy", "Obrázky", "Formulář"])]
    ) func threeTabsAndTheirTitles(language: String, titles: [String]) async throws {
        let app = await simulated()
        #expect(
            Set(app.graph.nodes) == Set(TaaSLevel1Route.Kind.allCases.map(\.rawValue)),
            "the inspector shows the whole graph"
        )
        let bar = try markup("home", of: app, in: language)
        for (kind, title) in zip(["faq", "images", "form"], titles) {
            #expect(bar.contains(title))
            #expect(try markup(kind, of: app, in: language).contains(">\(title)</h1>"))
        }
    }

    @Test(.proves("TAAS-05")) func questionsStandAtTheLeadingEdgeAndAnswersAtTheTrailing() async throws {
        let app = await simulated()
        let faq = try model("faq", of: app, as: FAQModel.self)
        let question = try #require(faq.content?.questions.first)
        let collapsed = try markup("faq", of: app)
        #expect(collapsed.contains(question.question) && !collapsed.contains(question.answer))
        #expect(collapsed.contains("text-align:start") && !collapsed.contains("text-align:end"))
        faq.send(.rowTapped(question.id))
        let expanded = try markup("faq", of: app)
        #expect(expanded.contains(question.answer) && expanded.contains("text-align:end"))
        #expect(expanded.contains("aria-expanded=\"true\""))
    }

    @Test(.proves("TAAS-03")) func introductionImagesAndTableScrollTogetherInThisOrder() async throws {
        let app = await simulated()
        let content = try #require(try model("faq", of: app, as: FAQModel.self).content)
        let page = try markup("faq", of: app)
        let parts = [
            "data-scrolled=\"faq\"", String(content.introduction.prefix(20)), "-picture-0", "16 questions",
        ]
        let places = parts.map { page.range(of: $0)?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
        #expect(page.components(separatedBy: "data-scrolled").count == 2, "one area scrolls")
    }

    @Test(.proves("TAAS-04")) func imagesOfTheFAQInAllTheirStates() async throws {
        let app = TaaSLevel1Simulator.simulatedApp(.embedded(log: log), log: log)
        var device = DeviceSettings(language: "en")
        device.isOffline = true
        // Before the first request.
        app.deviceChanged(to: device)
        await app.settled()
        let faq = try model("faq", of: app, as: FAQModel.self)
        faq.viewportScrolled(to: LayoutRect(width: 393, height: 3_000))
        let entry = try entry("faq", of: app)
        // All three: an image that is still being loaded isn't retried.
        func hasFailed(_ place: Int) -> Bool {
            if case .failed? = faq.image(at: place)?.state { true } else { false }
        }
        #expect(await eventually { (0..<3).allSatisfy(hasFailed) })
        #expect(app.markup(of: entry, in: device).contains("Load this picture again"))
        device.isOffline = false
        app.deviceChanged(to: device)
        for place in 0..<3 { faq.send(.pictureTapped(place)) }
        #expect(await eventually { app.markup(of: entry, in: device).contains("media/faq/2") })
        let file = try #require(await app.media(at: "faq/2"))
        #expect(file.type == "image/jpeg" && file.bytes.starts(with: [0xFF, 0xD8]))
        #expect(await app.media(at: "faq/9") == nil)
    }

    @Test(.proves("TAAS-03"), arguments: ["en", "cs"])
    func theOtherStatesOfTheFAQ(language: String) async throws {
        let waiting = TaaSLevel1Simulator.simulatedApp(.embedded(log: log), log: log)
        let localized = ["en": ("Loading questions", "Nothing about"), "cs": ("Načítání", "Nic o")]
        let (loading, nothing) = try #require(localized[language])
        #expect(try markup("faq", of: waiting, in: language).contains(loading))
        await waiting.settled()
        try model("faq", of: waiting, as: FAQModel.self).send(.searchTyped("xylophone"))
        #expect(try markup("faq", of: waiting, in: language).contains(nothing))
        let failed = await simulated { $0.faq = BrokenContent() }
        #expect(
            try markup("faq", of: failed, in: language).contains(
                language == "en" ? "Try again" : "Zkusit znovu"
            )
        )
        let empty = await simulated { $0.faq = NoContent() }
        #expect(try markup("faq", of: empty, in: language).contains("class=\"notice\""))
    }

    @Test(.proves("TAAS-06", "TAAS-11")) func imagesLieWhereThePackageSays() async throws {
        let app = await simulated()
        let images = try model("images", of: app, as: ImagesModel.self)
        let entry = try entry("images", of: app)
        let device = DeviceSettings(language: "en")
        #expect(await eventually { app.markup(of: entry, in: device).contains("media/image/desk.jpg") })
        let page = app.markup(of: entry, in: device)
        let frame = images.grid.layout.frame(at: 1)
        #expect(
            page.contains("inset-inline-start:\(frame.x)px") && page.contains("inline-size:\(frame.width)px")
        )
        #expect(page.contains("border:1.0px solid") && page.contains("Action"))
        #expect(page.contains("9 images"))
        #expect(await app.media(at: "image/desk.jpg")?.type == "image/jpeg")
        #expect(await app.media(at: "image/nothing") == nil)
        images.send(.actionTapped)
        #expect(app.markup(of: entry, in: device).contains("Working…"))
        #expect(app.markup(of: entry, in: DeviceSettings(language: "cs")).contains("Pracuji…"))
    }

    @Test(.proves("TAAS-08")) func whoWantsNoMotionSeesTheFirstFrame() async throws {
        let app = await simulated()
        let images = try model("images", of: app, as: ImagesModel.self)
        images.viewportScrolled(to: LayoutRect(width: 393, height: 3_000))
        let entry = try entry("images", of: app)
        var device = DeviceSettings(language: "en")
        #expect(await eventually { app.markup(of: entry, in: device).contains("media/image/moon.gif") })
        device.isMotionReduced = true
        #expect(app.markup(of: entry, in: device).contains("media/still/moon.gif"))
        let whole = try #require(await app.media(at: "image/moon.gif"))
        let still = try #require(await app.media(at: "still/moon.gif"))
        #expect(still.bytes.count < whole.bytes.count / 2 && still.bytes.last == 0x3B)
        #expect(whole.bytes.starts(with: still.bytes.dropLast()))
        for other in [Data(), Data("GIF89a".utf8), Data(count: 30), whole.bytes.prefix(20)] {
            #expect(GIFStill.firstFrame(of: other) == other)
        }
    }

    @Test(.proves("TAAS-06"), arguments: ["en", "cs"])
    func theOtherStatesOfTheImages(language: String) async throws {
        let waiting = TaaSLevel1Simulator.simulatedApp(.embedded(log: log), log: log)
        #expect(try markup("images", of: waiting, in: language).contains("skeleton"))
        let failed = await simulated { $0.gallery = BrokenContent() }
        #expect(
            try markup("images", of: failed, in: language).contains(
                language == "en" ? "Try again" : "Zkusit znovu"
            )
        )
        let empty = await simulated { $0.gallery = NoContent() }
        let text = language == "en" ? "No images yet" : "Zatím žádné obrázky"
        #expect(try markup("images", of: empty, in: language).contains(text))
    }

    @Test(.proves("TAAS-13")) func theToolsDecideHowMailGoesAndHowManyColumnsThereAre() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tools-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = FileStore(folder: folder)
        let app = await simulated {
            $0.settings = SettingsStore(defaults: TaaSLevel1Settings(), store: store)
        }
        let form = try model("form", of: app, as: FormModel.self)
        try model("home", of: app, as: HomeModel.self).send(.tabTapped(.form))
        var device = DeviceSettings(language: "en")
        for (tool, isOffline, title) in [
            ("noAccount", false, "no mail account"), ("cancelled", false, "You cancelled"),
            ("failed", false, "couldn’t be sent"), ("sent", true, "You are offline"),
            ("sent", false, "Message sent"),
        ] {
            app.choose(tool, of: "mail")
            #expect(app.tools.last?.selected == tool)
            device.isOffline = isOffline
            app.deviceChanged(to: device)
            form.send(.addressTyped("ann@example.org"))
            form.send(.textTyped("Hello"))
            form.send(.sendTapped)
            await app.settled()
            let front = try #require(app.scene.front)
            #expect(app.markup(of: front, in: device).contains(title), "\(title)")
            try #require(app.model(of: front) as? AlertModel).send(.buttonTapped)
        }
        let images = try model("images", of: app, as: ImagesModel.self)
        app.choose("3", of: "columns")
        #expect(await eventually { images.state.columns == 3 })
        app.choose("99", of: "columns")
        #expect(await eventually { images.state.columns == 6 })
        // A save that is still running would make the folder again.
        #expect(
            await eventually {
                (try? store.load(TaaSLevel1Settings.self, from: "settings"))?.value?.columns == 99
            }
        )
        app.choose("7", of: "columns")
        #expect(app.tools.first?.selected == "99", "what isn't offered changes nothing")
    }

    @Test(.proves("TAAS-09", "TAAS-13", "TAAS-07", "TAAS-02"), arguments: ["en", "cs"])
    func everyAlertDraws(language: String) async throws {
        let app = TaaSLevel1App.start(.embedded(log: log))
        let routes: [TaaSLevel1Route] =
            [
                .actionCompleted, .emailSent(to: "ann@example.org"), .shareFailed(.noScreenshot),
                .shareFailed(.notShared),
            ]
            + MailError.allCases.map { .emailFailed($0) }
            + [
                .unreadable(name: "a.pdf"), .tooLarge(name: "a.pdf"), .tooManyPixels(name: "a.pdf"),
                .noPicker,
            ]
            .map { .imageRefused($0) }
        var said: Set<String> = []
        for route in routes {
            var saved = app.navigator.saved()
            let restored = TaaSLevel1App.start(.embedded(log: log))
            let edge: (TaaSLevel1Route.Edge, HomeTab) =
                switch route.kind {
                case .actionCompleted: (.actionCompleted, .images)
                case .imageRefused: (.imageRefused, .images)
                case .emailSent: (.emailSent, .form)
                case .emailFailed: (.emailFailed, .form)
                default: (.shareFailed, .faq)
                }
            let link = "taaslevel1://\(edge.1.rawValue)"
            restored.open(link: link)
            #expect(
                restored.navigator.follow(edge.0, to: route, from: restored.navigator.tree.front.id).isMoved
            )
            saved = restored.navigator.saved()
            // A relaunch keeps the alert, and so the simulator begins with it.
            let simulated = TaaSLevel1Simulator.simulatedApp(.embedded(log: log), log: log, restoring: saved)
            let front = try #require(simulated.scene.front)
            #expect(front.kind == route.kind.rawValue)
            let markup = simulated.markup(of: front, in: DeviceSettings(language: language))
            #expect(markup.contains("dialog-card") && markup.contains("OK"))
            said.insert(markup.replacingOccurrences(of: "a.pdf", with: ""))
        }
        #expect(said.count == routes.count, "each says something else")
    }

    @Test func timeIsShortWhereNobodyWatches() async throws {
        let clock = AcceleratedClock(factor: 1_000)
        let start = ContinuousClock.now
        try await clock.sleep(for: .seconds(20))
        #expect(ContinuousClock.now - start < .seconds(15))
        #expect(clock.wallTime > .zero)
    }
}

/// Content whose file isn't there.
struct BrokenContent: FAQSource, GallerySource {
    @concurrent
    func load() async throws(FAQError) -> FAQContent {
        do throws(JSONError) { return try await broken(FAQContent.self) } catch { throw .unreadable(error) }
    }

    @concurrent
    func load() async throws(JSONError) -> [GalleryImage] {
        _ = try await broken([String].self)
        return []
    }

    private func broken<Value: Decodable & Sendable>(_ type: Value.Type) async throws(JSONError) -> Value {
        try await JSONLoader().load(type, from: .file(URL(filePath: "/nowhere/broken.json")))
    }
}

/// No content at all.
struct NoContent: FAQSource, GallerySource {
    @concurrent
    func load() async throws(FAQError) -> FAQContent {
        FAQContent(introduction: "", images: [], questions: [])
    }

    @concurrent
    func load() async throws(JSONError) -> [GalleryImage] { [] }
}
