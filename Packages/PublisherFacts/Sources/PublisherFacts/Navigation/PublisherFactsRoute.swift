// The app's destinations and the moves between them.

import SharedNavigation

/// The destinations: everything that can be on screen.
public enum PublisherFactsRoute: NavigationRoute {
    /// All facts.
    case factList
    /// One fact.
    case factDetail(FactID)
    /// The platform's share sheet.
    case factShare([ShareItem])

    /// The nodes of the graph.
    public enum Kind: String, NavigationName {
        case factList, factDetail, factShare
    }

    /// The edges of the graph.
    public enum Edge: String, NavigationName {
        case factChosen, neighbourChosen, shareChosen, linkOpened, listLinkOpened
    }

    public var kind: Kind {
        switch self {
        case .factList: .factList
        case .factDetail: .factDetail
        case .factShare: .factShare
        }
    }

    public var hostRequest: HostRequest? {
        if case .factShare(let items) = self { .share(items) } else { nil }
    }

    /// The screens and the moves, declared once.
    public static let graph = NavigationGraph<PublisherFactsRoute>(
        root: .factList,
        nodes: [.init(.factList), .init(.factDetail), .init(.factShare, .request)],
        edges: [
            .init(.factChosen, from: .factList, to: .factDetail, by: .push, on: "fact tapped"),
            .init(
                .neighbourChosen,
                from: .factDetail,
                to: .factDetail,
                by: .replace,
                on: "next or previous tapped"
            ),
            .init(.shareChosen, from: .factDetail, to: .factShare, by: .request, on: "share tapped"),
            .init(.linkOpened, origin: .app, to: .factDetail, by: .push, on: "link to a fact"),
            .init(.listLinkOpened, origin: .app, to: .factList, by: .replaceStack, on: "link to the list"),
        ]
    )
}

/// Links: `publisherfacts://` is the list, `publisherfacts://facts/<id>` a fact.
extension PublisherFactsRoute: LinkableRoute {
    /// The scheme of the app's links.
    public static let linkScheme = "publisherfacts"

    public var linkPath: [String]? {
        switch self {
        case .factList: []
        case .factDetail(let id): ["facts", id.rawValue]
        case .factShare: nil
        }
    }

    public static func route(at path: [String]) -> PublisherFactsRoute? {
        if path.isEmpty { return .factList }
        guard path.count == 2, path[0] == "facts" else { return nil }
        return .factDetail(FactID(rawValue: path[1]))
    }
}

/// The models behind the screens, for a host to draw by an exhaustive switch.
public enum PublisherFactsScreen: NavigationScreen {
    case factList(FactListModel)
    case factDetail(FactDetailModel)

    public typealias Draft = PublisherFactsDraft

    public var model: any ScreenLifecycle {
        switch self {
        case .factList(let model): model
        case .factDetail(let model): model
        }
    }

    public var draft: PublisherFactsDraft? {
        if case .factList(let model) = self { model.draft } else { nil }
    }

    public func restore(_ draft: PublisherFactsDraft) {
        if case .factList(let model) = self, case .list(let query, let place) = draft {
            model.restore(query: query, place: place)
        }
    }
}

/// The state of the screens that survives a relaunch, beside the tree.
public enum PublisherFactsDraft: Codable, Hashable, Sendable {
    /// The text in the list's search field and the scroll position of the list; nil for its top.
    case list(query: String, place: FactPosition?)
}
