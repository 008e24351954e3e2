// The model of the collection of images.

import SharedScreens
import Observation
import SharedCore
import SharedLayout
import SharedLocalization
import SharedMedia
import SharedNavigation

/// Shows the library's images, adds one, and runs the Action.
@MainActor @Observable
public final class ImagesModel: ScreenModel, Sharer, Listener {
    /// The duration of the Action.
    public static let actionDuration = Duration.seconds(3)

    /// The cells: frames and images.
    @ObservationIgnored public let grid: ImageGrid
    private var isActing = false
    private var isAdding = false

    @ObservationIgnored public let tasks: ScreenTasks? = ScreenTasks()
    @ObservationIgnored private let library: ImageLibrary
    @ObservationIgnored private let preferences: Preferences
    @ObservationIgnored private let clock: any AppClock
    @ObservationIgnored private let emit: (ImagesOutcome) -> Void
    @ObservationIgnored private let announcements: Announcements<ImagesOutcome>

    init(
        library: ImageLibrary,
        preferences: Preferences,
        environment: HostEnvironment,
        clock: any AppClock,
        emit: @escaping (ImagesOutcome) -> Void
    ) {
        self.library = library
        self.preferences = preferences
        self.clock = clock
        self.emit = emit
        announcements = Announcements(emit)
        grid = ImageGrid(pipeline: library.pipeline, environment: environment, clock: clock)
        library.listeners.add(self)
        preferences.listeners.add(self)
        sourceChanged()
    }

    public var state: ImagesState {
        let count = library.images?.count ?? 0
        return ImagesState(
            phase: phase,
            title: Texts.imagesTitle,
            shareLabel: Texts.share,
            add: .init(label: Texts.imagesAdd, isEnabled: !isAdding),
            adding: isAdding ? Texts.imagesAdding : nil,
            notice: library.images == nil
                ? nil : library.list.failure.map { ScreenNotice($0) },
            summary: Texts.imagesCount(images: count),
            columns: preferences.columns,
            imageRetryLabel: Texts.imageRetry,
            action: .init(label: Texts.imagesAction, isEnabled: !isActing),
            activity: isActing ? Texts.imagesActing : nil
        )
    }

    public func send(_ action: ImagesAction) {
        switch action {
        case .retryTapped: library.load()
        case .addTapped: if !isAdding { emit(.addChosen) }
        case .imageTapped(let id): grid.retry(id)
        case .actionTapped: act()
        case .shareTapped: emit(.share(.chosen))
        }
    }

    /// Handles a new scroll position.
    ///
    /// Idempotent; call it with every scroll event.
    public func viewportScrolled(to visible: LayoutRect) {
        grid.viewportScrolled(to: visible)
    }

    public func appEventReceived(_ event: AppEvent) {
        if event != .memoryWarning { grid.hostChanged() }
    }

    public func phaseChanged(to phase: EntryPhase) {
        announcements.phaseChanged(to: phase)
        if phase == .ended { grid.end() }
    }

    func sourceChanged() {
        grid.show(library.images ?? [], columns: preferences.columns)
    }

    func shareAnswered(_ outcome: ShareOutcome) { announcements.add(.share(outcome)) }

    /// Handles the response of the host's image picker.
    func pickerAnswered(_ answer: HostResponse) {
        switch answer {
        case .files(let files): if let file = files.first { add(file) }
        case .unavailable, .failed: announcements.add(.imageRefused(.noPicker))
        case .completed, .cancelled: break
        }
    }

    private func add(_ file: HostFile) {
        isAdding = true
        library.add(file) { [weak self] answer in
            self?.isAdding = false
            switch answer {
            case .success: self?.grid.scrollToEnd()
            case .failure(let refusal): self?.announcements.add(.imageRefused(refusal))
            }
        }
    }

    private func act() {
        let clock = clock
        let isStarted = tasks?.run("action", .ignoreWhileRunning) {
            try await clock.sleep(for: Self.actionDuration)
        } receive: { [weak self] _ in
            self?.isActing = false
            self?.announcements.add(.actionCompleted)
        }
        if isStarted == true { isActing = true }
    }

    private var phase: ScreenPhase<ModelContent> {
        guard let images = library.images else {
            return .awaited(Texts.imagesLoading, library.list.failure)
        }
        return images.isEmpty
            ? .empty(
                ScreenNotice(
                    title: Texts.imagesEmptyTitle,
                    message: Texts.imagesEmptyMessage,
                    action: Texts.imagesAdd
                )
            ) : .loaded
    }
}
