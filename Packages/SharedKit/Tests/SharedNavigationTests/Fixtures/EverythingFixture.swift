// A graph that uses every transition, in nestings that the five apps don't have.

import SharedNavigation

enum EverythingFixture: Fixture {
    enum Kind: String, NavigationName {
        case start, a, b, c, tabs, left, right, panel, inner, alert, share, flow, first, second, deep,
            deepFirst
    }

    enum Edge: String, NavigationName {
        case begin, toA, toB, sheetB, sheetC, coverC, swapC, swapA, tabsSheet, drawerCover, toLeft, toRight,
            open
        case close, innerOn, answerOn, ask, askOn, answered, share, flowPushed, flowSheet, goOn, deepPushed,
            deepSheet,
            deepDone, done
        case back, toRoot, closeModal, restack, replaced, appA, appAlert, appSheet, appStack, appRoot,
            undeclared
    }

    static let root = Kind.start
    static let graph = NavigationGraph<FixtureRoute<Self>>(
        root: .start,
        nodes: [
            .init(.start), .init(.a), .init(.b), .init(.c), .init(.tabs, .tabBar([.left, .right])),
            .init(.left),
            .init(.right), .init(.panel, .drawer(.inner)), .init(.inner), .init(.alert, .dialog),
            .init(.share, .request), .init(.flow, .flow(.first)), .init(.first), .init(.second),
            .init(.deep, .flow(.deepFirst)), .init(.deepFirst),
        ],
        edges: [
            .init(.begin, from: .start, to: .a, by: .replaceRoot, on: "begin"),
            .init(.toA, from: .a, .b, .c, .left, .right, .inner, .panel, to: .a, by: .push, on: "a"),
            .init(.toB, from: .a, .b, .c, .left, .right, .inner, to: .b, by: .push, on: "b"),
            .init(
                .sheetB,
                from: .a,
                .b,
                .c,
                .left,
                .right,
                .inner,
                .second,
                to: .b,
                by: .modal(.sheet),
                on: "b over"
            ),
            .init(.sheetC, from: .a, .b, .c, .alert, to: .c, by: .modal(.sheet), on: "c over"),
            .init(
                .coverC,
                from: .a,
                .left,
                .inner,
                to: .c,
                by: .modal(.fullScreenCover, isDismissable: false),
                on: "c covers"
            ),
            .init(.swapC, from: .a, .b, .c, to: .c, by: .swapModal(.sheet), on: "c instead"),
            .init(.swapA, from: .b, .c, .deepFirst, to: .a, by: .swapModal(.picker), on: "a instead"),
            .init(.tabsSheet, from: .a, .b, to: .tabs, by: .modal(.sheet), on: "tabs over"),
            .init(.drawerCover, from: .a, .left, to: .panel, by: .modal(.fullScreenCover), on: "drawer over"),
            .init(.toLeft, from: .tabs, to: .left, by: .selectTab, on: "left"),
            .init(.toRight, from: .tabs, to: .right, by: .selectTab, on: "right"),
            .init(.open, from: .inner, .a, .b, to: .panel, by: .openDrawer, on: "menu"),
            .init(.close, from: .panel, by: .closeDrawer, on: "outside"),
            .init(.innerOn, from: .panel, to: .inner, by: .replaceStack, on: "inner"),
            .init(
                .ask,
                from: .a,
                .b,
                .c,
                .first,
                .second,
                .deepFirst,
                to: .alert,
                by: .dialog(.alert),
                on: "ask"
            ),
            .init(.askOn, from: .alert, to: .alert, by: .dialog(.confirmation), on: "ask on"),
            .init(.answered, from: .alert, by: .dismiss, on: "answer"),
            .init(.answerOn, from: .alert, to: .b, by: .push, on: "answer and go on"),
            .init(.share, from: .a, .b, .c, .alert, .first, to: .share, by: .request, on: "share"),
            .init(.flowPushed, from: .a, .b, .left, .inner, .deepFirst, to: .flow, by: .push, on: "flow"),
            .init(.flowSheet, from: .a, .b, .first, to: .flow, by: .modal(.sheet), on: "flow over"),
            .init(.goOn, from: .first, to: .second, by: .push, on: "on"),
            .init(.deepPushed, from: .second, .first, to: .deep, by: .push, on: "deep"),
            .init(
                .deepSheet,
                from: .second,
                to: .deep,
                by: .modal(.fullScreenCover, isDismissable: false),
                on: "deep over"
            ),
            .init(.deepDone, from: .deepFirst, by: .finish, on: "deep done"),
            .init(.done, from: .first, .second, by: .finish, on: "done"),
            .init(.back, from: .a, .b, .c, .left, .right, .first, .second, .deepFirst, by: .back, on: "back"),
            .init(.toRoot, from: .a, .b, .c, .left, .inner, .second, by: .backToRoot, on: "root"),
            .init(
                .closeModal,
                from: .a,
                .b,
                .c,
                .left,
                .right,
                .inner,
                .first,
                .second,
                by: .dismiss,
                on: "close"
            ),
            .init(.restack, from: .a, .b, .second, to: .b, by: .replaceStack, on: "restack"),
            .init(.replaced, from: .a, .b, .c, .first, to: .c, by: .replace, on: "replace"),
            .init(.appA, origin: .app, to: .a, by: .push, on: "link to a"),
            .init(.appAlert, origin: .app, to: .alert, by: .dialog(.alert), on: "notice"),
            .init(.appSheet, origin: .app, to: .b, by: .modal(.sheet), on: "news"),
            .init(.appStack, origin: .app, to: .b, by: .replaceStack, on: "link to b"),
            .init(.appRoot, origin: .app, to: .tabs, by: .replaceRoot, on: "session over"),
        ]
    )
}
