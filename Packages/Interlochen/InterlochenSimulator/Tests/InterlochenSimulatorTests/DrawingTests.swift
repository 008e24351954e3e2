import Interlochen
import SharedCore
import SharedLocalization
import SharedNavigation
import SharedTesting
import SimulatorKit
import Testing

@testable import InterlochenSimulator

/// Every screen draws in every state, in both languages.
@MainActor @Suite struct DrawingTests {
    let english = DeviceSettings(language: "en")
    let arabic = DeviceSettings(language: "ar")

    private func explored() async -> any SimulatedApp {
        let app = InterlochenSimulator.exploredApp(SimulatorOptions([]))
        await app.settled()
        return app
    }

    /// The markup of the front screen.
    func front(_ app: any SimulatedApp, _ settings: DeviceSettings? = nil) throws -> String {
        app.markup(of: try #require(app.scene.front), in: settings ?? english)
    }

    /// An app past its loading screen, with sections of the test's choice.
    private func loaded(
        _ sections: any SectionSource,
        connection: SimulatedConnection = SimulatedConnection()
    ) async -> any SimulatedApp {
        let log = InspectorLog()
        var dependencies = InterlochenDependencies.embedded(
            connection: connection,
            clock: ManualClock(),
            log: log
        )
        dependencies.sections = sections
        dependencies.initialLoad = ReadyLoad()
        let app = InterlochenSimulator.simulatedApp(dependencies, connection: connection, log: log)
        await app.settled()
        return app
    }

    struct ReadyLoad: InitialLoad {
        func load(progress: @escaping @Sendable (Double) -> Void) async throws(ContentError) {}
    }

    struct FailingSections: SectionSource {
        func content(of section: MediaSection) async throws(ContentError) -> SectionContent { throw .offline }
    }

    /// Sections that never come.
    struct LateSections: SectionSource {
        func content(of section: MediaSection) async throws(ContentError) -> SectionContent {
            try? await ManualClock().sleep(until: .seconds(1))
            return SectionContent()
        }
    }

    @Test(.proves("INT-01")) func theLoadingScreenDrawsItsFailure() async throws {
        let app = await explored()
        #expect(app.scene.front?.kind == "loading")
        let markup = try front(app)
        #expect(
            markup.contains("You are offline.") && markup.contains("#3a3a3c")
                && markup.contains("aria-valuenow=\"40\"")
        )
        #expect(try front(app, arabic).contains("أنت غير متصل بالإنترنت."))
    }

