// The app's dependencies.

import Foundation
import SharedCore
import SharedMedia
import SharedNetworking

/// The services that the app doesn't make itself.
///
/// The host chooses one of these and may replace single parts.
public struct PublisherFactsDependencies: Sendable {
    public var feed: any FactFeedSource
    public var images: any ImageSource
    /// Times the delays before a failed image is retried.
    public var clock: any AppClock
    public var log: any EventLog

    /// Makes dependencies from single parts.
    public init(
        feed: any FactFeedSource,
        images: any ImageSource,
        clock: any AppClock = SystemClock(),
        log: any EventLog = NoLog()
    ) {
        self.feed = feed
        self.images = images
        self.clock = clock
        self.log = log
    }

    /// Local and deterministic: the sample feed, no network.
    public static func embedded(log: any EventLog = NoLog()) -> PublisherFactsDependencies {
        PublisherFactsDependencies(feed: SampleFactFeed(), images: FolderImageSource.sample(), log: log)
    }

    /// The real feed over the network.
    ///
    /// - Parameter clock: Times deadlines, the delays between retries, and the age of cached responses.
    public static func live(
        _ configuration: PublisherFactsConfiguration = PublisherFactsConfiguration(),
        clock: any AppClock = SystemClock(),
        log: any EventLog = NoLog()
    ) -> PublisherFactsDependencies {
        var http = HTTPConfiguration()
        http.cache = HTTPCache(folder: configuration.cacheFolder)
        let client = HTTPStack(configuration: http, clock: clock, log: log)
        return PublisherFactsDependencies(
            feed: RemoteFactFeed(address: configuration.feedAddress, client: client),
            images: HTTPImageSource(client),
            clock: clock,
            log: log
        )
    }
}

/// The configuration of the live app, each value with its default.
public struct PublisherFactsConfiguration: Sendable {
    /// The URL of the feed.
    public var feedAddress: URL
    /// The folder for responses that are kept between launches; nil for memory only.
    public var cacheFolder: URL?

    /// Makes a configuration; the defaults are as documented.
    public init(feedAddress: URL = Self.defaultFeedAddress, cacheFolder: URL? = nil) {
        self.feedAddress = feedAddress
        self.cacheFolder = cacheFolder
    }

    /// The client's feed: `https://dl.dropboxusercontent.com/s/2iodh4vg0eortkl/facts.json`.
    public static var defaultFeedAddress: URL {
        var address = URLComponents()
        address.scheme = "https"
        address.host = "dl.dropboxusercontent.com"
        address.path = "/s/2iodh4vg0eortkl/facts.json"
        // The parts above always make a URL; the fallback only avoids a trap.
        return address.url ?? URL(filePath: "/")
    }
}
