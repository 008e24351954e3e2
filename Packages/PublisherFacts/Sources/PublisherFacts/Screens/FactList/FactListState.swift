// The state, the actions and the outcomes of the list of facts.

import SharedScreens
import SharedLocalization

/// The chrome and the phase of the list; the facts themselves are in the model's `waterfall`.
public struct FactListState: Equatable, Sendable {
    public var phase: ScreenPhase<ModelContent>
    /// The navigation title: the feed's own, or the app's where the feed has none.
    public var title: LocalizedText
    /// The notice of a load while there is content to show.
    public var refreshing: LocalizedText?
    /// The notice above the facts: that they are an older copy, or that a refresh failed.
    public var notice: ScreenNotice?
    /// The number of facts that are shown: all, or the results of the search.
    public var count: Int
    /// The same as a text, to be shown above the facts.
    public var summary: LocalizedText
    /// The number of columns: 2 below 600 points of width, 3 below 900, 4 from there.
    public var columns: Int
    /// The search field; nil if there is nothing to search in.
    public var search: ScreenSearch?
}

/// The user's actions on the list.
public enum FactListAction: Codable, Hashable, Sendable {
    case refreshPulled
    case retryTapped
    case factTapped(FactID)
    case searchTyped(String)
    case searchCleared
}

/// The effects outside this screen.
public enum FactListOutcome: Equatable, Sendable {
    case factChosen(FactID)
}
