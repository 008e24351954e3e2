import Interlochen
import SharedNavigation
import SharedScreens
import SharedStorage
import SharedTesting
import SimulatorTesting
import Testing

private let simulator = "InterlochenSimulator"

/// The real process, served, killed with SIGKILL and started again.
@Suite(.needsExecutable(simulator), .daily("starts and kills processes"))
struct RelaunchTests {
    private typealias Archive = NavigationArchive<InterlochenRoute, InterlochenDraft>

    @Test(.proves("INT-01", "INT-16", "KIT-NAV-07", "KIT-NAV-08"))
    func aLinkWaitsForTheLoadAndItsPageIsOpenAfterAKill() async throws {
        try await ServedSimulator.run(simulator, options: ["--speed=100"]) { served in
            let archive = Archive(store: FileStore(folder: served.folder))
            // While the app loads, which takes three seconds, the link waits.
            #expect(await served.page.open(link: "interlochen://content/first-solo") != nil)
            let detail = InterlochenRoute.contentDetail(MediaItemID(rawValue: "first-solo"))
            #expect(
                await served.becomes(questions: 20_000) { archive.load().saved?.tree.front.route == detail }
            )
            let page = try #require(await served.relaunch(), "it dies without an answer and comes back")
            #expect(page.contains("data-kind=\"contentDetail\"") && !page.contains("data-kind=\"loading\""))
            #expect(archive.load().saved?.tree.front.route == detail)
            // The text comes with the section that holds it; back leads to the screen before it.
            #expect(await served.becomes { await served.page.html()?.contains("First Solo") == true })
            let entry = try #require(await served.page.entry("contentDetail"))
            #expect(await served.page.send("{\"back\":\(entry)}") != nil)
            #expect(await served.page.entry("contentDetail") == nil)
            #expect(await served.end() == 0)
        }
    }

    @Test(.proves("INT-24", "KIT-NAV-08")) func afterAKillTheSearchFindsWhatWasTyped() async throws {
        try await ServedSimulator.run(simulator, options: ["--speed=100"]) { served in
            let archive = Archive(store: FileStore(folder: served.folder))
            #expect(await served.page.open(link: "interlochen://search") != nil)
            let search = try #require(
                await served.waitFor(questions: 20_000) { await served.page.entry("search") }
            )
            #expect(await served.page.act(SearchAction.queryTyped("LAKE"), in: search) != nil)
            let drafts = [InterlochenDraft.search("LAKE")]
            #expect(await served.becomes { archive.load().saved?.drafts.map(\.draft) == drafts })
            #expect(await served.relaunch() != nil, "it dies without an answer and comes back")
            let found = try #require(
                await served.waitFor {
                    await served.page.html().flatMap { $0.contains("Lake Shore") ? $0 : nil }
                }
            )
            #expect(found.contains("value=\"LAKE\"") && found.contains("data-kind=\"search\""))
            #expect(archive.load().saved?.drafts.map(\.draft) == drafts)
            #expect(await served.end() == 0)
        }
    }

    @Test(.proves("INT-03", "INT-04")) func theModeThatItWasStartedInOutlivesAKill() async throws {
        try await ServedSimulator.run(simulator, options: ["--prototype=off", "--speed=100"]) { served in
            let empty = "Nothing here yet"
            #expect(
                await served.becomes(questions: 20_000) { await served.page.html()?.contains(empty) == true }
            )
            #expect(await served.relaunch() != nil, "it dies without an answer and comes back")
            #expect(await served.becomes { await served.page.html()?.contains(empty) == true })
            #expect(await served.end() == 0)
        }
    }
}
