// Where the feed comes from.

import SharedCore
import SharedJSON
import SharedLocalization
import SharedNetworking

/// Gives the feed.
///
/// Passed in, so that the app runs with a network, without one, and in tests.
public protocol FactFeedSource: Sendable {
    /// Loads and prepares the feed, off the main actor.
    @concurrent
    func load() async throws(FeedError) -> LoadedFeed
}

/// A feed and whether it is up to date.
public struct LoadedFeed: Sendable {
    public let feed: FactFeed
    /// Why it is an older copy, kept for want of a newer one; nil if it is up to date.
    public let staleBecause: FeedError?

    /// Pairs a feed with its state.
    public init(feed: FactFeed, staleBecause: FeedError? = nil) {
        self.feed = feed
        self.staleBecause = staleBecause
    }
}

/// Why there is no feed.
public enum FeedError: UserFacingError, Hashable {
    /// It couldn't be fetched, or what came wasn't a feed.
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
