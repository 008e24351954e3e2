// The graph of the media showcase: five tabs over one media list, players and detail.

import SharedNavigation

enum InterlochenFixture: Fixture {
    enum Kind: String, NavigationName {
        case loading, home, featured, radio, performances, extras, more
        case mediaList, contentDetail, mediaPlayer, search, webPage, share, socialPage
    }

    enum Edge: String, NavigationName {
        case loaded, featuredSelected, radioSelected, performancesSelected, extrasSelected, moreSelected
        case mediaChosen, detailChosen, categoryChosen, playChosen, shareTapped, searchOpened, pageChosen
        case networkChosen, searchClosed, nowPlayingTapped
    }

    static let root = Kind.loading
    static let graph = NavigationGraph<FixtureRoute<Self>>(
        root: .loading,
        nodes: [
            .init(.loading, orientations: .portrait),
            .init(.home, .tabBar([.featured, .radio, .performances, .extras, .more])),
            .init(.featured, orientations: .portrait), .init(.radio, orientations: .portrait),
            .init(.performances, orientations: .portrait), .init(.extras, orientations: .portrait),
            .init(.more, orientations: .portrait), .init(.mediaList, orientations: .portrait),
            .init(.contentDetail, orientations: .portrait), .init(.mediaPlayer, orientations: .any),
            .init(.search, orientations: .portrait), .init(.webPage, orientations: .portrait),
            .init(.share, .request), .init(.socialPage, .request),
        ],
        edges: [
            .init(.loaded, from: .loading, to: .home, by: .replaceRoot, on: "initial media loaded"),
            .init(.featuredSelected, from: .home, to: .featured, by: .selectTab, on: "Featured tapped"),
            .init(.radioSelected, from: .home, to: .radio, by: .selectTab, on: "Radio tapped"),
            .init(
                .performancesSelected,
                from: .home,
                to: .performances,
                by: .selectTab,
                on: "Performances tapped"
            ),
            .init(.extrasSelected, from: .home, to: .extras, by: .selectTab, on: "Extras tapped"),
            .init(.moreSelected, from: .home, to: .more, by: .selectTab, on: "More tapped"),
            .init(
                .mediaChosen,
                from: .featured,
                .radio,
                .performances,
                .extras,
                .mediaList,
                .search,
                to: .mediaPlayer,
                by: .push,
                on: "media tapped"
            ),
            .init(
                .detailChosen,
                from: .featured,
                .radio,
                .performances,
                .extras,
                .mediaList,
                to: .contentDetail,
                by: .push,
                on: "details tapped"
            ),
            .init(
                .categoryChosen,
                from: .performances,
                .extras,
                .mediaList,
                to: .mediaList,
                by: .push,
                on: "category tapped"
            ),
            .init(
                .playChosen,
                from: .contentDetail,
                to: .mediaPlayer,
                by: .push,
                on: "watch or listen tapped"
            ),
            .init(.shareTapped, from: .contentDetail, to: .share, by: .request, on: "share tapped"),
            .init(
                .searchOpened,
                from: .featured,
                .radio,
                .performances,
                to: .search,
                by: .modal(.fullScreenCover),
                on: "search tapped"
            ),
            .init(.searchClosed, from: .search, by: .dismiss, on: "cancel tapped"),
            .init(.pageChosen, from: .more, to: .webPage, by: .push, on: "page tapped"),
            .init(.networkChosen, from: .more, to: .socialPage, by: .request, on: "network button tapped"),
            .init(
                .nowPlayingTapped,
                from: .home,
                to: .mediaPlayer,
                by: .modal(.sheet),
                on: "mini player tapped"
            ),
        ]
    )
}
