// The state, actions and outcomes of the list of all parks.

import SharedScreens
import SharedLocalization

/// The list of all parks.
public struct FindParkState: Equatable, Sendable {
    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    /// The number of parks.
    public var summary: LocalizedText
    public var parks: [ParkSummary]
    /// Says that the parks are outdated, and why.
    public var notice: ScreenNotice?
}

/// A user action on the list of all parks.
public enum FindParkAction: Codable, Hashable, Sendable {
    case parkTapped(ParkID)
    case refreshPulled
    case retryTapped
}

/// An outcome of the list of all parks, for its coordinator.
public enum FindParkOutcome: Equatable, Sendable {
    case parkChosen(ParkID)
}
