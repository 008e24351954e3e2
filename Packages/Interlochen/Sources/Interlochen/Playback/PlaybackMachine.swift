// The player's state machine: a value that turns the user's wishes and the engine's events into commands.

/// The state of one player.
public struct PlaybackMachine: Hashable, Sendable {
    /// The status that the player shows.
    public enum Status: Hashable, Sendable {
        /// It should play, but its buffer is empty.
        case buffering
        case playing, paused, ended
        case failed(PlaybackError)
    }

    /// A request of the user.
    public enum Request: Hashable, Sendable {
        case play, pause, retry
        /// To a position in seconds.
        case seek(Double)
    }

    /// A command to the engine.
    public enum Command: Hashable, Sendable {
        case open, play, pause
        case seek(Double)
    }

    private enum End: Hashable, Sendable {
        case ended
        case failed(PlaybackError)
    }

    /// In seconds; nil for a live stream.
    public let duration: Double?
    /// In seconds from the start; stays 0 in a live stream.
    public private(set) var position = 0.0
    private var isWanted = false
    private var isReady = false
    private var end: End?

    /// Makes a player that is paused at the start.
    ///
    /// - Parameter duration: In seconds, nil for a live stream; a negative or non-finite one counts as zero.
    public init(duration: Double?) {
        self.duration = duration.map { $0.isFinite ? max(0, $0) : 0 }
    }

    public var isLive: Bool { duration == nil }

    /// Whether there are positions to seek to.
    public var canSeek: Bool {
        if case .failed = end { false } else { (duration ?? 0) > 0 }
    }

    public var status: Status {
        switch end {
        case .ended: .ended
        case .failed(let failure): .failed(failure)
        case nil: isWanted ? isReady ? .playing : .buffering : .paused
        }
    }

    /// Handles a request of the user; an impossible one does nothing.
    ///
    /// - Returns: The commands to the engine, in order.
    public mutating func take(_ wish: Request) -> [Command] {
        switch wish {
        case .play: play()
        case .pause: pause()
        case .seek(let place): seek(to: place)
        case .retry: retry()
        }
    }

    /// Handles an event of the engine; events after the end change nothing.
    public mutating func take(_ event: PlaybackEvent) {
        guard end == nil else { return }
        switch event {
        case .stalled: isReady = false
        case .ready: isReady = true
        case .advanced(let place):
            if status == .playing, let duration, place.isFinite { position = min(max(0, place), duration) }
        case .finished:
            guard isWanted else { return }
            finish()
        case .broke(let failure):
            (end, isWanted, isReady) = (.failed(failure), false, false)
        }
    }

    private mutating func play() -> [Command] {
        switch end {
        case .failed: return []
        case .ended:
            end = nil
            isWanted = true
            position = 0
            // A live stream that ended may be on again; it has to be reopened.
            guard isLive else { return [.seek(0), .play] }
            isReady = false
            return [.open, .play]
        case nil:
            guard !isWanted else { return [] }
            isWanted = true
            return [.play]
        }
    }

    private mutating func pause() -> [Command] {
        guard end == nil, isWanted else { return [] }
        isWanted = false
        return [.pause]
    }

    private mutating func seek(to place: Double) -> [Command] {
        guard canSeek, let duration, place.isFinite else { return [] }
        position = min(max(0, place), duration)
        if position == duration {
            let wasWanted = isWanted
            finish()
            return (wasWanted ? [.pause] : []) + [.seek(position)]
        }
        end = nil
        return [.seek(position)]
    }

    private mutating func retry() -> [Command] {
        guard case .failed = end else { return [] }
        (end, isWanted, isReady) = (nil, true, false)
        return [.open] + (position > 0 ? [.seek(position)] : []) + [.play]
    }

    private mutating func finish() {
        (end, isWanted) = (.ended, false)
        if let duration { position = duration }
    }
}
