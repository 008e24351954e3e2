import Foundation
import PublisherFacts
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedNetworking
import SharedTesting
import SimulatorKit
import Testing

@testable import PublisherFactsSimulator

/// Both screens draw the sample and all of their states, in both languages.
@MainActor @Suite struct DrawingTests {
    @Test func theSampleDrawsFromListToPage() async throws {
        let log = InspectorLog()
        let simulated = PublisherFactsSimulator.simulatedApp(PublisherFactsApp.start(), log: log)
        await simulated.settled()
        #expect(simulated.graph.nodes == ["factList", "factDetail", "factShare"])
        let list = try #require(simulated.scene.front)
        #expect(list.kind == "factList")
        let english = simulated.markup(of: list, in: DeviceSettings(language: "en"))
        let polish = simulated.markup(of: list, in: DeviceSettings(language: "pl"))
        for markup in [english, polish] { #expect(markup.contains("About Islands")) }
        #expect(english.contains("Search titles and texts") && !polish.contains("Search titles and texts"))
        let app = PublisherFactsApp.start()
        await app.navigator.settled()
        let fact = try #require(app.library.feed?.facts.first { $0.title != nil && $0.text != nil })
        #expect(simulated.open(link: "publisherfacts://facts/\(fact.id.rawValue)").failure == nil)
        let page = try #require(simulated.scene.front)
        #expect(page.kind == "factDetail")
        let markup = simulated.markup(of: page, in: DeviceSettings(language: "en"))
        let (title, text) = (try #require(fact.title), try #require(fact.text))
        #expect(markup.contains(title))
        #expect(markup.contains(text.prefix(20)))
    }

    @Test(.proves("PUB-07", "PUB-14", "PUB-17")) func everyStateOfTheListDraws() async throws {
        let staged = try Staged()
        try staged.expect("Loading facts", "Wczytywanie")
        await staged.feed.answer(.failure(.network(.offline)))
        await staged.app.navigator.settled()
        try staged.expect("no internet connection", "Brak połączenia", "retryTapped")

        let list = try #require(staged.list)
        list.send(.retryTapped)
        await staged.feed.answer(.success(LoadedFeed(feed: FactFeed(title: "Nothing", rows: []))))
        await staged.app.navigator.settled()
        try staged.expect("No facts here yet", "Nie ma tu jeszcze", "retryTapped")

        list.send(.retryTapped)
        await staged.feed.answer(.success(.islands()))
        await staged.app.navigator.settled()
        try staged.expect("Réunion", "Réunion", "data-identifier=\"summary\"", "factTapped")
        list.send(.refreshPulled)
        let label = "aria-label=\""
        try staged.expect(label + "Loading facts", label + "Wczytywanie faktów", "spinner", "Réunion")
        await staged.feed.answer(.failure(.network(.timedOut)))
        await staged.app.navigator.settled()
        try staged.expect("from before", "z wcześniej", "Réunion", "retryTapped")
        list.send(.retryTapped)
        await staged.feed.answer(.success(.islands(staleBecause: .network(.badStatus(500, excerpt: "")))))
        await staged.app.navigator.settled()
        try staged.expect("(500). These facts may be out of date", "(500). Te fakty mogą być", "Réunion")
        #expect(try !staged.markup("en").contains("offline"))

        list.send(.searchTyped("zzz"))
        await staged.app.navigator.settled()
        try staged.expect("zzz", "zzz", "searchCleared")
        #expect(try !staged.markup("en").contains("Réunion"))
        list.send(.searchTyped("reunion"))
        await staged.app.navigator.settled()
        try staged.expect("1 fact", "1 fakt", "value=\"reunion\"", "Réunion")
    }

    @Test(.proves("PUB-09", "PUB-10", "PUB-14", "PUB-15")) func everyStateOfThePageDraws() async throws {
        let staged = try Staged()
        let fact = try #require(LoadedFeed.islands().feed.facts.first)
        #expect(staged.app.open(link: "publisherfacts://facts/\(fact.id.rawValue)") == nil)
        try staged.expect("Loading", "Wczytywanie")
        await staged.feed.answer(.failure(.network(.unreachable)))
        await staged.app.navigator.settled()
        try staged.expect("retryTapped", "retryTapped")
        guard
            case .factDetail(let page)? = staged.app.navigator.screen(of: staged.app.navigator.tree.front.id)
        else {
            Issue.record("no page")
            return
        }
        page.send(.retryTapped)
        await staged.feed.answer(.success(.islands()))
        await staged.app.navigator.settled()
        try staged.expect(
            "An island in the Indian Ocean",
            "An island",
            "data-identifier=\"banner\"",
            "shareTapped"
        )
        #expect(try !staged.markup("en").contains("text-pane"))
        var sideways = DeviceSettings(language: "en")
        sideways.isLandscape = true
        let beside = try staged.markup(sideways)
        #expect(beside.contains("text-pane") && beside.contains("picture-pane"))
        // Its image can't be loaded.
        #expect(try await eventually { try staged.markup("en").contains("picture-failed") })

        staged.app.library.load()
        await staged.feed.answer(.success(LoadedFeed(feed: FactFeed(title: "Others", rows: []))))
        await staged.app.navigator.settled()
        try staged.expect("This fact is gone", "już nie ma")
    }

    @Test(.proves("PUB-08", "PUB-09", "PUB-10")) func titleAndTextStandWhereTheyBelong() async throws {
        let staged = try Staged()
        await staged.feed.answer(.success(.islands()))
        await staged.app.navigator.settled()
        // One card has an image, and its title is drawn once.
        try expectOrder(of: ["role=\"img\"", ">Réunion<"], in: try staged.markup("en"))

        staged.list?.send(.factTapped(try #require(staged.app.library.feed?.facts.first?.id)))
        let text = ">An island in the Indian Ocean.<"
        let title = "class=\"bar-title\">Réunion<"
        try expectOrder(
            of: [title, "data-identifier=\"banner\"", "role=\"img\"", text],
            in: try staged.markup("en")
        )
        for device in Device.all {
            var settings = DeviceSettings(language: "en")
            (settings.device, settings.isLandscape) = (device, true)
            let panes = ["picture-pane", "text-pane"].map { "data-identifier=\"\($0)\"" }
            try expectOrder(
                of: [title, panes[0], "role=\"img\"", panes[1], text],
                in: try staged.markup(settings)
            )
        }
    }

    @Test(.proves("PUB-02", "PUB-04")) func aTextHasTheLinesThatItsCellHasRoomFor() async throws {
        let staged = try Staged()
        let rows = [
            FactRow(title: nil, text: "All alone", pictureAddress: nil),
            FactRow(title: "Malta", text: "Under a title", pictureAddress: nil),
        ]
        await staged.feed.answer(.success(LoadedFeed(feed: FactFeed(title: nil, rows: rows))))
        await staged.app.navigator.settled()
        let markup = try staged.markup("en")
        let metrics = try #require(staged.list).waterfall.cellMetrics
        for (text, lines) in [("All alone", metrics.linesAlone), ("Under a title", metrics.linesUnderTitle)] {
            let end = try #require(markup.range(of: ">\(text)<"))
            let start = try #require(markup[..<end.lowerBound].range(of: "<", options: .backwards))
            let label = markup[start.lowerBound..<end.lowerBound]
            #expect(label.contains("-webkit-line-clamp:\(lines)"), "\(label)")
            #expect(label.contains("line-height:\(metrics.textLine)px"), "\(label)")
        }
    }

    /// Each piece is in the markup once, in this order.
    private func expectOrder(of pieces: [String], in markup: String) throws {
        let places = try pieces.map { piece in
            #expect(markup.ranges(of: piece).count == 1, "\(piece)")
            return try #require(markup.range(of: piece)).lowerBound
        }
        #expect(places == places.sorted(), "\(pieces)")
    }

    @Test func aFeedOptionThatIsNoAddressSaysWhatToGive() throws {
        for text in ["nonsense", "ftp://example.org/x", "http://"] {
            let options = SimulatorOptions(["--feed", text])
            #expect(throws: FeedOption.self) { try PublisherFactsSimulator.simulatedApp(options) }
        }
    }
}

/// The app with a feed that a test releases, and no images.
@MainActor
private struct Staged {
    let feed = StagedFeed()
    let app: PublisherFactsCoordinator
    let simulated: any SimulatedApp

    init() throws {
        app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: feed, images: NoPictures(), clock: ManualClock())
        )
        simulated = PublisherFactsSimulator.simulatedApp(app, log: InspectorLog())
    }

    var list: FactListModel? {
        if case .factList(let model)? = app.navigator.screen(of: app.navigator.tree.front.id) {
            model
        } else {
            nil
        }
    }

    func markup(_ language: String) throws -> String {
        try markup(DeviceSettings(language: language))
    }

    func markup(_ settings: DeviceSettings) throws -> String {
        simulated.markup(of: try #require(simulated.scene.front), in: settings)
    }

    /// Expects a text in each language on the front screen, and further text that is the same in both.
    func expect(_ english: String, _ polish: String, _ more: String...) throws {
        let (first, second) = (try markup("en"), try markup("pl"))
        for text in [english] + more { #expect(first.contains(text), "\(text)") }
        for text in [polish] + more { #expect(second.contains(text), "\(text)") }
        for device in Device.all {
            var settings = DeviceSettings(language: "ar-XB")
            (settings.device, settings.isRightToLeft, settings.textScale) = (device, true, 2)
            #expect(try markup(settings).count > 200, "\(device.id)")
        }
    }
}

/// Answers one load after the other, on request.
private actor StagedFeed: FactFeedSource {
    private var waiting: [CheckedContinuation<Result<LoadedFeed, FeedError>, Never>] = []

    @concurrent
    func load() async throws(FeedError) -> LoadedFeed {
        try await next().get()
    }

    private func next() async -> Result<LoadedFeed, FeedError> {
        await withCheckedContinuation { waiting.append($0) }
    }

    func answer(_ answer: Result<LoadedFeed, FeedError>) async {
        guard await eventually({ !waiting.isEmpty }) else { return }
        waiting.removeFirst().resume(returning: answer)
    }
}

private struct NoPictures: ImageSource {
    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        throw .missing(name: "picture")
    }
}

extension LoadedFeed {
    fileprivate static func islands(staleBecause: FeedError? = nil) -> LoadedFeed {
        LoadedFeed(
            feed: FactFeed(
                title: "Islands",
                rows: [
                    FactRow(
                        title: "Réunion",
                        text: "An island in the Indian Ocean.",
                        pictureAddress: "https://facts.example/reunion.png"
                    ), FactRow(title: "Malta", text: nil, pictureAddress: nil),
                ]
            ),
            staleBecause: staleBecause
        )
    }
}
