// The content that all screens of the app show.

import SharedScreens
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Hears of new content in the turn in which it comes.
@MainActor
protocol MediaLibraryListener: AnyObject {
    /// Called after a section's content has changed.
    func contentChanged()
}

/// Loads the sections and keeps the newest of each; outlives screens, and may be shared by several windows.
@MainActor
public final class MediaLibrary: AppService {
    /// One section's content and how it is doing.
    public typealias Shelf = Loader<SectionContent, ContentError>

    /// The pictures of all screens.
    public let images: ImagePipeline
    public let tasks: ScreenTasks?

    private let source: any SectionSource
    private let shelves: [MediaSection: Shelf]
    private let listeners = Listeners<any MediaLibraryListener>()

    /// Makes an empty library.
    public init(source: any SectionSource, images: ImagePipeline) {
        (self.source, self.images) = (source, images)
        let tasks = ScreenTasks()
        self.tasks = tasks
        shelves = Dictionary(
            uniqueKeysWithValues: MediaSection.allCases.map { ($0, Shelf($0.rawValue, tasks: tasks)) }
        )
    }

    /// The newest of a section.
    public func shelf(_ section: MediaSection) -> Shelf { shelves[section] ?? Shelf() }

    /// Loads a section, unless that is under way already.
    ///
    /// What was there stays until the new content has come, and stays if it doesn't come. Who loads what is there wants
    /// the pictures too that haven't come.
    public func load(_ section: MediaSection) {
        let isRefresh = shelf(section).value != nil
        shelf(section).load { [source] () throws(ContentError) in
            try await source.content(of: section)
        } ended: { [weak self] result in
            guard let self, case .success = result else { return }
            tellListeners()
            if isRefresh { images.retryAll() }
        }
    }

    /// Loads the sections that aren't there yet.
    public func loadMissing() {
        for section in MediaSection.allCases where shelf(section).value == nil { load(section) }
    }

    public func appEventReceived(_ event: AppEvent) {
        if event == .memoryWarning { images.releaseMemory() }
    }

    /// Has somebody hear of new content for as long as they live.
    func listen(_ listener: some MediaLibraryListener) {
        listeners.add(listener)
    }

    // MARK: - Looking for something

    /// Something to play, wherever it is.
    func content(_ id: MediaItemID) -> ScreenPhase<MediaItem> {
        lookUp(in: MediaSection.allCases) { $0.contents.first { $0.id == id } }
    }

    /// A category of a section.
    func category(_ id: CategoryID, in section: MediaSection) -> ScreenPhase<MediaCategory> {
        lookUp(in: [section]) { $0.category(id) }
    }

    /// A page of the center's site.
    func link(_ id: SiteLinkID) -> ScreenPhase<SiteLink> {
        lookUp(in: MediaSection.allCases) { $0.link(id) }
    }

    /// It is gone only if all sections are there.
    private func lookUp<Found>(in sections: [MediaSection], _ find: (SectionContent) -> Found?)
        -> ScreenPhase<Found>
    {
        let shelves = sections.map(shelf)
        for shelf in shelves {
            if let found = shelf.value.flatMap(find) { return .loaded(found) }
        }
        let missing = shelves.filter { $0.value == nil }
        if missing.isEmpty { return .gone }
        return .awaited(Texts.loading, missing.compactMap(\.failure).first)
    }

    private func tellListeners() {
        for listener in listeners.living { listener.contentChanged() }
    }
}

extension ScreenPhase {
    /// That what the screen shows isn't there any more.
    static var gone: ScreenPhase {
        .gone(ScreenNotice(title: Texts.goneTitle, message: Texts.goneMessage))
    }
}
