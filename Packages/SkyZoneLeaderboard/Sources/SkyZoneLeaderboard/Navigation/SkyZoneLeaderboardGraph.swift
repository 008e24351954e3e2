// The screens and the moves between them, declared once.

import SharedNavigation

extension SkyZoneLeaderboardRoute {
    private typealias Edges = [NavigationGraph<SkyZoneLeaderboardRoute>.Edge]
    private typealias Origin = NavigationGraph<SkyZoneLeaderboardRoute>.Origin

    /// The style of every modal: the whole board, book jump time, payments & funds and settings.
    public static let modalStyle = Transition.modal(.fullScreenCover)

    /// The graph; like the whole app, for phones in portrait only.
    public static let graph = NavigationGraph<SkyZoneLeaderboardRoute>(
        root: .sidePanel,
        devices: .phone,
        nodes: [
            node(.sidePanel, .drawer(.profile)), node(.profile), node(.leaderboard), node(.locationPicker),
            node(.fullLeaderboard), node(.parkInfo), node(.findPark), node(.radialMenu), node(.placeholder),
            node(.placeholderModal), node(.session, .flow(.login)), node(.login), node(.createAccount),
            node(.logoutConfirmation, .dialog),
        ],
        edges: menuEdges + boardEdges + sessionEdges + linkEdges
    )

    private static func node(_ kind: Kind, _ role: NavigationGraph<SkyZoneLeaderboardRoute>.Role = .screen)
        -> NavigationGraph<SkyZoneLeaderboardRoute>.Node
    {
        .init(kind, role, orientations: .portrait)
    }

    /// The screens that can be under the menus: a menu closes, and then the screen under it moves on.
    private static let underMenus = Origin.kinds([.profile, .leaderboard, .placeholder, .findPark, .parkInfo])

    private static let menuEdges: Edges = [
        .init(
            .menuTapped,
            from: .profile,
            .leaderboard,
            .placeholder,
            to: .sidePanel,
            by: .openDrawer,
            on: "menu tapped"
        ),
        .init(.panelClosed, from: .sidePanel, by: .closeDrawer, on: "entry tapped"),
        .init(
            .radialTapped,
            from: .profile,
            .leaderboard,
            .placeholder,
            to: .radialMenu,
            by: .modal(.picker),
            on: "radial menu tapped"
        ),
        .init(.radialClosed, from: .radialMenu, by: .dismiss, on: "entry or close tapped"),
        .init(.profileChosen, origin: underMenus, to: .profile, by: .replaceStack, on: "profile chosen"),
        .init(
            .leaderboardChosen,
            origin: underMenus,
            to: .leaderboard,
            by: .replaceStack,
            on: "leaderboard chosen"
        ),
        .init(.findParkChosen, origin: underMenus, to: .findPark, by: .push, on: "find a park chosen"),
        .init(
            .sectionChosen,
            origin: underMenus,
            to: .placeholder,
            by: .replaceStack,
            on: "another section chosen"
        ),
        .init(.modalChosen, origin: underMenus, to: .placeholderModal, by: modalStyle, on: "modal chosen"),
        .init(.modalClosed, from: .fullLeaderboard, .placeholderModal, by: .dismiss, on: "close tapped"),
    ]

    private static let boardEdges: Edges = [
        .init(
            .locationTapped,
            from: .leaderboard,
            to: .locationPicker,
            by: .modal(.picker),
            on: "location tapped"
        ),
        .init(.locationChosen, from: .locationPicker, by: .dismiss, on: "location chosen"),
        .init(
            .viewAllTapped,
            from: .leaderboard,
            to: .fullLeaderboard,
            by: modalStyle,
            on: "View All tapped"
        ),
        .init(
            .jumpTimeAtPark,
            from: .fullLeaderboard,
            to: .parkInfo,
            by: .push,
            on: "Buy Jump Time tapped at a park"
        ),
        .init(
            .jumpTimeAnywhere,
            from: .fullLeaderboard,
            to: .findPark,
            by: .push,
            on: "Buy Jump Time tapped at all parks"
        ),
        .init(.parkChosen, from: .findPark, .profile, to: .parkInfo, by: .push, on: "park tapped"),
    ]

    private static let sessionEdges: Edges = [
        .init(
            .loginNeeded,
            origin: .app,
            to: .session,
            by: .modal(.fullScreenCover, isDismissable: false),
            on: "nobody logged in"
        ),
        .init(.accountWanted, from: .login, to: .createAccount, by: .push, on: "create account tapped"),
        .init(.loggedIn, from: .login, by: .finish, on: "logged in"),
        .init(.accountCreated, from: .createAccount, by: .finish, on: "account created"),
        .init(
            .logoutTapped,
            from: .sidePanel,
            to: .logoutConfirmation,
            by: .dialog(.confirmation),
            on: "log out tapped"
        ),
        .init(.logoutCancelled, from: .logoutConfirmation, by: .dismiss, on: "cancel tapped"),
        .init(
            .logoutConfirmed,
            from: .logoutConfirmation,
            to: .sidePanel,
            by: .replaceRoot,
            on: "log out confirmed"
        ),
    ]

    private static let linkEdges: Edges = [
        .init(.profileLinkOpened, origin: .app, to: .profile, by: .replaceStack, on: "link to the profile"),
        .init(
            .leaderboardLinkOpened,
            origin: .app,
            to: .leaderboard,
            by: .replaceStack,
            on: "link to the leaderboard"
        ),
        .init(
            .boardLinkOpened,
            origin: .app,
            to: .fullLeaderboard,
            by: modalStyle,
            on: "link to a whole board"
        ),
        .init(.parksLinkOpened, origin: .app, to: .findPark, by: .push, on: "link to all parks"),
        .init(.parkLinkOpened, origin: .app, to: .parkInfo, by: .push, on: "link to a park"),
        .init(
            .sectionLinkOpened,
            origin: .app,
            to: .placeholder,
            by: .replaceStack,
            on: "link to another section"
        ),
        .init(.modalLinkOpened, origin: .app, to: .placeholderModal, by: modalStyle, on: "link to a modal"),
    ]
}
