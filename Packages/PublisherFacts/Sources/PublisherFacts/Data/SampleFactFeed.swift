// The sample feed that comes with the app, so that it runs without a network.

import Foundation
import SharedJSON
import SharedLocalization
import SharedMedia

/// Reads the sample feed from the package's own resources.
public struct SampleFactFeed: FactFeedSource {
    /// Makes the source.
    public init() {}

    @concurrent
    public func load() async throws(FeedError) -> LoadedFeed {
        do {
            let file = ResourceFolder.url("Sample/feed.json", of: "PublisherFacts")
            let document = try await JSONLoader().load(FeedDocument.self, from: .file(file))
            return LoadedFeed(feed: document.prepared())
        } catch {
            throw .unreadable(error)
        }
    }
}

extension FolderImageSource {
    /// The sample's own images, which stand for the URLs under `https://facts.example/pictures/`.
    public static func sample() -> FolderImageSource {
        FolderImageSource(folder: ResourceFolder.url("Sample/pictures", of: "PublisherFacts")) { url in
            url.host() == "facts.example" && url.path().hasPrefix("/pictures/") ? url.lastPathComponent : nil
        }
    }
}
