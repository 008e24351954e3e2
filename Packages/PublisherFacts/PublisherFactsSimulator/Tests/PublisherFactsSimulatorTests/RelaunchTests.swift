import Foundation
import PublisherFacts
import SharedNavigation
import SharedRestoration
import SharedStorage
import SharedTesting
import SimulatorTesting
import Testing

private let simulator = "PublisherFactsSimulator"

/// The real process, served, killed with SIGKILL and started again.
@Suite(.needsExecutable(simulator))
struct RelaunchTests {
    private typealias Archive = NavigationArchive<PublisherFactsRoute, PublisherFactsDraft>

    @Test(.proves("KIT-NAV-07", "KIT-NAV-08")) func afterAKillThePageThatWasOpenIsOpen() async throws {
        let facts = try await EmbeddedFactFeed().load().feed.facts
        let fact = try #require(facts.last { $0.text != nil && $0.title != nil })
        let link = try #require(PublisherFactsRoute.factDetail(fact.id).link)
        try await ServedSimulator.run(simulator) { served in
            let archive = Archive(store: FileStore(folder: served.folder))
            #expect(await served.page.open(link: "publisherfacts://facts/../x") != nil)
            #expect(await served.page.open(link: link) != nil)
            // What is on screen is written while the process goes on; from then on a kill loses nothing.
            let detail = PublisherFactsRoute.factDetail(fact.id)
            #expect(await served.becomes { archive.load().saved?.tree.front.route == detail })
            #expect(await served.relaunch()?.contains("data-kind=\"factDetail\"") == true)
            #expect(archive.load().saved?.tree.entries.map(\.route) == [.factList, detail])
            #expect(await served.end() == 0)
            // A file that was cut starts fresh.
            let file = served.folder.appending(path: "navigation")
            try Data(contentsOf: file).dropLast(9).write(to: file)
            guard case (nil, .damaged) = archive.load() else {
                Issue.record("a cut file was restored")
                return
            }
        }
    }

    @Test(.proves("KIT-NAV-08", "PUB-17")) func afterAKillTheSearchAndThePlaceInTheListAreThere() async throws
    {
        let feed = try await EmbeddedFactFeed().load().feed
        try await ServedSimulator.run(simulator) { served in
            let (archive, page) = (Archive(store: FileStore(folder: served.folder)), served.page)
            let list = try #require(await served.waitFor { archive.load().saved?.tree.front.id.rawValue })
            func draft() -> PublisherFactsDraft? { archive.load().saved?.drafts.first?.draft }
            func place() -> FactPlace? { if case .list(_, let place?)? = draft() { place } else { nil } }
            // The list can be scrolled as soon as it is drawn.
            #expect(await served.becomes { await page.html()?.contains("data-scrolled=\"facts\"") == true })
            #expect(await page.act(FactListAction.searchTyped("a"), in: list) != nil)
            #expect(await served.becomes { await page.html()?.contains("value=\"a\"") == true })
            #expect(await page.scroll("facts", to: 700, in: list) != nil)
            let kept = try #require(await served.waitFor { place() })
            #expect(feed.fact(kept.fact) != nil)
            #expect(await served.relaunch() != nil)
            // The list is scrolled there as soon as the search has found it again.
            let wish = await served.waitFor {
                await page.html()?.firstMatch(of: /data-scroll-to="\d+;([0-9.]+)"/).flatMap { Double($0.1) }
            }
            #expect(try #require(wish) > 300)
            let drawn = try #require(await page.html())
            #expect(drawn.contains("value=\"a\""), "what was typed stands in the field")
            #expect(drawn.contains(kept.fact.rawValue), "the fact that was at the top is drawn again")
            guard case .list("a", _?)? = draft() else {
                Issue.record("\(String(describing: draft()))")
                return
            }
            #expect(await served.end() == 0)
        }
    }
}
