// The catalog that all screens of the app show.

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
@MainActor
public final class CatalogLibrary: AppService {
    /// The pictures of all screens.
    public let images: ImagePipeline
    let source: any CatalogSource
    private let loader = Loader<Catalog, JSONError>()
    private let listeners = Listeners<any CatalogLibraryListener>()

    /// Makes an empty library.
    public init(source: any CatalogSource, images: ImagePipeline) {
        self.source = source
        self.images = images
    }

    /// The newest catalog; nil before the first has arrived.
    public var catalog: Catalog? { loader.value }
    /// Whether a load of all is under way.
    public var isLoading: Bool { loader.isLoading }
    /// Why the last load of all failed; nil once one has succeeded or is under way.
    public var failure: JSONError? { loader.failure }
    public var tasks: ScreenTasks? { loader.tasks }

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
    /// What was there stays until the new one has come, and stays if it doesn't come. Who loads what is there wants the
    /// pictures too that haven't come.
    public func load() {
        let isRefresh = catalog != nil
        loader.load(from: source.load) { [weak self] result in
            guard let self else { return }
            tell()
            if isRefresh, case .success = result { images.retryAll() }
        }
    }

    /// Takes a catalog that a screen has loaded for more of it.
    func take(_ loaded: Catalog) {
        loader.set(loaded)
        tell()
    }

    private func tell() {
        for listener in listeners.living { listener.libraryChanged() }
    }
}
