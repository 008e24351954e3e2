// The model of the loading screen.

import SharedScreens
import Observation
import SharedLocalization
import SharedMedia
import SharedNavigation

/// The progress of the initial load: an object of its own, so that it redraws the logo and not the screen.
@MainActor @Observable
public final class LoadingProgress {
    /// 0...1; only rises, also across attempts.
    public private(set) var fraction = 0.0

    func advance(to fraction: Double) {
        guard fraction > self.fraction else { return }
        self.fraction = min(fraction, 1)
    }
}

/// Loads the initial media as soon as the screen exists, and reports the end.
@MainActor @Observable
public final class LoadingModel: ScreenModel {
    public let progress = LoadingProgress()
    @ObservationIgnored public let tasks: ScreenTasks? = ScreenTasks()

    private var failure: ContentError?
    @ObservationIgnored private let load: any InitialLoad
    @ObservationIgnored private let images: ImagePipeline
    @ObservationIgnored private let viewer: ImageRequests
    @ObservationIgnored private let emit: (LoadingOutcome) -> Void

    init(load: any InitialLoad, images: ImagePipeline, emit: @escaping (LoadingOutcome) -> Void) {
        (self.load, self.images, self.emit) = (load, images, emit)
        viewer = images.viewer()
        viewer.update(visible: [Self.logo])
        start()
    }

    public var state: LoadingState {
        LoadingState(
            logo: Self.logo,
            logoColour: .splashLogo,
            background: .splashBackground,
            gradient: BrandColor.loadingGradient,
            label: Texts.loading,
            notice: failure.map { ScreenNotice($0) }
        )
    }

    /// The logo, observable.
    public var logo: ObservedImage { images.image(Self.logo) }

    public func send(_ action: LoadingAction) {
        switch action {
        case .retryTapped: start()
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        if phase == .ended { viewer.end() }
    }

    private static let logo = ImageReference.resource("logo.png")

    private func start() {
        let (load, progress) = (load, progress)
        let isStarted = tasks?.run(
            "initial media",
            .ignoreWhileRunning,
            {
                try await load.load { [weak progress] fraction in
                    // The order doesn't matter: progress only rises.
                    Task { @MainActor in progress?.advance(to: fraction) }
                }
            },
            receive: { [weak self] in self?.take($0) }
        )
        if isStarted == true { failure = nil }
    }

    private func take(_ answer: Result<Void, any Error>) {
        switch answer {
        case .success:
            progress.advance(to: 1)
            emit(.loaded)
        case .failure(let error): failure = error as? ContentError ?? .offline
        }
    }
}
