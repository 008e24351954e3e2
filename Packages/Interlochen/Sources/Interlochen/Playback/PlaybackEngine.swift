// The interface of a playback engine, so that a platform's player can replace the simulated one.

import Foundation
import SharedLocalization

/// An item for an engine to play.
public struct PlaybackItem: Equatable, Sendable {
    /// An absolute url.
    public var url: URL
    public var medium: Medium
    /// In seconds; nil for a live stream.
    public var duration: Double?

    /// Makes an item from content.
    public init(_ content: MediaItem) {
        (url, medium, duration) = (content.url, content.medium, content.duration)
    }
}

/// An event of playback, reported by the engine.
public enum PlaybackEvent: Hashable, Sendable {
    /// The buffer is empty.
    case stalled
    /// The buffer is full enough to play (again).
    case ready
    /// Playback has reached this position, in seconds.
    case advanced(to: Double)
    /// Playback has reached the end.
    case finished
    case broke(PlaybackError)
}

/// Plays one item; it has none at first.
///
/// It sends events on the main actor, never after `close`, and after a `seek` no position from before it.
@MainActor
public protocol PlaybackEngine: AnyObject {
    /// Begins to load an item from its start, or from now for a live stream; also reopens one after an error.
    func open(_ item: PlaybackItem, hearing: @escaping @MainActor (PlaybackEvent) -> Void)
    /// Plays as soon as the buffer allows.
    func play()
    func pause()
    /// Seeks to a position in seconds; never called for a live stream.
    func seek(to position: Double)
    /// Stops for good.
    func close()
}

/// Makes an engine for one player screen.
public typealias MakePlaybackEngine = @MainActor @Sendable () -> any PlaybackEngine

/// The error that ended playback.
public enum PlaybackError: String, UserFacingError, Codable, CaseIterable {
    /// There is no connection.
    case offline
    /// The data can't be played.
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
