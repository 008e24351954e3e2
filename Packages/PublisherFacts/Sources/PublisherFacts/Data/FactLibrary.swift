// The facts that all screens of the app show.

import Foundation
import Observation
import SharedCore
import SharedNavigation
import SharedMedia

/// Hears of a new feed in the turn in which it comes, so that nobody sees one thing of two feeds.
@MainActor
protocol FactLibraryListener: AnyObject {
    /// Called when a feed is about to come, and tells what is to be done with it.
    ///
    /// The function that it gives runs off the main actor and does what takes long; what that gives in turn is called
    /// right after `feed` has changed.
    func feedIsComing() -> FeedPreparation
}

/// Prepares for a feed, off the main actor, and gives what is to be done in the turn in which it comes.
typealias FeedPreparation = @Sendable (FactFeed) -> @MainActor @Sendable () -> Void

/// Loads the feed and keeps the newest; outlives screens, and may be shared by several windows.
@MainActor @Observable
public final class FactLibrary: AppService {
    /// The newest feed; nil before the first has arrived.
    public private(set) var feed: FactFeed?
    /// Why `feed` is an older copy, kept for want of a newer one; nil if it is up to date.
    public private(set) var staleBecause: FeedError?
    /// Whether a load is under way.
    public private(set) var isLoading = false
    /// Why the last load failed; nil once one has succeeded or is under way.
    public private(set) var failure: FeedError?

    @ObservationIgnored public let tasks: ScreenTasks? = ScreenTasks()
    @ObservationIgnored private let source: any FactFeedSource
    /// The pictures of all screens.
    @ObservationIgnored public let images: ImagePipeline
    @ObservationIgnored private let listeners = Listeners<any FactLibraryListener>()

    /// Makes an empty library.
    public init(source: any FactFeedSource, images: ImagePipeline) {
        self.source = source
        self.images = images
    }

    /// The picture of a fact, to be watched; nil if the feed has no such fact, or the fact no usable address.
    public func picture(of id: FactID) -> ObservedImage? {
        feed?.fact(id)?.picture.map { images.image($0) }
    }

    /// Has somebody hear of new feeds for as long as they live.
    func listen(_ listener: some FactLibraryListener) {
        listeners.add(listener)
    }

    public func appEventReceived(_ event: AppEvent) {
        if event == .memoryWarning { images.releaseMemory() }
    }

    /// Loads the feed, unless that is under way already.
    ///
    /// What was there stays until the new feed has come, and stays if it doesn't come.
    public func load() {
        let (source, old) = (source, feed)
        let isStarted = tasks?.run(
            "feed",
            .ignoreWhileRunning,
            { [weak self] in
                let loaded = try await source.load()
                // What hasn't changed stays the same object, so that nothing is laid out or drawn anew.
                if let old, old.hasSameContent(as: loaded.feed) {
                    return (LoadedFeed(feed: old, staleBecause: loaded.staleBecause), [:])
                }
                let turns = await self?.preparations().mapValues { $0(loaded.feed) }
                return (loaded, turns ?? [:])
            }
        ) { [weak self] in
            self?.take($0)
        }
        if isStarted == true {
            isLoading = true
            failure = nil
        }
    }

    /// By who asks for them.
    private func preparations() -> [ObjectIdentifier: FeedPreparation] {
        let living = listeners.living.map { (ObjectIdentifier($0), $0.feedIsComing()) }
        return Dictionary(living) { first, _ in first }
    }

    private func take(_ answer: Result<PreparedFeed, any Error>) {
        isLoading = false
        switch answer {
        case .success((let loaded, let turns)):
            let old = feed
            if staleBecause != loaded.staleBecause { staleBecause = loaded.staleBecause }
            if old !== loaded.feed {
                feed = loaded.feed
                for listener in listeners.living {
                    // Who came meanwhile prepares now.
                    (turns[ObjectIdentifier(listener)] ?? listener.feedIsComing()(loaded.feed))()
                }
            }
            // Pictures can have changed behind the same addresses.
            if old != nil, loaded.staleBecause == nil { images.refresh() }
            if let old { releaseElsewhere(old) }
        case .failure(let error):
            failure = error as? FeedError
        }
    }
}

/// A feed, and what its listeners do when it comes.
private typealias PreparedFeed = (LoadedFeed, [ObjectIdentifier: @MainActor @Sendable () -> Void])

/// Lets go of something large off the main actor: releasing 50 MB of rows takes longer than a frame may.
func releaseElsewhere(_ value: some Sendable) {
    Task.detached {
        // Whoever holds it in this turn lets go first, or the last to do so might be the main actor after all.
        await MainActor.run {}
        withExtendedLifetime(value) {}
    }
}
