// The state, actions and outcomes of the location picker.

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
    /// A hint in place of the user's parks, for a user without any.
    public var hint: LocalizedText?
}

/// A user action on the location picker.
public enum LocationPickerAction: Codable, Hashable, Sendable {
    case locationTapped(BoardLocation)
    case closeTapped
}

/// An outcome of the location picker, for its coordinator.
public enum LocationPickerOutcome: Equatable, Sendable {
    case locationChosen(BoardLocation)
    case closed
}
