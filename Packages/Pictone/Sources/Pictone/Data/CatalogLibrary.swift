// The catalog that all screens of the app show.

import Observation
import SharedCore
import SharedJSON
import SharedMedia
import SharedNavigation

/// Hears of a load that has ended, in the turn in which it does.
@MainActor
protocol CatalogLibraryListener: AnyObject {
    /// Called after a load has ended, well or badly.
    func libraryChanged()
}

/// Loads the catalog and keeps the newest; outlives screens.
@MainActor @Observable
public final class CatalogLibrary: AppService {
    /// The newest catalog; nil before the first has arrived.
    public private(set) var catalog: Catalog?
    /// Whether a load of all is under way.
    public private(set) var isLoading = false
    /// Why the last load of all failed; nil once one has succeeded or is under way.
    public private(set) var failure: JSONFailure?

    @ObservationIgnored public let work: ScreenWork? = ScreenWork()
    /// The pictures of all screens.
    @ObservationIgnored public let images: ImagePipeline
    @ObservationIgnored let source: any CatalogSource
    @ObservationIgnored private let listeners = Listeners<any CatalogLibraryListener>()

    /// Makes an empty library.
    public init(source: any CatalogSource, images: ImagePipeline) {
        self.source = source
        self.images = images
    }

    /// A picture of the catalog, to be watched.
    public func picture(_ reference: ImageReference) -> ObservedImage { images.image(reference) }

    /// Has somebody hear of loads that ended for as long as they live.
    func listen(_ listener: some CatalogLibraryListener) {
        listeners.add(listener)
    }

    public func appEventReceived(_ event: AppEvent) {
        if event == .memoryWarning { images.releaseMemory() }
    }

    /// Loads the catalog, unless that is under way already.
    ///
    /// What was there stays until the new one has come, and stays if it doesn't come.
    public func load() {
        let source = source
        let isStarted = work?.run("catalog", .ignoreWhileRunning, { try await source.load() }) {
            [weak self] answer in
            self?.isLoading = false
            switch answer {
            case .success(let loaded): self?.take(loaded)
            case .failure(let error):
                self?.failure = error as? JSONFailure
                self?.tell()
            }
        }
        if isStarted == true {
            isLoading = true
            failure = nil
        }
    }

    /// Takes a catalog that a screen has loaded for more of it.
    func take(_ loaded: Catalog) {
        catalog = loaded
        failure = nil
        tell()
    }

    private func tell() {
        for listener in listeners.living { listener.libraryChanged() }
    }
}
