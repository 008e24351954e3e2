// The graph of the facts reader: a list, its details, and sharing.

import SharedNavigation

enum PublisherFactsFixture: Fixture {
    enum Kind: String, NavigationName { case factList, factDetail, share }
    enum Edge: String, NavigationName { case factChosen, neighbourChosen, shareChosen, linkOpened }

    static let root = Kind.factList
    static let graph = NavigationGraph<FixtureRoute<Self>>(
        root: .factList,
        nodes: [.init(.factList), .init(.factDetail), .init(.share, .request)],
        edges: [
            .init(.factChosen, from: .factList, to: .factDetail, by: .push, on: "fact tapped"),
            .init(
                .neighbourChosen,
                from: .factDetail,
                to: .factDetail,
                by: .replace,
                on: "next or previous tapped"
            ),
            .init(.shareChosen, from: .factDetail, to: .share, by: .request, on: "share tapped"),
            .init(.linkOpened, origin: .app, to: .factDetail, by: .push, on: "link opened"),
        ]
    )
}
