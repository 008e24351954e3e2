// Engines that fail on request.

import Pictone
import SharedCore

/// An engine that throws in one of its operations.
struct BrokenEngine: PlaybackEngine, RecordingEngine {
    struct Broken: Error {}

    enum Fault: Sendable {
        case playing, preparing, recording, saving
    }

    let fault: Fault
    let clock: any AppClock
    /// The paragraphs for which saving fails.
    var isBroken: @Sendable (TakeKey) -> Bool = { _ in true }

    func play(_ sound: Sound, from position: Duration, reached: (Duration) -> Void) async throws {
        try await clock.sleep(for: .milliseconds(100))
        reached(position + .milliseconds(100))
        try await clock.sleep(for: .milliseconds(100))
        throw Broken()
    }

    func prepare() async throws {
        if fault == .preparing { throw Broken() }
        try await SimulatedRecording(clock: clock).prepare()
    }

    func record(_ key: TakeKey, after elapsed: Duration, heard: (Duration, Double) -> Void) async throws {
        guard fault == .recording else {
            return try await SimulatedRecording(clock: clock).record(key, after: elapsed, heard: heard)
        }
        try await clock.sleep(for: .milliseconds(100))
        heard(elapsed + .milliseconds(100), 7)
        throw Broken()
    }

    func save(_ key: TakeKey, duration: Duration) async throws {
        try await SimulatedRecording(clock: clock).save(key, duration: duration)
        if fault == .saving, isBroken(key) { throw Broken() }
    }
}
