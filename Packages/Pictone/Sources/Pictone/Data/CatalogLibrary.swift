// The catalog that all screens of the app show.

import SharedCore
import SharedJSON
import SharedMedia
import SharedNavigation

/// Receives the end of each load, in the same turn.
@MainActor
protocol CatalogLibraryListener: AnyObject {
    /// Called after a load has ended, with success or an error.
    func libraryChanged()
}

/// Loads the catalog and keeps the newest; outlives screens.
@MainActor
public final class CatalogLibrary: AppService {
    /// The images of all screens.
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
    /// Whether a load of the whole catalog is under way.
    public var isLoading: Bool { loader.isLoading }
    /// The error of the last load of the whole catalog; nil once one has succeeded or is under way.
    public var failure: JSONError? { loader.failure }
    public var tasks: ScreenTasks? { loader.tasks }

    /// An observable image of the catalog.
    public func picture(_ reference: ImageReference) -> ObservedImage { images.image(reference) }

    /// Adds a listener for the end of loads; it is held weakly.
    func listen(_ listener: some CatalogLibraryListener) {
        listeners.add(listener)
    }

    public func appEventReceived(_ event: AppEvent) {
        if event == .memoryWarning { images.releaseMemory() }
    }

    /// Loads the catalog; does nothing while a load is under way.
    ///
    /// The current catalog stays until the new one has arrived, and stays if the load fails. A successful
    /// refresh also retries images that failed.
    public func load() {
        let isRefresh = catalog != nil
        loader.load(from: source.load) { [weak self] result in
            guard let self else { return }
            tell()
            if isRefresh, case .success = result { images.retryAll() }
        }
    }

    /// Sets a catalog that a screen has loaded for its next page.
    func take(_ loaded: Catalog) {
        loader.set(loaded)
        tell()
    }

    private func tell() {
        for listener in listeners.living { listener.libraryChanged() }
    }
}
