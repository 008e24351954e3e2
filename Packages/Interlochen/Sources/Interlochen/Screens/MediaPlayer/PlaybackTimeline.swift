// The position of playback, apart from the screen since it ticks.

import Observation
import SharedLocalization

/// The position and duration: an object of its own, so that a tick redraws a bar and not the screen.
@MainActor @Observable
public final class PlaybackTimeline {
    /// In seconds.
    public private(set) var position = 0.0
    /// In seconds; nil for a live stream.
    public private(set) var duration: Double?

    /// The played fraction, 0...1; 0 for a live stream.
    public var fraction: Double {
        guard let duration, duration > 0 else { return 0 }
        return min(max(0, position / duration), 1)
    }

    /// The position in clock notation; nil for a live stream.
    public var positionText: LocalizedText? { duration.map { _ in ClockTime(seconds: position).text } }

    /// The duration in clock notation; nil for a live stream.
    public var durationText: LocalizedText? { duration.map { ClockTime(seconds: $0).text } }

    func follow(_ machine: PlaybackMachine) {
        if position != machine.position { position = machine.position }
        if duration != machine.duration { duration = machine.duration }
    }
}
