// The moves between the app's destinations, declared once.

import SharedNavigation

extension PictoneRoute {
    /// The screens and the moves; phones only, and every screen stays in portrait.
    public static let graph = NavigationGraph<PictoneRoute>(
        root: .browse,
        devices: .phone,
        nodes: Kind.allCases.map { kind in
            let isQuestion = [.overwriteConfirmation, .deleteConfirmation].contains(kind)
            return .init(kind, isQuestion ? .dialog : .screen, orientations: .portrait)
        },
        edges: [
            .init(
                .launched,
                origin: .app,
                to: .splash,
                by: .modal(.fullScreenCover, isDismissable: false),
                on: "launch"
            ),
            .init(.splashEnded, from: .splash, by: .dismiss, on: "loaded, or tapped"),
            .init(.coverChosen, from: .browse, to: .script, by: .push, on: "cover tapped"),
            .init(
                .albumChosen,
                from: .browse,
                .character,
                .search,
                to: .script,
                by: .push,
                on: "album tapped"
            ),
            .init(
                .characterChosen,
                from: .browse,
                .search,
                to: .character,
                by: .push,
                on: "character tapped"
            ),
            .init(.searchChosen, from: .browse, to: .search, by: .push, on: "search tapped"),
            .init(.lineChosen, from: .search, to: .script, by: .push, on: "line of a script tapped"),
            .init(
                .overwriteAsked,
                from: .script,
                to: .overwriteConfirmation,
                by: .dialog(.alert),
                on: "record tapped over a take"
            ),
            .init(.overwriteAnswered, from: .overwriteConfirmation, by: .dismiss, on: "answered"),
            .init(
                .deleteAsked,
                from: .script,
                to: .deleteConfirmation,
                by: .dialog(.confirmation),
                on: "delete tapped"
            ),
            .init(.deleteAnswered, from: .deleteConfirmation, by: .dismiss, on: "answered"),
            .init(.albumLinkOpened, origin: .app, to: .script, by: .push, on: "link to an album"),
            .init(.characterLinkOpened, origin: .app, to: .character, by: .push, on: "link to a character"),
            .init(.searchLinkOpened, origin: .app, to: .search, by: .push, on: "link to the search"),
            .init(
                .browseLinkOpened,
                origin: .app,
                to: .browse,
                by: .replaceStack,
                on: "link to the first screen"
            ),
        ]
    )
}
