// The state, actions and outcomes of a park's page.

import SharedScreens
import SharedLocalization

/// The page of a park.
public struct ParkInfoState: Equatable, Sendable {
    /// A line of facts.
    public struct Detail: Equatable, Sendable {
        public var title: LocalizedText
        public var value: LocalizedText
    }

    public var phase: ScreenPhase<ModelContent>
    /// The park's name, once it is known.
    public var title: LocalizedText
    public var about: String
    public var details: [Detail]
    /// The button that books jump time.
    public var book: LocalizedText
}

/// A user action on a park's page.
public enum ParkInfoAction: Codable, Hashable, Sendable {
    case bookTapped
    case retryTapped
}

/// An outcome of a park's page, for its coordinator.
public enum ParkInfoOutcome: Equatable, Sendable {
    case bookingWanted
}
