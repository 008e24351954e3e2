// What the media player shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// The player of a recording, a station or a camera.
public struct MediaPlayerState: Equatable, Sendable {
    /// How the picture and the controls share the screen.
    public enum Arrangement: String, Equatable, Sendable {
        /// The picture over the controls.
        case upright
        /// The picture everywhere, the controls over it or beside it.
        case sideways
    }

    public var phase: ScreenPhase<MediaItem>
    /// The navigation title.
    public var title: LocalizedText
    /// What the navigation and status bar are painted with.
    public var bar = BarStyle.dark
    public var arrangement: Arrangement
    /// What the player does.
    public var status: PlaybackMachine.Status
    /// What it does, in words: buffering, ended, live.
    public var statusText: LocalizedText?
    /// Play, pause or once more.
    public var toggle: ScreenControl
    /// Why it doesn't play, with a way to try again where that may help; nil if nothing is wrong.
    public var notice: ScreenNotice?
    /// Whether it has a duration and places to go to.
    public var canSeek: Bool
    /// What a screen reader says of the position.
    public var seekLabel: LocalizedText

    /// Nil until it is known.
    public var content: MediaItem? { phase.content }
}

/// What a person did on the player.
public enum MediaPlayerAction: Codable, Hashable, Sendable {
    case playTapped
    case pauseTapped
    /// To a share of the duration, 0...1.
    case seeked(Double)
    /// Plays again what failed, or looks again for what couldn't be found.
    case retryTapped
}
