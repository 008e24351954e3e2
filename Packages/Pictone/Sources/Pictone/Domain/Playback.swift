// Playback as a state machine: its status, and the effect of each event.

/// Steps through a playlist.
///
/// A value without time: its owner reports the engine's progress and performs the effects.
public struct Playback: Hashable, Sendable {
    public enum Status: String, CaseIterable, Hashable, Sendable {
        case stopped, playing, paused
    }

    /// The events.
    public enum Event: Hashable, Sendable {
        /// Begins, or resumes after a pause.
        case play
        /// Begins with a line; if it has no sound, with the next that has one.
        case playLine(Int)
        case pause
        case stop
        /// Goes to a moment on the timeline of the whole list.
        case seek(Duration)
        case next
        case previous
        /// The engine has reached this offset in the line.
        case reached(Duration)
        /// The engine has reached the end of the line.
        case lineEnded
        /// Another list replaces this one, as when another voice is chosen.
        case replace(Playlist)
    }

    /// The effect of an event, to be performed by the owner.
    public enum Effect: String, Hashable, Sendable {
        /// The engine goes on unchanged.
        case none
        /// The engine plays `sound` from `offset`, in place of its current sound.
        case start
        /// The engine falls silent.
        case halt
    }

    /// The offset in a line after which “previous” goes to its beginning.
    public static let restartAfter = Duration.seconds(2)

    public private(set) var playlist: Playlist
    public private(set) var status = Status.stopped
    /// The line that plays or is paused; nil while stopped.
    public private(set) var index: Int?
    /// The time since the beginning of the line.
    public private(set) var offset = Duration.zero

    /// Stopped, at the beginning of a list.
    public init(_ playlist: Playlist) {
        self.playlist = playlist
    }

    /// The time since the beginning of the list.
    public var position: Duration { (index.map(playlist.start) ?? .zero) + offset }

    /// The line that plays or is paused.
    public var line: Playlist.Line? { index.map { playlist.lines[$0] } }

    /// Handles an event; one that makes no sense now changes nothing.
    public mutating func handle(_ event: Event) -> Effect {
        switch event {
        case .play:
            if status == .stopped { return begin(playlist.playable(from: 0)) }
            guard status == .paused else { return .none }
            status = .playing
            return .start
        case .playLine(let index):
            return playlist.lines.indices.contains(index) ? begin(playlist.playable(from: index)) : .none
        case .pause:
            guard status == .playing else { return .none }
            status = .paused
            return .halt
        case .stop: return stop()
        case .seek(let position):
            guard let moment = playlist.moment(at: position) else { return .none }
            (index, offset) = (moment.index, moment.offset)
            if status == .stopped { status = .paused }
            return status == .playing ? .start : .none
        case .next: return go(to: index.flatMap { playlist.playable(from: $0 + 1) })
        case .previous:
            let before = index.flatMap { playlist.playable(before: $0) }
            return go(to: offset > Self.restartAfter ? index : before ?? index)
        case .reached(let reached):
            if status == .playing { offset = min(max(.zero, reached), line?.duration ?? .zero) }
            return .none
        case .lineEnded:
            return status == .playing ? go(to: index.flatMap { playlist.playable(from: $0 + 1) }) : .none
        case .replace(let next): return replace(with: next)
        }
    }

    private mutating func begin(_ index: Int?) -> Effect {
        guard let index else { return .none }
        (self.index, offset, status) = (index, .zero, .playing)
        return .start
    }

    private mutating func stop() -> Effect {
        guard status != .stopped else { return .none }
        (index, offset, status) = (nil, .zero, .stopped)
        return .halt
    }

    /// Goes to the beginning of a line, or ends if there is none.
    private mutating func go(to next: Int?) -> Effect {
        guard status != .stopped else { return .none }
        guard let next else { return stop() }
        (index, offset) = (next, .zero)
        return status == .playing ? .start : .none
    }

    private mutating func replace(with next: Playlist) -> Effect {
        let old = line
        playlist = next
        guard let index, let old else { return .none }
        guard let place = next.lines.firstIndex(where: { $0.paragraph == old.paragraph }) else {
            return stop()
        }
        // The same sound goes on; a different one begins from its start; a missing one is skipped.
        if next.lines[place].sound == old.sound {
            self.index = place
            return .none
        }
        self.index = index
        return go(to: next.playable(from: place))
    }
}
