// What the page of a fact shows, and what a person can do there.

import SharedScreens
import SharedLayout
import SharedLocalization
import SharedNavigation

/// The page of one fact.
public struct FactDetailState: Equatable, Sendable {
    /// How picture and text stand to each other.
    public enum Arrangement: Equatable, Sendable {
        /// The picture above, as wide as the screen; the text under it.
        case banner
        /// The picture on the leading side, the text beside it: 30 to 70 by width, in points of the screen.
        case sideBySide(picture: LayoutRect, text: LayoutRect)
    }

    public var phase: ScreenPhase<Fact>
    /// The navigation title: the fact's, or the app's word for one where it has none.
    public var title: LocalizedText
    public var arrangement: Arrangement
    /// Goes to the fact before in the list that the page was opened from: among those found, if it was searched.
    public var previous: ScreenControl
    /// Goes to the fact after in the same list.
    public var next: ScreenControl
    public var share: ScreenControl
}

/// What a person did on the page.
public enum FactDetailAction: Codable, Hashable, Sendable {
    case retryTapped
    case previousTapped
    case nextTapped
    case shareTapped
}

/// What should happen elsewhere.
public enum FactDetailOutcome: Equatable, Sendable {
    case neighbourChosen(FactID)
    case shareChosen([ShareItem])
}
