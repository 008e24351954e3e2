// What the alerts say.

import SharedLocalization

/// A message with a button that closes it.
public struct AlertState: Equatable, Sendable {
    public var title: LocalizedText
    /// More about it; nil where the title says it all.
    public var message: LocalizedText?
    public var button: LocalizedText

    init(_ title: LocalizedText, _ message: LocalizedText? = nil) {
        self.title = title
        self.message = message
        button = Texts.alertButton
    }

    /// The texts of an alert; nil for a route that isn't one.
    init?(of route: TaaSLevel1Route) {
        switch route {
        case .actionCompleted: self.init(Texts.actionCompleted)
        case .emailSent(let address): self.init(Texts.mailSent, Texts.mailSentTo(address))
        case .emailFailed(let failure): self.init(failure.message, failure.advice)
        case .shareFailed(let failure): self.init(failure.message, failure.advice)
        case .imageRefused(let refusal): self.init(refusal.message, refusal.advice)
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
