// A simulated engine: it plays nothing, but takes the time for it.

import SharedCore

/// Behaves like a player on a good or missing network, driven by the clock alone.
@MainActor
public final class SimulatedPlaybackEngine: PlaybackEngine {
    /// The durations of the simulation.
    public struct Pace: Sendable {
        /// From an empty buffer to one that is full enough to play, also after a seek.
        public var buffering = Duration.milliseconds(900)
        /// Between two reported positions.
        public var tick = Duration.milliseconds(250)
        /// The time that it waits for the network before it gives up.
        public var slowThreshold = Duration.seconds(5)

        /// Makes the pace of a good network.
        public init() {}
    }

    private let clock: any AppClock
    private let connection: SimulatedConnection
    private let pace: Pace
    private var item: PlaybackItem?
    private var hearing: (@MainActor (PlaybackEvent) -> Void)?
    private var position = 0.0
    private var isPlaying = false
    private var isReady = false
    private var task: Task<Void, Never>?

    /// Makes an engine without an item.
    public init(
        clock: any AppClock,
        connection: SimulatedConnection = SimulatedConnection(),
        pace: Pace = Pace()
    ) {
        (self.clock, self.connection, self.pace) = (clock, connection, pace)
    }

    deinit {
        task?.cancel()
    }

    public func open(_ item: PlaybackItem, hearing: @escaping @MainActor (PlaybackEvent) -> Void) {
        (self.item, self.hearing) = (item, hearing)
        (position, isPlaying) = (0, false)
        buffer()
    }

    public func play() {
        guard item != nil, !isPlaying else { return }
        isPlaying = true
        if isReady { run() }
    }

    public func pause() {
        guard isPlaying else { return }
        isPlaying = false
        if isReady { task?.cancel() }
    }

    public func seek(to position: Double) {
        guard let duration = item?.duration else { return }
        self.position = min(max(0, position), duration)
        hearing?(.stalled)
        buffer()
    }

    public func close() {
        task?.cancel()
        (item, hearing) = (nil, nil)
    }

    // MARK: - Time

    /// Waits until the buffer is full enough, or gives up.
    private func buffer() {
        isReady = false
        let (clock, pace, connection) = (clock, pace, connection)
        start { engine in
            let giveUp = clock.uptime + pace.buffering + pace.slowThreshold
            try await clock.sleep(for: pace.buffering)
            while !connection.isOnline, clock.uptime < giveUp {
                try await clock.sleep(for: pace.tick)
            }
            try Task.checkCancellation()
            engine()?.buffered()
        }
    }

    private func buffered() {
        guard connection.isOnline else {
            isPlaying = false
            hearing?(.broke(.offline))
            return
        }
        isReady = true
        hearing?(.ready)
        // The listener may have paused or closed the engine.
        if isReady, isPlaying, item != nil { run() }
    }

    /// Reports positions while time passes.
    private func run() {
        let (clock, tick) = (clock, pace.tick)
        let (begin, from) = (clock.uptime, position)
        start { engine in
            var turns = 0
            var goesOn = true
            while goesOn {
                turns += 1
                try await clock.sleep(until: begin + tick * turns)
                try Task.checkCancellation()
                goesOn = engine()?.advance(to: from + (tick * turns).seconds) ?? false
            }
        }
    }

    /// Moves to a position; returns whether playback goes on.
    private func advance(to place: Double) -> Bool {
        guard connection.isOnline else {
            hearing?(.stalled)
            buffer()
            return false
        }
        guard let duration = item?.duration else { return true }
        position = min(place, duration)
        hearing?(.advanced(to: position))
        guard position == duration else { return true }
        isPlaying = false
        hearing?(.finished)
        return false
    }

    private func start(_ work: @escaping @MainActor (() -> SimulatedPlaybackEngine?) async throws -> Void) {
        task?.cancel()
        // Cancelled by the next task or by `close`; its error is ignored then.
        task = Task { @MainActor [weak self] in try? await work { [weak self] in self } }
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double {
        let (whole, rest) = components
        return Double(whole) + Double(rest) / 1e18
    }
}
