// The sources of the catalog.

import Foundation
import SharedJSON
import SharedLocalization
import SharedMedia

/// Provides the catalog.
///
/// Injected, so that the app runs with its sample, with another folder, and in tests.
public protocol CatalogSource: Sendable {
    /// Reads and checks the catalog, off the main actor.
    ///
    /// - Throws: The reason that there is nothing to show at all; problems in parts of the catalog are among
    ///   its `problems`.
    @concurrent
    func load() async throws(JSONError) -> Catalog
}

/// Reads the JSON files of a folder, beginning with `catalog.json`, on every load.
public struct FolderCatalog: CatalogSource {
    private let folder: URL

    /// Makes a source that reads one folder.
    public init(folder: URL) {
        self.folder = folder
    }

    /// The sample that comes with the app.
    public static func sample() -> FolderCatalog { FolderCatalog(folder: sampleFolder) }

    @concurrent
    public func load() async throws(JSONError) -> Catalog {
        let folder = folder
        return try await CatalogReader { .file(folder.appending(path: $0)) }.read()
    }
}

extension FolderImageSource {
    /// The covers and portraits of a catalog's folder.
    public static func pictures(of folder: URL) -> FolderImageSource {
        FolderImageSource(folder: folder.appending(path: "pictures"))
    }

    /// The covers and portraits of the sample.
    public static func sample() -> FolderImageSource { pictures(of: sampleFolder) }
}

private var sampleFolder: URL { ResourceFolder.url("Sample", of: "Pictone") }
