// The logout confirmation.

import SharedScreens
import Observation
import SharedLocalization
import SharedNavigation

/// The user's answer to the logout confirmation.
public enum LogoutConfirmationAction: Codable, Hashable, Sendable {
    case logOutTapped
    case cancelTapped
}

/// An outcome of the logout confirmation, for its coordinator.
public enum LogoutConfirmationOutcome: Equatable, Sendable {
    case confirmed
    case cancelled
}

/// Asks the user to confirm logging out.
@MainActor @Observable
public final class LogoutConfirmationModel: ScreenModel {
    @ObservationIgnored private let emit: (LogoutConfirmationOutcome) -> Void

    init(emit: @escaping (LogoutConfirmationOutcome) -> Void) {
        self.emit = emit
    }

    public var state: ConfirmationState {
        ConfirmationState(
            title: Texts.logoutTitle,
            message: Texts.logoutMessage,
            agree: Texts.panelLogOut,
            decline: Texts.cancel
        )
    }

    public func send(_ action: LogoutConfirmationAction) {
        switch action {
        case .logOutTapped: emit(.confirmed)
        case .cancelTapped: emit(.cancelled)
        }
    }
}