    @Test(.proves("INT-05", "INT-22")) func everyPlaceDrawsTheDemoDataInBothLanguages() async throws {
        let app = await loaded(SampleSections())
        let places: [(link: String, english: [String], arabic: String)] = [
            (
                "featured",
                ["Symphony for a Lake at Dusk", "1.2M views", "Concert", "data-identifier=\"separator\""],
                "مختارات"
            ),
            (
                "radio",
                [
                    "Shoreline Classical", "The Open Score", "Followed by: Noon from the Hall",
                    "Listen",
                ], "استمع"
            ),
            ("performances", ["Orchestra &amp; Band", "4 items"], "عناصر"),
            ("performances/jazz", ["Late sets, early mornings.", "Late Set on the Raft"], "جاز"),
            ("extras", ["Campus View"], "إضافات"),
            ("extras/campus-view", ["Lake Shore", "Watch Now"], "شاهد الآن"),
            ("more", ["Summer Camp", "Facebook", "Twitter", "Instagram"], "تواصل معنا"),
            ("content/first-solo", ["86K views", "Watch Now", "She had a week"], "مشاهدة"),
            ("content/pines-quartet", ["Listen Now"], "استمع الآن"),
            ("content/first-solo/play", ["First Solo", "6:52", "data-moved"], "رقص"),
            ("content/pines-quartet/play", ["Quartet in the Pines"], "عزف منفرد"),
            ("content/shoreline/play", ["Live radio"], "إذاعة مباشرة"),
            ("pages/camp", ["https://interlochen.com/camp"], "فتح في المتصفح"),
            ("search", ["Search all sections"], "ابحث في جميع الأقسام"),
        ]
        for place in places {
            #expect(app.open(link: "interlochen://\(place.link)").failure == nil)
            let markup = try front(app)
            for text in place.english { #expect(markup.contains(text), "\(place.link): \(text)") }
            #expect(try front(app, arabic).contains(place.arabic), "\(place.link): \(place.arabic)")
            for device in Device.all {
                var settings = english
                settings.device = device
                settings.isDark = true
                settings.textScale = 2
                #expect(try front(app, settings).count > 300, "\(place.link) on \(device.id)")
            }
        }
        guard case .tabs(let bar, _, _)? = app.scene.levels.last?.container else {
            Issue.record("no tabs")
            return
        }
        #expect(app.markup(of: bar, in: arabic).contains("الإذاعة"))
    }

    /// A text without letters at its start would run from left to right and show the end first.
    @Test(.proves("INT-12", "INT-22")) func theTimesOfAShowFollowEachOtherAsTheLanguageRuns() async throws {
        let app = await loaded(SampleSections())
        #expect(app.open(link: "interlochen://radio").failure == nil)
        let markup = try front(app, arabic)
        let times = markup.matches(of: /<[^<>]*two-lines number[^<>]*>/).map(\.output)
        #expect(times.count == 2 && times.allSatisfy { !$0.contains("plaintext") })
    }

    /// A text that is missing in a table would be in English here; only the demo data may be.
    @Test(
        .proves("INT-22"),
        arguments: [
            "featured", "radio", "performances", "performances/jazz", "extras", "extras/campus-view", "more",
            "content/first-solo", "content/first-solo/play", "content/shoreline/play", "pages/camp", "search",
        ]
    )
    func onlyTheDataIsInEnglishOnAnArabicScreen(place: String) async throws {
        let app = await loaded(SampleSections())
        var data = "Facebook Twitter Instagram"
        for section in MediaSection.allCases { data += "\(try await SampleSections().content(of: section))" }
        #expect(app.open(link: "interlochen://\(place)").failure == nil)
        let markup = try front(app, arabic)
        for match in markup.matches(of: /(?:>|aria-label=")([^<>"]*[A-Za-z][^<>"]*)/) {
            let text = match.output.1.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
            let isTranslated = text.contains { ("\u{600}"..."\u{6FF}").contains($0) }
            let asData = String(text).debugDescription.dropFirst().dropLast()
            #expect(isTranslated || data.contains(asData), "\(text)")
        }
    }

    @Test(
        .proves("INT-04"),
        arguments: ["featured", "radio", "performances", "performances/jazz", "extras", "more"]
    )
    func listsDrawWhatTheyHaveInsteadOfContent(place: String) async throws {
        let empty = await loaded(EmptySections())
        #expect(empty.open(link: "interlochen://\(place.split(separator: "/")[0])").failure == nil)
        #expect(try front(empty).contains("Nothing here yet"))
        let failed = await loaded(FailingSections())
        #expect(failed.open(link: "interlochen://\(place)").failure == nil)
        let markup = try front(failed)
        #expect(
            markup.contains("You are offline.") && markup.contains("Try again")
                && markup.contains("retryTapped")
        )
    }

    @Test(arguments: ["content/a", "content/a/play", "pages/a"]) func pagesDrawWhatTheyHaveInsteadOfContent(
        place: String
    ) async throws {
        let failed = await loaded(FailingSections())
        #expect(failed.open(link: "interlochen://\(place)").failure == nil)
        #expect(try front(failed).contains("Try again"))
        #expect(try front(failed, arabic).contains("إعادة المحاولة"))
    }

    @Test(
        .proves("INT-04"),
        arguments: [
            "featured", "performances/jazz", "content/first-solo", "content/first-solo/play", "pages/camp",
        ]
    )
    func whatIsOnItsWayIsDrawnAsSuch(place: String) async throws {
        let log = InspectorLog()
        var dependencies = InterlochenDependencies.embedded(clock: ManualClock(), log: log)
        let fresh = InterlochenSimulator.simulatedApp(dependencies, log: log)
        #expect(try front(fresh).contains("aria-valuenow=\"0\"") && !front(fresh).contains("offline"))
        dependencies.initialLoad = ReadyLoad()
        let first = InterlochenApp.start(dependencies)
        await first.navigator.settled()
        first.open(link: "interlochen://\(place)")
        dependencies.sections = LateSections()
        let app = InterlochenSimulator.simulatedApp(
            dependencies,
            log: log,
            restoring: first.navigator.saved()
        )
        #expect(try front(app).contains("Loading") && front(app, arabic).contains("جارٍ التحميل"))
    }

    @Test(.proves("INT-19")) func thePlayerDrawsEveryStatus() async throws {
        let log = InspectorLog()
        let engine = ToldEngine()
        var dependencies = InterlochenDependencies.embedded(clock: ManualClock(), log: log)
        dependencies.initialLoad = ReadyLoad()
        dependencies.makeEngine = { engine }
        let app = InterlochenSimulator.simulatedApp(dependencies, log: log)
        await app.settled()
        #expect(app.open(link: "interlochen://content/first-solo/play").failure == nil)
        #expect(try front(app).contains("Buffering"))
        var sideways = english
        sideways.isLandscape = true
        for (event, text) in [
            (PlaybackEvent.ready, "Pause"), (.advanced(to: 61), "1:01"), (.finished, "Play again"),
        ] {
            engine.hearing?(event)
            #expect(try front(app).contains(text), "\(event)")
            #expect(try front(app, sideways).contains(text), "\(event) sideways")
        }
        #expect(app.open(link: "interlochen://featured").failure == nil)
        #expect(app.open(link: "interlochen://content/pines-quartet/play").failure == nil)
        engine.hearing?(.broke(.unplayable))
        for settings in [english, sideways] {
            let markup = try front(app, settings)
            #expect(markup.contains("This can’t be played.") && !markup.contains("Try again"))
        }
        #expect(app.open(link: "interlochen://featured").failure == nil)
        #expect(app.open(link: "interlochen://content/pines-quartet/play").failure == nil)
        engine.hearing?(.broke(.offline))
        #expect(try front(app).contains("Try again") && front(app, sideways).contains("Try again"))
    }

    @MainActor final class ToldEngine: PlaybackEngine {
        var hearing: (@MainActor (PlaybackEvent) -> Void)?

        func open(_ item: PlaybackItem, hearing: @escaping @MainActor (PlaybackEvent) -> Void) {
            self.hearing = hearing
        }
        func play() {}
        func pause() {}
        func seek(to position: Double) {}
        func close() {}
    }

    @Test(.proves("INT-24")) func theSearchDrawsItsGroups() async throws {
        let log = InspectorLog()
        var dependencies = InterlochenDependencies.embedded(clock: ManualClock(), log: log)
        dependencies.initialLoad = ReadyLoad()
        let first = InterlochenApp.start(dependencies)
        await first.navigator.settled()
        first.open(link: "interlochen://search")
        if case .search(let model) = first.navigator.screen(of: first.navigator.tree.front.id) {
            model.send(.queryTyped("lake"))
        }
        let app = InterlochenSimulator.simulatedApp(
            dependencies,
            log: log,
            restoring: first.navigator.saved()
        )
        await app.settled()
        let markup = try front(app)
        for text in ["value=\"lake\"", "Featured", "Performances", "Extras", "Lake Shore", "2 items"] {
            #expect(markup.contains(text), "\(text)")
        }
        #expect(markup.contains("About “Symphony for a Lake at Dusk”"))
        #expect(!markup.contains("About “Lake Shore”"), "a camera has no details")
    }

    @Test(.proves("INT-15", "INT-16")) func whatThePlatformCantDoIsDrawn() async throws {
        let log = InspectorLog()
        var dependencies = InterlochenDependencies.embedded(clock: ManualClock(), log: log)
        dependencies.initialLoad = ReadyLoad()
        let first = InterlochenApp.start(dependencies)
        await first.navigator.settled()
        first.open(link: "interlochen://content/first-solo")
        if case .contentDetail(let model) = first.navigator.screen(of: first.navigator.tree.front.id) {
            model.send(.shareTapped)
        }
        let request = try #require(first.navigator.tree.overlay)
        first.navigator.answer(.unavailable, to: request.entry.id)
        let app = InterlochenSimulator.simulatedApp(
            dependencies,
            log: log,
            restoring: first.navigator.saved()
        )
        await app.settled()
        #expect(app.scene.front?.kind == "problem")
        #expect(try front(app).contains("This couldn’t be shared") && front(app, arabic).contains("حسنًا"))
    }
}
