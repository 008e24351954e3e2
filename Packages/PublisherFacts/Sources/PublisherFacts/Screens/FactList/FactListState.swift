// What the list of facts shows, and what a person can do there.

import SharedScreens
import SharedLocalization

/// The chrome and the phase of the list; the facts themselves are in the model's `waterfall`.
public struct FactListState: Equatable, Sendable {
    public var phase: ScreenPhase<ModelContent>
    /// The navigation title: the feed's own, or the app's where the feed has none.
    public var title: LocalizedText
    /// Said while a load is under way and there is something to show.
    public var refreshing: LocalizedText?
    /// What is said above the facts: that they are an older copy, or that a refresh failed.
    public var notice: ScreenNotice?
    /// How many facts are shown: all, or those that the search finds.
    public var count: Int
    /// The same as a text, to stand over the facts.
    public var summary: LocalizedText
    /// Into how many columns the facts go: 2 below 600 points of width, 3 below 900, 4 from there.
    public var columns: Int
    /// The search field; nil where there is nothing to search in.
    public var search: ScreenSearch?
}

/// What a person did on the list.
public enum FactListAction: Codable, Hashable, Sendable {
    case refreshPulled
    case retryTapped
    case factTapped(FactID)
    case searchTyped(String)
    case searchCleared
}

/// What should happen elsewhere.
public enum FactListOutcome: Equatable, Sendable {
    case factChosen(FactID)
}
