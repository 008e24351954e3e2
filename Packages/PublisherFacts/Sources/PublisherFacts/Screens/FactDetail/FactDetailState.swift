// The state, the actions and the outcomes of a fact's page.

import SharedScreens
import SharedLayout
import SharedLocalization
import SharedNavigation

/// The page of one fact.
public struct FactDetailState: Equatable, Sendable {
    /// The arrangement of image and text.
    public enum Arrangement: Equatable, Sendable {
        /// The image above, as wide as the screen; the text below.
        case banner
        /// The image on the leading side, the text beside it: 30 to 70 by width, in points of the screen.
        case sideBySide(picture: LayoutRect, text: LayoutRect)
    }

    public var phase: ScreenPhase<Fact>
    /// The navigation title: the fact's, or the app's fallback if it has none.
    public var title: LocalizedText
    public var arrangement: Arrangement
    /// Goes to the fact before, in the list that the page was opened from: among the results if it was
    /// searched.
    public var previous: ScreenControl
    /// Goes to the fact after, in the same list.
    public var next: ScreenControl
    public var share: ScreenControl
}

/// The user's actions on the page.
public enum FactDetailAction: Codable, Hashable, Sendable {
    case retryTapped
    case previousTapped
    case nextTapped
    case shareTapped
}

/// The effects outside this screen.
public enum FactDetailOutcome: Equatable, Sendable {
    case neighbourChosen(FactID)
    case shareChosen([ShareItem])
}
