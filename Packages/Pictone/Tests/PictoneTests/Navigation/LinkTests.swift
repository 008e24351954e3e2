import Pictone
import SharedJSON
import SharedCore
import SharedScreens
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct LinkTests {
    private func started(_ source: any CatalogSource = FolderCatalog.sample()) async -> PictoneCoordinator {
        let app = PictoneApp.start(
            PictoneDependencies(catalog: source, images: FolderImageSource.sample(), clock: ManualClock())
        )
        return app
    }

    @Test(.proves("PIC-24")) func everyPlaceHasALinkThatLeadsThere() async throws {
        let app = await started()
        await app.navigator.settled()
        app.splash?.send(.tapped)
        let catalog = try #require(app.library.catalog)
        var routes: [PictoneRoute] = [.search]
        routes += catalog.characters.map { .character($0.id) }
        routes += catalog.albums.flatMap { album in ScriptTab.allCases.map { .script(album.id, $0) } }
        for route in routes {
            let link = try #require(route.link)
            #expect(app.open(link: link) == nil)
            #expect(app.navigator.tree.front.route == route)
            #expect(app.navigator.link == link)
        }
        #expect(app.open(link: "pictone://") == nil)
        #expect(app.navigator.tree.entries.map(\.route) == [.browse])
    }

    @Test(
        .proves("PIC-24"),
        arguments: [
            "pictone://albums", "pictone://albums/blank-map/dance", "pictone://albums/blank-map/summary",
            "pictone://albums/a/b/c", "pictone://search/x", "pictone://splash",
            "pictone://characters/nobody", "pictone://albums/nothing/record",
        ]
    )
    func aLinkToNowhereChangesNothingAndSaysSo(link: String) async throws {
        let app = await started()
        await app.navigator.settled()
        app.splash?.send(.tapped)
        let changes = app.navigator.changes
        let refusal = try #require(app.open(link: link))
        #expect(app.navigator.changes == changes)
        for language in ["en", "sl"] {
            #expect(
                !said(refusal.message, in: language).isEmpty && !said(refusal.advice, in: language).isEmpty
            )
        }
        #expect(said(refusal.message) != said(refusal.message, in: "sl"))
    }

    @Test(.proves("PIC-24", "PIC-01")) func aLinkAtLaunchWaitsForTheSplash() async {
        let app = await started(ControlledCatalog())
        #expect(app.open(link: "pictone://albums/blank-map/record") == nil)
        #expect(app.splash != nil)
        app.splash?.send(.tapped)
        #expect(app.navigator.tree.front.route == .script("blank-map", .record))
        guard case .loading? = app.script?.state.phase else {
            Issue.record("nobody knows yet")
            return
        }
    }

    @Test(.proves("PIC-24")) func theQuickActionsLeadSomewhere() async throws {
        let app = await started()
        #expect(app.quickActions.map(\.icon) == [.search], "before the catalog has come")
        await app.navigator.settled()
        app.splash?.send(.tapped)
        #expect(app.quickActions.map(\.icon) == QuickAction.Icon.allCases)
        #expect(
            app.quickActions.map { said($0.title) } == [
                "Search", "Meet Wren Halloway", "Record “The Blank Map”",
            ]
        )
        for action in app.quickActions {
            #expect(app.open(link: action.link) == nil)
            #expect(app.navigator.link == action.link)
        }
    }

    @Test(.proves("KIT-NAV-07", "PIC-24")) func aHostileLinkChangesNothingAndSaysWhy() async throws {
        let app = await started()
        await app.navigator.settled()
        app.splash?.send(.tapped)
        let (tree, changes) = (app.navigator.tree, app.navigator.changes)
        for hostile in HostileLink.all(scheme: PictoneRoute.linkScheme, place: "search") {
            let refusal = app.open(link: hostile.link)
            #expect(refusal == hostile.failure, "\(hostile)")
            guard let refusal else { continue }
            for language in ["en", "sl"] as [String] {
                let message = said(refusal.message, in: language)
                #expect(!message.isEmpty && !said(refusal.advice, in: language).isEmpty, "\(hostile)")
            }
            #expect(said(refusal.message) != said(refusal.message, in: "sl"), "\(hostile)")
        }
        #expect(app.navigator.tree == tree && app.navigator.changes == changes)
    }

    /// A new kind of destination must be added here, or this fails.
    @Test(.proves("KIT-NAV-07", "PIC-24")) func everyKindHasALinkOrIsKnownToHaveNone() {
        let key = TakeKey(script: "s1", paragraph: "p2")
        let problems = LinkInvariants.problems(
            in: PictoneRoute.graph,
            linked: [.browse, .search, .character("ann")] + ScriptTab.allCases.map { .script("a1", $0) },
            unlinked: [
                .overwriteConfirmation(key), .deleteConfirmation(.one(key)), .deleteConfirmation(.all("s1")),
            ],
            excused: [.splash: "leads on by itself"]
        )
        #expect(problems == [])
    }
}
