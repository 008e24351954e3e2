// The facts that all screens of the app show.

import Foundation
import Observation
import SharedNavigation

/// Loads the feed and keeps the newest; outlives screens, and may be shared by several windows.
@MainActor @Observable
public final class FactLibrary: AppService {
    /// The newest feed; nil before the first has arrived.
    public private(set) var feed: FactFeed?
    /// Whether `feed` is an older copy, kept for want of a network.
    public private(set) var isStale = false
    /// Whether a load is under way.
    public private(set) var isLoading = false
    /// Why the last load failed; nil once one has succeeded or is under way.
    public private(set) var failure: FeedFailure?

    @ObservationIgnored public let work: ScreenWork? = ScreenWork()
    @ObservationIgnored private let source: any FactFeedSource
    @ObservationIgnored private let pictures: any PictureSource

    /// Makes an empty library.
    public init(source: any FactFeedSource, pictures: any PictureSource) {
        self.source = source
        self.pictures = pictures
    }

    /// The bytes of a fact's picture; nil if the feed has no such fact, or the fact no picture.
    public func picture(of id: FactID) async throws(PictureFailure) -> Data? {
        guard let address = feed?.fact(id)?.pictureAddress else { return nil }
        return try await pictures.picture(at: address)
    }

    /// Loads the feed, unless that is under way already.
    ///
    /// What was there stays until the new feed has come, and stays if it doesn't come.
    public func load() {
        let source = source
        let isStarted = work?.run("feed", .ignoreWhileRunning, { try await source.load() }) { [weak self] in
            self?.take($0)
        }
        if isStarted == true {
            isLoading = true
            failure = nil
        }
    }

    private func take(_ answer: Result<LoadedFeed, any Error>) {
        isLoading = false
        switch answer {
        case .success(let loaded):
            let old = feed
            feed = loaded.feed
            isStale = loaded.isStale
            // Releasing 50 MB of rows takes longer than a frame may.
            Task.detached { _ = old }
        case .failure(let error):
            failure = error as? FeedFailure
        }
    }
}
