// What the common list shows, and what a person can do there.

import SharedScreens
import Foundation
import SharedLocalization

/// Which list it is.
public enum MediaListPosition: Hashable, Sendable {
    case section(MediaSection)
    case category(CategoryID, in: MediaSection)

    /// The section that it is in.
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
    /// What the navigation and status bar are painted with.
    public var bar = BarStyle.transparent
    public var header: ListHeader
    /// The line with which the list begins, as equal parts side by side.
    public var separator = BrandColor.primary
    /// Nil where searching isn't offered.
    public var search: ScreenControl?
    /// Said while a load is under way though there is something to show; nil while none is.
    public var refreshing: LocalizedText?
    /// What is said above the cells: that a refresh failed.
    public var notice: ScreenNotice?
}

/// What a person did on a list.
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

/// What should happen elsewhere.
public enum MediaListOutcome: Equatable, Sendable {
    case contentChosen(MediaItemID)
    case detailsChosen(MediaItemID)
    case categoryChosen(CategoryID)
    case pageChosen(SiteLinkID)
    case connectChosen(url: URL)
    case searchChosen
}
