// The notices on screens while content is loading, is gone, or couldn't be refreshed.

import Foundation
import Interlochen
import SharedCore
import SharedJSON
import SharedNavigation
import SharedTesting
import SimulatorKit
import SimulatorTesting
import Testing

@testable import InterlochenSimulator

extension DrawingTests {
    /// An app past its loading screen, whose sections load under the test's control.
    private func started(_ sections: TimedSections, restoring saved: Data? = nil) async throws
        -> any SimulatedApp
    {
        let log = InspectorLog()
        var dependencies = InterlochenDependencies.embedded(clock: ManualClock(), log: log)
        dependencies.sections = sections
        dependencies.initialLoad = ReadyLoad()
        let app = InterlochenSimulator.simulatedApp(
            dependencies,
            log: log,
            restoring: try saved.map {
                try JSONDecoder().decode(SavedNavigation<InterlochenRoute, InterlochenDraft>.self, from: $0)
            }
        )
        #expect(await eventually { app.scene.front?.kind != "loading" })
        return app
    }

    private func model<Model>(_ app: any SimulatedApp, as type: Model.Type) throws -> Model {
        let front = try #require(app.scene.front)
        return try #require(app.model(of: front) as? Model)
    }

    /// The shape of the icon in the banner.
    private func bannerIcon(_ markup: String) -> Substring? {
        guard let banner = markup.range(of: "banner warning"),
            let icon = markup[banner.upperBound...].range(of: "<path d=\"")
        else { return nil }
        return markup[icon.upperBound...].prefix { $0 != "\"" }
    }

    @Test(.proves("INT-24")) func theSearchDrawsWhatStandsForItsHitsAndAboveThem() async throws {
        let sections = TimedSections()
        let app = try await started(sections)
        #expect(app.open(link: "interlochen://search").failure == nil)
        let search = try model(app, as: SearchModel.self)
        search.send(.queryTyped("lake"))
        #expect(try front(app).contains("aria-label=\"Loading\""))
        #expect(try front(app, arabic).contains("aria-label=\"جارٍ التحميل\""))

        await sections.come(from: FailingSections(), to: app)
        let failed = try front(app)
        #expect(
            failed.contains("You are offline.") && failed.contains("Check your connection and try again.")
        )
        #expect(failed.drawnButton("Try again")?.contains("retryTapped") == true)
        #expect(!failed.contains("aria-label=\"Loading\"") && !failed.contains("banner warning"))
        #expect(try front(app, arabic).contains("أنت غير متصل بالإنترنت."))

        sections.wait()
        search.send(.retryTapped)
        await sections.come(from: FeaturedAlone(), to: app)
        let partial = try front(app)
        #expect(partial.contains("banner warning") && partial.contains("You are offline."))
        #expect(partial.drawnButton("Try again")?.contains("retryTapped") == true)
        #expect(partial.contains("Symphony for a Lake at Dusk") && !partial.contains("Lake Shore"))

