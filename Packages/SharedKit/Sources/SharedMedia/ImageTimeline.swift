// The timeline of an animated image.

import Foundation

/// The frames of an animated GIF, PNG or WebP in time.
///
/// Delays of 10 ms and less are shown as 100 ms, as browsers do. A still image has one frame.
public struct ImageTimeline: Hashable, Sendable {
    /// Total number of plays, after which the last frame stays; nil for ever.
    public let playCount: Int?
    /// The end of each frame, in microseconds from the start of a play.
    private let ends: [Int64]

    /// Makes a timeline from delays as stored in a file.
    public init(delays: [Duration], playCount: Int? = nil) {
        self.init(microseconds: delays.map(\.microseconds), playCount: playCount)
    }

    private init(microseconds: [Int64], playCount: Int?) {
        self.playCount = playCount.map { max(1, $0) }
        var end: Int64 = 0
        ends = (microseconds.isEmpty ? [0] : microseconds).map { delay in
            end += delay <= 10_000 ? 100_000 : min(delay, 1 << 40)
            return end
        }
    }

    /// Reads the frames of a whole file.
    ///
    /// O(n) in the size of the file. Of a truncated file, the frames that begin before its end.
    public init(of file: some ContiguousBytes) throws(ImageError) {
        var probe = ImageProbe(pixelLimit: .max, readsFrames: true)
        probe.feed(file)
        if case .failed(let failure) = probe.finish(), !probe.hasHeader {
            throw failure
        }
        self.init(microseconds: probe.delays, playCount: probe.playCount)
    }

    /// The number of frames.
    public var frameCount: Int { ends.count }

    /// The duration of one play.
    public var duration: Duration { .microseconds(length) }

    /// The display time of a frame.
    public func delay(of frame: Int) -> Duration {
        guard ends.indices.contains(frame) else {
            return .zero
        }
        return .microseconds(ends[frame] - (frame > 0 ? ends[frame - 1] : 0))
    }

    /// The frame that is due at `time` since the animation began.
    ///
    /// O(log n).
    public func frame(at time: Duration) -> Int {
        let time = time.microseconds
        return hasEnded(at: time) ? frameCount - 1 : frame(inPlay: max(0, time) % length)
    }

    /// The time of the first frame change after `time`, both since the animation began; nil if the last frame
    /// stays.
    ///
    /// O(log n).
    public func nextChange(after time: Duration) -> Duration? {
        let time = max(0, time.microseconds)
        guard frameCount > 1, !hasEnded(at: time) else {
            return nil
        }
        let start = time - time % length
        let next = start + ends[frame(inPlay: time - start)]
        return hasEnded(at: next) ? nil : .microseconds(next)
    }

    private var length: Int64 { ends[ends.count - 1] }

    private func hasEnded(at time: Int64) -> Bool {
        playCount.map { time / length >= Int64($0) } ?? false
    }

    private func frame(inPlay time: Int64) -> Int {
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > time {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}

extension Duration {
    /// The duration in whole microseconds, clamped to some thousand years.
    fileprivate var microseconds: Int64 {
        let (whole, fraction) = components
        let seconds = min(max(whole, -(1 << 40)), 1 << 40)
        return seconds * 1_000_000 + fraction / 1_000_000_000_000
    }
}
