// A graph with a link to most destinations: tabs, pages, a sheet, a flow and a login that must not be
// dismissed.

import SharedNavigation

enum LinkedFixture: Fixture {
    enum Kind: String, NavigationName {
        case home, news, albums, album, photo, settings, login, notice, order, basket
    }

    enum Edge: String, NavigationName {
        case toNews, toAlbums, toAlbum, toPhoto, back, ask, answered, ordered, done, signInNeeded, signedIn
        case newsLinked, albumsLinked, albumLinked, photoLinked, settingsLinked
    }

    static let root = Kind.home
    static let graph = NavigationGraph<FixtureRoute<Self>>(
        root: .home,
        nodes: [
            .init(.home, .tabBar([.news, .albums])), .init(.news), .init(.albums), .init(.album),
            .init(.photo), .init(.settings), .init(.login), .init(.notice, .dialog),
            .init(.order, .flow(.basket)), .init(.basket),
        ],
        edges: [
            .init(.toNews, from: .home, to: .news, by: .selectTab, on: "news"),
            .init(.toAlbums, from: .home, to: .albums, by: .selectTab, on: "albums"),
            .init(.toAlbum, from: .albums, .album, .photo, to: .album, by: .push, on: "album"),
            .init(.toPhoto, from: .album, .news, to: .photo, by: .push, on: "photo"),
            .init(.back, from: .album, .photo, by: .back, on: "back"),
            .init(.ask, from: .album, .settings, to: .notice, by: .dialog(.alert), on: "ask"),
            .init(.answered, from: .notice, by: .dismiss, on: "answered"),
            .init(.ordered, from: .photo, .news, to: .order, by: .modal(.sheet), on: "order"),
            .init(.done, from: .basket, by: .finish, on: "done"),
            .init(
                .signInNeeded,
                origin: .app,
                to: .login,
                by: .modal(.fullScreenCover, isDismissable: false),
                on: "session over"
            ),
            .init(.signedIn, from: .login, by: .dismiss, on: "signed in"),
            .init(.newsLinked, origin: .app, to: .news, by: .selectTab, on: "link to the news"),
            .init(.albumsLinked, origin: .app, to: .albums, by: .selectTab, on: "link to the albums"),
            .init(.albumLinked, origin: .app, to: .album, by: .push, on: "link to an album"),
            .init(.photoLinked, origin: .app, to: .photo, by: .push, on: "link to a photo"),
            .init(.settingsLinked, origin: .app, to: .settings, by: .modal(.sheet), on: "link to settings"),
        ]
    )
}

extension FixtureRoute: LinkableRoute {
    static var linkScheme: String { "app" }

    /// The smallest number stands for a screen without a link.
    var linkPath: [String]? {
        guard App.graph[kind]?.role == .screen, number > .min else { return nil }
        return number == 0 ? [kind.rawValue] : [kind.rawValue, "\(number)"]
    }

    static func route(at path: [String]) -> FixtureRoute? {
        guard let name = path.first, path.count <= 2, let kind = App.Kind(rawValue: name),
            App.graph[kind]?.role == .screen
        else { return nil }
        guard path.count == 2 else { return FixtureRoute(kind: kind) }
        // Only one spelling of a number: neither “+1” nor “01”.
        guard let number = Int(path[1]), number > 0, "\(number)" == path[1] else { return nil }
        return FixtureRoute(kind: kind, number: number)
    }
}
