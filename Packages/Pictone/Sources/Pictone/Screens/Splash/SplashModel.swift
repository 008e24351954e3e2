// The splash, shown while the catalog is read for the first time.

import Observation
import SharedCore
import SharedLocalization
import SharedNavigation

/// The splash, with a spinner that turns for as long as it is there.
public struct SplashState: Equatable, Sendable {
    /// An activity that takes a while.
    public struct Activity: Equatable, Sendable {
        public var isRunning: Bool
        /// The accessibility label.
        public var label: LocalizedText
    }

    public var title: LocalizedText
    public var subtitle: LocalizedText
    public var activity: Activity
}

/// The user's actions on the splash.
public enum SplashAction: Codable, Hashable, Sendable {
    /// Skips the wait.
    case tapped
}

/// The effects outside this screen.
public enum SplashOutcome: Equatable, Sendable {
    case ended
}

/// Stays until the first load has ended and its minimum time is over, or until it is tapped.
@MainActor @Observable
public final class SplashModel: ScreenModel, CatalogLibraryListener {
    public private(set) var isRunning = true

    @ObservationIgnored private let library: CatalogLibrary
    @ObservationIgnored private let emit: (SplashOutcome) -> Void
    @ObservationIgnored private var isTimeOver = false
    // Not among the screen's tasks: settling must not wait for this time to pass.
    @ObservationIgnored private var timer: Task<Void, Never>?

    init(
        library: CatalogLibrary,
        clock: any AppClock,
        time: Duration,
        emit: @escaping (SplashOutcome) -> Void
    ) {
        self.library = library
        self.emit = emit
        library.listen(self)
        timer = Task { [weak self] in
            guard (try? await clock.sleep(for: time)) != nil else { return }
            self?.timePassed()
        }
    }

    deinit { timer?.cancel() }

    public var state: SplashState {
        SplashState(
            title: Texts.appTitle,
            subtitle: Texts.appSubtitle,
            activity: SplashState.Activity(isRunning: isRunning, label: Texts.loading)
        )
    }

    public func send(_ action: SplashAction) {
        switch action {
        case .tapped: emit(.ended)
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        if phase == .ended {
            timer?.cancel()
            isRunning = false
        }
    }

    func libraryChanged() { endIfDone() }

    private func timePassed() {
        isTimeOver = true
        endIfDone()
    }

    private func endIfDone() {
        let hasLoaded = library.catalog != nil || library.failure != nil
        if isRunning, isTimeOver, hasLoaded { emit(.ended) }
    }
}
