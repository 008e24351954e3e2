// Where the images come from that are there from the beginning.

import SharedJSON
import SharedLocalization
import SharedMedia

/// Lists the images that the collection begins with.
///
/// Passed in, so that tests can choose what there is and when it comes.
public protocol GallerySource: Sendable {
    /// Loads the list, off the main actor.
    @concurrent
    func load() async throws(JSONFailure) -> [GalleryImage]
}

/// Reads the list that comes with the app.
public struct EmbeddedGallery: GallerySource {
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
    public func load() async throws(JSONFailure) -> [GalleryImage] {
        try await JSONLoader().load(Document.self, from: .file(SampleFolder.url("images.json"))).images
            .elements
            .map { row in
                GalleryImage(
                    id: GalleryImageID(rawValue: row.file),
                    reference: .resource(row.file),
                    label: .verbatim(row.description)
                )
            }
    }
}
