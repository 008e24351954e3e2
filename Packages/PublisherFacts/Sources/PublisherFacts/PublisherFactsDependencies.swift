// What the app needs from outside.

import Foundation
import SharedCore
import SharedMedia
import SharedNetworking

/// Everything that the app doesn't make itself.
///
/// The host chooses one of these and may replace single parts.
public struct PublisherFactsDependencies: Sendable {
    public var feed: any FactFeedSource
    public var images: any ImageSource
    /// Times the pauses before a picture that failed is tried again.
    public var clock: any AppClock
    public var log: any EventLog

    /// Puts dependencies together by hand.
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

    /// Everything local and deterministic: the sample feed, no network.
    public static func embedded(log: any EventLog = NoLog()) -> PublisherFactsDependencies {
        PublisherFactsDependencies(feed: SampleFactFeed(), images: FolderImageSource.sample(), log: log)
    }

    /// The real feed over the network.
    ///
    /// - Parameter clock: Times deadlines, the pauses between attempts, and how old what is kept is.
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

/// The settings of the live app, each with its default.
public struct PublisherFactsConfiguration: Sendable {
    /// Where the feed is.
    public var feedAddress: URL
    /// Where responses are kept between launches; nil for memory only.
    public var cacheFolder: URL?

    /// The settings as they are documented.
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
        // The parts above always make an address; the other branch is here so that nothing can trap.
        return address.url ?? URL(filePath: "/")
    }
}
