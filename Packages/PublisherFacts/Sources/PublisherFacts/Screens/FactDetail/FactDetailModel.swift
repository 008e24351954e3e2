// The page of one fact.

import Observation
import SharedLocalization
import SharedNavigation

/// Shows a fact with its picture, upright as a banner and sideways beside the text.
@MainActor @Observable
public final class FactDetailModel: ScreenModel {
    @ObservationIgnored private let id: FactID
    @ObservationIgnored private let library: FactLibrary
    @ObservationIgnored private let environment: HostEnvironment

    init(fact: FactID, library: FactLibrary, environment: HostEnvironment) {
        id = fact
        self.library = library
        self.environment = environment
    }

    public var state: FactDetailState {
        FactDetailState(
            phase: phase,
            title: library.feed?.fact(id)?.title.map { .verbatim($0) } ?? Texts.detailTitle,
            arrangement: environment.viewport.isLandscape ? .sideBySide(pictureFraction: 0.3) : .banner
        )
    }

    public func send(_ action: FactDetailAction) {
        switch action {
        case .retryTapped: library.load()
        }
    }

    private var phase: FactDetailState.Phase {
        if let feed = library.feed {
            return feed.fact(id).map { .loaded($0) }
                ?? .gone(ScreenNotice(title: Texts.detailGoneTitle, message: Texts.detailGoneMessage))
        }
        return library.failure.map { .failed(ScreenNotice($0, action: Texts.retry)) }
            ?? .loading(Texts.loading)
    }
}
