// The source of the images with which the collection begins.

import Foundation
import SharedJSON
import SharedLocalization
import SharedMedia

/// Loads the list of images with which the collection begins.
///
/// A dependency, so that tests control its content and timing.
public protocol GallerySource: Sendable {
    /// Loads the list, off the main actor.
    @concurrent
    func load() async throws(JSONError) -> [GalleryImage]
}

/// Reads the list in the package.
public struct SampleGallery: GallerySource {
    private struct Document: Decodable, Sendable {
        var images: LossyArray<Row>

        struct Row: Decodable, Sendable {
            var file: String
            var description: String
        }
    }

    /// Makes the source.
    public init() {}

    @concurrent
    public func load() async throws(JSONError) -> [GalleryImage] {
        let file = ResourceFolder.url("Sample/images.json", of: "TaaSLevel1")
        let rows = try await JSONLoader().load(Document.self, from: .file(file)).images.elements
        return rows.map { row in
            GalleryImage(
                id: GalleryImageID(rawValue: row.file),
                reference: .resource(row.file),
                label: .verbatim(row.description)
            )
        }
    }
}

extension FolderImageSource {
    /// The sample's own images by name; they also stand for the URLs under `https://taas.example/images/`.
    public static func sample() -> FolderImageSource {
        let folder = ResourceFolder.url("Sample/images", of: "TaaSLevel1")
        return FolderImageSource(folder: folder, standingFor: SampleImages.name)
    }
}

/// Gives the sample's own images as `FolderImageSource.sample()` does, and all other URLs by another source.
struct SampleImages: ImageSource {
    let others: any ImageSource

    /// The file that stands for a URL; nil where none does.
    static func name(_ url: URL) -> String? {
        url.host() == "taas.example" && url.path().hasPrefix("/images/") ? url.lastPathComponent : nil
    }

    func load(
        _ reference: ImageReference,
        revalidating: Bool,
        headerArrived: @escaping @Sendable (ImageHeader) -> Void
    ) async throws(ImageError) -> Data {
        let isElsewhere = if case .url(let url) = reference { Self.name(url) == nil } else { false }
        let source: any ImageSource = isElsewhere ? others : FolderImageSource.sample()
        return try await source.load(reference, revalidating: revalidating, headerArrived: headerArrived)
    }
}
