// The state, actions and outcomes of the media player.

import SharedScreens
import SharedLocalization

/// The player of a recording, a station or a camera.
public struct MediaPlayerState: Equatable, Sendable {
    /// The arrangement of the image and the controls.
    public enum Arrangement: String, Equatable, Sendable {
        /// The image over the controls.
        case upright
        /// The image on the whole screen, the controls over it or beside it.
        case sideways
    }

    public var phase: ScreenPhase<MediaItem>
    /// The navigation title.
    public var title: LocalizedText
    /// The style of the navigation and status bar.
    public var bar = BarStyle.dark
    public var arrangement: Arrangement
    /// The status of playback.
    public var status: PlaybackMachine.Status
    /// The status in words: buffering, ended, live.
    public var statusText: LocalizedText?
    /// Play, pause or replay.
    public var toggle: ScreenControl
    /// The reason why it doesn't play, with a retry where that may help; nil if nothing is wrong.
    public var notice: ScreenNotice?
    /// Whether it has a duration and positions to seek to.
    public var canSeek: Bool
    /// The accessibility label of the position.
    public var seekLabel: LocalizedText

    /// Nil until it is loaded.
    public var content: MediaItem? { phase.content }
}

/// An action of the user on the player.
public enum MediaPlayerAction: Codable, Hashable, Sendable {
    case playTapped
    case pauseTapped
    /// To a fraction of the duration, 0...1.
    case seeked(Double)
    /// Retries playback that failed, or the lookup of missing content.
    case retryTapped
}
