// The alert that says that the platform couldn't do what it was asked for.

import SharedScreens
import Observation
import SharedLocalization
import SharedNavigation

/// What the platform couldn't do.
public enum RequestProblem: String, Codable, Hashable, Sendable, CaseIterable {
    case sharing, browsing
}

/// What a person did on the alert.
public enum ProblemAction: Codable, Hashable, Sendable {
    case readTapped
}

/// What should happen elsewhere.
public enum ProblemOutcome: Equatable, Sendable {
    case read
}

/// Says one problem.
@MainActor @Observable
public final class ProblemModel: ScreenModel {
    /// What the alert says, and its button.
    public let state: AlertState
    @ObservationIgnored private let emit: (ProblemOutcome) -> Void

    init(_ problem: RequestProblem, emit: @escaping (ProblemOutcome) -> Void) {
        self.emit = emit
        let (title, message) =
            switch problem {
            case .sharing: (Texts.problemSharing, Texts.problemSharingAdvice)
            case .browsing: (Texts.problemBrowsing, Texts.problemBrowsingAdvice)
            }
        state = AlertState(title: title, message: message, close: ScreenTexts.ok)
    }

    public func send(_ action: ProblemAction) {
        switch action {
        case .readTapped: emit(.read)
        }
    }
}
