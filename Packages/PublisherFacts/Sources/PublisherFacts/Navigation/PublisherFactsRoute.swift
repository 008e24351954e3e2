// The places of the app and the moves between them.

import SharedNavigation

/// Everything that can be on screen.
public enum PublisherFactsRoute: NavigationRoute {
    /// All facts.
    case factList
    /// One fact.
    case factDetail(FactID)

    /// The nodes of the graph.
    public enum Kind: String, NavigationName {
        case factList, factDetail
    }

    /// The edges of the graph.
    public enum Edge: String, NavigationName {
        case factChosen
    }

    public var kind: Kind {
        switch self {
        case .factList: .factList
        case .factDetail: .factDetail
        }
    }

    /// The screens and the moves, declared once.
    public static let graph = NavigationGraph<PublisherFactsRoute>(
        root: .factList,
        nodes: [.init(.factList), .init(.factDetail)],
        edges: [.init(.factChosen, from: .factList, to: .factDetail, by: .push, on: "fact tapped")]
    )
}

/// The models behind the screens, for a host to draw by an exhaustive switch.
public enum PublisherFactsScreen: NavigationScreen {
    case factList(FactListModel)
    case factDetail(FactDetailModel)

    public typealias Draft = Never

    public var model: any ScreenLifecycle {
        switch self {
        case .factList(let model): model
        case .factDetail(let model): model
        }
    }
}
