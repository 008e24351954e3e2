// The sample feed that comes with the app, so that it runs without a network.

import Foundation
import SharedJSON
import SharedLocalization
import SharedMedia

/// Reads the sample feed from the package's own resources.
public struct EmbeddedFactFeed: FactFeedSource {
    /// Makes the source.
    public init() {}

    @concurrent
    public func load() async throws(FeedFailure) -> LoadedFeed {
        do {
            let document = try await JSONLoader().load(
                FeedDocument.self,
                from: .file(SampleFolder.url("feed.json"))
            )
            return LoadedFeed(feed: document.prepared())
        } catch {
            throw .unreadable(error)
        }
    }
}

extension FolderImageSource {
    /// The sample's own pictures: they stand for the addresses under `https://facts.example/pictures/`.
    public static func sample() -> FolderImageSource {
        FolderImageSource(folder: SampleFolder.url("pictures")) { url in
            url.host() == "facts.example" && url.path().hasPrefix("/pictures/") ? url.lastPathComponent : nil
        }
    }
}

/// The package's sample content.
enum SampleFolder {
    /// A file of it.
    ///
    /// One that isn't there gives a readable error when it is opened.
    static func url(_ name: String) -> URL {
        let resources = ResourceFolder.find(package: "PublisherFacts", module: "PublisherFacts")
        return (resources ?? URL(fileURLWithPath: "Resources")).appendingPathComponent("Sample/\(name)")
    }
}
