// What the page of content shows, and what a person can do there.

import SharedScreens
import SharedLocalization
import SharedNavigation

/// The page of a recording or a station.
public struct ContentDetailState: Equatable, Sendable {
    public var phase: ScreenPhase<MediaItem>
    /// The navigation title.
    public var title: LocalizedText
    /// What the navigation and status bar are painted with.
    public var bar = BarStyle.grey
    /// In the middle of the picture: Watch Now or Listen Now.
    public var play: ScreenControl
    /// The number of views under the title; nil where nobody counts.
    public var views: LocalizedText?
    public var share: ScreenControl

    /// Nil until it is known.
    public var content: MediaItem? { phase.content }
}

/// What a person did on the page.
public enum ContentDetailAction: Codable, Hashable, Sendable {
    case playTapped
    case shareTapped
    case retryTapped
}

/// What should happen elsewhere.
public enum ContentDetailOutcome: Equatable, Sendable {
    case playChosen
    case shareChosen([ShareItem])
}
