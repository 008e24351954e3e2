// What the list of all parks shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// The list of all parks.
public struct FindParkState: Equatable, Sendable {
    public var phase: ScreenPhase<ModelContent>
    public var title: LocalizedText
    /// How many there are.
    public var summary: LocalizedText
    public var parks: [ParkSummary]
    /// That the parks are from before, and why.
    public var notice: ScreenNotice?
}

/// What a person did there.
public enum FindParkAction: Codable, Hashable, Sendable {
    case parkTapped(ParkID)
    case refreshPulled
    case retryTapped
}

/// What should happen elsewhere.
public enum FindParkOutcome: Equatable, Sendable {
    case parkChosen(ParkID)
}
