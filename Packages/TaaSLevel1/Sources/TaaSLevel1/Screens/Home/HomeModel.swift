// The model of the tab bar.

import Observation
import SharedNavigation

/// Leads to the three tabs.
@MainActor @Observable
public final class HomeModel: ScreenModel {
    public let state = HomeState(tabs: HomeTab.allCases)
    @ObservationIgnored private let emit: (HomeOutcome) -> Void

    init(emit: @escaping (HomeOutcome) -> Void) {
        self.emit = emit
    }

    public func send(_ action: HomeAction) {
        switch action {
        case .tabTapped(let tab): emit(.tabChosen(tab))
        }
    }
}
