// The state, actions and outcomes of the content page.

import SharedScreens
import SharedLocalization
import SharedNavigation

/// The page of a recording or a station.
public struct ContentDetailState: Equatable, Sendable {
    public var phase: ScreenPhase<MediaItem>
    /// The navigation title.
    public var title: LocalizedText
    /// The style of the navigation and status bar.
    public var bar = BarStyle.grey
    /// In the middle of the image: Watch Now or Listen Now.
    public var play: ScreenControl
    /// The number of views under the title; nil where views aren't counted.
    public var views: LocalizedText?
    public var share: ScreenControl

    /// Nil until it is loaded.
    public var content: MediaItem? { phase.content }
}

/// An action of the user on the page.
public enum ContentDetailAction: Codable, Hashable, Sendable {
    case playTapped
    case shareTapped
    case retryTapped
}

/// A destination that the page asks for.
public enum ContentDetailOutcome: Equatable, Sendable {
    case playChosen
    case shareChosen([ShareItem])
}
