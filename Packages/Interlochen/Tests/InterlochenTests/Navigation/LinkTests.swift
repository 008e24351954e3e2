import Foundation
import Interlochen
import SharedScreens
import SharedLocalization
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct LinkTests {
    @Test(
        .proves("KIT-NAV-07"),
        arguments: [
            "interlochen://featured", "interlochen://radio", "interlochen://performances",
            "interlochen://extras",
            "interlochen://more", "interlochen://performances/jazz", "interlochen://extras/campus-view",
            "interlochen://content/lake-symphony", "interlochen://content/shoreline",
            "interlochen://content/lake-shore/play",
            "interlochen://pages/camp", "interlochen://search",
        ]
    )
    func everyPlaceHasALinkThatLeadsThere(link: String) async {
        let app = await InterlochenCoordinator.demo()
        #expect(app.open(link: link) == nil)
        #expect(app.navigator.link == link)
        // From deep inside another tab too.
        app.open(link: "interlochen://content/first-solo/play")
        #expect(app.open(link: link) == nil)
        #expect(app.navigator.link == link)
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }

    @Test(
        .proves("KIT-NAV-07"),
        arguments: [
            "interlochen://nowhere", "interlochen://content", "interlochen://content/a/b",
            "interlochen://content/a/play/c",
        ]
    )
    func aLinkToNowhereChangesNothingAndSaysSo(link: String) async throws {
        let app = await InterlochenCoordinator.demo()
        let changes = app.navigator.changes
        let refusal = try #require(app.open(link: link))
        #expect(app.navigator.changes == changes)
        #expect(say(refusal.message).hasPrefix("This link can’t be opened"))
        #expect(say(refusal.message, in: "ar").hasPrefix("لا يمكن فتح هذا الرابط"))
        #expect(!say(refusal.advice).isEmpty && !refusal.isRetryable)
    }

    @Test(
        .proves("KIT-NAV-07"),
        arguments: [
            "interlochen://content/gone", "interlochen://radio/jazz", "interlochen://pages/gone",
            "interlochen://content/gone/play",
        ]
    )
    func whatIsGoneIsSaid(link: String) async throws {
        let app = await InterlochenCoordinator.demo()
        let refusal = try #require(app.open(link: link))
        #expect(refusal.code == "link.contentGone")
        #expect(say(refusal.message) == "What this link leads to isn’t there any more.")
        #expect(app.kinds == [.featured])
    }

    @Test(.proves("KIT-NAV-07")) func aLinkThatComesWhileTheAppLoadsIsFollowedAfterwards() async throws {
        let load = ControlledLoad()
        var dependencies = InterlochenDependencies.ready(SampleSections())
        dependencies.initialLoad = load
        let app = InterlochenApp.start(dependencies)
        #expect(app.open(link: "interlochen://radio") == nil)
        #expect(app.open(link: "interlochen://nowhere") != nil, "what leads nowhere is said at once")
        #expect(app.loading != nil)
        await load.answer(.success(()))
        await app.navigator.settled()
        #expect(app.kinds == [.radio])
    }

    @Test(.proves("KIT-NAV-07")) func aHostileLinkChangesNothingAndSaysWhy() async throws {
        let app = await InterlochenCoordinator.demo()
        let (tree, changes) = (app.navigator.tree, app.navigator.changes)
        for hostile in HostileLink.all(scheme: InterlochenRoute.linkScheme, place: "content/lake-symphony") {
            let refusal = app.open(link: hostile.link)
            #expect(refusal == hostile.failure, "\(hostile)")
            guard let refusal else { continue }
            for language in ["en", "ar"] as [LanguageTag] {
                let message = say(refusal.message, in: language)
                #expect(!message.isEmpty && !say(refusal.advice, in: language).isEmpty, "\(hostile)")
            }
            #expect(say(refusal.message) != say(refusal.message, in: "ar"), "\(hostile)")
        }
        #expect(app.navigator.tree == tree && app.navigator.changes == changes)
    }

    /// Fails until a new kind of route is named here.
    @Test(.proves("KIT-NAV-07")) func everyKindHasALinkOrIsKnownToHaveNone() {
        let content = MediaItemID(rawValue: "lake-symphony")
        let problems = LinkInvariants.problems(
            in: InterlochenRoute.graph,
            linked: [
                .contentDetail(content), .mediaPlayer(content), .webPage(SiteLinkID(rawValue: "camp")),
                .search,
            ]
                + MediaSection.allCases.flatMap { section in
                    [.section(section), .category(CategoryID(rawValue: "jazz"), in: section)]
                },
            unlinked: [.sections, .share([]), .browser(webURL("https://interlochen.com"))]
                + RequestProblem.allCases.map { .problem($0) },
            excused: [.loading: "leads on by itself"]
        )
        #expect(problems == [])
    }
}
