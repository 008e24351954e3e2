// The content that all screens of the app show.

import SharedScreens
import SharedCore
import SharedLocalization
import SharedMedia
import SharedNavigation

/// A listener that is told of new content in the same turn of the main actor.
@MainActor
protocol MediaLibraryListener: AnyObject {
    /// Called after a section's content has changed.
    func contentChanged()
}

/// Loads the sections and keeps the newest content of each; outlives screens, shareable by several windows.
@MainActor
public final class MediaLibrary: AppService {
    /// One section's content and the state of its load.
    public typealias SectionLoader = Loader<SectionContent, ContentError>

    /// The image pipeline of all screens.
    public let images: ImagePipeline
    public let tasks: ScreenTasks?

    private let source: any SectionSource
    private let sectionLoaders: [MediaSection: SectionLoader]
    private let listeners = Listeners<any MediaLibraryListener>()

    /// Makes an empty library.
    public init(source: any SectionSource, images: ImagePipeline) {
        (self.source, self.images) = (source, images)
        let tasks = ScreenTasks()
        self.tasks = tasks
        sectionLoaders = Dictionary(
            uniqueKeysWithValues: MediaSection.allCases.map { ($0, SectionLoader($0.rawValue, tasks: tasks)) }
        )
    }

    /// The newest content of a section.
    public func shelf(_ section: MediaSection) -> SectionLoader { sectionLoaders[section] ?? SectionLoader() }

    /// Loads a section, unless a load is under way.
    ///
    /// The old content stays until the new one has loaded, and stays if the load fails. A refresh also
    /// retries the images that failed.
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

    /// Loads the sections that aren't loaded yet.
    public func loadMissing() {
        for section in MediaSection.allCases where shelf(section).value == nil { load(section) }
    }

    public func appEventReceived(_ event: AppEvent) {
        if event == .memoryWarning { images.releaseMemory() }
    }

    /// Adds a listener; it is held weakly.
    func listen(_ listener: some MediaLibraryListener) {
        listeners.add(listener)
    }

    // MARK: - Lookup

    /// Finds something to play in any section.
    func content(_ id: MediaItemID) -> ScreenPhase<MediaItem> {
        lookUp(in: MediaSection.allCases) { $0.contents.first { $0.id == id } }
    }

    /// Finds a category of a section.
    func category(_ id: CategoryID, in section: MediaSection) -> ScreenPhase<MediaCategory> {
        lookUp(in: [section]) { $0.category(id) }
    }

    /// Finds a page of the center's site.
    func link(_ id: SiteLinkID) -> ScreenPhase<SiteLink> {
        lookUp(in: MediaSection.allCases) { $0.link(id) }
    }

    /// Finds something; it counts as gone only if all sections are loaded.
    private func lookUp<Found>(in sections: [MediaSection], _ find: (SectionContent) -> Found?)
        -> ScreenPhase<Found>
    {
        let sectionLoaders = sections.map(shelf)
        for shelf in sectionLoaders {
            if let found = shelf.value.flatMap(find) { return .loaded(found) }
        }
        let missing = sectionLoaders.filter { $0.value == nil }
        if missing.isEmpty { return .gone }
        return .awaited(Texts.loading, missing.compactMap(\.failure).first)
    }

    private func tellListeners() {
        for listener in listeners.living { listener.contentChanged() }
    }
}

extension ScreenPhase {
    /// The phase of a screen whose content no longer exists.
    static var gone: ScreenPhase {
        .gone(ScreenNotice(title: Texts.goneTitle, message: Texts.goneMessage))
    }
}
