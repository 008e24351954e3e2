// The sources of the feed.

import SharedCore
import SharedJSON
import SharedLocalization
import SharedNetworking

/// Provides the feed.
///
/// Injected, so that the app runs with a network, without one, and in tests.
public protocol FactFeedSource: Sendable {
    /// Loads and prepares the feed, off the main actor.
    @concurrent
    func load() async throws(FeedError) -> LoadedFeed
}

/// A feed and whether it is up to date.
public struct LoadedFeed: Sendable {
    public let feed: FactFeed
    /// The reason that the feed is an older copy; nil if it is up to date.
    public let staleBecause: FeedError?

    /// Pairs a feed with its state.
    public init(feed: FactFeed, staleBecause: FeedError? = nil) {
        self.feed = feed
        self.staleBecause = staleBecause
    }
}

/// The errors of loading the feed.
public enum FeedError: UserFacingError, Hashable {
    /// The feed couldn't be fetched, or the response wasn't a feed.
    case network(NetworkError)
    /// The app's own copy can't be read.
    case unreadable(JSONError)

    private var cause: any UserFacingError {
        switch self {
        case .network(let failure): failure
        case .unreadable(let failure): failure
        }
    }

    public var code: String { cause.code }
    public var isRetryable: Bool { cause.isRetryable }
    public var message: LocalizedText { cause.message }
    public var advice: LocalizedText { cause.advice }
}
