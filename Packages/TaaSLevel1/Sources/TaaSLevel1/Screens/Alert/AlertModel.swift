// The model of the alerts.

import SharedScreens
import Observation
import SharedLocalization
import SharedNavigation

/// Shows one message until it is closed.
@MainActor @Observable
public final class AlertModel: ScreenModel {
    /// A message with a button that closes it.
    public let state: AlertState
    @ObservationIgnored private let emit: (AlertOutcome) -> Void

    init(state: AlertState, emit: @escaping (AlertOutcome) -> Void) {
        self.state = state
        self.emit = emit
    }

    public func send(_ action: AlertAction) {
        switch action {
        case .buttonTapped: emit(.closed)
        }
    }
}
