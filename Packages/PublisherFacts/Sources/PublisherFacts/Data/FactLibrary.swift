// The facts that all screens of the app show.

import Foundation
import Observation
import SharedCore
import SharedNavigation
import SharedMedia

/// Receives a new feed in the turn in which it arrives, so that no screen shows parts of two feeds.
@MainActor
protocol FactLibraryListener: AnyObject {
    /// Called when a feed is about to arrive; returns the preparation for it.
    ///
    /// The preparation runs off the main actor and does the slow work; the function that it returns is called
    /// right after `feed` has changed.
    func feedIsComing() -> FeedPreparation
}

/// Prepares for a feed, off the main actor, and returns the function to call in the turn in which it arrives.
typealias FeedPreparation = @Sendable (FactFeed) -> @MainActor @Sendable () -> Void

/// Loads the feed and keeps the newest; outlives screens, and may be shared by several windows.
@MainActor @Observable
public final class FactLibrary: AppService {
    /// The newest feed; nil before the first has arrived.
    public private(set) var feed: FactFeed?
    /// The reason that `feed` is an older copy; nil if it is up to date.
    public private(set) var staleBecause: FeedError?
    /// Whether a load is under way.
    public private(set) var isLoading = false
    /// The error of the last load; nil once one has succeeded or is under way.
    public private(set) var failure: FeedError?

    @ObservationIgnored public let tasks: ScreenTasks? = ScreenTasks()
    @ObservationIgnored private let source: any FactFeedSource
    /// The images of all screens.
    @ObservationIgnored public let images: ImagePipeline
    @ObservationIgnored private let listeners = Listeners<any FactLibraryListener>()

    /// Makes an empty library.
    public init(source: any FactFeedSource, images: ImagePipeline) {
        self.source = source
        self.images = images
    }

    /// The observable image of a fact; nil if the feed has no such fact, or the fact no valid URL.
    public func picture(of id: FactID) -> ObservedImage? {
        feed?.fact(id)?.picture.map { images.image($0) }
    }

    /// Adds a listener for new feeds; it is held weakly.
    func listen(_ listener: some FactLibraryListener) {
        listeners.add(listener)
    }

    public func appEventReceived(_ event: AppEvent) {
        if event == .memoryWarning { images.releaseMemory() }
    }

    /// Loads the feed; does nothing while a load is under way.
    ///
    /// The current feed stays until the new one has arrived, and stays if the load fails.
    public func load() {
        let (source, old) = (source, feed)
        let isStarted = tasks?.run(
            "feed",
            .ignoreWhileRunning,
            { [weak self] in
                let loaded = try await source.load()
                // An unchanged feed stays the same object, so that nothing is laid out or drawn again.
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

    /// The preparations by listener.
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
                    // Listeners that were added during the load prepare now.
                    (turns[ObjectIdentifier(listener)] ?? listener.feedIsComing()(loaded.feed))()
                }
            }
            // Images can have changed at the same URLs.
            if old != nil, loaded.staleBecause == nil { images.refresh() }
            if let old { releaseElsewhere(old) }
        case .failure(let error):
            failure = error as? FeedError
        }
    }
}

/// A feed, and the functions of its listeners to call when it arrives.
private typealias PreparedFeed = (LoadedFeed, [ObjectIdentifier: @MainActor @Sendable () -> Void])

/// Releases a large value off the main actor: releasing 50 MB of rows takes longer than a frame.
func releaseElsewhere(_ value: some Sendable) {
    Task.detached {
        // Owners in the current turn release the value first; otherwise the last release might be on the main
        // actor after all.
        await MainActor.run {}
        withExtendedLifetime(value) {}
    }
}
