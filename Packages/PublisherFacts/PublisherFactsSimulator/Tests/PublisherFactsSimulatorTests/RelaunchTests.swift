import Foundation
import PublisherFacts
import SharedNavigation
import SharedScreens
import SharedStorage
import SharedTesting
import SimulatorTesting
import Testing

private let simulator = "PublisherFactsSimulator"

/// The real process, served, killed with SIGKILL and started again.
@Suite(.needsExecutable(simulator), .daily("starts and kills processes"))
struct RelaunchTests {
    private typealias Archive = NavigationArchive<PublisherFactsRoute, PublisherFactsDraft>

    @Test(.proves("KIT-NAV-07", "KIT-NAV-08")) func afterAKillThePageThatWasOpenIsOpen() async throws {
        let facts = try await SampleFactFeed().load().feed.facts
        let fact = try #require(facts.last { $0.text != nil && $0.title != nil })
        let link = try #require(PublisherFactsRoute.factDetail(fact.id).link)
        try await ServedSimulator.run(simulator) { served in
            let archive = Archive(store: FileStore(folder: served.folder))
            #expect(await served.page.open(link: "publisherfacts://facts/../x") != nil)
            #expect(await served.page.open(link: link) != nil)
            // The screens are saved while the process goes on; from then on a kill loses nothing.
            let detail = PublisherFactsRoute.factDetail(fact.id)
            #expect(await served.becomes { archive.load().saved?.tree.front.route == detail })
            #expect(await served.relaunch()?.contains("data-kind=\"factDetail\"") == true)
            #expect(archive.load().saved?.tree.entries.map(\.route) == [.factList, detail])
            #expect(await served.end() == 0)
            // A truncated file leads to a fresh start.
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
        let feed = try await SampleFactFeed().load().feed
        try await ServedSimulator.run(simulator) { served in
            let (archive, page) = (Archive(store: FileStore(folder: served.folder)), served.page)
            let list = try #require(await served.waitFor { archive.load().saved?.tree.front.id.rawValue })
            func draft() -> PublisherFactsDraft? { archive.load().saved?.drafts.first?.draft }
            func place() -> FactPosition? { if case .list(_, let place?)? = draft() { place } else { nil } }
            // The list can be scrolled as soon as it is drawn.
            #expect(await served.becomes { await page.html()?.contains("data-scrolled=\"facts\"") == true })
            #expect(await page.act(FactListAction.searchTyped("a"), in: list) != nil)
            #expect(await served.becomes { await page.html()?.contains("value=\"a\"") == true })
            #expect(await page.scroll("facts", to: 700, in: list) != nil)
            let kept = try #require(await served.waitFor { place() })
            #expect(feed.fact(kept.fact) != nil)
            #expect(await served.relaunch() != nil)
            // The list scrolls to the same position as soon as the search has ended.
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

    /// The saved states that can't be restored.
    enum Unusable: CaseIterable {
        case cutInHalf, oneByteChanged, ofAnOlderSchema
    }

    @Test(.proves("KIT-NAV-08", "KIT-STORE-01"), arguments: Unusable.allCases)
    func afterAKillWithAFileThatCantBeRestoredTheListIsFreshAndTheReportInTheLog(kind: Unusable) async throws
    {
        let facts = try await SampleFactFeed().load().feed.facts
        let fact = try #require(facts.last { $0.text != nil && $0.title != nil })
        let detail = PublisherFactsRoute.factDetail(fact.id)
        let link = try #require(detail.link)
        try await ServedSimulator.run(simulator) { served in
            let (store, page) = (FileStore(folder: served.folder), served.page)
            let archive = Archive(store: store)
            // The state is saved whenever the list's layout changes, so all its images must load first. Once
            // the page's own image is there too, nothing is saved any more.
            let (loaded, waiting) = ("data-identifier=\"summary\"", "class=\"shimmer\"")
            #expect(
                await served.becomes {
                    guard let html = await page.html() else { return false }
                    return html.contains(loaded) && html.contains("src=\"media/") && !html.contains(waiting)
                }
            )
            #expect(await page.open(link: link) != nil)
            #expect(
                await served.becomes {
                    await page.html()?.contains("src=\"media/\(fact.id.rawValue)\"") == true
                }
            )
            let saved = try #require(
                await served.waitFor {
                    archive.load().saved.flatMap { $0.tree.front.route == detail ? $0 : nil }
                }
            )
            let file = served.folder.appending(path: "navigation")
            var bytes = try Data(contentsOf: file)
            switch kind {
            case .cutInHalf: bytes.removeLast(bytes.count / 2)
            case .oneByteChanged: bytes[bytes.count / 2] ^= 1
            case .ofAnOlderSchema:
                try store.save(saved, as: "navigation", schema: 0)
                bytes = try Data(contentsOf: file)
            }
            try bytes.write(to: file)

            let fresh = try #require(await served.relaunch())
            #expect(await page.entry("factList") != nil)
            #expect(await page.entry("factDetail") == nil, "the page that was open is not")
            #expect(
                await served.becomes { await page.html()?.contains("data-identifier=\"summary\"") == true }
            )
            let aside = try store.names().filter { $0.hasPrefix("navigation.damaged-") }
            let report = fresh.firstMatch(of: /simulator\.stateLoaded<\/b><span>report=([^<]*)</).map {
                String($0.1)
            }
            if kind == .ofAnOlderSchema {
                #expect(report == "otherSchema(0)")
                #expect(aside == [])
            } else {
                #expect(aside.count == 1)
                let name = try #require(aside.first)
                #expect(report == "damaged(setAside: &quot;\(name)&quot;)")
                #expect(try Data(contentsOf: served.folder.appending(path: name)) == bytes, "nothing is lost")
            }
            // The current screens are saved as usual.
            #expect(await served.becomes { archive.load().saved?.tree.entries.map(\.route) == [.factList] })
            #expect(await served.end() == 0)
        }
    }
}
