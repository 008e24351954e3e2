// What the alerts say.

import SharedScreens
import SharedLocalization

extension AlertState {
    private init(_ title: LocalizedText, _ message: LocalizedText = .empty) {
        self.init(title: title, message: message, close: Texts.alertButton)
    }

    /// The texts of an alert; nil for a route that isn't one.
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

/// What a person did on an alert.
public enum AlertAction: Codable, Hashable, Sendable {
    case buttonTapped
}

/// What should happen elsewhere.
public enum AlertOutcome: Equatable, Sendable {
    case closed
}
