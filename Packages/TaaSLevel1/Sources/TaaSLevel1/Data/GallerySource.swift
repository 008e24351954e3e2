// Where the images come from that are there from the beginning.

import Foundation
import SharedJSON
import SharedLocalization
import SharedMedia

/// Lists the images that the collection begins with.
///
/// Passed in, so that tests can choose what there is and when it comes.
public protocol GallerySource: Sendable {
    /// Loads the list, off the main actor.
    @concurrent
    func load() async throws(JSONError) -> [GalleryImage]
}

/// Reads the list that comes with the app.
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
    /// The sample's own images by name; they stand for the addresses under `https://taas.example/images/` too.
    public static func sample() -> FolderImageSource {
        let folder = ResourceFolder.url("Sample/images", of: "TaaSLevel1")
        return FolderImageSource(folder: folder, standingFor: SampleImages.name)
    }
}

/// Gives the sample's own images as `FolderImageSource.sample()` does, and all other addresses by another source.
struct SampleImages: ImageSource {
    let others: any ImageSource

    /// The file that stands for an address; nil where none does.
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
