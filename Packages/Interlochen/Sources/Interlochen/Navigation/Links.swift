// The app's links.

import SharedNavigation

/// The links of the routes.
///
/// `interlochen://radio` is a section, `…://performances/jazz` a category, `…://content/<id>` content, with
/// `/play` its player, `…://pages/<id>` a page of the site, `…://search` the search.
extension InterlochenRoute: LinkableRoute {
    /// The scheme of the app's links.
    public static let linkScheme = "interlochen"

    public var linkPath: [String]? {
        switch self {
        case .section(let section): [section.rawValue]
        case .category(let id, let section): [section.rawValue, id.rawValue]
        case .contentDetail(let id): ["content", id.rawValue]
        case .mediaPlayer(let id): ["content", id.rawValue, "play"]
        case .webPage(let id): ["pages", id.rawValue]
        case .search: ["search"]
        case .loading, .sections, .share, .browser, .problem: nil
        }
    }

    public static func route(at path: [String]) -> InterlochenRoute? {
        switch path.count {
        case 0: .section(.featured)
        case 1: path[0] == "search" ? .search : MediaSection(rawValue: path[0]).map { .section($0) }
        case 2 where path[0] == "content": .contentDetail(MediaItemID(rawValue: path[1]))
        case 2 where path[0] == "pages": .webPage(SiteLinkID(rawValue: path[1]))
        case 2: MediaSection(rawValue: path[0]).map { .category(CategoryID(rawValue: path[1]), in: $0) }
        case 3 where path[0] == "content" && path[2] == "play": .mediaPlayer(MediaItemID(rawValue: path[1]))
        default: nil
        }
    }
}
