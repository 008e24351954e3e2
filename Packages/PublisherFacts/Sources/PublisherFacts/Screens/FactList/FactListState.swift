// What the list of facts shows, and what a person can do there.

import SharedLocalization

/// The chrome and the phase of the list; the facts themselves are in the model's `feed`.
public struct FactListState: Equatable, Sendable {
    /// What fills the screen.
    public enum Phase: Equatable, Sendable {
        /// The first load is under way, as a label for the spinner.
        case loading(LocalizedText)
        /// There are facts.
        case loaded
        /// The feed has no fact to show.
        case empty(ScreenNotice)
        /// The first load failed.
        case failed(ScreenNotice)
    }

    public var phase: Phase
    /// The navigation title: the feed's own, or the app's where the feed has none.
    public var title: LocalizedText
    /// Whether a load is under way while there is something to show.
    public var isRefreshing: Bool
    /// What is said above the facts: that they are an older copy, or that a refresh failed.
    public var notice: ScreenNotice?
    /// How many facts there are.
    public var count: Int
    /// Into how many columns the facts go: 2 below 600 points of width, 3 below 900, 4 from there.
    public var columns: Int
}

/// What a person did on the list.
public enum FactListAction: Codable, Hashable, Sendable {
    case refreshPulled
    case retryTapped
    case factTapped(FactID)
}

/// What should happen elsewhere.
public enum FactListOutcome: Equatable, Sendable {
    case factChosen(FactID)
}