        sections.wait()
        search.send(.retryTapped)
        await sections.come(from: SampleSections(), to: app)
        #expect(try front(app).contains("Lake Shore") && !front(app).contains("banner warning"))
        #expect(
            // Its image is on no other screen.
            try await eventually(within: .seconds(20)) {
                try front(app).contains("media/camera-lake-shore.jpg")
            },
            "what is found later than it was typed has its picture too"
        )
        search.send(.queryTyped("zebra"))
        let nothing = try front(app)
        #expect(nothing.contains("Nothing about “zebra”"))
        #expect(nothing.contains("Try fewer letters or another word."))
        #expect(nothing.drawnButton("Clear search")?.contains("queryCleared") == true)
        let translated = try front(app, arabic)
        #expect(translated.contains("لا شيء عن") && translated.contains("جرّب حروفًا أقل أو كلمة أخرى."))
        search.send(.queryCleared)
        #expect(try front(app).contains("Find something to watch or hear"))
    }

    @Test(
        .proves("INT-11", "KIT-NAV-07"),
        arguments: ["performances/nothing", "content/nothing", "content/nothing/play", "pages/nothing"],
        [false, true]
    )
    func whatIsNotThereAnyMoreIsDrawnAsSuch(place: String, isRestored: Bool) async throws {
        let sections = TimedSections()
        var app = try await started(sections)
        #expect(app.open(link: "interlochen://\(place)").failure == nil, "nobody knows yet")
        if isRestored { app = try await started(sections, restoring: app.savedState()) }
        #expect(app.link == "interlochen://\(place)")
        let waiting = try front(app)
        #expect(waiting.contains("aria-label=\"Loading\"") && !waiting.contains("This is no longer here"))

        await sections.come(from: SampleSections(), to: app)
        if isRestored {
            #expect(app.link != "interlochen://\(place)", "the place goes, and what is under it is shown")
            #expect(try !front(app).contains("This is no longer here"))
            return
        }
        var settings = english
        for isLandscape in [false, true] {
            settings.isLandscape = isLandscape
            let markup = try front(app, settings)
            #expect(markup.contains("This is no longer here"))
            #expect(markup.contains("Go back to see what there is now."))
            #expect(!markup.contains("aria-label=\"Loading\""))
            #expect(markup.drawnButton("notice-action") == nil, "trying again wouldn't help")
            for name in ["share", "browser"] {
                #expect(markup.drawnButton(name)?.contains(" disabled") != false, "\(name)")
            }
            #expect(markup.drawnButton("toggle") == nil && markup.drawnButton("play") == nil)
        }
        let words = try front(app, arabic)
        #expect(words.contains("لم يعد هذا متوفرًا") && words.contains("ارجع لترى المتوفر الآن."))
    }

    @Test(
        .proves("INT-04", "INT-11"),
        arguments: [
            ("featured", "Symphony for a Lake at Dusk"), ("performances/jazz", "Late Set on the Raft"),
        ]
    )
    func aListKeepsWhatItHasWhileItIsRefreshedAndWhenThatFails(place: String, content: String) async throws {
        let sections = TimedSections()
        let app = try await started(sections)
        await sections.come(from: SampleSections(), to: app)
        #expect(app.open(link: "interlochen://\(place)").failure == nil)
        let list = try model(app, as: MediaListModel.self)
        #expect(try !front(app).contains("aria-label=\"Loading\"") && front(app).contains(content))

        var icons: Set<Substring> = []
        for (source, said, isRetryable) in [
            (FailingSections() as any SectionSource, "This is from before. You are offline.", true),
            (UnreadableSections(), "This is from before. This content can’t be read.", false),
        ] {
            sections.wait()
            list.send(.refreshPulled)
            let refreshing = try front(app)
            #expect(refreshing.contains("aria-label=\"Loading\"") && refreshing.contains(content))
            #expect(!refreshing.contains("banner warning"), "what failed before is tried again")
            #expect(try front(app, arabic).contains("aria-label=\"جارٍ التحميل\""))

            await sections.come(from: source, to: app)
            let stale = try front(app)
            #expect(stale.contains(said) && stale.contains(content))
            #expect(!stale.contains("aria-label=\"Loading\""))
            #expect((stale.drawnButton("Try again")?.contains("retryTapped") == true) == isRetryable)
            #expect(try front(app, arabic).contains("هذا محتوى سابق."))
            icons.insert(try #require(bannerIcon(stale)))
        }
        #expect(icons.count == 2, "no connection and content that can't be read look different")

        sections.wait()
        list.send(.retryTapped)
        await sections.come(from: SampleSections(), to: app)
        #expect(try front(app).contains(content) && !front(app).contains("This is from before."))
    }
}

/// Sections that load under the test's control.
private final class TimedSections: SectionSource {
    private let clock = ManualClock()
    private let state = Locked<(source: any SectionSource, due: Duration)>((EmptySections(), .seconds(1)))

    /// Delays all loads from now on.
    ///
    /// A load that begins before the source is replaced could otherwise still ask the old one.
    func wait() {
        state.withLock { $0.due = clock.uptime + .seconds(1) }
    }

    /// Answers the waiting loads, and later ones, from another source.
    @MainActor
    func come(from source: any SectionSource, to app: any SimulatedApp) async {
        state.withLock { $0.source = source }
        await clock.advance(by: .seconds(1))
        await app.settled()
    }

    @concurrent
    func content(of section: MediaSection) async throws(ContentError) -> SectionContent {
        try? await clock.sleep(until: state.withLock { $0.due })
        return try await state.withLock { $0.source }.content(of: section)
    }
}

/// One section of the demo data, and no connection for the others.
private struct FeaturedAlone: SectionSource {
    @concurrent
    func content(of section: MediaSection) async throws(ContentError) -> SectionContent {
        guard section == .featured else { throw .offline }
        return try await SampleSections().content(of: section)
    }
}

/// Sections whose files are damaged.
private struct UnreadableSections: SectionSource {
    @concurrent
    func content(of section: MediaSection) async throws(ContentError) -> SectionContent {
        do throws(JSONError) {
            _ = try await JSONLoader().load([String].self, from: .data(Data([123]), name: "broken.json"))
        } catch {
            throw .unreadable(error)
        }
        return SectionContent()
    }
}
