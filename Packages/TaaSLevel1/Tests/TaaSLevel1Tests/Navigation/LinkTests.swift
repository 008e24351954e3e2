import SharedScreens
import SharedLocalization
import SharedNavigation
import SharedTesting
import TaaSLevel1
import Testing

@MainActor @Suite struct LinkTests {
    @Test(.proves("KIT-NAV-07")) func everyTabHasALinkThatLeadsThere() async {
        let app = await started()
        for (link, route) in [
            ("taaslevel1://form", .form), ("taaslevel1://images", .images), ("taaslevel1://faq", .faq),
        ] as [(String, TaaSLevel1Route)] {
            #expect(app.open(link: link) == nil)
            #expect(app.front == route)
            #expect(app.navigator.link == link)
        }
        app.tap(.images)
        #expect(app.open(link: "taaslevel1://") == nil)
        #expect(app.front == .faq)
    }

    @Test(.proves("KIT-NAV-07")) func aLinkClosesWhatLiesOverTheTabs() async {
        let app = await started()
        app.faq?.send(.shareTapped)
        #expect(app.front == .screenshot)
        app.open(link: "taaslevel1://form")
        #expect(app.front == .form)
        #expect(NavigationInvariants.problems(of: app.navigator) == [])
    }

    @Test(
        .proves("KIT-NAV-07"),
        arguments: [
            "taaslevel1://home", "taaslevel1://faq/1", "taaslevel1://share",
        ]
    ) func aLinkToNowhereChangesNothingAndSaysSo(link: String) async throws {
        let app = await started()
        let changes = app.navigator.changes
        let refusal = try #require(app.open(link: link))
        #expect(app.navigator.changes == changes)
        for (language, text) in [("en", "This link can’t be opened"), ("cs", "Tento odkaz nelze otevřít")] {
            let localizer = Localizer(tables: TaaSLevel1App.tables(), language: LanguageTag(language))
            #expect(localizer.string(refusal.message).hasPrefix(text))
            #expect(!localizer.string(refusal.advice).isEmpty)
        }
    }

    @Test(.proves("KIT-NAV-07")) func aHostileLinkChangesNothingAndSaysWhy() async throws {
        let app = await started()
        let (tree, changes) = (app.navigator.tree, app.navigator.changes)
        let localizers = ["en", "cs"].map {
            Localizer(tables: TaaSLevel1App.tables(), language: LanguageTag($0))
        }
        for hostile in HostileLink.all(scheme: TaaSLevel1Route.linkScheme, place: "faq") {
            let refusal = app.open(link: hostile.link)
            #expect(refusal == hostile.failure, "\(hostile)")
            guard let refusal else { continue }
            let messages = localizers.map { $0.string(refusal.message) }
            #expect(Set(messages).count == 2 && !messages.contains(""), "\(hostile)")
            #expect(localizers.allSatisfy { !$0.string(refusal.advice).isEmpty }, "\(hostile)")
        }
        #expect(app.navigator.tree == tree && app.navigator.changes == changes)
    }

    /// Fails until a new kind of route is named here.
    @Test(.proves("KIT-NAV-07")) func everyKindHasALinkOrIsKnownToHaveNone() {
        let problems = LinkInvariants.problems(
            in: TaaSLevel1Route.graph,
            linked: [.faq, .images, .form],
            unlinked: [
                .home, .screenshot, .share([]), .shareFailed(.noScreenshot), .imagePicker,
                .imageRefused(.noPicker), .actionCompleted, .emailSent(to: "ann@example.org"),
            ] + MailError.allCases.map { .emailFailed($0) }
        )
        #expect(problems == [])
    }
}
