// The tab bar.

import Observation
import SharedLocalization
import SharedNavigation

/// The five tabs, fixed.
public struct SectionsState: Equatable, Sendable {
    /// In order.
    public var tabs: [MediaSection] = MediaSection.allCases
}

/// An action of the user on the tab bar.
public enum SectionsAction: String, Codable, Hashable, Sendable, CaseIterable {
    case featuredTapped, radioTapped, performancesTapped, extrasTapped, moreTapped

    /// The action of a section's tab.
    public init(_ section: MediaSection) {
        self =
            switch section {
            case .featured: .featuredTapped
            case .radio: .radioTapped
            case .performances: .performancesTapped
            case .extras: .extrasTapped
            case .more: .moreTapped
            }
    }
}

/// An outcome of the tab bar.
public enum SectionsOutcome: Equatable, Sendable {
    case sectionChosen(MediaSection)
}

/// Selects sections; tapping the selected one returns to its list.
@MainActor @Observable
public final class SectionsModel: ScreenModel {
    public let state = SectionsState()
    @ObservationIgnored private let emit: (SectionsOutcome) -> Void

    init(emit: @escaping (SectionsOutcome) -> Void) {
        self.emit = emit
    }

    public func send(_ action: SectionsAction) {
        switch action {
        case .featuredTapped: emit(.sectionChosen(.featured))
        case .radioTapped: emit(.sectionChosen(.radio))
        case .performancesTapped: emit(.sectionChosen(.performances))
        case .extrasTapped: emit(.sectionChosen(.extras))
        case .moreTapped: emit(.sectionChosen(.more))
        }
    }
}
