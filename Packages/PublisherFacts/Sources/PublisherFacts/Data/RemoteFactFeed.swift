// The feed over HTTP.

import Foundation
import SharedNetworking

/// Fetches the feed with an HTTP client.
public struct RemoteFactFeed: FactFeedSource {
    private let address: URL
    private let client: any HTTPClient

    /// Makes a source that reads one URL.
    public init(address: URL, client: any HTTPClient) {
        self.address = address
        self.client = client
    }

    @concurrent
    public func load() async throws(FeedError) -> LoadedFeed {
        do {
            // Some feeds are served as text/plain, so only the body decides. Always revalidate: with a fresh
            // cached response an unreachable server would go unnoticed.
            let request = HTTPRequest(
                address,
                headers: [
                    "Accept": "application/json, text/plain;q=0.5",
                    "Cache-Control": "no-cache",
                ]
            )
            let answer = try await client.json(FeedDocument.self, for: request)
            let feed = answer.value.prepared()
            guard case .stale(let failure) = answer.origin else { return LoadedFeed(feed: feed) }
            return LoadedFeed(feed: feed, staleBecause: .network(failure))
        } catch {
            throw .network(error)
        }
    }
}
