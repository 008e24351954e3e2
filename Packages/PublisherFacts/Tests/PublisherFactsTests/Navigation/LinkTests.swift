import PublisherFacts
import SharedScreens
import SharedLocalization
import SharedMedia
import SharedNavigation
import SharedTesting
import Testing

@MainActor @Suite struct LinkTests {
    private func started() async -> PublisherFactsCoordinator {
        let app = PublisherFactsApp.start()
        await app.navigator.settled()
        return app
    }

    @Test(.proves("KIT-NAV-07")) func everyFactHasALinkThatLeadsThere() async throws {
        let app = await started()
        for fact in try #require(app.library.feed).facts {
            let link = try #require(PublisherFactsRoute.factDetail(fact.id).link)
            #expect(app.open(link: link) == nil)
            #expect(app.navigator.tree.front.route == .factDetail(fact.id))
            #expect(app.navigator.link == link)
        }
        #expect(app.open(link: "publisherfacts://") == nil)
        #expect(app.navigator.tree.entries.map(\.route) == [.factList])
        #expect(app.navigator.link == "publisherfacts://")
    }

    @Test(
        .proves("KIT-NAV-07"),
        arguments: [
            "publisherfacts://facts", "publisherfacts://facts/a/b", "publisherfacts://pictures/1",
        ]
    ) func aLinkToNowhereChangesNothingAndSaysSo(link: String) async throws {
        let app = await started()
        let changes = app.navigator.changes
        let refusal = try #require(app.open(link: link))
        #expect(app.navigator.changes == changes)
        for (language, text) in [
            ("en", "This link can’t be opened"), ("pl", "Nie można otworzyć tego linku"),
        ] {
            let localizer = Localizer(tables: PublisherFactsApp.tables(), language: LanguageTag(language))
            #expect(localizer.string(refusal.message).hasPrefix(text))
            #expect(!localizer.string(refusal.advice).isEmpty)
        }
    }

    @Test(.proves("KIT-NAV-07")) func aFactThatIsGoneIsSaid() async throws {
        let app = await started()
        let refusal = try #require(app.open(link: "publisherfacts://facts/gone"))
        #expect(refusal == .contentGone && refusal.code == "link.contentGone")
        #expect(app.navigator.tree.entries.count == 1)
    }

    /// After a launch by a link the feed hasn't arrived yet: the page waits for it.
    @Test(.proves("KIT-NAV-07")) func aLinkThatComesBeforeTheFeedOpensItsPage() {
        let source = ControlledFeed()
        let app = PublisherFactsApp.start(
            PublisherFactsDependencies(feed: source, images: FolderImageSource.sample())
        )
        #expect(app.open(link: "publisherfacts://facts/12") == nil)
        #expect(app.navigator.tree.front.route == .factDetail(FactID(rawValue: "12")))
    }

    @Test(.proves("KIT-NAV-07")) func aHostileLinkChangesNothingAndSaysWhy() async throws {
        let app = await started()
        let (tree, changes) = (app.navigator.tree, app.navigator.changes)
        let localizers = ["en", "pl"].map {
            Localizer(tables: PublisherFactsApp.tables(), language: LanguageTag($0))
        }
        for hostile in HostileLink.all(scheme: PublisherFactsRoute.linkScheme, place: "facts/1") {
            let refusal = app.open(link: hostile.link)
            #expect(refusal == hostile.failure, "\(hostile)")
            guard let refusal else { continue }
            let messages = localizers.map { $0.string(refusal.message) }
            #expect(Set(messages).count == 2 && !messages.contains(""), "\(hostile)")
            #expect(localizers.allSatisfy { !$0.string(refusal.advice).isEmpty }, "\(hostile)")
        }
        #expect(app.navigator.tree == tree && app.navigator.changes == changes)
    }

    /// A new kind of destination must be added here, or this fails.
    @Test(.proves("KIT-NAV-07")) func everyKindHasALinkOrIsKnownToHaveNone() {
        let problems = LinkInvariants.problems(
            in: PublisherFactsRoute.graph,
            linked: [.factList, .factDetail(FactID(rawValue: "1"))],
            unlinked: [.factShare([])]
        )
        #expect(problems == [])
    }
}
