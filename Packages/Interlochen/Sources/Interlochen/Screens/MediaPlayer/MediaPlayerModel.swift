// The model of the media player.

import SharedScreens
import Observation
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Plays one item with an engine of its own, for the lifetime of the screen.
@MainActor @Observable
public final class MediaPlayerModel: ScreenModel, MediaLibraryListener {
    /// Position and duration.
    @ObservationIgnored public let timeline = PlaybackTimeline()

    private var status = PlaybackMachine.Status.paused
    @ObservationIgnored private var machine: PlaybackMachine?
    /// The position before a relaunch, until the content is loaded.
    @ObservationIgnored private var restoredPosition: Double?
    @ObservationIgnored private let id: MediaItemID
    @ObservationIgnored private let library: MediaLibrary
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private let engine: any PlaybackEngine
    @ObservationIgnored private let startsByItself: Bool
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private var phase = EntryPhase.covered
    /// Whether the engine has an item; it gets one only once the screen is in front.
    @ObservationIgnored private var isOpen = false

    init(
        content: MediaItemID,
        library: MediaLibrary,
        environment: HostEnvironment,
        engine: any PlaybackEngine,
        startsByItself: Bool
    ) {
        (id, self.library, self.environment) = (content, library, environment)
        (self.engine, self.startsByItself) = (engine, startsByItself)
        viewer = library.images.viewer()
        library.listen(self)
    }

    public var state: MediaPlayerState {
        let phase = library.content(id)
        let content = phase.content
        return MediaPlayerState(
            phase: phase,
            title: content.map { .verbatim($0.title) } ?? Texts.playerTitle,
            arrangement: environment.viewport.isLandscape ? .sideways : .upright,
            status: status,
            statusText: statusText(content),
            toggle: toggle(content),
            notice: notice,
            canSeek: canSeek(content),
            seekLabel: Texts.playerSeek
        )
    }

    /// The position in seconds, kept for a relaunch.
    public var position: Double { restoredPosition ?? timeline.position }

    /// The image, observable; nil until the content is loaded.
    public var picture: ObservedImage? {
        library.content(id).content.map { library.images.image($0.picture) }
    }

    public func send(_ action: MediaPlayerAction) {
        switch action {
        case .playTapped: wish(.play)
        case .pauseTapped: wish(.pause)
        case .seeked(let fraction): if let duration = machine?.duration { wish(.seek(fraction * duration)) }
        case .retryTapped: if isOpen { wish(.retry) } else { library.loadMissing() }
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        self.phase = phase
        switch phase {
        case .inFront: contentChanged()
        case .covered: wish(.pause)
        case .ended:
            engine.close()
            viewer.end()
        }
    }

    public func appEventReceived(_ event: AppEvent) {
        // Video can't be seen in the background; sound goes on.
        if event == .enteredBackground, state.content?.medium == .video { wish(.pause) }
    }

    func contentChanged() {
        guard phase != .ended, let content = library.content(id).content else { return }
        if machine == nil {
            machine = PlaybackMachine(duration: content.duration)
            if let place = restoredPosition { _ = machine?.take(.seek(place)) }
            restoredPosition = nil
            follow()
        }
        guard phase == .inFront, !isOpen else { return }
        isOpen = true
        viewer.update(visible: [content.picture])
        perform([.open] + (position > 0 ? [.seek(position)] : []))
        if startsByItself { wish(.play) }
    }

    /// Seeks to a position as soon as the content is loaded.
    func restore(position: Double) {
        if position.isFinite, position > 0 { restoredPosition = position }
    }

    // MARK: - Playback

    private func wish(_ wish: PlaybackMachine.Request) {
        guard isOpen, let commands = machine?.take(wish) else { return }
        follow()
        perform(commands)
    }

    private func hear(_ event: PlaybackEvent) {
        machine?.take(event)
        follow()
    }

    private func perform(_ commands: [PlaybackMachine.Command]) {
        for command in commands {
            switch command {
            case .open:
                guard let content = library.content(id).content else { return }
                engine.open(PlaybackItem(content)) { [weak self] in self?.hear($0) }
            case .play: engine.play()
            case .pause: engine.pause()
            case .seek(let place): engine.seek(to: place)
            }
        }
    }

    private func follow() {
        guard let machine else { return }
        if status != machine.status { status = machine.status }
        timeline.follow(machine)
    }

    // MARK: - State

    private func canSeek(_ content: MediaItem?) -> Bool {
        if case .failed = status { return false }
        return (content?.duration ?? 0) > 0
    }

    private func statusText(_ content: MediaItem?) -> LocalizedText? {
        switch status {
        case .buffering: Texts.playerBuffering
        case .ended: Texts.playerEnded
        case .playing where content?.isLive == true: Texts.playerLive
        case .playing, .paused, .failed: nil
        }
    }

    private func toggle(_ content: MediaItem?) -> ScreenControl {
        let label =
            switch status {
            case .buffering, .playing: Texts.playerPause
            case .paused, .failed: Texts.playerPlay
            case .ended: Texts.playerReplay
            }
        if case .failed = status { return ScreenControl(label: label, isEnabled: false) }
        return ScreenControl(label: label, isEnabled: content != nil)
    }

    private var notice: ScreenNotice? {
        guard case .failed(let failure) = status else { return nil }
        return ScreenNotice(failure)
    }
}
