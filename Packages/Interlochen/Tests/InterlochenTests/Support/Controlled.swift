// Sources under the control of a test, and an app that is past its loading screen.

import Foundation
import Interlochen
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting

/// Sections under the control of a test: each load waits to be answered.
actor ControlledSections: SectionSource {
    private var waiting:
        [(section: MediaSection, answer: CheckedContinuation<Result<SectionContent, ContentError>, Never>)] =
            []
    private(set) var loads: [MediaSection] = []

    @concurrent
    func content(of section: MediaSection) async throws(ContentError) -> SectionContent {
        try await next(section).get()
    }

    private func next(_ section: MediaSection) async -> Result<SectionContent, ContentError> {
        loads.append(section)
        return await withCheckedContinuation { waiting.append((section, $0)) }
    }

    /// Waits for a load of a section and answers it.
    func answer(_ section: MediaSection, _ answer: Result<SectionContent, ContentError>) async {
        // Without a load to answer, the test's expectation fails, which is better than hanging.
        guard await eventually({ waiting.contains { $0.section == section } }),
            let index = waiting.firstIndex(where: { $0.section == section })
        else { return }
        waiting.remove(at: index).answer.resume(returning: answer)
    }

    /// Answers every section with the same result.
    func answerAll(_ answer: Result<SectionContent, ContentError>) async {
        for section in MediaSection.allCases { await self.answer(section, answer) }
    }
}

/// Sections that answer at once, with the test's content.
final class ReadySections: SectionSource {
    let content = Locked<[MediaSection: Result<SectionContent, ContentError>]>([:])

    init(_ content: [MediaSection: SectionContent] = [:]) {
        self.content.withLock { $0 = content.mapValues { .success($0) } }
    }

    @concurrent
    func content(of section: MediaSection) async throws(ContentError) -> SectionContent {
        try content.withLock { $0[section] ?? .success(SectionContent()) }.get()
    }
}

/// An initial load under the control of a test.
actor ControlledLoad: InitialLoad {
    private var progress: (@Sendable (Double) -> Void)?
    private var waiting: CheckedContinuation<Result<Void, ContentError>, Never>?
    private(set) var loads = 0

    @concurrent
    func load(progress: @escaping @Sendable (Double) -> Void) async throws(ContentError) {
        try await next(progress).get()
    }

    private func next(_ progress: @escaping @Sendable (Double) -> Void) async -> Result<Void, ContentError> {
        loads += 1
        self.progress = progress
        return await withCheckedContinuation { waiting = $0 }
    }

    /// Waits for the load and reports its progress.
    func advance(to fraction: Double) async {
        guard await eventually({ progress != nil }) else { return }
        progress?(fraction)
    }

    /// Waits for the load and ends it.
    func answer(_ answer: Result<Void, ContentError>) async {
        guard await eventually({ waiting != nil }) else { return }
        waiting?.resume(returning: answer)
        waiting = nil
    }
}

/// A load of nothing, which takes no time.
struct ReadyLoad: InitialLoad {
    func load(progress: @escaping @Sendable (Double) -> Void) async throws(ContentError) {}
}

/// An engine that records its commands and sends the test's events.
@MainActor
final class ControlledEngine: PlaybackEngine {
    private(set) var calls: [String] = []
    private(set) var item: PlaybackItem?
    private var hearing: (@MainActor (PlaybackEvent) -> Void)?

    func open(_ item: PlaybackItem, hearing: @escaping @MainActor (PlaybackEvent) -> Void) {
        (self.item, self.hearing) = (item, hearing)
        calls.append("open")
    }

    func play() { calls.append("play") }
    func pause() { calls.append("pause") }
    func seek(to position: Double) { calls.append("seek \(position)") }
    func close() { calls.append("close") }

    func tell(_ event: PlaybackEvent) { hearing?(event) }
}

/// The engines that an app has made, newest last.
@MainActor
final class EngineShop {
    private(set) var engines: [ControlledEngine] = []

    func make() -> any PlaybackEngine {
        let engine = ControlledEngine()
        engines.append(engine)
        return engine
    }
}

@MainActor
extension InterlochenDependencies {
    /// Dependencies that answer at once and under the test's control.
    static func ready(
        _ sections: any SectionSource,
        shop: EngineShop = EngineShop(),
        log: any EventLog = NoLog()
    ) -> InterlochenDependencies {
        InterlochenDependencies(
            sections: sections,
            initialLoad: ReadyLoad(),
            images: FolderImageSource.interlochen(),
            makeEngine: { shop.make() },
            clock: ManualClock(),
            log: log
        )
    }
}

@MainActor
extension InterlochenCoordinator {
    /// An app that has loaded its content.
    static func started(_ dependencies: InterlochenDependencies) async -> InterlochenCoordinator {
        let app = InterlochenApp.start(dependencies)
        await app.navigator.settled()
        return app
    }

    /// An app with the demo data.
    static func demo(shop: EngineShop = EngineShop()) async -> InterlochenCoordinator {
        await started(.ready(SampleSections(), shop: shop))
    }

    var front: InterlochenScreen? { navigator.screen(of: navigator.tree.front.id) }
    var bar: SectionsModel? {
        for entry in navigator.tree.entries {
            if case .sections(let model) = navigator.screen(of: entry.id) { return model }
        }
        return nil
    }
    var loading: LoadingModel? { if case .loading(let model) = front { model } else { nil } }
    var list: MediaListModel? { if case .mediaList(let model) = front { model } else { nil } }
    var detail: ContentDetailModel? { if case .contentDetail(let model) = front { model } else { nil } }
    var player: MediaPlayerModel? { if case .mediaPlayer(let model) = front { model } else { nil } }
    var page: WebPageModel? { if case .webPage(let model) = front { model } else { nil } }
    var search: SearchModel? { if case .search(let model) = front { model } else { nil } }
    var problem: ProblemModel? { if case .problem(let model) = front { model } else { nil } }
    var kinds: [InterlochenRoute.Kind] {
        navigator.tree.levels[0].container.frontStack.entries.map(\.route.kind)
    }

    /// Selects a tab.
    func show(_ section: MediaSection) { bar?.send(SectionsAction(section)) }
}

extension MediaItem {
    /// An item made up for a test.
    static func sample(
        _ id: String,
        _ medium: Medium = .video,
        title: String? = nil,
        text: String = "",
        views: Int? = 1,
        duration: Double? = 100
    ) -> MediaItem {
        MediaItem(
            id: MediaItemID(rawValue: id),
            medium: medium,
            genre: duration == nil ? nil : Genre(rawValue: "concert"),
            title: title ?? id,
            picture: .resource("\(id).jpg"),
            views: views,
            duration: duration,
            url: webURL("https://example.org/\(id)"),
            text: text
        )
    }
}

/// Read once, since the tests resolve thousands of texts.
private let tables = InterlochenApp.tables()

/// The text as the user reads it.
func say(_ text: LocalizedText?, in language: LanguageTag = "en") -> String {
    text.map { Localizer(tables: tables, language: language).string($0) } ?? "nothing"
}

/// The URL that a text is.
func webURL(_ text: String) -> URL {
    URL(string: text) ?? URL(filePath: "/")
}
