// The current frame of an animated image.

import Observation
import SharedCore
import SharedMedia
import SharedNavigation

/// The playback of an animated image.
///
/// It ticks only for observers of `frame`, which are told of the next frame; nothing runs for an image that
/// isn't on screen. After a while unseen it continues at the frame for the current time.
@MainActor @Observable
public final class ImageAnimation {
    @ObservationIgnored public let timeline: ImageTimeline
    /// Whether time goes on; if not from the beginning, the host draws the first frame as a still.
    public private(set) var isPlaying: Bool
    private var ticks = 0

    @ObservationIgnored private let clock: any AppClock
    /// The time played up to the last start or stop.
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

    /// The current frame, counted from 0.
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

/// The animations of the loaded images.
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

    /// The animation of an image; nil for a still one and until it has loaded.
    ///
    /// It begins at the first call after the image has loaded.
    func animation(of image: ObservedImage) -> ImageAnimation? {
        // Read first, so that the caller observes the image's arrival.
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
