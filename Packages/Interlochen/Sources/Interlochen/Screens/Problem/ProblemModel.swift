// The alert that says that the platform couldn't do what it was asked for.

import Observation
import SharedLocalization
import SharedNavigation

/// What the platform couldn't do.
public enum RequestProblem: String, Codable, Hashable, Sendable, CaseIterable {
    case sharing, browsing
}

/// What the alert says.
public struct ProblemState: Equatable, Sendable {
    public var title: LocalizedText
    public var message: LocalizedText
    public var button: LocalizedText
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
    public let state: ProblemState
    @ObservationIgnored private let emit: (ProblemOutcome) -> Void

    init(_ problem: RequestProblem, emit: @escaping (ProblemOutcome) -> Void) {
        self.emit = emit
        state =
            switch problem {
            case .sharing:
                ProblemState(
                    title: Texts.problemSharing,
                    message: Texts.problemSharingAdvice,
                    button: Texts.ok
                )
            case .browsing:
                ProblemState(
                    title: Texts.problemBrowsing,
                    message: Texts.problemBrowsingAdvice,
                    button: Texts.ok
                )
            }
    }

    public func send(_ action: ProblemAction) {
        switch action {
        case .readTapped: emit(.read)
        }
    }
}
