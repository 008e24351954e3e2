// The destinations of the app and the moves between them.

import Foundation
import SharedNavigation

/// A destination: everything that can be on screen.
public enum InterlochenRoute: NavigationRoute {
    /// The screen before the first content.
    case loading
    /// The tab bar.
    case sections
    /// The list of a section.
    case section(MediaSection)
    /// The list of a category within a section.
    case category(CategoryID, in: MediaSection)
    case contentDetail(MediaItemID)
    case mediaPlayer(MediaItemID)
    /// The platform's share sheet.
    case share([ShareItem])
    /// A page of the center's site.
    case webPage(SiteLinkID)
    case search
    /// An url for another app or the browser.
    case browser(URL)
    /// Says that the platform couldn't do what it was asked for.
    case problem(RequestProblem)

    /// The nodes of the graph.
    public enum Kind: String, NavigationName {
        case loading, sections, featured, radio, performances, extras, more, mediaList, contentDetail
        case mediaPlayer, share, webPage, search, browser, problem
    }

    /// The edges of the graph.
    public enum Edge: String, NavigationName {
        case initialMediaLoaded
        case featuredSelected, radioSelected, performancesSelected, extrasSelected, moreSelected
        case contentChosen, detailsChosen, categoryChosen, pageChosen, connectChosen, searchChosen
        case playChosen, shareChosen, browserChosen, requestFailed, problemRead
        case featuredLinked, radioLinked, performancesLinked, extrasLinked, moreLinked
        case categoryLinked, detailsLinked, playerLinked, pageLinked, searchLinked
    }

    public var kind: Kind {
        switch self {
        case .loading: .loading
        case .sections: .sections
        case .section(let section): section.kind
        case .category: .mediaList
        case .contentDetail: .contentDetail
        case .mediaPlayer: .mediaPlayer
        case .share: .share
        case .webPage: .webPage
        case .search: .search
        case .browser: .browser
        case .problem: .problem
        }
    }

    public var rootRoutes: [InterlochenRoute] {
        self == .sections ? MediaSection.allCases.map { .section($0) } : []
    }

    public var hostRequest: HostRequest? {
        switch self {
        case .share(let items): .share(items)
        case .browser(let url): .openURL(url)
        default: nil
        }
    }
}

extension MediaSection {
    /// The node of the section's list.
    var kind: InterlochenRoute.Kind {
        switch self {
        case .featured: .featured
        case .radio: .radio
        case .performances: .performances
        case .extras: .extras
        case .more: .more
        }
    }

    /// The edge that selects the section's tab.
    var edge: InterlochenRoute.Edge {
        switch self {
        case .featured: .featuredSelected
        case .radio: .radioSelected
        case .performances: .performancesSelected
        case .extras: .extrasSelected
        case .more: .moreSelected
        }
    }
}

/// The models behind the screens, for a host to draw by an exhaustive switch.
public enum InterlochenScreen: NavigationScreen {
    case loading(LoadingModel)
    case sections(SectionsModel)
    case mediaList(MediaListModel)
    case contentDetail(ContentDetailModel)
    case mediaPlayer(MediaPlayerModel)
    case webPage(WebPageModel)
    case search(SearchModel)
    case problem(ProblemModel)

    public var model: any ScreenLifecycle {
        switch self {
        case .loading(let model): model
        case .sections(let model): model
        case .mediaList(let model): model
        case .contentDetail(let model): model
        case .mediaPlayer(let model): model
        case .webPage(let model): model
        case .search(let model): model
        case .problem(let model): model
        }
    }

    public var draft: InterlochenDraft? {
        switch self {
        case .search(let model): model.query.isEmpty ? nil : .search(model.query)
        case .mediaList(let model): model.cells.offset > 0 ? .scrolled(model.cells.offset) : nil
        case .mediaPlayer(let model): model.position > 0 ? .played(model.position) : nil
        default: nil
        }
    }

    public func restore(_ draft: InterlochenDraft) {
        switch (self, draft) {
        case (.search(let model), .search(let query)): model.send(.queryTyped(query))
        case (.mediaList(let model), .scrolled(let offset)): model.cells.restore(offset: offset)
        case (.mediaPlayer(let model), .played(let position)): model.restore(position: position)
        default: break
        }
    }
}

/// The state of a screen that survives a relaunch, besides the tree.
public enum InterlochenDraft: Codable, Hashable, Sendable {
    /// The text in the search field.
    case search(String)
    /// The scroll offset of a list, in points.
    case scrolled(Double)
    /// The position of a player, in seconds.
    case played(Double)
}
