// The alert about a request that the platform couldn't fulfill.

import SharedScreens
import Observation
import SharedLocalization
import SharedNavigation

/// A request that the platform couldn't fulfill.
public enum RequestProblem: String, Codable, Hashable, Sendable, CaseIterable {
    case sharing, browsing
}

/// An action of the user on the alert.
public enum ProblemAction: Codable, Hashable, Sendable {
    case readTapped
}

/// An outcome of the alert.
public enum ProblemOutcome: Equatable, Sendable {
    case read
}

/// Shows one problem.
@MainActor @Observable
public final class ProblemModel: ScreenModel {
    /// The alert's texts and its button.
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
