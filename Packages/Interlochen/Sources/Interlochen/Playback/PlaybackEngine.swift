// What plays: an interface, so that a platform's player can take the simulated one's place.

import Foundation
import SharedLocalization

/// What an engine is to play.
public struct PlaybackItem: Equatable, Sendable {
    /// An absolute url.
    public var url: URL
    public var medium: Medium
    /// In seconds; nil for a live stream.
    public var duration: Double?

    /// Takes what there is to play.
    public init(_ content: MediaItem) {
        (url, medium, duration) = (content.url, content.medium, content.duration)
    }
}

/// What happens to playback on its own.
public enum PlaybackEvent: Hashable, Sendable {
    /// There is nothing to play from at the moment.
    case stalled
    /// There is enough to play from (again).
    case ready
    /// It has come to this place, in seconds.
    case advanced(to: Double)
    /// It has come to its end.
    case finished
    case broke(PlaybackError)
}

/// Plays one item, of which it has nothing at first.
///
/// It tells events on the main actor, never after `close`, and no place from before a `seek` after it.
@MainActor
public protocol PlaybackEngine: AnyObject {
    /// Begins to load an item from its start, or from now for a live stream; also once more after it broke.
    func open(_ item: PlaybackItem, hearing: @escaping @MainActor (PlaybackEvent) -> Void)
    /// Plays as soon as there is something to play from.
    func play()
    func pause()
    /// Goes to a place in seconds; never asked of a live stream.
    func seek(to position: Double)
    /// Stops for good.
    func close()
}

/// Makes an engine for one player screen.
public typealias MakePlaybackEngine = @MainActor @Sendable () -> any PlaybackEngine

/// Why playback broke.
public enum PlaybackError: String, UserFacingError, Codable, CaseIterable {
    /// The connection is gone.
    case offline
    /// What came can't be played.
    case unplayable

    public var code: String { "playback." + rawValue }
    public var isRetryable: Bool { self == .offline }

    public var message: LocalizedText {
        switch self {
        case .offline: Texts.playbackOffline
        case .unplayable: Texts.playbackUnplayable
        }
    }

    public var advice: LocalizedText {
        switch self {
        case .offline: Texts.failureOfflineAdvice
        case .unplayable: Texts.playbackUnplayableAdvice
        }
    }
}
