// The navigation graph: the screens and the moves, declared once.

import SharedNavigation

extension InterlochenRoute {
    private static let lists: [Kind] = [.featured, .radio, .performances, .extras, .more, .mediaList]

    /// The graph; every screen but the player is in portrait.
    public static let graph = NavigationGraph<InterlochenRoute>(
        root: .loading,
        nodes: [
            .init(.loading, orientations: .portrait),
            .init(.sections, .tabBar(MediaSection.allCases.map(\.kind)), orientations: .portrait),
        ] + lists.map { .init($0, orientations: .portrait) } + [
            .init(.contentDetail, orientations: .portrait),
            .init(.mediaPlayer, orientations: .any),
            .init(.share, .request, orientations: .portrait),
            .init(.webPage, orientations: .portrait),
            .init(.search, orientations: .portrait),
            .init(.browser, .request, orientations: .portrait),
            .init(.problem, .dialog, orientations: .portrait),
        ],
        edges: screenEdges + tabEdges + linkEdges
    )

    private static let screenEdges: [NavigationGraph<InterlochenRoute>.Edge] = [
        .init(
            .initialMediaLoaded,
            from: .loading,
            to: .sections,
            by: .replaceRoot,
            on: "initial media loaded"
        ),
        .init(
            .contentChosen,
            origin: .kinds(lists + [.search]),
            to: .mediaPlayer,
            by: .push,
            on: "media, station or camera tapped"
        ),
        .init(
            .detailsChosen,
            origin: .kinds(lists + [.search]),
            to: .contentDetail,
            by: .push,
            on: "details tapped"
        ),
        .init(.categoryChosen, origin: .kinds(lists), to: .mediaList, by: .push, on: "category tapped"),
        .init(.pageChosen, origin: .kinds(lists), to: .webPage, by: .push, on: "page tapped"),
        .init(
            .connectChosen,
            origin: .kinds(lists),
            to: .browser,
            by: .request,
            on: "Facebook, Twitter or Instagram tapped"
        ),
        .init(
            .searchChosen,
            origin: .kinds(lists.filter { $0 != .extras }),
            to: .search,
            by: .push,
            on: "search tapped"
        ),
        .init(
            .playChosen,
            from: .contentDetail,
            to: .mediaPlayer,
            by: .push,
            on: "Watch Now or Listen Now tapped"
        ),
        .init(.shareChosen, from: .contentDetail, to: .share, by: .request, on: "share tapped"),
        .init(.browserChosen, from: .webPage, to: .browser, by: .request, on: "browser tapped"),
        .init(
            .requestFailed,
            origin: .kinds(lists + [.contentDetail, .webPage]),
            to: .problem,
            by: .dialog(.alert),
            on: "the platform couldn't do it"
        ),
        .init(.problemRead, from: .problem, by: .dismiss, on: "OK tapped"),
    ]

    private static let tabEdges = MediaSection.allCases.map { section in
        NavigationGraph<InterlochenRoute>.Edge(
            section.edge,
            from: .sections,
            to: section.kind,
            by: .selectTab,
            on: "\(section.rawValue) tapped"
        )
    }

    private static let linkEdges: [NavigationGraph<InterlochenRoute>.Edge] = [
        .init(.featuredLinked, origin: .app, to: .featured, by: .selectTab, on: "link to featured"),
        .init(.radioLinked, origin: .app, to: .radio, by: .selectTab, on: "link to radio"),
        .init(
            .performancesLinked,
            origin: .app,
            to: .performances,
            by: .selectTab,
            on: "link to performances"
        ),
        .init(.extrasLinked, origin: .app, to: .extras, by: .selectTab, on: "link to extras"),
        .init(.moreLinked, origin: .app, to: .more, by: .selectTab, on: "link to more"),
        .init(.categoryLinked, origin: .app, to: .mediaList, by: .push, on: "link to a category"),
        .init(.detailsLinked, origin: .app, to: .contentDetail, by: .push, on: "link to content"),
        .init(.playerLinked, origin: .app, to: .mediaPlayer, by: .push, on: "link to a player"),
        .init(.pageLinked, origin: .app, to: .webPage, by: .push, on: "link to a page"),
        .init(.searchLinked, origin: .app, to: .search, by: .push, on: "link to search"),
    ]
}
