// The confirmations before a recording of the user's is lost.

import SharedScreens
import Observation
import SharedLocalization
import SharedNavigation

/// The user's answer.
public enum ConfirmationAction: Codable, Hashable, Sendable {
    case agreeTapped
    case declineTapped
}

/// The effects outside this screen.
public enum ConfirmationOutcome: Equatable, Sendable {
    case agreed
    case declined
}

/// Asks a question and reports the answer.
@MainActor @Observable
public final class ConfirmationModel: ScreenModel {
    /// The questions.
    public enum Question: Equatable, Sendable {
        case overwrite
        case deleteOne
        case deleteAll(count: Int)
    }

    @ObservationIgnored private let question: Question
    @ObservationIgnored private let emit: (ConfirmationOutcome) -> Void

    init(_ question: Question, emit: @escaping (ConfirmationOutcome) -> Void) {
        self.question = question
        self.emit = emit
    }

    public var state: ConfirmationState {
        switch question {
        case .overwrite:
            ConfirmationState(
                title: Texts.overwriteTitle,
                message: Texts.overwriteMessage,
                agree: Texts.overwriteAgree,
                decline: Texts.overwriteDecline
            )
        case .deleteOne:
            ConfirmationState(
                title: Texts.deleteTitle,
                message: Texts.deleteMessage,
                agree: Texts.deleteAgree,
                decline: Texts.deleteDecline
            )
        case .deleteAll(let count):
            ConfirmationState(
                title: Texts.deleteAllTitle(recordings: count),
                message: Texts.deleteAllMessage,
                agree: Texts.deleteAllAgree,
                decline: Texts.deleteDecline
            )
        }
    }

    public func send(_ action: ConfirmationAction) {
        switch action {
        case .agreeTapped: emit(.agreed)
        case .declineTapped: emit(.declined)
        }
    }
}
