// The state, actions and outcomes of the common list.

import SharedScreens
import Foundation
import SharedLocalization

/// The identity of a list.
public enum MediaListPosition: Hashable, Sendable {
    case section(MediaSection)
    case category(CategoryID, in: MediaSection)

    /// The section that contains the list.
    public var section: MediaSection {
        switch self {
        case .section(let section), .category(_, in: let section): section
        }
    }
}

/// The chrome and the phase of a list; the cells are in the model's `cells`.
public struct MediaListState: Equatable, Sendable {
    public var phase: ScreenPhase<ModelContent>
    /// The navigation title, for the next screen's back button and for screen readers; the header shows it.
    public var title: LocalizedText
    /// The style of the navigation and status bar.
    public var bar = BarStyle.transparent
    public var header: ListHeader
    /// The separator at the top of the list, as equal parts side by side.
    public var separator = BrandColor.primary
    /// Nil where search isn't offered.
    public var search: ScreenControl?
    /// Announces a refresh of content that is already shown; nil while none is under way.
    public var refreshing: LocalizedText?
    /// The notice above the cells: that a refresh failed.
    public var notice: ScreenNotice?
}

/// An action of the user on a list.
public enum MediaListAction: Codable, Hashable, Sendable {
    case refreshPulled
    case retryTapped
    case searchTapped
    /// Media, a station's listen button, or a camera's watch button.
    case contentTapped(MediaItemID)
    case detailsTapped(MediaItemID)
    case categoryTapped(CategoryID)
    case pageTapped(SiteLinkID)
    case facebookTapped
    case twitterTapped
    case instagramTapped
}

/// A destination that the list asks for.
public enum MediaListOutcome: Equatable, Sendable {
    case contentChosen(MediaItemID)
    case detailsChosen(MediaItemID)
    case categoryChosen(CategoryID)
    case pageChosen(SiteLinkID)
    case connectChosen(url: URL)
    case searchChosen
}
