// The graph of the leaderboard section: a drawer, a radial menu, modals over modals, and a login flow.

import SharedNavigation

enum SkyZoneFixture: Fixture {
    enum Kind: String, NavigationName {
        case sidePanel, profile, leaderboard, radialMenu, locationPicker, fullLeaderboard, parkInfo, findPark
        case bookJumpTime, settings, payments, placeholder, session, login, createAccount, sessionExpired
    }

    enum Edge: String, NavigationName {
        case menuTapped, menuClosed, profileChosen, leaderboardChosen, placeholderChosen, radialOpened
        case radialLeaderboardChosen, radialClosed, locationTapped, locationChosen, viewAllTapped, fullClosed
        case buyAtPark, buyAnywhere, parkChosen, bookingChosen, settingsChosen, paymentsChosen, modalClosed
        case settingsToPayments, loginNeeded, accountWanted, loggedIn, logoutTapped, expiryNoticed,
            expiryClosed
    }

    static let root = Kind.sidePanel
    static let graph = NavigationGraph<FixtureRoute<Self>>(
        root: .sidePanel,
        nodes: [
            .init(.sidePanel, .drawer(.profile)), .init(.profile),
            .init(.leaderboard, orientations: .portrait),
            .init(.radialMenu), .init(.locationPicker), .init(.fullLeaderboard, orientations: .portrait),
            .init(.parkInfo), .init(.findPark), .init(.bookJumpTime), .init(.settings), .init(.payments),
            .init(.placeholder), .init(.session, .flow(.login)), .init(.login), .init(.createAccount),
            .init(.sessionExpired, .dialog),
        ],
        edges: [
            .init(
                .menuTapped,
                from: .profile,
                .leaderboard,
                .placeholder,
                to: .sidePanel,
                by: .openDrawer,
                on: "menu tapped"
            ),
            .init(.menuClosed, from: .sidePanel, by: .closeDrawer, on: "outside tapped"),
            .init(.profileChosen, from: .sidePanel, to: .profile, by: .replaceStack, on: "profile tapped"),
            .init(
                .leaderboardChosen,
                from: .sidePanel,
                .profile,
                to: .leaderboard,
                by: .replaceStack,
                on: "leaderboard tapped"
            ),
            .init(
                .placeholderChosen,
                from: .sidePanel,
                to: .placeholder,
                by: .push,
                on: "other entry tapped"
            ),
            .init(
                .radialOpened,
                from: .profile,
                .leaderboard,
                to: .radialMenu,
                by: .modal(.picker),
                on: "radial tapped"
            ),
            .init(
                .radialLeaderboardChosen,
                from: .radialMenu,
                to: .leaderboard,
                by: .replaceRoot,
                on: "leaderboard tapped"
            ),
            .init(.radialClosed, from: .radialMenu, by: .dismiss, on: "outside tapped"),
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
                by: .modal(.fullScreenCover),
                on: "View All tapped"
            ),
            .init(.fullClosed, from: .fullLeaderboard, by: .dismiss, on: "close tapped"),
            .init(
                .buyAtPark,
                from: .fullLeaderboard,
                to: .parkInfo,
                by: .push,
                on: "Buy Jump Time at one park"
            ),
            .init(
                .buyAnywhere,
                from: .fullLeaderboard,
                to: .findPark,
                by: .push,
                on: "Buy Jump Time anywhere"
            ),
            .init(.parkChosen, from: .findPark, to: .parkInfo, by: .push, on: "park tapped"),
            .init(
                .bookingChosen,
                from: .sidePanel,
                .radialMenu,
                .parkInfo,
                to: .bookJumpTime,
                by: .modal(.fullScreenCover),
                on: "book tapped"
            ),
            .init(
                .settingsChosen,
                from: .sidePanel,
                to: .settings,
                by: .modal(.fullScreenCover),
                on: "settings tapped"
            ),
            .init(
                .paymentsChosen,
                from: .sidePanel,
                to: .payments,
                by: .modal(.fullScreenCover),
                on: "payments tapped"
            ),
            .init(.modalClosed, from: .bookJumpTime, .settings, .payments, by: .dismiss, on: "close tapped"),
            .init(
                .settingsToPayments,
                from: .settings,
                to: .payments,
                by: .swapModal(.fullScreenCover),
                on: "payments tapped"
            ),
            .init(
                .loginNeeded,
                origin: .app,
                to: .session,
                by: .modal(.fullScreenCover, isDismissable: false),
                on: "no session"
            ),
            .init(.accountWanted, from: .login, to: .createAccount, by: .push, on: "create account tapped"),
            .init(.loggedIn, from: .login, .createAccount, by: .finish, on: "logged in"),
            .init(
                .logoutTapped,
                from: .settings,
                to: .session,
                by: .swapModal(.fullScreenCover, isDismissable: false),
                on: "log out"
            ),
            .init(
                .expiryNoticed,
                origin: .app,
                to: .sessionExpired,
                by: .dialog(.alert),
                on: "session expired"
            ),
            .init(.expiryClosed, from: .sessionExpired, by: .dismiss, on: "OK tapped"),
        ]
    )
}
