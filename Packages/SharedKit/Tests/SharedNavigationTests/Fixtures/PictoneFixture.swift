// The graph of the voice-script app: a splash, a browse screen, scripts and two confirmations.

import SharedNavigation

enum PictoneFixture: Fixture {
    enum Kind: String, NavigationName {
        case splash, browse, character, script, search, overwriteConfirmation, deleteConfirmation
    }

    enum Edge: String, NavigationName {
        case splashEnded, albumChosen, characterChosen, searchOpened, recordedAgain, deleteAllTapped
        case overwriteAnswered, deleteAnswered, quickScriptChosen, quickSearchChosen
    }

    static let root = Kind.splash
    static let graph = NavigationGraph<FixtureRoute<Self>>(
        root: .splash,
        nodes: [
            .init(.splash, orientations: .portrait), .init(.browse, orientations: .portrait),
            .init(.character, orientations: .portrait), .init(.script, orientations: .portrait),
            .init(.search, orientations: .portrait), .init(.overwriteConfirmation, .dialog),
            .init(.deleteConfirmation, .dialog),
        ],
        edges: [
            .init(.splashEnded, from: .splash, to: .browse, by: .replaceRoot, on: "content loaded"),
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
            .init(.searchOpened, from: .browse, to: .search, by: .push, on: "search tapped"),
            .init(
                .recordedAgain,
                from: .script,
                to: .overwriteConfirmation,
                by: .dialog(.confirmation),
                on: "record tapped where a recording exists"
            ),
            .init(
                .deleteAllTapped,
                from: .script,
                to: .deleteConfirmation,
                by: .dialog(.confirmation),
                on: "delete all tapped"
            ),
            .init(.overwriteAnswered, from: .overwriteConfirmation, by: .dismiss, on: "answer tapped"),
            .init(.deleteAnswered, from: .deleteConfirmation, by: .dismiss, on: "answer tapped"),
            .init(.quickScriptChosen, origin: .app, to: .script, by: .push, on: "quick action: resume"),
            .init(.quickSearchChosen, origin: .app, to: .search, by: .push, on: "quick action: search"),
        ]
    )
}
