import SharedLinks
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
            "taaslevel1://home", "taaslevel1://faq/1", "taaslevel1://share", "https://faq", "",
            "taaslevel1://%00",
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
}
