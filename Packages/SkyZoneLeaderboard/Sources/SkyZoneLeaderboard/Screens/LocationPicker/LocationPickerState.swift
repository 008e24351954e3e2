// What the picker of locations shows, and what a person can do there.

import SharedLocalization

/// The picker of locations.
public struct LocationPickerState: Equatable, Sendable {
    /// A location to choose.
    public struct Choice: Equatable, Sendable {
        public var location: BoardLocation
        public var title: LocalizedText
        /// The region of a park.
        public var detail: String?
        public var isSelected: Bool
    }

    public var title: LocalizedText
    public var close: LocalizedText
    public var choices: [Choice]
    /// Where the user's parks would be, for a user without any.
    public var hint: LocalizedText?
}

/// What a person did there.
public enum LocationPickerAction: Codable, Hashable, Sendable {
    case locationTapped(BoardLocation)
    case closeTapped
}

/// What should happen elsewhere.
public enum LocationPickerOutcome: Equatable, Sendable {
    case locationChosen(BoardLocation)
    case closed
}
