// Which frame of an animated image is to be seen now.

import Observation
import SharedCore
import SharedMedia
import SharedNavigation

/// An animated image in time.
///
/// It ticks only for those who look: whoever observes `frame` is told when the next one is due, and nothing runs for an
/// image that isn't on screen. After a while unseen it goes on where it would be.
@MainActor @Observable
public final class ImageAnimation {
    @ObservationIgnored public let timeline: ImageTimeline
    /// Whether time goes on for it; a host draws the first frame still where it doesn't from the beginning.
    public private(set) var isPlaying: Bool
    private var ticks = 0

    @ObservationIgnored private let clock: any AppClock
    /// How much had been played at the last start or stop.
    @ObservationIgnored private var played = Duration.zero
    @ObservationIgnored private var start: Duration
    @ObservationIgnored private var wakeUp: Task<Void, Never>?

    init(_ timeline: ImageTimeline, clock: any AppClock, isPlaying: Bool) {
        self.timeline = timeline
        self.clock = clock
        self.isPlaying = isPlaying
        start = clock.uptime
    }

    deinit { wakeUp?.cancel() }

    /// The frame that is due, counted from 0.
    public var frame: Int {
        _ = ticks
        let time = elapsed
        wake(after: time)
        return timeline.frame(at: time)
    }

    func setPlaying(_ plays: Bool) {
        guard plays != isPlaying else { return }
        played = elapsed
        start = clock.uptime
        isPlaying = plays
        wakeUp?.cancel()
        wakeUp = nil
    }

    private var elapsed: Duration { isPlaying ? played + clock.uptime - start : played }

    private func wake(after time: Duration) {
        guard isPlaying, wakeUp == nil, let next = timeline.nextChange(after: time) else { return }
        let deadline = start + next - played
        wakeUp = Task { [weak self, clock] in
            guard (try? await clock.sleep(until: deadline)) != nil, !Task.isCancelled else { return }
            self?.wakeUp = nil
            self?.ticks += 1
        }
    }
}

/// The animations of the images that have come.
@MainActor @Observable
final class ImageAnimations {
    private var known: [ImageReference: ImageAnimation] = [:]
    @ObservationIgnored private var stills: Set<ImageReference> = []
    @ObservationIgnored private let clock: any AppClock
    @ObservationIgnored private let environment: HostEnvironment

    init(clock: any AppClock, environment: HostEnvironment) {
        self.clock = clock
        self.environment = environment
    }

    /// The animation of an image; nil for a still one and before it has come.
    ///
    /// Begins when it is first asked for after the image has come.
    func animation(of image: ObservedImage) -> ImageAnimation? {
        // Read first, so that whoever asks hears of the image's arrival.
        guard case .loaded(let loaded) = image.state else { return known[image.reference] }
        if let animation = known[image.reference] { return animation }
        guard loaded.header.isAnimated != false, !stills.contains(image.reference),
            let timeline = try? ImageTimeline(of: loaded.data), timeline.frameCount > 1
        else {
            stills.insert(image.reference)
            return nil
        }
        let animation = ImageAnimation(timeline, clock: clock, isPlaying: plays)
        known[image.reference] = animation
        return animation
    }

    func hostChanged() {
        for animation in known.values { animation.setPlaying(plays) }
    }

    private var plays: Bool { environment.isActive && !environment.traits.isMotionReduced }
}
