// The texts of the alerts.

import SharedScreens
import SharedLocalization

extension AlertState {
    private init(_ title: LocalizedText, _ message: LocalizedText = .empty) {
        self.init(title: title, message: message, close: Texts.alertButton)
    }

    /// Makes the texts of an alert; nil for a route that isn't one.
    init?(of route: TaaSLevel1Route) {
        switch route {
        case .actionCompleted: self.init(Texts.actionCompleted)
        case .emailSent(let address): self.init(Texts.mailSent, Texts.mailSentTo(address))
        case .emailFailed(let failure): self.init(failure, close: Texts.alertButton)
        case .shareFailed(let failure): self.init(failure, close: Texts.alertButton)
        case .imageRefused(let refusal): self.init(refusal, close: Texts.alertButton)
        case .home, .faq, .images, .form, .screenshot, .share, .imagePicker: return nil
        }
    }
}

/// An action of the user on an alert.
public enum AlertAction: Codable, Hashable, Sendable {
    case buttonTapped
}

/// An outcome of an alert.
public enum AlertOutcome: Equatable, Sendable {
    case closed
}
