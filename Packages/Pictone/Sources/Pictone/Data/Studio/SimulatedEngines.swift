// Engines without sound: they take as long as real ones would, on the app's clock.

import Foundation
import SharedCore

/// Plays silence.
public struct SimulatedPlayback: PlaybackEngine {
    /// The interval between reports of the position.
    public static let tick = Duration.milliseconds(100)
    private let clock: any AppClock

    /// Makes an engine on a clock.
    public nonisolated init(clock: any AppClock) {
        self.clock = clock
    }

    public func play(_ sound: Sound, from position: Duration, reached: (Duration) -> Void) async throws {
        let start = clock.uptime - position
        var now = position
        while now < sound.duration {
            try await clock.sleep(until: start + min(now + Self.tick, sound.duration))
            // Measured, not counted, so that a clock that wakes late loses no time.
            now = min(clock.uptime - start, sound.duration)
            reached(now)
        }
    }
}

/// Records a voice that is always the same.
public struct SimulatedRecording: RecordingEngine {
    /// The interval between reports of duration and level.
    public static let tick = Duration.milliseconds(100)
    /// The time until the microphone is ready.
    public static let preparation = Duration.milliseconds(400)
    /// The time until a take is saved.
    public static let saving = Duration.milliseconds(600)
    private let clock: any AppClock

    /// Makes an engine on a clock.
    public nonisolated init(clock: any AppClock) {
        self.clock = clock
    }

    public func prepare() async throws {
        try await clock.sleep(for: Self.preparation)
    }

    public func record(_ key: TakeKey, after elapsed: Duration, heard: (Duration, Double) -> Void)
        async throws
    {
        let start = clock.uptime - elapsed
        var now = elapsed
        while true {
            try await clock.sleep(until: start + now + Self.tick)
            now = clock.uptime - start
            heard(now, Self.level(at: now))
        }
    }

    public func save(_ key: TakeKey, duration: Duration) async throws {
        try await clock.sleep(for: Self.saving)
    }

    /// The level of the voice after some time: two waves, one for words and one for syllables.
    public nonisolated static func level(at elapsed: Duration) -> Double {
        let seconds = elapsed.inSeconds
        let wave = 0.5 + 0.28 * sin(seconds * 2.1) + 0.22 * sin(seconds * 9.7 + 1)
        return min(max(0, wave), 1)
    }
}
