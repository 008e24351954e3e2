// The model of the form that sends an email.

import Observation
import SharedLocalization
import SharedNavigation

/// Takes an address and a text and passes them to the mail sender.
@MainActor @Observable
public final class FormModel: ScreenModel, Sharer {
    /// The measures of the text field, in points.
    public enum Metrics {
        /// At both sides of the fields.
        public static let margin = 16.0
        /// Between a field's border and its text.
        public static let padding = 12.0
        /// The height of the smallest text field.
        public static let smallestText = 96.0
    }

    private var address = ""
    private var text = ""
    private var addressProblem: LocalizedText?
    private var textProblem: LocalizedText?
    private var isSending = false

    @ObservationIgnored public let tasks: ScreenTasks? = ScreenTasks()
    @ObservationIgnored private let mail: any MailSender
    @ObservationIgnored private let measurer: any TextMeasurer
    @ObservationIgnored private let environment: HostEnvironment
    @ObservationIgnored private let emit: (FormOutcome) -> Void
    @ObservationIgnored private let announcements: Announcements<FormOutcome>

    init(
        mail: any MailSender,
        measurer: any TextMeasurer,
        environment: HostEnvironment,
        emit: @escaping (FormOutcome) -> Void
    ) {
        self.mail = mail
        self.measurer = measurer
        self.environment = environment
        self.emit = emit
        announcements = Announcements(emit)
    }

    public var state: FormState {
        FormState(
            title: Texts.formTitle,
            shareLabel: Texts.share,
            address: .init(
                label: Texts.formAddress,
                prompt: Texts.formAddressPrompt,
                text: address,
                problem: addressProblem
            ),
            text: .init(
                label: Texts.formText,
                prompt: Texts.formTextPrompt,
                text: text,
                problem: textProblem,
                height: textHeight
            ),
            sendLabel: Texts.formSend,
            isSending: isSending,
            sendingLabel: Texts.formSending
        )
    }

    public func send(_ action: FormAction) {
        switch action {
        case .addressTyped(let typed):
            address = typed
            addressProblem = nil
        case .textTyped(let typed):
            text = typed
            textProblem = nil
        case .sendTapped: if !isSending { sendMessage() }
        case .shareTapped: emit(.share(.chosen))
        }
    }

    public func phaseChanged(to phase: EntryPhase) {
        announcements.phaseChanged(to: phase)
    }

    func shareAnswered(_ outcome: ShareOutcome) { announcements.add(.share(outcome)) }

    var draft: FormDraft? {
        address.isEmpty && text.isEmpty ? nil : FormDraft(address: address, text: text)
    }

    func restore(_ draft: FormDraft) {
        (address, text) = (draft.address, draft.text)
    }

    // MARK: - Sending

    private func sendMessage() {
        let recipient = EmailAddress(typed: address)
        if recipient == nil {
            addressProblem =
                EmailAddress.sanitized(address).isEmpty ? Texts.formNoAddress : Texts.formInvalidAddress
        }
        if !MailMessage.isBody(text) { textProblem = Texts.formNoText }
        guard let recipient, let message = MailMessage(to: recipient, body: text) else { return }
        isSending = true
        let (mail, sent) = (mail, draft)
        tasks?.run("send", .uncancellable, { try await mail.send(message) }) { [weak self] answer in
            self?.take(answer.mapError { $0 as? MailError ?? .failed }, message: message, sent: sent)
        }
    }

    private func take(_ answer: Result<Void, MailError>, message: MailMessage, sent: FormDraft?) {
        isSending = false
        switch answer {
        case .success:
            // Text that was typed while the message was being sent stays.
            if draft == sent { (address, text) = ("", "") }
            announcements.add(.sent(to: message.recipient.shown))
        case .failure(let failure): announcements.add(.failed(failure))
        }
    }

    private var textHeight: Double? {
        let margin = Metrics.margin + Metrics.padding
        let space = TextSpace(measurer, in: environment, margin: margin)
        return space.height(of: text, as: .message).map {
            max(Metrics.smallestText, $0 + 2 * Metrics.padding)
        }
    }
}
